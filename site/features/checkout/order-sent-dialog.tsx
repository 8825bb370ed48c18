import { Suspense, useEffect, useState } from "react";
import { Link } from "wouter";
import { placedOrderDocument } from "#contract/generated/placed-order-operations.ts";
import type { Cart } from "#domain/cart/cart.ts";
import { agorot } from "#domain/money/agorot.ts";
import { amountText } from "#domain/money/price-text.ts";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import { usePlacedOrderTexts } from "#site/language/placed-order-texts.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { refreshMyOrder } from "#site/order-state/my-orders.ts";
import { useOrderState, useOrderStore } from "#site/order-state/order-context.tsx";
import { orderOfPath } from "#site/order-state/order-path.ts";
import type { SentOrder } from "#site/order-state/order-state.ts";
import { useShop } from "#site/order-state/use-shop.ts";
import { CalendarLinks } from "#site/parts/calendar-links.tsx";
import { CopiedFacts, Fact } from "#site/parts/copied-facts.tsx";
import { HowToPay } from "#site/parts/how-to-pay.tsx";
import { MyOrdersLink } from "#site/parts/my-orders-link.tsx";
import { myOrderOf, orderSeen } from "#site/parts/order-seen.ts";
import { ShopContact } from "#site/parts/shop-contact.tsx";
import { readShownOrder } from "#site/parts/shown-order.ts";
import { TellWhenOrdersOpen } from "#site/parts/tell-when-orders-open.tsx";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Drawing } from "#web/ui/drawing.tsx";
import { addressesClass, linkClass, Row, Stack } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { shareWithApp } from "#web/ui/share-with-app.ts";
import { type SentOrderNow, useSentOrderFacts } from "./use-sent-order-facts.ts";

interface OrderSentDialogProps {
  readonly order: SentOrder;
  /** What was ordered; empty if it is not known. */
  readonly cart: Cart;
  readonly onClose: () => void;
}

/**
 * Asks the customer to pay the total through the mobile payment app (specification §1). It shows at once what is known of the order,
 * and soon what it is by now.
 */
export function OrderSentDialog({ order, ...given }: OrderSentDialogProps) {
  const { orderSent } = useOrderTexts();
  const placedOrder = usePlacedOrderTexts();
  const { cart, onClose } = useBesideCart(given);
  const now = useOrderNow(order, cart);
  const isCancelled = order.isCancelled === true;
  return (
    <Dialog
      title={isCancelled ? placedOrder.myOrders.cancelled : orderSent.title}
      onCancel={onClose}
      footer={
        <Button look="main" onClick={onClose}>
          {orderSent.close}
        </Button>
      }
    >
      <Stack className={addressesClass}>
        {isCancelled ? <p role="alert">{orderSent.cancelled}</p> : <Thanks email={order.email} />}
        <CopiedFacts>
          <Fact name={orderSent.number} copied={order.number}>
            <bdi dir="ltr">{order.number}</bdi>
          </Fact>
          {!isCancelled && (
            <Fact name={orderSent.total} copied={amountText(now.amount)}>
              <Price amount={now.amount} />
            </Fact>
          )}
        </CopiedFacts>
        {/* Only what follows may suspend; the confirmation itself is shown at once. */}
        <Suspense fallback={!isCancelled && <p>{orderSent.payDefault}</p>}>
          {!isCancelled && <PaymentAndHandover order={order} now={now} />}
          <ShopContact />
          {!isCancelled && <TellWhenOrdersOpen email={order.email} />}
          {order.page !== null && (
            <div>
              {!isCancelled && <p>{placedOrder.pageHint}</p>}
              <Row gap={4} lines={0}>
                <p>
                  <Link href={order.page} className={linkClass} replace onClick={onClose}>
                    {placedOrder.toOrder}
                  </Link>
                </p>
                <MyOrdersLink onLeave={onClose} />
              </Row>
            </div>
          )}
        </Suspense>
      </Stack>
    </Dialog>
  );
}

