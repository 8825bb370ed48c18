import { reloadAfterFailure } from "#web/code-loading/reload-after-failure.ts";

/** Loads the code that resolves a stored cart from the menu; only a cart with dishes needs it. */
export const loadCartResolver = () => import("./resolve-stored-cart.ts").catch(reloadAfterFailure);
