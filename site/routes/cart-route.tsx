import { Suspense, useEffect, useState } from "react";
import { CartPage } from "#site/features/cart/cart-page.tsx";
import { useOrderState, useOrderStore } from "#site/order-state/order-context.tsx";
import { useMenu } from "#site/order-state/use-menu.ts";
import { lazyComponent } from "./lazy-component.tsx";
import { useDishDialog } from "./use-dish-dialog.tsx";

const placeOrderDialog = lazyComponent(
  async () => (await import("#site/features/checkout/place-order-dialog.tsx")).PlaceOrderDialog,
);
const orderSentDialog = lazyComponent(
  async () => (await import("#site/features/checkout/order-sent-dialog.tsx")).OrderSentDialog,
);

/** The cart, editing its dishes, and ordering it. */
export function CartRoute() {
  const store = useOrderStore();
  const sentOrder = useOrderState()?.sentOrder ?? null;
  const { openDish, dialog } = useDishDialog();
  const [isOrdering, setIsOrdering] = useState(false);
  useEffect(() => {
    void placeOrderDialog.preload();
    void orderSentDialog.preload();
  }, []);

  return (
    <>
      <CartPage onEditDish={openDish} onPlaceOrder={() => setIsOrdering(true)} />
      <Suspense fallback={null}>
        <MenuForCart />
      </Suspense>
      {dialog}
      <Suspense fallback={null}>
        {isOrdering && sentOrder === null && (
          <placeOrderDialog.Component
            onCancel={() => setIsOrdering(false)}
            onSent={(order) => {
              setIsOrdering(false);
              store.orderSent(order);
            }}
          />
        )}
        {sentOrder !== null && (
          <orderSentDialog.Component order={sentOrder} onClose={store.clear} />
        )}
      </Suspense>
    </>
  );
}

/** Shows nothing: it loads the menu, so that the cart follows it (specification §3), while the cart is shown already. */
function MenuForCart() {
  useMenu();
  return null;
}