/** Where the cart has dishes that were chosen since the order was sent, they stay in it when the dialog is closed. */
function useBesideCart(given: Omit<OrderSentDialogProps, "order">) {
  const store = useOrderStore();
  const { sentOrder = null, lastOrder = null } = useOrderState() ?? {};
  if (sentOrder === null || lastOrder?.order.number !== sentOrder.number) return given;
  const onClose = () => store.takeOver({ ...store.state(), sentOrder: null });
  return { cart: lastOrder.cart, onClose };
}

function Thanks({ email }: { readonly email: string | undefined }) {
  const { orderSent } = useOrderTexts();
  return (
    <>
      <Drawing name="success" />
      <p>{orderSent.thanks}</p>
      {email !== undefined && (
        <p>
          {orderSent.confirmationTo}{" "}
          <strong>
            <bdi dir="ltr">{email}</bdi>
          </strong>
        </p>
      )}
    </>
  );
}

/** Reads the order again: the tab then says of it what it is by now. Until then what is owed is the total at which it was sent. */
function useOrderNow({ page, orderTotal }: SentOrder, cart: Cart): SentOrderNow {
  const { client } = useGraphql();
  const { shopLanguage: language } = useLanguage();
  const store = useOrderStore();
  const [told, setTold] = useState<SentOrderNow & Pick<SentOrder, "page">>();
  useEffect(() => {
    const opens = page === null ? null : orderOfPath(page);
    if (opens === null) return;
    const read = async () => {
      const answer = await client.reload(placedOrderDocument, { ...opens, language });
      if (!answer.ok || answer.data.order == null) return;
      const order = readShownOrder(answer.data.order);
      if (order.isErased) return;
      orderSeen(store, order, opens.key);
      refreshMyOrder(myOrderOf(order, opens.key));
      const { balance, payment, groups } = order;
      setTold({ page, amount: agorot(Math.max(0, balance)), link: payment.link, groups });
    };
    read().catch((error: unknown) => console.error("the order cannot be read", error));
  }, [client, store, language, page]);
  return told?.page === page ? told : { amount: orderTotal, link: null, groups: cart };
}

interface SentProps {
  readonly order: SentOrder;
  readonly now: SentOrderNow;
}

/** How the order is paid, and its week and place. */
function PaymentAndHandover({ order, now }: SentProps) {
  const { payment = null } = useShop() ?? {};
  const link = now.link ?? payment?.link ?? null;
  return (
    <>
      {now.amount > 0 && <HowToPay payment={payment && { ...payment, link }} />}
      <Handover order={order} now={{ ...now, link }} />
    </>
  );
}

/** The week and the place of the order. It is shared with another app if the browser can, copied if it then refuses, and saved as a file. */
function Handover({ order, now }: SentProps) {
  const { orderSent } = useOrderTexts();
  const { copying } = useMessages();
  const { shown, text } = useSentOrderFacts(order, now);
  const { number, handOver, page } = order;
  const canShare = (navigator as Partial<Navigator>).share !== undefined;
  const [isRefused, setIsRefused] = useState(false);
  const share = async () => {
    const shared = await shareWithApp({ title: `${orderSent.number} ${number}`, text });
    setIsRefused(shared === "refused");
  };
  return (
    <>
      {shown.map(({ name, value }) => (
        <p key={name}>
          {name}{" "}
          <strong>
            <bdi>{value}</bdi>
          </strong>
        </p>
      ))}
      {handOver !== null && page !== null && <CalendarLinks page={page} />}
      <Row gap={3}>
        {canShare && !isRefused && <Button onClick={() => void share()}>{orderSent.share}</Button>}
        {isRefused && (
          <CopyButton
            texts={{ ...copying, copy: orderSent.copy, copyThis: () => orderSent.copy }}
            name={orderSent.copy}
            text={text}
          />
        )}
        {/* The byte order mark tells editors that the text is UTF-8. */}
        <Button onClick={() => saveFile(`order-${number}.txt`, `\uFEFF${text}`, "text/plain")}>
          {orderSent.save}
        </Button>
      </Row>
    </>
  );
}
