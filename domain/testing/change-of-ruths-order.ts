import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { agorot } from "#domain/money/agorot.ts";
import { changeOrder } from "#domain/order/change-order.ts";
import { checkOrder } from "#domain/order/check-order.ts";
import { type AcceptedOrder, orderIn } from "#domain/order/order.ts";
import type { EnteredDish, SellerChange } from "#domain/order/seller-change.ts";
import { orderLinesOf } from "./lines-of.ts";
import { ruthsOrder } from "./ruths-order.ts";
import { hebrewMenu, soupKitchen } from "./soup-kitchen.ts";

export const soupName = "מרק עוף";
export const cakeName = "עוגת תפוחים";

/** Chicken soup for 129.30, apple cake for 65, delivery to Jerusalem for 25. */
export const ruths: AcceptedOrder = (() => {
  const checked = checkOrder(ruthsOrder(hebrewMenu, "ירושלים"), soupKitchen);
  if (!checked.ok) throw new Error("the soup kitchen refuses Ruth's order");
  return checked.order;
})();

/** Everything costs a shekel more, the apple cake is gone, and so is Jerusalem. */
export const dearer: Catalogue = {
  ...soupKitchen,
  menu: soupKitchen.menu.map((dishType) => ({
    ...dishType,
    dishes: dishType.dishes
      .filter(({ name }) => name.he !== cakeName)
      .map((dish) => ({
        ...dish,
        selections: dish.selections.map((selection) => ({
          ...selection,
          price: agorot(selection.price + 100),
        })),
      })),
  })),
  deliveryPlaces: soupKitchen.deliveryPlaces.filter(({ name }) => name.he !== "ירושלים"),
};
/** A change that changes nothing. */
export const asItIs: SellerChange = {
  namesIn: "he",
  lines: orderLinesOf(orderIn(ruths, "he")),
  orderType: "delivery",
  place: "ירושלים",
  address: "רחוב הזית 7",
  adjustment: 0,
  adjustmentText: "",
};

/** The lines of Ruth's order, one of them changed, or taken away where `change` gives nothing. */
export const withLine = (
  dishName: string,
  change: (line: EnteredDish) => EnteredDish | undefined,
) => asItIs.lines.flatMap((line) => (line.dishName === dishName ? (change(line) ?? []) : line));
/** Of its first selection. */
export const withAmount =
  (amount: number) =>
  (line: EnteredDish): EnteredDish => ({
    ...line,
    selections: line.selections.map((selection, index) =>
      index === 0 ? { ...selection, amount } : selection,
    ),
  });

/** Ruth's order after a change. Throws if it is refused. */
export function changed(changes: Partial<SellerChange>, newest = dearer, before = ruths) {
  const outcome = changeOrder(before, { ...asItIs, ...changes }, newest);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
  return outcome;
}

export function refusalsOf(changes: Partial<SellerChange>, newest = dearer) {
  const outcome = changeOrder(ruths, { ...asItIs, ...changes }, newest);
  return outcome.ok ? [] : outcome.refusals;
}
