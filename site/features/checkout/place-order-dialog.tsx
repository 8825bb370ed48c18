import { Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "wouter";
import { placedOrderDocument } from "#contract/generated/placed-order-operations.ts";
import type { WireRefusal } from "#contract/wire/refusal.ts";
import { changesToSee } from "#domain/cart/cart-change.ts";
import { priceCart, priceOrder } from "#domain/cart/price-cart.ts";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import { stripPositions } from "#domain/order/strip-positions.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { lowerToLeft } from "#site/order-state/lower-to-left.ts";
import { rememberDetails } from "#site/order-state/my-details.ts";
import { dishNamesOf, rememberOrder } from "#site/order-state/my-orders.ts";
import { useOrderState, useOrderStore } from "#site/order-state/order-context.tsx";
import { type OrderKey, orderOfPath, orderPath } from "#site/order-state/order-path.ts";
import { changeSent, orderSent } from "#site/order-state/order-sent.ts";
import type {
  CartState,
  FormDraft,
  HandoverPlace,
  OrderBeingChanged,
  SentOrder,
} from "#site/order-state/order-state.ts";
import {
  availabilityAfterRefusal,
  soldOutByRefusals,
  useFollowedAvailability,
} from "#site/order-state/reload-availability.ts";
import { useReloadMenu } from "#site/order-state/use-menu.ts";
import { useOrdersLeft } from "#site/order-state/use-orders-left.ts";
import type { AfterChange } from "#site/order-state/was-changed.ts";
import { changeable, readShownOrder } from "#site/parts/shown-order.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { PlaceOrderForm } from "./place-order-form.tsx";
import { concernsCart, type OrderOutcome, sendOrder, type WaitReason } from "./send-order.ts";
import { SendOutcomeNote } from "./send-outcome-note.tsx";
import { useReloadDeliveryPlaces } from "./use-delivery-places.ts";
import { useSeenWeek } from "./use-seen-week.ts";
import { useSendingTexts } from "./use-sending-texts.ts";

type Sending =
  | { readonly kind: "idle" }
  | { readonly kind: "sending"; readonly waitReason: WaitReason | null }
  | {
      readonly kind: "not-sent";
      readonly outcome: Exclude<OrderOutcome, { kind: "sent" | "changed" }>;
    };

/** The dialog with the place-order form (specification §2, §4); sends the order. The customer may leave it at any time. */
export function PlaceOrderDialog({ onClose }: { readonly onClose: () => void }) {
  const { checkout } = useOrderTexts();
  const store = useOrderStore();
  const orderState = useOrderState();
  const changed = orderState?.changedOrder ?? null;
  const say = useSendingTexts(changed !== null);
  const [, navigate] = useLocation();
  const { client, execute } = useGraphql();
  const { shopLanguage: language } = useLanguage();
  const reloadMenu = useReloadMenu();
  const reloadPlaces = useReloadDeliveryPlaces();
  useFollowedAvailability();
  const { opensAgain } = useOrdersLeft();
  const [sending, setSending] = useState<Sending>({ kind: "idle" });
  const [timesForgotten, setTimesForgotten] = useState(0);
  const leaving = useRef<AbortController>(null);
  const { seenWeek, shownWeek, agree, weekChanged, reloadWeek } = useSeenWeek();

  const send = async (customerData: CustomerData, place: HandoverPlace) => {
    if (sending.kind === "sending") return;
    setSending({ kind: "sending", waitReason: null });
    leaving.current = new AbortController();
    store.saveCustomerData(customerData);
    const sent = store.state();
    const { cart, orderKey, isInDoubt, changedOrder } = sent;
    const isSameCart = () => store.state().orderKey === orderKey;
    // From here on an order may exist or be changed, whatever happens to this page.
    store.setInDoubt(true);
    const order = {
      customerData,
      groups: stripPositions(cart),
      totalPrice: priceCart(cart),
    };
    const outcome = await sendOrder(execute, order, orderKey ?? "", {
      changed: changedOrder,
      week: seenWeek,
      wasInDoubt: isInDoubt,
      leaving: leaving.current.signal,
      onWaiting: (waitReason) => setSending({ kind: "sending", waitReason }),
    });
    if (outcome.kind === "sent") {
      const { kind: _, ...placed } = outcome;
      onClose();
      // Unless the customer has them forgotten meanwhile.
      if (sent.formDraft !== null && store.state().formDraft !== null)
        rememberDetails(sent.formDraft);
      const { formDraft } = store.state();
      if (formDraft !== null && formDraft["note"] === sent.formDraft?.["note"])
        store.keepFormDraft(withoutNote(formDraft));
      const { email } = customerData;
      showSent({ ...placed, orderTotal: priceOrder(order), place, email }, sent);
      return;
    }
    if (outcome.kind === "changed") {
      if (changedOrder !== null) showChanged(changedOrder, outcome);
      if (isSameCart()) await changeSent(store, cart, changeable(readShownOrder(outcome.order)));
      return;
    }
    if (isSameCart()) store.setInDoubt(isInDoubtAfter(outcome, isInDoubt));
    if (outcome.kind === "week-changed" || outcome.kind === "not-open") reloadWeek();
    // The form comes to rest whatever else the server answers.
    if (outcome.kind === "refused")
      await afterRefusal(outcome.refusals, changedOrder).catch((error: unknown) =>
        console.error("the menu was not loaded again", error),
      );
    setSending({ kind: "not-sent", outcome });
  };

  const afterRefusal = (refusals: readonly WireRefusal[], ofChange: OrderBeingChanged | null) =>
    Promise.all([
      reloadMenu(),
      reloadPlaces(),
      // What a placed order may have is not what is left for others.
      ofChange === null && availabilityAfterRefusal(client, language, refusals),
    ]);

  const showSent = (order: SentOrder, sent: Pick<CartState, "cart" | "orderKey">) => {
    orderSent(store, order, sent);
    const opens = orderOfPath(order.page ?? "");
    if (opens !== null && order.week !== null)
      rememberOrder({
        ...opens,
        week: order.week,
        orderTotal: order.orderTotal,
        comesOn: order.handOver?.date ?? null,
        dishes: dishNamesOf(sent.cart),
        isCancelled: false,
      });
  };

  /** Leads to the page of the order. It takes the place of the dialog's history entry, so that Back leads to the cart. */
  const showChanged = (
    { number, key }: OrderKey,
    { isNew, order }: Extract<OrderOutcome, { kind: "changed" }>,
  ) => {
    client.keep(placedOrderDocument, { number, key, language }, { order });
    navigate(orderPath({ number, key }), {
      replace: leaving.current?.signal.aborted !== true,
      state: { wasChanged: isNew } satisfies AfterChange,
    });
  };

  // An order that is changed keeps its week, and one that may have been placed has it already.
  const mayAsk = sending.kind === "idle" && changed === null && !store.state().isInDoubt;
  const ownOutcome = mayAsk ? weekChanged : null;
  const outcome = sending.kind === "not-sent" ? sending.outcome : ownOutcome;

  const close = () => {
    leaving.current?.abort();
    onClose();
  };

  const next =
    sending.kind === "not-sent" && concernsCart(sending.outcome)
      ? "review-cart"
      : outcome?.kind === "week-changed"
        ? "answer-week"
        : "send";

  /** Rendered synchronously: the focus moves on at once. What else was refused is looked at in the cart. */
  const lower = (refusals: readonly WireRefusal[]) => {
    const told = soldOutByRefusals(refusals);
    lowerToLeft(store, told);
    if (told.length < refusals.length || store.state().cart.length === 0) close();
    else flushSync(() => setSending({ kind: "idle" }));
  };

  return (
    <Dialog title={checkout.title} size="sheet" onCancel={close}>
      <Suspense fallback={<p role="status">{checkout.placesLoading}</p>}>
        <PlaceOrderForm
          isSending={sending.kind === "sending"}
          next={next}
          week={shownWeek}
          key={timesForgotten}
          onCancel={close}
          onForgotten={() => setTimesForgotten(timesForgotten + 1)}
          onSubmit={(customerData, place) => void send(customerData, place)}
        >
          {sending.kind === "sending" && (
            <>
              <p role="status">
                {sending.waitReason === null ? say.sending : say.waiting[sending.waitReason]}
              </p>
              {sending.waitReason !== null && <p>{say.mayLeave}</p>}
            </>
          )}
          {outcome !== null && (
            <SendOutcomeNote
              outcome={outcome}
              changed={changed}
              opensAgain={opensAgain}
              hasCartChanged={
                orderState !== null && changesToSee(orderState.changes, orderState.cart).length > 0
              }
              onSendAsNew={store.renewOrderKey}
              onAgreeToWeek={agree}
              onLower={lower}
              onKeepEarlier={(earlier) => {
                close();
                const { orderKey } = store.state();
                showSent({ ...earlier, place: null }, { cart: [], orderKey });
              }}
            />
          )}
        </PlaceOrderForm>
      </Suspense>
    </Dialog>
  );
}

/** What is typed stays for the next order, except for what was said about this one. */
function withoutNote({ note: _, ...draft }: FormDraft): FormDraft {
  return draft;
}

/** Outcomes that say nothing about earlier attempts leave the doubt about those as it was. */
function isInDoubtAfter(outcome: OrderOutcome, before: boolean): boolean {
  const isSettled = ["refused", "week-changed", "not-open"].includes(outcome.kind);
  // Why a placed order was not changed: the server has looked up the key of the change.
  if (isSettled || outcome.kind.startsWith("order-")) return false;
  if (outcome.kind === "key-reused" && outcome.earlier === "cancelled") return false;
  return before || outcome.kind === "unknown" || outcome.kind === "key-reused";
}
