import { Suspense, useCallback, useEffect, useState } from "react";
import type { DishIdentity } from "#domain/cart/change-cart.ts";
import { lazyComponent } from "#web/code-loading/lazy-component.tsx";

const dishDialog = lazyComponent(
  async () => (await import("#site/features/dish/dish-dialog.tsx")).DishDialog,
);

/** The dish modal, for the menu and the cart. Its code is prefetched after the first render. */
export function useDishDialog() {
  const [dish, setDish] = useState<DishIdentity | null>();
  useEffect(() => dishDialog.prefetch(), []);
  const openDish = useCallback(
    (identity: DishIdentity) => dishDialog.whenLoaded(() => setDish(identity)),
    [],
  );
  return {
    openDish,
    // Once a dish has been opened it stays, because it also says that the dish was added.
    dialog: dish !== undefined && (
      <Suspense fallback={null}>
        <dishDialog.Component identity={dish} onClose={() => setDish(null)} />
      </Suspense>
    ),
  };
}
