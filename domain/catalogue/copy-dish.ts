import { type LocalizedText, languages } from "#domain/language/language.ts";
import { mapFields } from "#domain/map-fields.ts";
import type { Dish } from "#domain/menu/menu.ts";
import type { WithId } from "./check-part.ts";

/**
 * A copy of a dish that customers do not see yet: everything in it has an id of its own, from `newId`, and its recipe names
 * those. `siblings` are the dishes of its type; `nameOf` makes the name of a copy from that of the dish, and is asked for copy 1, 2 … until no
 * sibling has it.
 */
export function copyDish(
  dish: Dish<LocalizedText>,
  siblings: readonly Dish<LocalizedText>[],
  newId: () => string,
  nameOf: (name: LocalizedText, count: number) => LocalizedText,
): WithId<Dish<LocalizedText>> {
  const taken = new Set(siblings.flatMap(({ name }) => languages.map((each) => name[each])));
  let count = 1;
  let copy = nameOf(dish.name, count);
  while (languages.some((each) => taken.has(copy[each]))) {
    count += 1;
    copy = nameOf(dish.name, count);
  }
  const copies = new Map<unknown, string>();
  return mapFields({ id: "", ...dish, name: copy, isHidden: true }, (value, field) => {
    if (field === "isSoldOut") return undefined;
    // What a line of a recipe goes with is named by the id of a part.
    if (field !== "id" && field !== "with") return value;
    const id = copies.get(value) ?? newId();
    copies.set(value, id);
    return id;
  }) as WithId<Dish<LocalizedText>>;
}
