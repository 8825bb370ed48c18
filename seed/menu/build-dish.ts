import type { LocalizedText } from "#domain/language/language.ts";
import type { Allergen } from "#domain/menu/allergen.ts";
import type { DishKind } from "#domain/menu/dish-kind.ts";
import type { Measure } from "#domain/menu/measure.ts";
import type { AddOn, Choice, DishType, Extra, Option, Selection } from "#domain/menu/menu.ts";
import { shekels } from "#seed/shekels.ts";
import { type PortionName, portions } from "./portions.ts";

/** A dish as the seed describes it. Omitted fields mean no picture, no options and no extras. */
interface DishPlan {
  readonly name: LocalizedText;
  readonly lines: readonly LocalizedText[];
  /** The base name of the picture files: `<picture>.webp` and `<picture>-thumbnail.webp`. */
  readonly picture?: string;
  readonly selections: readonly Selection<LocalizedText>[];
  readonly options?: readonly Option<LocalizedText>[];
  readonly extras?: readonly Extra<LocalizedText>[];
  /** That of the dish type by default. */
  readonly kind?: DishKind;
  /**
   * In the order of the domain's list. It includes allergens that such a dish commonly contains although its texts do not name
   * them: egg in a breading or in bought soup croutons, wheat in soy sauce, soy lecithin in margarine, mustard in a bought sauce.
   */
  readonly allergens: readonly Allergen[];
  /** What the last selection takes, as the seller would type it, see `readRecipe`. */
  readonly recipe: string;
}

/** A dish type as the seed describes it. */
export interface DishTypePlan {
  readonly name: LocalizedText;
  readonly position: number;
  /** That of its dishes, unless they say otherwise. */
  readonly kind: DishKind;
  readonly dishes: readonly DishPlan[];
}

/** A dish type, still without recipes. */
export function dishType(plan: DishTypePlan): DishType<LocalizedText> {
  return {
    name: plan.name,
    position: plan.position,
    dishes: plan.dishes.map(({ name, lines, picture, kind = plan.kind, ...dish }) => ({
      name,
      descriptions: lines,
      image: picture === undefined ? null : `${picture}.webp`,
      thumbnail: picture === undefined ? null : `${picture}-thumbnail.webp`,
      selections: dish.selections,
      options: dish.options ?? [],
      extras: dish.extras ?? [],
      kind,
      allergens: dish.allergens,
    })),
  };
}

/** The sizes of a dish, each at its price in shekels. An add-on is its name and its added price for each size. */
export function sizes(
  names: readonly PortionName[],
  prices: readonly number[],
  ...addOns: readonly (readonly [LocalizedText, ...(readonly number[])])[]
): readonly Selection<LocalizedText>[] {
  return names.map((size, index) =>
    selection(
      portions[size].name,
      portions[size].measure,
      prices[index] ?? Number.NaN,
      ...addOns.map(([name, ...added]) => addOn(name, added[index] ?? Number.NaN)),
    ),
  );
}

/** A size of one dish at a price in shekels, with its add-ons. */
export function selection(
  name: LocalizedText,
  measure: Measure,
  price: number,
  ...addOns: readonly AddOn<LocalizedText>[]
): Selection<LocalizedText> {
  return { name, price: shekels(price), addOns, measure };
}

/** An add-on at an added price in shekels. */
export function addOn(name: LocalizedText, addedPrice: number): AddOn<LocalizedText> {
  return { name, addedPrice: shekels(addedPrice) };
}

export function option(
  name: LocalizedText,
  ...choices: readonly Choice<LocalizedText>[]
): Option<LocalizedText> {
  return { name, choices };
}

/** A choice at one price in shekels per portion, or with one price for each selection of its dish, in their order. */
export function choice(name: LocalizedText, ...prices: readonly number[]): Choice<LocalizedText> {
  return { name, price: prices.map(shekels) };
}

/** Something that is ordered with the dish, at a price in shekels each. */
export function extra(name: LocalizedText, price: number): Extra<LocalizedText> {
  return { name, price: shekels(price) };
}
