import type { OrderInLanguage } from "#domain/order/order.ts";
import { asEntered, type OrderedLine } from "#domain/order/seller-change.ts";

/** An order as the seller's editor sends it back. */
export function orderLinesOf({
  allOrders,
}: Pick<OrderInLanguage, "allOrders">): readonly OrderedLine[] {
  return allOrders.flatMap(({ typeName, orders }) =>
    orders.map((dish) => asEntered(typeName, dish)),
  );
}
