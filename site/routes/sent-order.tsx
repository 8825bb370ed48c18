import { Suspense } from "react";
import { useOrderState, useOrderStore } from "#site/order-state/order-context.tsx";
import { lazyComponent } from "#web/code-loading/lazy-component.tsx";

const dialog = lazyComponent(
  async () => (await import("#site/features/checkout/order-sent-dialog.tsx")).OrderSentDialog,
);

/** Loads the code of the dialog before an order is sent, because afterwards the connection may be lost. */
export const prefetchSentOrder = dialog.prefetch;

/** The 'Order sent' dialog, on whatever page the customer is when the answer arrives, until it is closed (specification §4). */
export function SentOrder() {
  const store = useOrderStore();
  const order = useOrderState()?.sentOrder ?? null;
  return order === null ? null : (
    <Suspense fallback={null}>
      <dialog.Component order={order} onClose={store.clear} />
    </Suspense>
  );
}
