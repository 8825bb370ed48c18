import type { OrderInLanguage } from "#domain/order/order.ts";
import type { OrderedLine } from "#domain/order/seller-change.ts";

/** An order as the seller's editor sends it back. */
export function orderLinesOf({
  allOrders,
}: Pick<OrderInLanguage, "allOrders">): readonly OrderedLine[] {
  return allOrders.flatMap(({ typeName, orders }) =>
    orders.map(({ dishName, selections, options, extras }) => ({
      typeName,
      dishName,
      selections: selections.map(({ selectionName, amount, checkedOptions }) => ({
        name: selectionName,
        amount,
        addOns: checkedOptions.map(({ name }) => name),
      })),
      options: options.map(({ name, choice }) => ({ name, choice })),
      extras: extras.map(({ name, amount }) => ({ name, amount })),
    })),
  );
}
