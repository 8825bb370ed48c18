import type { OrderType } from "#domain/customer/customer-data.ts";
import { type Agorot, addAgorot, noAgorot } from "#domain/money/agorot.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { Price } from "#web/ui/price.tsx";
import styles from "./order-summary.module.css";

interface OrderSummaryProps {
  readonly cartTotal: Agorot;
  readonly orderType: OrderType | undefined;
  /** Null until both pickup or delivery and the place are chosen: the sum may then still grow, so no total is shown. */
  readonly addedPrice: Agorot | null;
}

/** Order total = cart total + delivery or pickup price (specification §9). */
export function OrderSummary({ cartTotal, orderType, addedPrice }: OrderSummaryProps) {
  const texts = useOrderTexts();
  const { checkout } = texts;
  const addedName = {
    pickup: checkout.pickupPrice,
    delivery: checkout.deliveryPrice,
    none: texts.pickupOrDelivery,
  }[orderType ?? "none"];
  return (
    <dl className={styles.summary} aria-live="polite">
      <dt>{checkout.cartTotal}</dt>
      <dd>
        <Price amount={cartTotal} />
      </dd>
      <dt>{addedName}</dt>
      <dd>
        {addedPrice === null ? (
          texts.notChosenYet
        ) : addedPrice === noAgorot ? (
          checkout.free
        ) : (
          <Price amount={addedPrice} />
        )}
      </dd>
      {addedPrice !== null && (
        <>
          <dt className={styles.total}>{checkout.orderTotal}</dt>
          <dd className={styles.total}>
            <Price amount={addAgorot(cartTotal, addedPrice)} />
          </dd>
        </>
      )}
    </dl>
  );
}
