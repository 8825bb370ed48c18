import type { LocalizedText } from "#domain/language/language.ts";
import { textKey } from "#domain/language/text-key.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import type { Dish, DishType } from "#domain/menu/menu.ts";
import type { Ingredient } from "#domain/menu/recipe.ts";
import type { PortionLimit, Shop } from "./catalogue.ts";

/**
 * A short hash of a part of the catalogue: the lock with which it is edited. It is the same on the server and in the browser that got the
 * catalogue from it. Marks that one press sets (sold out, hidden) are not part of it, so that a phone can mark a dish as sold out while a
 * laptop edits it (docs/decisions/0041-changes-of-the-catalogue.md).
 */
export function versionOfDish(dish: Dish<LocalizedText>): string {
  const { isSoldOut: _, isHidden: __, ...edited } = dish;
  const selections = dish.selections.map(({ isSoldOut: ___, ...selection }) => selection);
  return hashOf({ ...edited, selections });
}

/** The lock of a dish type without its dishes. */
export function versionOfDishType(type: Omit<DishType<LocalizedText>, "dishes">): string {
  return hashOf([type.id, type.orderType]);
}

/** The lock of a thing that is edited as a whole. */
export function versionOfThing(thing: DeliveryPlace<LocalizedText> | Ingredient): string {
  return hashOf(thing);
}

/** Which selections count towards a limit, with the portions that one unit of each takes. */
export interface SelectionOfLimit {
  /** The id of the selection. */
  readonly selection: string;
  readonly portions: number;
}

/** `uses` may be in any sequence. */
export function versionOfLimit(limit: PortionLimit, uses: readonly SelectionOfLimit[]): string {
  const lines = uses.map(({ selection, portions }) => `${selection} ${String(portions)}`);
  return hashOf([limit, lines.toSorted()]);
}

/** Everything that the seller sets; which week has which deadline is decided for each week. */
export type ShopSettings = Omit<Shop<LocalizedText>, "exceptions" | "earlierDeadlines">;

/** The lock of some settings. `names` may be in any sequence. */
export function versionOfSettings(
  shop: ShopSettings,
  names: readonly (keyof ShopSettings)[],
): string {
  return hashOf(names.toSorted().map((name) => [name, shop[name]]));
}

function hashOf(thing: unknown): string {
  return textKey(JSON.stringify(thing));
}
