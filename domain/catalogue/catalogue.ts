import type { LocalizedText } from "#domain/language/language.ts";
import { textKey } from "#domain/language/text-key.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import type { Identified } from "#domain/menu/identified.ts";
import type { Dish, DishType, ShopMenu } from "#domain/menu/menu.ts";
import type { Ingredient } from "#domain/menu/recipe.ts";
import type { EarlierDeadline, WeekException } from "#domain/schedule/week-exception.ts";
import type { WeeklyDeadline } from "#domain/schedule/weekly-deadline.ts";

/** The menu, the delivery places and the shop's settings at one time. Orders are checked against it. */
export interface Catalogue {
  readonly menu: ShopMenu;
  readonly deliveryPlaces: readonly DeliveryPlace<LocalizedText>[];
  readonly shop: Shop<LocalizedText>;
  /** What can be cooked in a week; missing if nothing is limited. */
  readonly limits?: readonly PortionLimit[];
  /** What recipes name; missing if there are none. */
  readonly ingredients?: readonly Ingredient[];
}

/** How many portions of some selections can be sold in a week, such as what the big oven holds; or how many orders, see `orderLimits`. */
export interface PortionLimit extends Identified {
  /** For the seller only. */
  readonly name: string;
  /** Portions, or orders, in a week; 0 or more. */
  readonly most: number;
}

/** The shop's settings: data of the seller, not part of the code. */
export interface Shop<Text> {
  readonly name: Text;
  /** Email address for questions and comments. */
  readonly contactAddress: string;
  /** The line about kashrut supervision. */
  readonly kashrut: Text;
  /** Who cooks; null until the seller has said anything of it. */
  readonly cook: Cook<Text> | null;
  readonly deadline: WeeklyDeadline;
  /** When orders for a week are taken from; null: from the deadline of the previous week. */
  readonly opening: WeeklyDeadline | null;
  /** The weeks that are closed or have another deadline. The newest catalogue counts for every reader, also of earlier orders. */
  readonly exceptions: readonly WeekException<Text>[];
  /** The weekly deadlines before `deadline`, oldest first; missing if it was always the same. */
  readonly earlierDeadlines?: readonly EarlierDeadline[];
  readonly payment: Payment<Text>;
  /** The WhatsApp number in international format, digits only; null if the shop has none. */
  readonly whatsapp: string | null;
  /** The seller's legal identity for the terms of sale; null until the seller has provided it. */
  readonly seller: Seller<Text> | null;
  /** The contact for accessibility of the site; null for the contact address. */
  readonly accessibilityContact: AccessibilityContact<Text> | null;
  /** After how many years customers are erased; null or missing for the usual ones, see `customerYears`. */
  readonly customerYears?: number | null;
  /** Whether customers are offered to write notes about dishes and orders; missing: they are not. */
  readonly takesNotes?: boolean;
  /** Whether customers are offered to be told by email when orders open; missing: they are not. See `offerOfOpening`. */
  readonly tellsOfOpening?: boolean;
  /** Whether prices include VAT, as a sentence; null until the seller has provided it. */
  readonly vat: Text | null;
  /** The terms of sale; empty until the seller has written them. */
  readonly terms: readonly TermsSection<Text>[];
}

/** Who cooks, as customers read it. The texts may be empty. */
export interface Cook<Text> {
  readonly name: Text;
  /** One sentence in her own words. */
  readonly sentence: Text;
  /** File names of a photograph of her, as those of a dish; both are null if there is none. */
  readonly image: string | null;
  readonly thumbnail: string | null;
}

/** Where the customer pays after ordering (specification §1). */
export interface Payment<Text> {
  /** The mobile payment app's name. */
  readonly app: Text;
  /** Whom to pay in it: a name or a phone number. */
  readonly payee: Text;
  /** The `https:` payment address, also with variables (`paymentLinkOf`); null if the app has none. */
  readonly link: string | null;
}

export interface Seller<Text> {
  readonly legalName: Text;
  /** Business or identity number; null until the seller has provided it. */
  readonly idNumber: string | null;
  readonly address: Text;
  readonly phoneNumber: string | null;
}

export interface AccessibilityContact<Text> {
  readonly name: Text;
  readonly phoneNumber: string | null;
  /** Null for the shop's contact address. */
  readonly email: string | null;
}

export interface TermsSection<Text> {
  readonly heading: Text;
  /** In the catalogue, `{allergens}` is a placeholder for the names of the allergens of all dishes. */
  readonly text: Text;
}

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
  return hashOf([type.id, type.name]);
}

/** The lock of a thing that is edited as a whole. */
export function versionOfThing(thing: DeliveryPlace<LocalizedText> | Ingredient): string {
  return hashOf(thing);
}

/** Which selections count toward a limit, with the portions that one unit of each takes. */
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
