import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { handOverTimes } from "#domain/menu/delivery-place.ts";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { deadlineText, momentText } from "#domain/schedule/date-text.ts";
import { handOverLine } from "#domain/schedule/hand-over-texts.ts";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import { useOrderPageTexts } from "#site/language/order-page-texts.ts";
import type { OrderTexts } from "#site/language/order-texts-he.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { wholeDates } from "#site/language/whole-dates.ts";
import { useOrderStore } from "#site/order-state/order-context.tsx";
import { type OrderKey, orderOfPath, orderPath } from "#site/order-state/order-path.ts";
import { afterChange } from "#site/order-state/was-changed.ts";
import { CalendarLinks } from "#site/parts/calendar-links.tsx";
import { handoverPlace } from "#site/parts/handover-place.ts";
import { MyOrdersLink } from "#site/parts/my-orders-link.tsx";
import { orderSeen } from "#site/parts/order-seen.ts";
import { ShopContact } from "#site/parts/shop-contact.tsx";
import type { ShownOrder } from "#site/parts/shown-order.ts";
import { Loading } from "#web/ui/loading.tsx";
import { PhoneLink } from "#web/ui/phone-link.tsx";
import { State } from "#web/ui/state.tsx";
import { TextPage, TextSection } from "#web/ui/text-page.tsx";
import { TryAgainButton } from "#web/ui/try-again-button.tsx";
import { useCancelling } from "./cancel-order.ts";
import { KeepDetails } from "./keep-details.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderPayment, OrderSumsTable } from "./order-money.tsx";
import { OrderNote } from "./order-note.tsx";
import { PlacedDishes } from "./placed-dishes.tsx";
import { useKeepInMyOrders } from "./use-keep-in-my-orders.ts";
import { usePlacedOrder } from "./use-placed-order.ts";

/** The customer's own page of a placed order, at the address that only the customer has. */
export function PlacedOrderPage() {
  const messages = useMessages();
  const texts = useOrderPageTexts();
  const [path] = useLocation();
  const opens = orderOfPath(path);
  // While another page is loading, the address is that page's already.
  if (opens === null) return null;
  return (
    <TextPage heading={texts.order(opens.number)}>
      <Suspense fallback={<Loading texts={messages} />}>
        <OrderOfPage opens={opens} />
      </Suspense>
      <MyOrdersLink />
    </TextPage>
  );
}

function OrderOfPage({ opens }: { readonly opens: OrderKey }) {
  const messages = useMessages();
  const texts = useOrderPageTexts();
  const { order, reload } = usePlacedOrder(opens);
  if (order === undefined) {
    return (
      <Missing title={texts.failed} hint={texts.failedHint}>
        <TryAgainButton look="main" texts={messages} onTry={reload} />
      </Missing>
    );
  }
  if (order === null) return <Missing title={texts.notFound} hint={texts.notFoundHint} />;
  if (order.isErased) return <Missing title={texts.erased} hint={texts.erasedHint} />;
  return <KnownOrder order={order} orderKey={opens.key} />;
}

interface MissingProps {
  readonly title: string;
  readonly hint: string;
  readonly children?: ReactNode;
}

function Missing({ title, hint, children }: MissingProps) {
  return (
    <State drawing="failure" role="alert" title={title}>
      <p>{hint}</p>
      {children}
      <ShopContact />
    </State>
  );
}

interface KnownOrderProps {
  readonly order: ShownOrder;
  readonly orderKey: string;
}

