import type { OrderedDish } from "#contract/generated/desk-schema-types.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import type { OrderInLanguage } from "#domain/order/order.ts";
import { priceOrderLine } from "#domain/order/price-order-line.ts";

/** The dishes of an order as the desk can send them back to change it. `menu` is that of now, in the language of the order. */
export function orderedDishes(
  { allOrders }: Pick<OrderInLanguage, "allOrders">,
  menu: ShownMenu,
): readonly OrderedDish[] {
  return allOrders.flatMap(({ typeName, orders }) =>
    orders.map((dish) => {
      const { id: _, totalPrice: price, ...rest } = dish;
      const line = {
        ...rest,
        typeName,
        selections: dish.selections.map(({ selectionName, amount, checkedOptions }) => ({
          name: selectionName,
          amount,
          addOns: checkedOptions.map(({ name }) => name),
        })),
        options: dish.options.map(({ name, choice }) => ({ name, choice })),
        extras: dish.extras.map(({ name, amount }) => ({ name, amount })),
      };
      const isOnMenu = priceOrderLine(line, 0, menu).refusals.length === 0;
      return { ...line, price, isOnMenu };
    }),
  );
}
