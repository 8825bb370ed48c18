import { agorot, noAgorot } from "#domain/money/agorot.ts";
import { signedPriceText } from "#domain/money/price-text.ts";
import { useOrderPageTexts } from "#site/language/use-order-page-texts.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import type { ShownOrder } from "#site/parts/shown-order.ts";
import { Price } from "#web/ui/price.tsx";
import styles from "./placed-order-page.module.css";

/** How the total of the order comes about, and what was paid of it. */
export function OrderSumsTable({ order }: { readonly order: ShownOrder }) {
  const { checkout } = useOrderTexts();
  const texts = useOrderPageTexts();
  const { orderType, pickupOrDeliveryPrice } = order.customerData;
  return (
    <div className={styles.money}>
      <dl className={styles.sums}>
        <dt>{checkout.cartTotal}</dt>
        <dd>
          <Price amount={order.totalPrice} />
        </dd>
        <dt>{orderType === "pickup" ? checkout.pickupPrice : checkout.deliveryPrice}</dt>
        <dd>
          {pickupOrDeliveryPrice === noAgorot ? (
            checkout.free
          ) : (
            <Price amount={pickupOrDeliveryPrice} />
          )}
        </dd>
        {order.adjustment !== 0 && (
          <>
            <dt>{order.adjustmentText || texts.adjustment}</dt>
            <dd>
              <bdi dir="ltr" className={styles.amount}>
                {signedPriceText(order.adjustment)}
              </bdi>
            </dd>
          </>
        )}
        <dt className={styles.total}>{texts.total}</dt>
        <dd className={styles.total}>
          <Price amount={order.orderTotal} />
        </dd>
        {order.received > 0 && (
          <>
            <dt>{texts.receivedMoney}</dt>
            <dd>
              <Price amount={agorot(order.received)} />
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
