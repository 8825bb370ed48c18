import { Suspense } from "react";
import { dateText } from "#domain/schedule/date-text.ts";
import { orderWeekOf } from "#domain/schedule/order-week.ts";
import { wednesdayTwoPm } from "#domain/schedule/weekly-deadline.ts";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import type { SentOrder } from "#site/order-state/order-state.ts";
import { useShop } from "#site/order-state/use-shop.ts";
import { Button } from "#site/ui/button.tsx";
import { Dialog } from "#site/ui/dialog.tsx";
import { Price } from "#site/ui/price.tsx";
import styles from "./order-sent-dialog.module.css";

interface OrderSentDialogProps {
  readonly order: SentOrder;
  readonly onClose: () => void;
}

/** Asks the customer to pay the total through the mobile payment app (specification §1). */
export function OrderSentDialog({ order, onClose }: OrderSentDialogProps) {
  const { orderSent } = useMessages();
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
      <p>{orderSent.thanks}</p>
      <dl className={styles.facts}>
        <dt>{orderSent.number}</dt>
        <dd>
          <bdi dir="ltr">{order.number}</bdi>
        </dd>
        <dt>{orderSent.total}</dt>
        <dd className={styles.total}>
          <Price amount={order.orderTotal} />
        </dd>
      </dl>
      {/* The news that the order was placed waits for nothing. */}
      <Suspense fallback={<p>{orderSent.payDefault}</p>}>
        <WeekAndPayment placedAt={order.placedAt} />
      </Suspense>
    </Dialog>
  );
}

/** The date by which the order is one of its week, and how it is paid. */
function WeekAndPayment({ placedAt }: { readonly placedAt: number }) {
  const { orderSent } = useMessages();
  const { language } = useLanguage();
  const shop = useShop();
  const week = orderWeekOf(placedAt, shop?.deadline ?? wednesdayTwoPm);
  return (
    <>
      <p>
        {orderSent.week} <strong>{dateText(week.date, language)}</strong>
      </p>
      <p>
        {shop === null ? orderSent.payDefault : orderSent.pay(shop.payment.app, shop.payment.payee)}
      </p>
    </>
  );
}
