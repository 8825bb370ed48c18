import { type LocalizedText, languages } from "#domain/language/language.ts";
import { textKey } from "#domain/language/text-key.ts";
import type { Identified } from "#domain/menu/identified.ts";
import type { Dish } from "#domain/menu/menu.ts";
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
      ...give(dishType, `type\n${dishType.name.he}`),
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
  const given = give(dish, `dish\n${dish.name.he}`);
  const below = (...names: readonly string[]) => [given.id, ...names].join("\n");
  return {
    ...given,
    selections: given.selections.map((selection) => ({
      ...give(selection, below("selection", selection.name.he)),
      addOns: selection.addOns.map((addOn) =>
        give(addOn, below("add-on", selection.name.he, addOn.name.he)),
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
    const [dish, twin] = take(written, candidates, ({ name }) => name);
    return {
      ...dish,
      selections: dish.selections.map((each) => {
        const [selection, old] = take(each, twin?.selections ?? [], named);
        return { ...selection, addOns: takeAll(selection.addOns, old?.addOns ?? [], named) };
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
      const [dishType, old] = take(each, known.menu, ({ name }) => name);
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
