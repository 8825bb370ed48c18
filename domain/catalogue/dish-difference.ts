import type { LocalizedText } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import type { DifferenceKind } from "./catalogue-difference.ts";

export interface DishOfType {
  /** That of the dish. */
  readonly id: string;
  /** The id of its dish type. */
  readonly type: string;
  readonly dish: Dish<LocalizedText>;
}

/** What differs in a dish beside its name, its place and the marks of its selections. */
export function differencesOfDish(
  { dish: before }: DishOfType,
  { dish: after }: DishOfType,
): readonly DifferenceKind[] {
  const kinds: DifferenceKind[] = [];
  const differ = (of: (dish: Dish<LocalizedText>) => unknown) =>
    JSON.stringify(of(before)) !== JSON.stringify(of(after));
  if (hasOtherPrice(before, after)) kinds.push("price");
  if (before.isSoldOut !== after.isSoldOut)
    kinds.push(after.isSoldOut === true ? "sold-out" : "available");
  if (before.isHidden !== after.isHidden) kinds.push(after.isHidden === true ? "hidden" : "shown");
  if (differ(({ dishDescriptions }) => dishDescriptions)) kinds.push("texts");
  if (differ(({ image, thumbnail }) => [image, thumbnail])) kinds.push("picture");
  if (restOf(before) !== restOf(after)) kinds.push("changed");
  return kinds;
}

/** Whether something that is in both has another price. */
function hasOtherPrice(before: Dish<LocalizedText>, after: Dish<LocalizedText>): boolean {
  const old = pricesOf(before);
  return [...pricesOf(after)].some(([id, price]) => (old.get(id) ?? price) !== price);
}

/** The price of each thing in a dish that has one, by its id. */
function pricesOf(dish: Dish<LocalizedText>): Map<string, string> {
  const { selections, options, extras } = dish;
  const priced = [
    ...selections,
    ...selections.flatMap(({ checkBoxes }) =>
      checkBoxes.map(({ id, addedPrice: price }) => ({ id, price })),
    ),
    ...options.flatMap(({ choices }) => choices),
    ...extras,
  ];
  return new Map(priced.map(({ id = "", price }) => [id, JSON.stringify(price)]));
}

/** What is told as a difference of its own. The limits of a selection are told as those of the limit. */
const toldApart = new Set([
  "dishName",
  "dishDescriptions",
  "image",
  "thumbnail",
  "price",
  "addedPrice",
  "isSoldOut",
  "isHidden",
  "limits",
]);

function restOf(dish: Dish<LocalizedText>): string {
  return JSON.stringify(dish, (key, value: unknown) => (toldApart.has(key) ? undefined : value));
}
