import type { LocalizedText } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { partsOf } from "#domain/menu/parts-of.ts";
import type { DifferenceKind } from "./difference-kind.ts";

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
  if (hasOtherPrice(before, after)) kinds.push("price");
  if (before.isSoldOut !== after.isSoldOut)
    kinds.push(after.isSoldOut === true ? "sold-out" : "available");
  kinds.push(...hiddenOrShown(before, after));
  if (!isSame(before.descriptions, after.descriptions)) kinds.push("texts");
  if (before.image !== after.image || before.thumbnail !== after.thumbnail) kinds.push("picture");
  if (!isSame(before.recipe, after.recipe)) kinds.push("recipe");
  if (restOf(before) !== restOf(after)) kinds.push("changed");
  return kinds;
}

type Hideable = Pick<Dish<LocalizedText>, "isHidden">;

export function hiddenOrShown(before: Hideable, after: Hideable): readonly DifferenceKind[] {
  if (before.isHidden === after.isHidden) return [];
  return [after.isHidden === true ? "hidden" : "shown"];
}

/** Parts of catalogues are parsed, so equal ones have equal texts. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether something that is in both has another price. */
function hasOtherPrice(before: Dish<LocalizedText>, after: Dish<LocalizedText>): boolean {
  const old = pricesOf(before);
  return [...pricesOf(after)].some(([id, price]) => (old.get(id) ?? price) !== price);
}

/** The price of each thing in a dish that has one, by its id. */
function pricesOf(dish: Dish<LocalizedText>): Map<string, string> {
  const priced = [...dish.selections, ...partsOf(dish)].map((part) => ({
    id: part.id,
    price: "addedPrice" in part ? part.addedPrice : part.price,
  }));
  return new Map(priced.map(({ id = "", price }) => [id, JSON.stringify(price)]));
}

/** What is listed as a difference of its own. The limits of a selection are listed as those of the limit. */
const toldApart = new Set([
  "image",
  "thumbnail",
  "price",
  "addedPrice",
  "isSoldOut",
  "isHidden",
  "limits",
  "recipe",
]);

function restOf({ name: _, descriptions: __, ...rest }: Dish<LocalizedText>): string {
  return JSON.stringify(rest, (key, value: unknown) => (toldApart.has(key) ? undefined : value));
}
