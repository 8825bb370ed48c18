import type { FullMenuWithIdsQuery } from "#contract/generated/full-menu-with-ids-operations.ts";
import type { Identified, ShownMenu } from "#domain/menu/menu.ts";

type WireMenu = FullMenuWithIdsQuery["fullMenu"];

/** Adds the ids in an answer to the menu that was read from the same answer. What has none there stays without. */
export function withIds(menu: ShownMenu, answer: WireMenu): ShownMenu {
  const wireTypes = answer.toSorted((a, b) => a.orderNumber - b.orderNumber);
  return each(menu, wireTypes, (dishType, wireType) => ({
    ...dishType,
    dishes: each(dishType.dishes, wireType.dishes, (dish, wireDish) => ({
      ...dish,
      selections: each(dish.selections, wireDish.selections, (selection, wire) => ({
        ...selection,
        checkBoxes: each(selection.checkBoxes, wire.checkBoxes, (addOn) => addOn),
      })),
      options: each(dish.options, wireDish.options, (option, wire) => ({
        ...option,
        choices: each(option.choices, wire.choices, (choice) => choice),
      })),
      extras: each(dish.extras, wireDish.extras, (extra) => extra),
    })),
  }));
}

/** The things of a list with their ids, each changed together with what the answer says of it. */
function each<Thing extends Identified, Wire extends { readonly id?: string | null }>(
  things: readonly Thing[],
  wires: readonly Wire[],
  change: (thing: Thing, wire: Wire) => Thing,
): readonly Thing[] {
  return things.map((thing, index) => {
    const wire = wires[index];
    if (wire === undefined) return thing;
    return { ...change(thing, wire), ...(wire.id != null && { id: wire.id }) };
  });
}
