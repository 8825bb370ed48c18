import type { LocalizedText } from "#domain/language/language.ts";
import type { Agorot } from "#domain/money/agorot.ts";
import type { Allergen } from "./allergen.ts";
import type { DishKind } from "./dish-kind.ts";
import type { Identified } from "./identified.ts";
import type { Measure } from "./measure.ts";
import type { Recipe } from "./recipe.ts";

/**
 * The menu (specification §3), dish types sorted by `position`.
 * `Menu<LocalizedText>` is the shop's menu with both languages in one structure, so that a position means the same in each.
 * `Menu<string>` is the menu in one language, as a customer reads it.
 */
export type Menu<Text> = readonly DishType<Text>[];

/** A menu type of the specification: a heading of the menu and its dishes. */
export interface DishType<Text> extends Identified {
  readonly name: Text;
  /** Sort order in the menu, unique; 0 or more. */
  readonly position: number;
  readonly dishes: readonly Dish<Text>[];
  /** The seller keeps it, and customers do not see it. */
  readonly isHidden?: true;
}

export interface Dish<Text> extends Identified {
  readonly name: Text;
  readonly descriptions: readonly Text[];
  /** File name of the large picture in `webImages/`, or null. */
  readonly image: string | null;
  /** File name of the small picture in `webImages/`, or null. */
  readonly thumbnail: string | null;
  /** At least one. */
  readonly selections: readonly Selection<Text>[];
  readonly options: readonly Option<Text>[];
  readonly extras: readonly Extra<Text>[];
  /** Null if the seller has not stated it: the site must then show nothing. */
  readonly kind: DishKind | null;
  /**
   * Every allergen in the dish or in anything that can be ordered with it: its add-ons, choices and extras. Empty if it
   * has none; null if the seller has not stated them: the site must then show nothing.
   */
  readonly allergens: readonly Allergen[] | null;
  /** Missing where the seller has not written it. Customers do not get it. */
  readonly recipe?: Recipe;
  /** It is on the menu, and cannot be ordered now. */
  readonly isSoldOut?: true;
  /** The seller keeps it, and customers do not see it. */
  readonly isHidden?: true;
}

/** A size of a dish that is ordered by count, with its add-ons. */
export interface Selection<Text> extends Identified {
  readonly name: Text;
  readonly price: Agorot;
  readonly addOns: readonly AddOn<Text>[];
  /** How much of the dish it is, for the kitchen to add up; missing where the seller has not said it. Customers do not get it. */
  readonly measure?: Measure;
  /** It is on the menu, and cannot be ordered now. */
  readonly isSoldOut?: true;
  /** The limits that it counts toward; missing where it has none. Customers do not get them. */
  readonly limits?: readonly LimitUse[];
}

/** How many of the portions of a limit one unit of a selection takes. */
export interface LimitUse {
  /** The id of a `PortionLimit`. */
  readonly limit: string;
  /** 1 or more. */
  readonly portions: number;
}

export interface AddOn<Text> extends Identified {
  readonly name: Text;
  readonly addedPrice: Agorot;
}

/** A required choice, such as the kind of rice. */
export interface Option<Text> extends Identified {
  readonly name: Text;
  /** At least one. */
  readonly choices: readonly Choice<Text>[];
}

export interface Choice<Text> extends Identified {
  readonly name: Text;
  readonly price: OptionPrice;
}

/** A list of one price, which applies to every portion of the dish, or a list with one price per selection, in the order of the menu. */
export type OptionPrice = readonly Agorot[];

/** A side item of a dish, ordered by count. */
export interface Extra<Text> extends Identified {
  readonly name: Text;
  readonly price: Agorot;
}

/** The shop's menu in all languages. */
export type ShopMenu = Menu<LocalizedText>;

/** The menu in one language, as a customer reads it. */
export type ShownMenu = Menu<string>;

/** The id of a thing, if it has one, to be spread into what stands for the thing elsewhere. */
export function idOf({ id }: Identified): Identified {
  return id === undefined ? {} : { id };
}
