import type { OrderedDish } from "#contract/generated/desk-schema-types.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { isOnMenu } from "#domain/order/is-on-menu.ts";
import type { OrderInLanguage } from "#domain/order/order.ts";

/** The dishes of an order as the desk can send them back to change it. `menu` is that of now, in the language of the order. */
export function orderedDishes(
  { allOrders }: Pick<OrderInLanguage, "allOrders">,
  menu: ShownMenu,
): readonly OrderedDish[] {
  return allOrders.flatMap(({ typeName, orders }) =>
    orders.map((dish) => ({
      typeName,
      dishName: dish.dishName,
      selections: dish.selections.map(({ selectionName, amount, checkedOptions }) => ({
        name: selectionName,
        amount,
        addOns: checkedOptions.map(({ name }) => name),
      })),
      options: dish.options.map(({ name, choice }) => ({ name, choice })),
      extras: dish.extras.map(({ name, amount }) => ({ name, amount })),
      price: dish.totalPrice,
      isOnMenu: isOnMenu(typeName, dish, menu),
    })),
  );
}
