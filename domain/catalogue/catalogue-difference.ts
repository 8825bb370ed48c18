import type { LocalizedText } from "#domain/language/language.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import type { Ingredient } from "#domain/menu/recipe.ts";
import type { Catalogue, PortionLimit } from "./catalogue.ts";
import { selectionsOfLimit } from "./change-limits.ts";
import type { CatalogueThing, DifferenceKind } from "./difference-kind.ts";
import { type DishOfType, differencesOfDish, hiddenOrShown, isSame } from "./dish-difference.ts";
import { movedIds } from "./moved-ids.ts";

/** One thing that is not in a catalogue as in an older one. */
export interface CatalogueDifference {
  readonly thing: CatalogueThing;
  readonly kind: DifferenceKind;
  /** The id of the thing; of a setting the name of its field, of a decision about a week the week's date. */
  readonly id: string;
  /** Its name now, or before if it was removed; null for a setting and a week. */
  readonly name: LocalizedText | null;
  /** Of a thing that was renamed. */
  readonly nameBefore?: LocalizedText;
  /** Of a selection. */
  readonly dishName?: LocalizedText;
}

/** What is not as before, in the order of the catalogue; nothing for equal catalogues. */
export function catalogueDifference(before: Catalogue, after: Catalogue): CatalogueDifference[] {
  return [
    ...differencesOf("dish-type", before.menu, after.menu, {
      name: ({ name }) => name,
      kinds: hiddenOrShown,
    }),
    ...differencesOfDishes(before, after),
    ...differencesOf("place", before.deliveryPlaces, after.deliveryPlaces, {
      name: ({ name }) => name,
      kinds: differencesOfPlace,
    }),
    ...differencesOf("limit", before.limits ?? [], after.limits ?? [], {
      name: ({ name }) => ({ he: name, en: name }),
      kinds: (one, other) =>
        isSame(limitOf(before, one), limitOf(after, other)) ? [] : ["changed"],
    }),
    ...differencesOfIngredients(before.ingredients ?? [], after.ingredients ?? []),
    ...differencesOfShop(before.shop, after.shop),
  ];
}

function differencesOfIngredients(
  before: readonly Ingredient[],
  after: readonly Ingredient[],
): CatalogueDifference[] {
  const joined = new Set(after.flatMap((each) => (each.joined ?? []).map(({ id }) => id)));
  return differencesOf("ingredient", before, after, {
    name: ({ name }) => name,
    kinds: (
      { name: _, words, joined: __, ...one },
      { name: ___, words: now, joined: ____, ...other },
    ) => [
      ...(isSame(words, now) ? [] : (["words"] as const)),
      ...(isSame(one, other) ? [] : (["changed"] as const)),
    ],
  }).map((each) =>
    each.kind === "removed" && joined.has(each.id) ? { ...each, kind: "joined" } : each,
  );
}

interface Comparison<Thing> {
  readonly name: (thing: Thing) => LocalizedText;
  /** What differs beside name and place. */
  readonly kinds: (before: Thing, after: Thing) => readonly DifferenceKind[];
}

function differencesOf<Thing extends { readonly id?: string }>(
  thing: CatalogueThing,
  before: readonly Thing[],
  after: readonly Thing[],
  { name, kinds }: Comparison<Thing>,
  moved = movedIds(before.map(idOf), after.map(idOf)),
): CatalogueDifference[] {
  const old = new Map(before.map((each) => [idOf(each), each]));
  const ids = new Set(after.map(idOf));
  const now = after.flatMap((each): CatalogueDifference[] => {
    const [id, was] = [idOf(each), old.get(idOf(each))];
    const told = { thing, id, name: name(each) };
    if (was === undefined) return [{ ...told, kind: "added" }];
    const renamed = { ...told, kind: "renamed", nameBefore: name(was) } as const;
    return [
      ...(isSame(name(was), name(each)) ? [] : [renamed]),
      ...(moved.has(id) ? [{ ...told, kind: "moved" } as const] : []),
      ...kinds(was, each).map((kind) => ({ ...told, kind })),
    ];
  });
  const removed = before
    .filter((each) => !ids.has(idOf(each)))
    .map((each) => ({ thing, kind: "removed", id: idOf(each), name: name(each) }) as const);
  return [...now, ...removed];
}

