import { Suspense } from "react";
import { useOrderState, useOrderStore } from "#site/order-state/order-context.tsx";
import { lazyComponent } from "#web/code-loading/lazy-component.tsx";

const dialog = lazyComponent(
  async () => (await import("#site/features/checkout/order-sent-dialog.tsx")).OrderSentDialog,
);

/** Loads the dialog before an order is sent: afterwards the line may be gone. */
export const prefetchSentOrder = dialog.prefetch;

/** 'Order sent', on whatever page the customer is when the answer comes, until it is closed (specification §4). */
export function SentOrder() {
  const store = useOrderStore();
  const order = useOrderState()?.sentOrder ?? null;
  return order === null ? null : (
    <Suspense fallback={null}>
      <dialog.Component order={order} onClose={store.clear} />
    </Suspense>
  );
}
