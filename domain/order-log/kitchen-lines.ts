import { groupBy } from "#domain/group-by.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { kitchenSummary } from "#domain/order/kitchen-summary.ts";
import { type DeskOrder, ordersToServe } from "./desk-order.ts";
import { extraLine, lineOf, type OrderLine } from "./order-lines.ts";

/** A line of the kitchen sheet: the same thing of all orders together. */
export interface KitchenLine extends OrderLine {
  /** Who gets it, by name; the amounts add up to that of the line. */
  readonly orders: readonly { readonly number: string; readonly amount: number }[];
}

/**
 * What the kitchen cooks for the orders of a week, as single lines that can be marked as cooked. They are in the order of
 * `kitchenSummary`, which adds them up; cancelled orders are left out. The orders and `menu` must be in one language.
 */
export function kitchenLines(
  orders: readonly DeskOrder[],
  menu: ShownMenu,
): readonly KitchenLine[] {
  const served = ordersToServe(orders);
  const shares = groupBy(
    served.flatMap(({ number, lines }) =>
      lines.map(({ key, amount }) => ({ key, number, amount })),
    ),
    ({ key }) => key,
  );
  const summary = kitchenSummary(
    served.map(({ order }) => order),
    menu,
  );
  return summary
    .flatMap(({ typeName, dishes }) =>
      dishes.flatMap(({ dishName, selections, extras }) => [
        ...selections.flatMap(({ name, measure, variants }) =>
          variants.map((variant) =>
            lineOf({ typeName, dishName, kind: "selection", name, measure, ...variant }),
          ),
        ),
        ...extras.map(({ name, amount }) => extraLine({ typeName, dishName }, name, amount)),
      ]),
    )
    .map((line) => ({
      ...line,
      orders: (shares.get(line.key) ?? []).map(({ number, amount }) => ({ number, amount })),
    }));
}
