import type { LocalizedText } from "#domain/language/language.ts";
import { textKey } from "#domain/language/text-key.ts";
import type { Dish, Identified } from "#domain/menu/menu.ts";
import type { Catalogue } from "./catalogue.ts";
import type { CatalogueProblem } from "./catalogue-problem.ts";
import { textsNamed } from "./texts-named.ts";

/**
 * Gives an id to everything in a catalogue that has none. It is made of the Hebrew names, so that every reader gives the same one, and
 * so that a dish has one id in all older versions in which it had that name, wherever it was on the menu. An id that is in use
 * already gets a number behind it. `ids` is what `idsIn` says of the catalogue. Throws if an id is used twice.
 */
export function giveIds(catalogue: Catalogue, ids = idsIn(catalogue)): Catalogue {
  if (ids.repeated.length > 0) throw new Error("ids are used twice");
  const used = new Set(ids.used);
  const give = <Thing extends Identified>(thing: Thing, name: string): Thing & { id: string } => {
    if (thing.id !== undefined) return { ...thing, id: thing.id };
    const key = textKey(name);
    let id = key;
    for (let count = 2; used.has(id); count += 1) id = `${key}-${String(count)}`;
    used.add(id);
    return { id, ...thing };
  };
  return {
    ...catalogue,
    menu: catalogue.menu.map((dishType) => ({
      ...give(dishType, `type\n${dishType.orderType.he}`),
      dishes: dishType.dishes.map((dish) => giveDish(dish, give)),
    })),
    deliveryPlaces: catalogue.deliveryPlaces.map((place) => give(place, `place\n${place.name.he}`)),
    ...(catalogue.limits && {
      limits: catalogue.limits.map((limit) => give(limit, `limit\n${limit.name}`)),
    }),
    ...(catalogue.ingredients && {
      ingredients: catalogue.ingredients.map((each) => give(each, `ingredient\n${each.name.he}`)),
    }),
  };
}

function giveDish(
  dish: Dish<LocalizedText>,
  give: <Thing extends Identified>(thing: Thing, name: string) => Thing & { id: string },
): Dish<LocalizedText> {
  const given = give(dish, `dish\n${dish.dishName.he}`);
  const below = (...names: readonly string[]) => [given.id, ...names].join("\n");
  return {
    ...given,
    selections: given.selections.map((selection) => ({
      ...give(selection, below("selection", selection.selectionName.he)),
      checkBoxes: selection.checkBoxes.map((addOn) =>
        give(addOn, below("add-on", selection.selectionName.he, addOn.name.he)),
      ),
    })),
    options: given.options.map((option) => ({
      ...give(option, below("option", option.name.he)),
      choices: option.choices.map((choice) =>
        give(choice, below("choice", option.name.he, choice.name.he)),
      ),
    })),
    extras: given.extras.map((extra) => give(extra, below("extra", extra.name.he))),
  };
}

/** All ids that a catalogue has, and the paths of those that are used a second time. */
export function idsIn({ menu, deliveryPlaces, limits = [], ingredients = [] }: Catalogue): {
  readonly used: ReadonlySet<string>;
  readonly repeated: readonly CatalogueProblem["path"][];
} {
  const used = new Set<string>();
  const repeated: CatalogueProblem["path"][] = [];
  for (const { text, path } of textsNamed("id", { deliveryPlaces, ingredients, limits, menu })) {
    if (used.has(text)) repeated.push(path);
    used.add(text);
  }
  return { used, repeated };
}
