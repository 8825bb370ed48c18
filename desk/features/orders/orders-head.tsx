import { useMessages } from "#desk/language/language-context.tsx";
import { agorot } from "#domain/money/agorot.ts";
import type { OrderSums } from "#domain/order-log/sum-orders.ts";
import { Row, Words } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";

/** The sums of a week in one line: `37 orders · ₪8,420 · 12 unpaid`. */
export function OrdersHead({ sums }: { readonly sums: OrderSums }) {
  const { orders } = useMessages();
  return (
    <Row as="p" gap={4} lines={1} size="large" weight={600}>
      <span>{orders.count(sums.orders)}</span>
      <Price amount={agorot(sums.due)} />
      {sums.unpaid > 0 ? (
        <Words tone="error">{orders.unpaid(sums.unpaid)}</Words>
      ) : (
        <Words tone="leaf">{orders.allPaid}</Words>
      )}
      {sums.cancelled > 0 && <span>{orders.cancelledCount(sums.cancelled)}</span>}
    </Row>
  );
}
