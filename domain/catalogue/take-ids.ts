import { type LocalizedText, languages } from "#domain/language/language.ts";
import type { Dish, Identified } from "#domain/menu/menu.ts";
import type { Catalogue } from "./catalogue.ts";
import { idsIn } from "./give-ids.ts";

/**
 * Gives ids to what has none: those that things of the same name have in `known`, a catalogue with ids, in the same list. So a file that was
 * written without ids stays about the same things, also about those that were renamed since they got their ids. What is not in `known` stays
 * without an id. A dish is looked for in its own type first, and then in the others.
 */
export function takeIds(catalogue: Catalogue, known: Catalogue): Catalogue {
  const used = new Set(idsIn(catalogue).used);

  /** The thing with its id, and the one in `known` that it is. */
  const take = <Thing extends Identified>(
    thing: Thing,
    candidates: readonly Thing[],
    nameOf: (each: Thing) => LocalizedText,
  ): readonly [thing: Thing, known: Thing | undefined] => {
    if (thing.id !== undefined) return [thing, candidates.find(({ id }) => id === thing.id)];
    const free = candidates.filter(({ id }) => id !== undefined && !used.has(id));
    const [twin] = languages.flatMap((language) =>
      free.filter((each) => nameOf(each)[language] === nameOf(thing)[language]),
    );
    if (twin?.id === undefined) return [thing, undefined];
    used.add(twin.id);
    return [{ ...thing, id: twin.id }, twin];
  };
  const takeAll = <Thing extends Identified>(
    things: readonly Thing[],
    candidates: readonly Thing[],
    nameOf: (each: Thing) => LocalizedText,
  ) => things.map((thing) => take(thing, candidates, nameOf)[0]);

  const takeDish = (written: Dish<LocalizedText>, candidates: readonly Dish<LocalizedText>[]) => {
    const [dish, twin] = take(written, candidates, ({ dishName }) => dishName);
    return {
      ...dish,
      selections: dish.selections.map((each) => {
        const name = ({ selectionName }: typeof each) => selectionName;
        const [selection, old] = take(each, twin?.selections ?? [], name);
        const checkBoxes = takeAll(selection.checkBoxes, old?.checkBoxes ?? [], named);
        return { ...selection, checkBoxes };
      }),
      options: dish.options.map((each) => {
        const [option, old] = take(each, twin?.options ?? [], named);
        return { ...option, choices: takeAll(option.choices, old?.choices ?? [], named) };
      }),
      extras: takeAll(dish.extras, twin?.extras ?? [], named),
    };
  };

  const all = known.menu.flatMap(({ dishes }) => dishes);
  return {
    ...catalogue,
    menu: catalogue.menu.map((each) => {
      const [dishType, old] = take(each, known.menu, ({ orderType }) => orderType);
      const candidates = [...(old?.dishes ?? []), ...all];
      return { ...dishType, dishes: dishType.dishes.map((dish) => takeDish(dish, candidates)) };
    }),
    deliveryPlaces: takeAll(catalogue.deliveryPlaces, known.deliveryPlaces, named),
    ...(catalogue.limits && {
      limits: takeAll(catalogue.limits, known.limits ?? [], ({ name }) => ({ he: name, en: name })),
    }),
    ...(catalogue.ingredients && {
      ingredients: takeAll(catalogue.ingredients, known.ingredients ?? [], named),
    }),
  };
}

function named({ name }: { readonly name: LocalizedText }): LocalizedText {
  return name;
}
