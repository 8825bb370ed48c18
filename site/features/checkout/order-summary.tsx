import type { OrderType } from "#domain/customer/customer-data.ts";
import { type Agorot, addAgorot, noAgorot } from "#domain/money/agorot.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { Price } from "#web/ui/price.tsx";
import styles from "./order-summary.module.css";

interface OrderSummaryProps {
  readonly cartTotal: Agorot;
  /** Undefined until pickup or delivery is chosen, and the place. */
  readonly orderType: OrderType | undefined;
  readonly addedPrice: Agorot;
}

/** Order total = cart total + delivery or pickup price (specification §9). */
export function OrderSummary({ cartTotal, orderType, addedPrice }: OrderSummaryProps) {
  const { checkout } = useMessages();
  return (
    <dl className={styles.summary} aria-live="polite">
      <dt>{checkout.cartTotal}</dt>
      <dd>
        <Price amount={cartTotal} />
      </dd>
      {orderType !== undefined && (
        <>
          <dt>{orderType === "pickup" ? checkout.pickupPrice : checkout.deliveryPrice}</dt>
          <dd>{addedPrice === noAgorot ? checkout.free : <Price amount={addedPrice} />}</dd>
        </>
      )}
      <dt className={styles.total}>{checkout.orderTotal}</dt>
      <dd className={styles.total}>
        <Price amount={addAgorot(cartTotal, addedPrice)} />
      </dd>
    </dl>
  );
}
