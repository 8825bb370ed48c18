import { Suspense, useCallback, useEffect, useState } from "react";
import type { DishIdentity } from "#domain/cart/change-cart.ts";
import type { Identified } from "#domain/menu/identified.ts";
import { lazyComponent } from "#web/code-loading/lazy-component.tsx";
import { isEarlyDialogOpen } from "#web/ui/early-dialog.ts";

const dishDialog = lazyComponent(
  async () => (await import("#site/features/dish/dish-dialog.tsx")).DishDialog,
);

/** A dish that a link opens is known by its id only. */
type OpenedDish = DishIdentity | Required<Identified>;

/** The dish modal, for the menu and the cart. Its code is prefetched after the first render. */
export function useDishDialog() {
  const [dish, setDish] = useState<OpenedDish | null>();
  useEffect(() => dishDialog.prefetch(), []);
  const openDish = useCallback((identity: OpenedDish) => {
    const isEarly = isEarlyDialogOpen();
    dishDialog.whenLoaded(() => {
      // The customer may have closed the early dialog meanwhile.
      if (!isEarly || isEarlyDialogOpen()) setDish(identity);
    });
  }, []);
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
