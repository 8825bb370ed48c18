import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { idOf } from "#domain/menu/id-of.ts";
import type { AcceptedOrder } from "./order.ts";

/**
 * The order with the ids of its dishes and their parts, by which a change of it follows what the seller has renamed or moved since.
 * `catalogue` must be the one with which it was priced. What that does not have stays without an id.
 */
export function identifyOrder(order: AcceptedOrder, catalogue: Catalogue): AcceptedOrder {
  const { language } = order;
  const text = (of: { readonly he: string; readonly en: string }) => of[language];
  return {
    ...order,
    allOrders: order.allOrders.map((group) => {
      const type = catalogue.menu.find(({ orderType }) => text(orderType) === group.typeName);
      return {
        ...group,
        orders: group.orders.map((dish) => {
          const offered = type?.dishes.find(({ dishName }) => text(dishName) === dish.dishName);
          if (offered === undefined) return dish;
          const named = <Thing extends { readonly name: { he: string; en: string } }>(
            things: readonly Thing[] | undefined,
            name: string,
          ) => things?.find((thing) => text(thing.name) === name);
          return {
            ...dish,
            ...idOf(offered),
            selections: dish.selections.map((selection) => {
              const of = offered.selections.find(
                ({ selectionName }) => text(selectionName) === selection.selectionName,
              );
              return {
                ...selection,
                ...(of && idOf(of)),
                checkedOptions: selection.checkedOptions.map((addOn) => {
                  const box = named(of?.checkBoxes, addOn.name);
                  return { ...addOn, ...(box && idOf(box)) };
                }),
              };
            }),
            options: dish.options.map((option) => {
              const of = named(offered.options, option.name);
              const choiceId = named(of?.choices, option.choice)?.id;
              return {
                ...option,
                ...(of && idOf(of)),
                ...(choiceId !== undefined && { choiceId }),
              };
            }),
            extras: dish.extras.map((extra) => {
              const of = named(offered.extras, extra.name);
              return { ...extra, ...(of && idOf(of)) };
            }),
          };
        }),
      };
    }),
  };
}
