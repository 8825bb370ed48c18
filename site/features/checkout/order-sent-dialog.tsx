import { Suspense, useEffect, useState } from "react";
import { Link } from "wouter";
import { placedOrderDocument } from "#contract/generated/placed-order-operations.ts";
import type { Cart } from "#domain/cart/cart.ts";
import { type Agorot, agorotOfShekels } from "#domain/money/agorot.ts";
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
  const owed = useOwed(order);
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
          <Fact name={orderSent.total} copied={amountText(owed.amount)}>
            <Price amount={owed.amount} />
          </Fact>
        </CopiedFacts>
        {/* Only what follows may suspend; the confirmation itself is shown at once. */}
        <Suspense fallback={<p>{orderSent.payDefault}</p>}>
          <PaymentAndHandover order={order} cart={cart} owed={owed} />
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

/** What is still owed of an order, and the link to pay it: until the server has told them the total at which it was sent, and none. */
function useOwed({ page, orderTotal }: SentOrder): Owed {
  const { client } = useGraphql();
  const { shopLanguage: language } = useLanguage();
  const [told, setTold] = useState<Owed & Pick<SentOrder, "page">>();
  useEffect(() => {
    const order = page === null ? null : orderOfPath(page);
    if (order === null) return;
    void client.reload(placedOrderDocument, { ...order, language }).then((answer) => {
      if (!answer.ok || answer.data.order == null) return;
      const { balance, payment } = answer.data.order;
      const amount = agorotOfShekels(Math.max(0, balance)) ?? orderTotal;
      setTold({ page, amount, link: payment.link });
    });
  }, [client, language, page, orderTotal]);
  return told?.page === page ? told : { amount: orderTotal, link: null };
}

interface Owed {
  /** In agorot; 0 where something is to be given back. */
  readonly amount: Agorot;
  readonly link: string | null;
}

interface SentProps extends Omit<OrderSentDialogProps, "onClose"> {
  readonly owed: Owed;
}

/** How the order is paid, and its week and place. */
function PaymentAndHandover({ owed, ...sent }: SentProps) {
  const { payment = null } = useShop() ?? {};
  const link = owed.link ?? payment?.link ?? null;
  return (
    <>
      {owed.amount > 0 && <HowToPay payment={payment && { ...payment, link }} />}
      <Handover {...sent} owed={{ ...owed, link }} />
    </>
  );
}

/** The week and the place of the order. It is shared with another app if the browser can, and saved as a file. */
function Handover({ order, cart, owed }: SentProps) {
  const { orderSent } = useOrderTexts();
  const { shown, text } = useSentOrderFacts(order, cart, owed);
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
