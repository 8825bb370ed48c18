import { Suspense, useState } from "react";
import { priceCart, priceOrder } from "#domain/cart/price-cart.ts";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import { stripPositions } from "#domain/order/strip-positions.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { useOrderStore } from "#site/order-state/order-context.tsx";
import type { SentOrder } from "#site/order-state/order-state.ts";
import { useReloadMenu } from "#site/order-state/use-menu.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { PlaceOrderForm } from "./place-order-form.tsx";
import { concernsCart, type SendOutcome, sendOrder } from "./send-order.ts";
import { SendOutcomeNote } from "./send-outcome-note.tsx";
import { useReloadDeliveryPlaces } from "./use-delivery-places.ts";

interface PlaceOrderDialogProps {
  readonly onCancel: () => void;
  readonly onSent: (order: SentOrder) => void;
}

type Sending =
  | { readonly kind: "idle" }
  | { readonly kind: "sending"; readonly isSlow: boolean }
  | { readonly kind: "not-sent"; readonly outcome: Exclude<SendOutcome, { kind: "sent" }> };

/** The dialog with the place-order form (specification §2, §4); sends the order. */
export function PlaceOrderDialog({ onCancel, onSent }: PlaceOrderDialogProps) {
  const messages = useMessages();
  const store = useOrderStore();
  const { execute } = useGraphql();
  const reloadMenu = useReloadMenu();
  const reloadPlaces = useReloadDeliveryPlaces();
  const [sending, setSending] = useState<Sending>({ kind: "idle" });

  const send = async (customerData: CustomerData, pickupAddress: string) => {
    if (sending.kind === "sending") return;
    setSending({ kind: "sending", isSlow: false });
    store.saveCustomerData(customerData);
    const { allOrders, orderKey } = store.state();
    const order = {
      customerData,
      allOrders: stripPositions(allOrders),
      totalPrice: priceCart(allOrders),
    };
    const outcome = await sendOrder(execute, order, orderKey ?? "", () =>
      setSending({ kind: "sending", isSlow: true }),
    );
    if (outcome.kind === "sent") {
      const { number, week } = outcome;
      onSent({ number, orderTotal: priceOrder(order), week, pickupAddress });
      return;
    }
    if (outcome.kind === "refused") await Promise.all([reloadMenu(), reloadPlaces()]);
    setSending({ kind: "not-sent", outcome });
  };

  return (
    <Dialog
      title={messages.checkout.title}
      size="sheet"
      onCancel={() => {
        // While the order is being sent the dialog stays open: closing it would only hide the outcome.
        if (sending.kind !== "sending") onCancel();
      }}
    >
      <Suspense fallback={<p role="status">{messages.checkout.placesLoading}</p>}>
        <PlaceOrderForm
          isSending={sending.kind === "sending"}
          mustReviewCart={sending.kind === "not-sent" && concernsCart(sending.outcome)}
          onCancel={onCancel}
          onSubmit={(customerData, pickupAddress) => void send(customerData, pickupAddress)}
        >
          {sending.kind === "sending" && (
            <p role="status">
              {sending.isSlow ? messages.checkout.stillTrying : messages.checkout.sending}
            </p>
          )}
          {sending.kind === "not-sent" && (
            <SendOutcomeNote outcome={sending.outcome} onSendAsNew={store.renewOrderKey} />
          )}
        </PlaceOrderForm>
      </Suspense>
    </Dialog>
  );
}
