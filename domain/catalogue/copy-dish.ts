import { type LocalizedText, languages } from "#domain/language/language.ts";
import type { Dish, Identified } from "#domain/menu/menu.ts";
import type { WithId } from "./check-part.ts";

/**
 * A copy of a dish that customers do not see yet: everything in it has an id of its own, from `newId`. `siblings` are the dishes of
 * its type; `nameOf` makes the name of a copy from that of the dish, and is asked for copy 1, 2 … until no sibling has it.
 */
export function copyDish(
  { isSoldOut: _, ...dish }: Dish<LocalizedText>,
  siblings: readonly Dish<LocalizedText>[],
  newId: () => string,
  nameOf: (name: LocalizedText, count: number) => LocalizedText,
): WithId<Dish<LocalizedText>> {
  const taken = new Set(
    siblings.flatMap(({ dishName }) => languages.map((each) => dishName[each])),
  );
  let count = 1;
  let dishName = nameOf(dish.dishName, count);
  while (languages.some((each) => taken.has(dishName[each]))) {
    count += 1;
    dishName = nameOf(dish.dishName, count);
  }
  const anew = <Thing extends Identified>(thing: Thing) => ({ ...thing, id: newId() });
  return {
    ...anew(dish),
    dishName,
    selections: dish.selections.map(({ isSoldOut: __, ...selection }) => ({
      ...anew(selection),
      checkBoxes: selection.checkBoxes.map(anew),
    })),
    options: dish.options.map((option) => ({
      ...anew(option),
      choices: option.choices.map(anew),
    })),
    extras: dish.extras.map(anew),
    isHidden: true,
  };
}
