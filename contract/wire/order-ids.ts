import type { CustomerOrderInput } from "#contract/generated/schema-types.ts";
import type { Identified } from "#domain/menu/menu.ts";
import type { OrderGroup } from "#domain/order/order.ts";

type WireGroups = CustomerOrderInput["allOrders"];

/** The groups of an order on the wire, with the ids that the dishes and parts have of which they were made. */
export function withOrderIds(wire: WireGroups, groups: readonly OrderGroup[]) {
  return each(wire, groups, (group, of) => ({
    ...group,
    orders: each(group.orders, of.orders, (dish, ofDish) => ({
      ...dish,
      ...id(ofDish),
      selections: each(
        dish.selections,
        ofDish.selections,
        (selection, { checkedOptions, ...is }) => ({
          ...selection,
          ...id(is),
          checkedOptions: each(selection.checkedOptions, checkedOptions, (addOn, box) => ({
            ...addOn,
            ...id(box),
          })),
        }),
      ),
      options: each(dish.options, ofDish.options, (option, is) => ({
        ...option,
        ...id(is),
        choiceId: is.choiceId ?? null,
        price: [option.price].flat(),
      })),
      extras: each(dish.extras, ofDish.extras, (extra, is) => ({ ...extra, ...id(is) })),
    })),
  }));
}

/** The things of a list on the wire, each changed together with the thing of which it was made. */
function each<Wire, Thing, Changed>(
  wires: readonly Wire[],
  things: readonly Thing[],
  change: (wire: Wire, thing: Thing) => Changed,
): readonly Changed[] {
  return things.map((thing, index) => {
    const wire = wires[index];
    if (wire === undefined) throw new Error("the order on the wire is not this order");
    return change(wire, thing);
  });
}

function id(thing: Identified): { readonly id: string | null } {
  return { id: thing.id ?? null };
}
