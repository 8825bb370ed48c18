import type { ReceivedDish, ReceivedOrder } from "./received-order.ts";

/** Groups, dishes and their parts. Every part of a menu of a hundred dishes is fewer. */
const mostParts = 2_000;
/** In UTF-16 units; longer than any name of a menu. */
const longestName = 300;

/** Whether an order is larger than any that a menu allows. This is known before anything is looked up or priced. */
export function isTooLarge({ allOrders }: Pick<ReceivedOrder, "allOrders">): boolean {
  let parts = 0;
  for (const { typeName, orders } of allOrders) {
    parts += 1 + orders.length;
    if (typeName.length > longestName) return true;
    for (const dish of orders) {
      parts += partsOf(dish);
      if (parts > mostParts || namesOf(dish).some((name) => name.length > longestName)) return true;
    }
  }
  return parts > mostParts;
}

function partsOf({ selections, options, extras }: ReceivedDish): number {
  const addOns = selections.reduce((sum, { checkedOptions }) => sum + checkedOptions.length, 0);
  const prices = options.reduce((sum, { price }) => sum + price.length, 0);
  return selections.length + addOns + options.length + prices + extras.length;
}

function namesOf({ dishName, selections, options, extras }: ReceivedDish): readonly string[] {
  return [
    dishName,
    ...selections.flatMap(({ selectionName, checkedOptions }) => [
      selectionName,
      ...checkedOptions.map(({ name }) => name),
    ]),
    ...options.flatMap(({ name, choice }) => [name, choice]),
    ...extras.map(({ name }) => name),
  ];
}
