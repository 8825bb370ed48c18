import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { useOrderPage } from "#desk/parts/order/use-order-page.ts";
import { agorot } from "#domain/money/agorot.ts";
import { signedPriceText } from "#domain/money/price-text.ts";
import { Stack } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import styles from "./order-view.module.css";

/** The sums below the dishes: dishes, pickup or delivery, discount or surcharge, and the total. Suspends until the server has told them. */
export function OrderTotals({ order }: { readonly order: ShownDeskOrder }) {
  const { order: texts, orders } = useMessages();
  const page = useOrderPage(order.number);
  if (page === undefined) return null;
  const { orderTotal, pickupOrDeliveryPrice, adjustment, adjustmentText } = page;
  return (
    <Stack as="dl" gap={1} className={styles.totals}>
      <Total name={texts.dishesTotal} amount={orderTotal - adjustment - pickupOrDeliveryPrice} />
      <Total name={orders[page.order.orderType]} amount={pickupOrDeliveryPrice} />
      {adjustment !== 0 && (
        <div>
          <dt>
            <bdi>{adjustmentText}</bdi>
          </dt>
          <dd>
            <bdi dir="ltr">{signedPriceText(adjustment)}</bdi>
          </dd>
        </div>
      )}
      <Total name={texts.total} amount={orderTotal} />
    </Stack>
  );
}

function Total({ name, amount }: { readonly name: string; readonly amount: number }) {
  const { order } = useMessages();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount === 0 ? order.free : <Price amount={agorot(amount)} />}</dd>
    </div>
  );
}
