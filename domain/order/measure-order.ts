import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Measure } from "#domain/menu/measure.ts";
import type { AcceptedDish, AcceptedGroup, AcceptedOrder } from "./order.ts";

/** An order for the kitchen: each selection with its measure, null where no catalogue gives one. */
export interface MeasuredOrder extends AcceptedOrder {
  readonly allOrders: readonly MeasuredGroup[];
}

interface MeasuredGroup extends AcceptedGroup {
  readonly orders: readonly MeasuredDish[];
}

export interface MeasuredDish extends AcceptedDish {
  readonly selections: readonly MeasuredSelection[];
}

type MeasuredSelection = AcceptedDish["selections"][number] & { readonly measure: Measure | null };

/**
 * Looks up how much each selection of an order is. The first catalogue that gives a measure counts: the one that the order was
 * priced with comes first, and a newer one after it, in which the seller may have added measures since.
 */
export function measureOrder(
  order: AcceptedOrder,
  catalogues: readonly Pick<Catalogue, "menu">[],
): MeasuredOrder {
  const { language } = order;
  const measureOf = (typeName: string, dishName: string, selectionName: string) => {
    for (const { menu } of catalogues) {
      const measure = menu
        .find(({ orderType }) => orderType[language] === typeName)
        ?.dishes.find((dish) => dish.dishName[language] === dishName)
        ?.selections.find((each) => each.selectionName[language] === selectionName)?.measure;
      if (measure !== undefined) return measure;
    }
    return null;
  };
  return {
    ...order,
    allOrders: order.allOrders.map((group) => ({
      ...group,
      orders: group.orders.map((dish) => ({
        ...dish,
        selections: dish.selections.map((selection) => ({
          ...selection,
          measure: measureOf(group.typeName, dish.dishName, selection.selectionName),
        })),
      })),
    })),
  };
}
