import type { Language } from "#domain/language/language.ts";
import type { AcceptedDish, AcceptedOrder, OrderInLanguage } from "./order.ts";

/** An accepted order with its names in a language. */
export function orderIn(order: AcceptedOrder, language: Language): OrderInLanguage {
  const { customerData, pickupAddress } = order;
  return {
    ...order,
    language,
    customerData: { ...customerData, city: customerData.city[language] },
    pickupAddress: pickupAddress?.[language] ?? "",
    allOrders: order.allOrders.map((group) => ({
      ...group,
      typeName: group.typeName[language],
      orders: group.orders.map((dish) => dishIn(dish, language)),
    })),
  };
}

function dishIn(dish: AcceptedDish, language: Language): AcceptedDish<string> {
  return {
    ...dish,
    dishName: dish.dishName[language],
    selections: dish.selections.map((selection) => ({
      ...selection,
      selectionName: selection.selectionName[language],
      checkedOptions: selection.checkedOptions.map((addOn) => ({
        ...addOn,
        name: addOn.name[language],
      })),
    })),
    options: dish.options.map((option) => ({
      ...option,
      name: option.name[language],
      choice: option.choice[language],
    })),
    extras: dish.extras.map((extra) => ({ ...extra, name: extra.name[language] })),
  };
}
