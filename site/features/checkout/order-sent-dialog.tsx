import { type ReactNode, Suspense } from "react";
import type { Cart } from "#domain/cart/cart.ts";
import { amountText } from "#domain/money/price-text.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import type { SentOrder } from "#site/order-state/order-state.ts";
import { useShop } from "#site/order-state/use-shop.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Drawing } from "#web/ui/drawing.tsx";
import { Price } from "#web/ui/price.tsx";
import { KeepOrder } from "./keep-order.tsx";
import styles from "./order-sent-dialog.module.css";
import { PaymentLink } from "./payment-link.tsx";
import { paymentText } from "./payment-text.ts";
import { ShopContact } from "./shop-contact.tsx";
import { useSentOrderFacts } from "./use-sent-order-facts.ts";

interface OrderSentDialogProps {
  readonly order: SentOrder;
  /** What was ordered; empty if it is not known. */
  readonly allOrders: Cart;
  readonly onClose: () => void;
}

/** Asks the customer to pay the total through the mobile payment app (specification §1). */
export function OrderSentDialog({ order, allOrders, onClose }: OrderSentDialogProps) {
  const { orderSent } = useOrderTexts();
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
      <div className={styles.content}>
        <Drawing name="success" />
        <p>{orderSent.thanks}</p>
        <dl className={styles.facts}>
          <Fact name={orderSent.number} copied={order.number}>
            <bdi dir="ltr">{order.number}</bdi>
          </Fact>
          <Fact name={orderSent.total} copied={amountText(order.orderTotal)}>
            <Price amount={order.orderTotal} />
          </Fact>
        </dl>
        {/* Only what follows may suspend; the confirmation itself is shown at once. */}
        <Suspense fallback={<p>{orderSent.payDefault}</p>}>
          <Payment />
          <Handover order={order} allOrders={allOrders} />
          <ShopContact />
        </Suspense>
      </div>
    </Dialog>
  );
}

interface FactProps {
  readonly name: string;
  readonly copied: string;
  readonly children: ReactNode;
}

function Fact({ name, copied, children }: FactProps) {
  const { copying } = useMessages();
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        {children} <CopyButton texts={copying} name={name} text={copied} />
      </dd>
    </div>
  );
}

/** How the order is paid. */
function Payment() {
  const { orderSent } = useOrderTexts();
  const payment = useShop()?.payment ?? null;
  const request = <p>{paymentText(payment, orderSent)}</p>;
  if (payment === null || payment.app === "") return request;
  const { app, payee, link } = payment;
  return (
    <>
      {request}
      {payee !== "" && (
        <dl className={styles.facts}>
          <Fact name={orderSent.payee} copied={payee}>
            {payee}
          </Fact>
        </dl>
      )}
      {link != null && <PaymentLink app={app} link={link} />}
    </>
  );
}

/** The week and the place of the order, and the buttons that share or save it. */
function Handover({ order, allOrders }: Omit<OrderSentDialogProps, "onClose">) {
  const { week, place, text } = useSentOrderFacts(order, allOrders);
  return (
    <>
      {[week, place]
        .filter((fact) => fact !== null)
        .map(({ name, value }) => (
          <p key={name}>
            {name} <strong>{value}</strong>
          </p>
        ))}
      <div className={styles.buttons}>
        <KeepOrder number={order.number} text={text} />
      </div>
    </>
  );
}
