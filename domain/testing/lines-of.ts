import type { OrderInLanguage } from "#domain/order/order.ts";
import { asEntered, type EnteredDish } from "#domain/order/seller-change.ts";

/** An order as the seller's editor sends it back. */
export function orderLinesOf({ groups }: Pick<OrderInLanguage, "groups">): readonly EnteredDish[] {
  return groups.flatMap(({ name: typeName, dishes }) =>
    dishes.map((dish) => asEntered(typeName, dish)),
  );
}
