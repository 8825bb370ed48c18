import { Suspense, useState } from "react";
import { scrollToTop } from "#site/app/shell/scroll-to-top.ts";
import { useOrderState, useOrderStore } from "#site/order-state/order-context.tsx";
import { lazyComponent } from "#web/code-loading/lazy-component.tsx";

const dialog = lazyComponent(
  async () => (await import("#site/features/checkout/order-sent-dialog.tsx")).OrderSentDialog,
);

/** Loads the code of the dialog before an order is sent, because afterward the connection may be lost. */
export const prefetchSentOrder = dialog.prefetch;

/** The 'Order sent' dialog, on whatever page the customer is when the answer arrives, until it is closed (specification §4). */
export function SentOrderPage() {
  const store = useOrderStore();
  const state = useOrderState();
  if (state?.sentOrder == null) return null;
  const close = () => {
    store.clear();
    // The page is another one now, and begins with what was ordered.
    scrollToTop();
  };
  return (
    <Suspense fallback={null}>
      <dialog.Component order={state.sentOrder} cart={state.cart} onClose={close} />
    </Suspense>
  );
}

/** Shows the payment details of the last order again, whose dialog was closed. */
export function useLastOrder() {
  const last = useOrderState()?.lastOrder ?? null;
  const [isOpen, setIsOpen] = useState(false);
  return {
    openLastOrder: () => dialog.whenLoaded(() => setIsOpen(true)),
    lastOrderDialog: isOpen && last !== null && (
      <Suspense fallback={null}>
        <dialog.Component {...last} onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
}