function KnownOrder({ order, orderKey }: KnownOrderProps) {
  const { language } = useLanguage();
  const { checkout, orderSent, note } = useOrderTexts();
  const texts = useOrderPageTexts();
  const { number, week, customerData, handOver, groups, isCancelled } = order;
  const { isBusy, outcome, setCancelled } = useCancelling({ number, key: orderKey });
  const after = useAfterChange();
  useKeepInMyOrders(order, orderKey);
  const store = useOrderStore();
  useEffect(() => orderSeen(store, order, orderKey), [store, order, orderKey]);

  const payment = (
    <TextSection heading={texts.payment}>
      <OrderPayment order={order} />
    </TextSection>
  );
  const deadline = wholeDates(deadlineText(week, order.deadline, language), language);
  return (
    <>
      {outcome === null && after !== null && (
        <OrderNote
          outcome={
            after.wasChanged
              ? { kind: "changed", hasMail: customerData.email !== "" }
              : { kind: "same" }
          }
        />
      )}
      {outcome !== null && <OrderNote outcome={outcome} />}
      {order.balance !== 0 && payment}
      <TextSection heading={texts.whatHappened}>
        <WhatHappened order={order} />
        <dl>
          {handOver !== null && (
            <div>
              <dt>{orderSent[handOverTimes[customerData.orderType]]}</dt>
              <dd suppressHydrationWarning>
                {wholeDates(handOverLine(handOver, language), language)}
                <CalendarLinks page={orderPath({ number, key: orderKey })} />
              </dd>
            </div>
          )}
          <div>
            <dt>{orderSent.week}</dt>
            {/* Servers and phones may write dates differently. */}
            <dd suppressHydrationWarning>{deadline}</dd>
          </div>
          <div>
            <dt>{placeName(order, checkout, orderSent)}</dt>
            <dd>
              <bdi>{handoverPlace(customerData, order).address}</bdi>
            </dd>
          </div>
          {customerData.note !== undefined && (
            <div>
              <dt>{note}</dt>
              <dd>
                <bdi>{customerData.note}</bdi>
              </dd>
            </div>
          )}
        </dl>
        {order.canChange && <p suppressHydrationWarning>{texts.changeable(deadline)}</p>}
        {!order.canChange && !isCancelled && <p>{whyNotChangeable(order, texts)}</p>}
        <OrderActions
          order={order}
          orderKey={orderKey}
          isBusy={isBusy}
          onSetCancelled={(is) => void setCancelled(is)}
        />
      </TextSection>
      {order.balance === 0 && payment}
      <TextSection heading={texts.dishes}>
        <PlacedDishes groups={groups} />
        <OrderSumsTable order={order} />
      </TextSection>
      <TextSection heading={texts.details}>
        <p>
          <bdi>{customerData.name}</bdi>
        </p>
        <p>
          <PhoneLink number={customerData.phoneNumber} />
        </p>
        {customerData.email !== "" && (
          <p>
            <bdi dir="ltr">{customerData.email}</bdi>
          </p>
        )}
        <KeepDetails order={order} />
        <ShopContact />
      </TextSection>
    </>
  );
}

/** What the change did whose sending has led to this page; said once, not after a reload. */
function useAfterChange() {
  const [after] = useState(() =>
    typeof window === "undefined" ? null : afterChange(history.state),
  );
  useEffect(() => {
    if (after !== null) history.replaceState(null, "");
  }, [after]);
  return after;
}

function placeName(
  { customerData, pickupAddress }: ShownOrder,
  checkout: OrderTexts["checkout"],
  orderSent: OrderTexts["orderSent"],
): string {
  if (customerData.orderType === "delivery") return orderSent.deliverTo;
  // The place may not be on the menu anymore; the seller tells where it is then.
  return pickupAddress === "" ? checkout.pickup : orderSent.pickupAt;
}

function whyNotChangeable(
  { itemsMissing, isHandedOver }: ShownOrder,
  texts: ReturnType<typeof useOrderPageTexts>,
): string {
  if (itemsMissing) return texts.itemsMissing;
  return isHandedOver ? texts.noLongerChangeable : texts.closed;
}

/** What has happened to the order, as a plain list. */
function WhatHappened({ order }: { readonly order: ShownOrder }) {
  const { language } = useLanguage();
  const texts = useOrderPageTexts();
  const { received, isCancelled, isPacked, isHandedOver } = order;
  const at = (text: string, moment: number | null) =>
    moment === null ? text : `${text}: ${wholeDates(momentText(moment, language), language)}`;
  const lines = [
    at(texts.received, order.receivedAt),
    order.revision > 0 && at(texts.changed, order.changedAt),
    received > 0 && texts.paid(isolatedPriceText(agorot(received))),
    isPacked && !isCancelled && texts.packed,
    isHandedOver && texts.handedOver,
    isCancelled && at(texts.cancelled, order.cancelledAt),
  ];
  return (
    <ul>
      {lines
        .filter((line) => line !== false)
        .map((line) => (
          // Servers and phones may write dates differently.
          <li key={line} suppressHydrationWarning>
            {line}
          </li>
        ))}
    </ul>
  );
}
