import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Language, LocalizedText } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import type { AcceptedDish, AcceptedOrder } from "./order.ts";

/**
 * Translates the names of an order into another language; amounts, prices, positions and the customer's own texts do not change.
 * `catalogue` must be the one with which the order was priced, since it has every name in both languages.
 * An unknown name is not translated: a mixed-language order is better than an order that nobody gets to see.
 */
export function translateOrder(
  order: AcceptedOrder,
  catalogue: Catalogue,
  language: Language,
): AcceptedOrder {
  const from = order.language;
  if (from === language) return order;
  const place = named(catalogue.deliveryPlaces, ({ name }) => name[from], order.customerData.city);
  return {
    ...order,
    language,
    customerData: {
      ...order.customerData,
      city: place?.name[language] ?? order.customerData.city,
    },
    allOrders: order.allOrders.map((group) => {
      const dishType = named(catalogue.menu, ({ orderType }) => orderType[from], group.typeName);
      return {
        typeName: dishType?.orderType[language] ?? group.typeName,
        orders: group.orders.map((dish) => {
          const offered = named(dishType?.dishes, ({ dishName }) => dishName[from], dish.dishName);
          return offered === undefined ? dish : translateDish(dish, offered, from, language);
        }),
      };
    }),
  };
}

function translateDish(
  dish: AcceptedDish,
  offered: Dish<LocalizedText>,
  from: Language,
  to: Language,
): AcceptedDish {
  return {
    ...dish,
    dishName: offered.dishName[to],
    selections: dish.selections.map((selection) => {
      const { selectionName, checkedOptions } = selection;
      const offer = named(offered.selections, (each) => each.selectionName[from], selectionName);
      return {
        ...selection,
        selectionName: offer?.selectionName[to] ?? selectionName,
        checkedOptions: checkedOptions.map((addOn) => ({
          ...addOn,
          name:
            named(offer?.checkBoxes, ({ name }) => name[from], addOn.name)?.name[to] ?? addOn.name,
        })),
      };
    }),
    options: dish.options.map((option) => {
      const offer = named(offered.options, ({ name }) => name[from], option.name);
      const choice = named(offer?.choices, ({ name }) => name[from], option.choice);
      return {
        ...option,
        name: offer?.name[to] ?? option.name,
        choice: choice?.name[to] ?? option.choice,
      };
    }),
    extras: dish.extras.map((extra) => ({
      ...extra,
      name: named(offered.extras, ({ name }) => name[from], extra.name)?.name[to] ?? extra.name,
    })),
  };
}

/** Finds an item of a list by its name; names are unique within a list. */
function named<Item>(
  items: readonly Item[] | undefined,
  nameOf: (item: Item) => string,
  name: string,
): Item | undefined {
  return items?.find((item) => nameOf(item) === name);
}