function differencesOfDishes(before: Catalogue, after: Catalogue): CatalogueDifference[] {
  const [old, now] = [dishesOf(before), dishesOf(after)];
  const typeBefore = new Map(old.map((each) => [idOf(each), each.type]));
  const moved = new Set(
    now
      .filter((each) => (typeBefore.get(idOf(each)) ?? each.type) !== each.type)
      .map((each) => idOf(each)),
  );
  for (const { id, dishes } of after.menu) {
    const inType = before.menu.find((each) => each.id === id)?.dishes ?? [];
    for (const dish of movedIds(inType.map(idOf), dishes.map(idOf))) moved.add(dish);
  }
  const of = { name: ({ dish }: DishOfType) => dish.name, kinds: differencesOfDish };
  return [...differencesOf("dish", old, now, of, moved), ...differencesOfSelections(old, now)];
}

/** Only the marks: anything else of a selection is a difference of its dish. */
function differencesOfSelections(
  before: readonly DishOfType[],
  after: readonly DishOfType[],
): CatalogueDifference[] {
  const soldOut = new Map(
    before.flatMap(({ dish }) => dish.selections.map((each) => [idOf(each), each.isSoldOut])),
  );
  return after.flatMap(({ dish }) =>
    dish.selections.flatMap((each): CatalogueDifference[] => {
      const id = idOf(each);
      if (!soldOut.has(id) || soldOut.get(id) === each.isSoldOut) return [];
      const kind = each.isSoldOut === true ? "sold-out" : "available";
      return [{ thing: "selection", kind, id, name: each.name, dishName: dish.name }];
    }),
  );
}

function dishesOf({ menu }: Catalogue): readonly DishOfType[] {
  return menu.flatMap((type) =>
    type.dishes.map((dish) => ({ id: idOf(dish), type: idOf(type), dish })),
  );
}

function differencesOfPlace(
  before: DeliveryPlace<LocalizedText>,
  after: DeliveryPlace<LocalizedText>,
): readonly DifferenceKind[] {
  const parts = ({ name: _, deliveryPrice, pickupPrice, ...rest }: typeof before) =>
    [[deliveryPrice, pickupPrice], rest] as const;
  const [[prices, rest], [pricesNow, restNow]] = [parts(before), parts(after)];
  return [
    ...(isSame(prices, pricesNow) ? [] : (["price"] as const)),
    ...(isSame(rest, restNow) ? [] : (["changed"] as const)),
  ];
}

function limitOf({ menu }: Catalogue, { most, id = "" }: PortionLimit) {
  return [most, selectionsOfLimit(menu, id)];
}

function differencesOfShop(
  { exceptions: exceptionsBefore, ...before }: Catalogue["shop"],
  { exceptions, ...after }: Catalogue["shop"],
): CatalogueDifference[] {
  const changed = { kind: "changed", name: null } as const;
  const settings = Object.entries(after).filter(
    ([field, value]) => !isSame(value, before[field as keyof typeof before]),
  );
  const sayOf = (list: typeof exceptions, date: string) => list.find(({ week }) => week === date);
  const weeks = new Set([...exceptionsBefore, ...exceptions].map(({ week }) => week));
  const decided = [...weeks]
    .filter((week) => !isSame(sayOf(exceptionsBefore, week), sayOf(exceptions, week)))
    .toSorted();
  return [
    ...settings.map(([field]) => ({ ...changed, thing: "setting" as const, id: field })),
    ...decided.map((week) => ({ ...changed, thing: "week" as const, id: week })),
  ];
}

function idOf({ id }: { readonly id?: string }): string {
  if (id === undefined) throw new Error("a catalogue that was parsed has ids");
  return id;
}
