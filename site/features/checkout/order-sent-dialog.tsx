import { Suspense, useEffect, useState } from "react";
import { Link } from "wouter";
import { placedOrderDocument } from "#contract/generated/placed-order-operations.ts";
import type { Cart } from "#domain/cart/cart.ts";
import { amountText } from "#domain/money/price-text.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { usePlacedOrderTexts } from "#site/language/placed-order-texts.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { orderOfPath } from "#site/order-state/order-path.ts";
import type { SentOrder } from "#site/order-state/order-state.ts";
import { useShop } from "#site/order-state/use-shop.ts";
import { CalendarLinks } from "#site/parts/calendar-links.tsx";
import { CopiedFacts, Fact } from "#site/parts/copied-facts.tsx";
import { HowToPay } from "#site/parts/how-to-pay.tsx";
import { MyOrdersLink } from "#site/parts/my-orders-link.tsx";
import { ShopContact } from "#site/parts/shop-contact.tsx";
import { TellWhenOrdersOpen } from "#site/parts/tell-when-orders-open.tsx";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Drawing } from "#web/ui/drawing.tsx";
import { addressesClass, linkClass, Row, Stack } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { shareWithApp } from "#web/ui/share-with-app.ts";
import { useSentOrderFacts } from "./use-sent-order-facts.ts";

interface OrderSentDialogProps {
  readonly order: SentOrder;
  /** What was ordered; empty if it is not known. */
  readonly cart: Cart;
  readonly onClose: () => void;
}

/** Asks the customer to pay the total through the mobile payment app (specification §1). */
export function OrderSentDialog({ order, cart, onClose }: OrderSentDialogProps) {
  const { orderSent } = useOrderTexts();
  const placedOrder = usePlacedOrderTexts();
  return (
    <Dialog
      title={orderSent.title}
      onCancel={onClose}
      footer={
        <Button look="main" onClick={onClose}>
          {orderSent.close}
        </Button>
      }
    >
      <Stack className={addressesClass}>
        <Drawing name="success" />
        <p>{orderSent.thanks}</p>
        {order.email !== undefined && (
          <p>
            {orderSent.confirmationTo}{" "}
            <strong>
              <bdi dir="ltr">{order.email}</bdi>
            </strong>
          </p>
        )}
        <CopiedFacts>
          <Fact name={orderSent.number} copied={order.number}>
            <bdi dir="ltr">{order.number}</bdi>
          </Fact>
          <Fact name={orderSent.total} copied={amountText(order.orderTotal)}>
            <Price amount={order.orderTotal} />
          </Fact>
        </CopiedFacts>
        {/* Only what follows may suspend; the confirmation itself is shown at once. */}
        <Suspense fallback={<p>{orderSent.payDefault}</p>}>
          <PaymentAndHandover key={order.number} order={order} cart={cart} />
          <ShopContact />
          <TellWhenOrdersOpen email={order.email} />
          {order.page !== null && (
            <div>
              <p>{placedOrder.pageHint}</p>
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

/**
 * How the order is paid, and its week and place. The link to pay is that of all orders until the server has given that of this one, for what
 * is still owed of it.
 */
function PaymentAndHandover(sent: Omit<OrderSentDialogProps, "onClose">) {
  const { client } = useGraphql();
  const { shopLanguage: language } = useLanguage();
  const { payment = null } = useShop() ?? {};
  const [ownLink, setOwnLink] = useState<string | null>();
  const isPaidByLink = payment?.link != null;
  const { page } = sent.order;
  useEffect(() => {
    const order = page === null ? null : orderOfPath(page);
    if (!isPaidByLink || order === null) return;
    void client.reload(placedOrderDocument, { ...order, language }).then((answer) => {
      if (answer.ok && answer.data.order != null) setOwnLink(answer.data.order.payment.link);
    });
  }, [client, isPaidByLink, language, page]);
  const link = ownLink ?? payment?.link ?? null;
  return (
    <>
      <HowToPay payment={payment && { ...payment, link }} />
      <Handover {...sent} link={link} />
    </>
  );
}

interface HandoverProps extends Omit<OrderSentDialogProps, "onClose"> {
  /** By which it is paid. */
  readonly link: string | null;
}

/** The week and the place of the order. It is shared with another app if the browser can, and saved as a file. */
function Handover({ order, cart, link }: HandoverProps) {
  const { orderSent } = useOrderTexts();
  const { shown, text } = useSentOrderFacts(order, cart, link);
  const { number, handOver, page } = order;
  const canShare = (navigator as Partial<Navigator>).share !== undefined;
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
        {canShare && (
          <Button
            onClick={() => void shareWithApp({ title: `${orderSent.number} ${number}`, text })}
          >
            {orderSent.share}
          </Button>
        )}
        {/* The byte order mark tells editors that the text is UTF-8. */}
        <Button onClick={() => saveFile(`order-${number}.txt`, `\uFEFF${text}`, "text/plain")}>
          {orderSent.save}
        </Button>
      </Row>
    </>
  );
}
