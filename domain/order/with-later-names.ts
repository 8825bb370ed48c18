import type { Identified } from "#domain/menu/identified.ts";
import type { AcceptedDish, OrderInLanguage } from "./order.ts";

type Groups = OrderInLanguage["groups"];
type Dish = AcceptedDish<string>;
type Named = Identified & { readonly name: string };

/** A dish, or something of it, that a later revision of an order calls otherwise. */
export interface Renaming {
  readonly now: string;
  readonly before: string;
  /** The dish that it is of, as it is called now; undefined for the dish itself. */
  readonly of: string | undefined;
}

/**
 * The dishes of an earlier revision of an order with the names and the dish types that a later one has for the same things, by their ids, and
 * what is called otherwise by that. What the seller renames or moves on her menu stays one thing, and was neither added nor removed. Both
 * revisions are in one language; what has no id is known by its name.
 */
export function withLaterNames(
  earlier: Groups,
  later: Groups,
): { readonly groups: Groups; readonly renamings: readonly Renaming[] } {
  const dishesNow = new Map(
    later.flatMap((type) => type.dishes.map((dish) => [dish.id, { type, dish }] as const)),
  );
  const pairs = earlier.flatMap((type) =>
    type.dishes.map((before) => {
      const now = before.id === undefined ? undefined : dishesNow.get(before.id);
      const dish = now === undefined ? before : dishNow(before, now.dish);
      return { before, dish, group: { ...type, ...now?.type, dishes: [dish] } };
    }),
  );
  const names = pairs.map(({ group, dish }) => JSON.stringify([group.name, dish.name]));
  // A dish that is gone had the name that another one has now: both would be one.
  if (hasTwice(names)) return { groups: earlier, renamings: [] };
  return {
    groups: pairs.map(({ group }) => group),
    renamings: pairs.flatMap(({ before, dish }) => renamingsOf(before, dish)),
  };
}

function dishNow(dish: Dish, now: Dish): Dish {
  return {
    ...dish,
    name: now.name,
    selections: thingsNow(dish.selections, now.selections).map((selection) => ({
      ...selection,
      addOns: thingsNow(
        selection.addOns,
        now.selections.find((each) => isSame(each.id, selection.id))?.addOns ?? [],
      ),
    })),
    // Another name of what was chosen reads as another choice, which says both.
    options: thingsNow(dish.options, now.options),
    extras: thingsNow(dish.extras, now.extras),
  };
}

/** The things of one list with their names of now; with their own where two would have one. */
function thingsNow<Thing extends Named>(
  things: readonly Thing[],
  now: readonly Named[],
): readonly Thing[] {
  const renamed = things.map((thing) => ({
    ...thing,
    name: now.find(({ id }) => isSame(id, thing.id))?.name ?? thing.name,
  }));
  return hasTwice(renamed.map(({ name }) => name)) ? things : renamed;
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one === other;
}

function hasTwice(names: readonly string[]): boolean {
  return new Set(names).size < names.length;
}

/** What differs between the names of a dish and of what it has, each once: several sizes may have the same add-on. */
function renamingsOf(dish: Dish, named: Dish): readonly Renaming[] {
  const [before, after] = [namesIn(dish), namesIn(named)];
  return after
    .map((now, index) => ({
      now,
      before: before[index] ?? "",
      of: index > 0 ? named.name : undefined,
    }))
    .filter((each) => each.now !== each.before)
    .filter(
      (each, index, all) =>
        all.findIndex(({ now, before: then }) => now === each.now && then === each.before) ===
        index,
    );
}

/** The name of the dish first. */
function namesIn({ name, selections, options, extras }: Dish): readonly string[] {
  return [
    name,
    ...selections.flatMap((selection) => [selection, ...selection.addOns].map((each) => each.name)),
    ...options.map((option) => option.name),
    ...extras.map((extra) => extra.name),
  ];
}
