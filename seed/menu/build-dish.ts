import type { LocalizedText } from "#domain/language/language.ts";
import type { Allergen } from "#domain/menu/allergen.ts";
import type { DishKind } from "#domain/menu/dish-kind.ts";
import type { AddOn, Choice, Dish, Extra, Option, Selection } from "#domain/menu/menu.ts";
import { shekels } from "#seed/shekels.ts";
import type { Portion } from "./portions.ts";

/** A dish as the seed describes it. Omitted fields mean no picture, no options and no extras. */
export interface DishPlan {
  readonly name: LocalizedText;
  readonly lines: readonly LocalizedText[];
  /** The base name of the picture files: `<picture>.webp` and `<picture>-thumbnail.webp`. */
  readonly picture?: string;
  readonly selections: readonly Selection<LocalizedText>[];
  readonly options?: readonly Option<LocalizedText>[];
  readonly extras?: readonly Extra<LocalizedText>[];
  readonly kind: DishKind;
  /**
   * In the order of the domain's list. It includes allergens that such a dish commonly contains although its texts do not name
   * them: egg in a breading or in bought soup croutons, wheat in soy sauce, soy lecithin in margarine, mustard in a bought sauce.
   */
  readonly allergens: readonly Allergen[];
}

export function buildDish(plan: DishPlan): Dish<LocalizedText> {
  return {
    dishName: plan.name,
    dishDescriptions: plan.lines,
    image: plan.picture === undefined ? null : `${plan.picture}.webp`,
    thumbnail: plan.picture === undefined ? null : `${plan.picture}-thumbnail.webp`,
    selections: plan.selections,
    options: plan.options ?? [],
    extras: plan.extras ?? [],
    kind: plan.kind,
    allergens: plan.allergens,
  };
}

/** A portion at a price in shekels, with its add-ons. */
export function selection(
  { name, measure }: Portion,
  price: number,
  ...checkBoxes: readonly AddOn<LocalizedText>[]
): Selection<LocalizedText> {
  return { selectionName: name, price: shekels(price), checkBoxes, measure };
}

/** An add-on at an added price in shekels. */
export function addOn(name: LocalizedText, addedPrice: number): AddOn<LocalizedText> {
  return { name, addedPrice: shekels(addedPrice) };
}

/** A choice at one price in shekels per portion, or with one price for each selection of its dish, in their order. */
export function choice(name: LocalizedText, ...prices: readonly number[]): Choice<LocalizedText> {
  return { name, price: prices.map(shekels) };
}

/** Something that is ordered with the dish, at a price in shekels each. */
export function extra(name: LocalizedText, price: number): Extra<LocalizedText> {
  return { name, price: shekels(price) };
}
