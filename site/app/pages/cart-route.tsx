import { Suspense, useEffect, useState } from "react";
import { CartPage } from "#site/features/cart/cart-page.tsx";
import { useLanguage } from "#site/language/language-context.tsx";
import { useOrderState, useOrderStore } from "#site/order-state/order-context.tsx";
import { useMenu } from "#site/order-state/use-menu.ts";
import { deliveryPlacesIn } from "#site/parts/delivery-places-in.ts";
import { lazyComponent } from "#web/code-loading/lazy-component.tsx";
import { reloadAfterFailure } from "#web/code-loading/reload-after-failure.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { prefetchSentOrder, useLastOrder } from "./sent-order.tsx";
import { useDishDialog } from "./use-dish-dialog.tsx";

const placeOrderDialog = lazyComponent(
  async () => (await import("#site/features/checkout/place-order-dialog.tsx")).PlaceOrderDialog,
);

/** Only the cart of a placed order needs it. */
const loadGiveUpChange = () =>
  import("#site/order-state/give-up-change.ts").catch(reloadAfterFailure);

/** The cart page with its dialogs: editing a dish and placing the order. */
export function CartRoute() {
  const isSent = useOrderState()?.sentOrder != null;
  const store = useOrderStore();
  const { client } = useGraphql();
  const { shopLanguage: language } = useLanguage();
  const { openDish, dialog } = useDishDialog();
  const { openLastOrder, lastOrderDialog } = useLastOrder();
  const [isOrdering, setIsOrdering] = useState(false);
  useEffect(() => {
    placeOrderDialog.prefetch();
    prefetchSentOrder();
  }, []);
  useEffect(() => {
    void client.prefetch(deliveryPlacesIn[language], {});
  }, [client, language]);

  return (
    <>
      <CartPage
        onEditDish={openDish}
        onShowLastOrder={openLastOrder}
        onGiveUpChange={() =>
          void loadGiveUpChange().then(({ giveUpChange }) => giveUpChange(store, client, language))
        }
        onPlaceOrder={() => placeOrderDialog.whenLoaded(() => setIsOrdering(true))}
      />
      <Suspense fallback={null}>
        <MenuForCart />
      </Suspense>
      {dialog}
      {lastOrderDialog}
      {isOrdering && !isSent && (
        <Suspense fallback={null}>
          <placeOrderDialog.Component onClose={() => setIsOrdering(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Renders nothing. Loads the menu, from which the cart is resolved (specification §3), while the cart is already shown. */
function MenuForCart() {
  useMenu();
  return null;
}
