import type { LocalizedText } from "#domain/language/language.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import type { ShopMenu } from "#domain/menu/menu.ts";
import type { WeeklyDeadline } from "#domain/schedule/weekly-deadline.ts";

/** All that the shop offers and says of itself at one time: what an order is checked against. */
export interface Catalogue {
  readonly menu: ShopMenu;
  readonly deliveryPlaces: readonly DeliveryPlace<LocalizedText>[];
  readonly shop: Shop<LocalizedText>;
}

/** What the shop says of itself: the seller's settings, no part of the code. */
export interface Shop<Text> {
  readonly name: Text;
  /** E-mail address for questions and comments. */
  readonly contactAddress: string;
  /** The line about kashrut supervision. */
  readonly kashrut: Text;
  readonly deadline: WeeklyDeadline;
  readonly payment: Payment<Text>;
  /** The number for WhatsApp in international form, digits only; null where the shop has none. */
  readonly whatsapp: string | null;
  /** Who sells, as the terms of sale name it; null until the seller has said it. */
  readonly seller: Seller<Text> | null;
  /** Whom to turn to about access to the site; null for the contact address. */
  readonly accessibilityContact: AccessibilityContact<Text> | null;
  /** Whether the prices have VAT in them; null until the seller has said it. */
  readonly vat: Text | null;
  /** The terms of sale in the seller's words; empty until she has written them. */
  readonly terms: readonly TermsSection<Text>[];
}

/** Where the customer pays after ordering (specification §1). */
export interface Payment<Text> {
  /** The mobile payment app's name. */
  readonly app: Text;
  /** Whom to pay in it: a name or a phone number. */
  readonly payee: Text;
  /** The address, `https:`, at which it is paid; null where the app has none. */
  readonly link: string | null;
}

export interface Seller<Text> {
  readonly legalName: Text;
  /** Number of the business or identity; null until the seller has said it. */
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
  /** In the catalogue, `{allergens}` in it stands for the names of the allergens of all dishes. */
  readonly text: Text;
}
