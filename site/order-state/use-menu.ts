import { useEffect, useMemo } from "react";
import { fullMenuDocument } from "#contract/generated/operations.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { useGraphql, useQuery } from "#web/graphql/graphql-context.tsx";
import { loadCartResolver } from "./load-cart-resolver.ts";
import { useOrderState, useOrderStore } from "./order-context.tsx";
import { readMenu } from "./read-menu.ts";

/**
 * The menu in the shown language, or null if it could not be loaded. Suspends until the answer has arrived. Whenever the menu is
 * loaded, the cart is resolved from it again (specification §3).
 */
export function useMenu(): ShownMenu | null {
  const { client } = useGraphql();
  const { shopLanguage: language } = useLanguage();
  const store = useOrderStore();
  const answer = useQuery(fullMenuDocument, { filter: { language } });
  const menu = useMemo(() => (answer.ok ? readMenu(answer.data.fullMenu) : null), [answer]);

  useEffect(() => {
    let isShown = true;
    // Most visits begin with an empty cart, and its code must not delay their first press.
    if (menu !== null && store.state().cart.length > 0) {
      void loadCartResolver().then(({ resolveStoredCart }) =>
        resolveStoredCart(store, client, { menu, language }, () => isShown),
      );
    }
    return () => {
      isShown = false;
    };
  }, [store, client, menu, language]);

  return menu;
}

/**
 * Whether the cart still has the names of the other language, because the menus for the translation are loading or failed to load.
 * Meanwhile no dish may be added, because all names of a cart must be in one language.
 */
export function useIsCartBehind(): boolean {
  const { shopLanguage: language } = useLanguage();
  const state = useOrderState();
  return state !== null && state.cart.length > 0 && state.language !== language;
}

/** Gives a function that loads the menu again, after a failure or because the server has a newer one. It resolves to whether that succeeded. */
export function useReloadMenu(): () => Promise<boolean> {
  const { client } = useGraphql();
  const { shopLanguage: language } = useLanguage();
  return async () => (await client.reload(fullMenuDocument, { filter: { language } })).ok;
}
