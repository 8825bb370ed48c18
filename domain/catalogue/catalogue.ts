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
}

/** Where the customer pays after ordering (specification §1). */
export interface Payment<Text> {
  /** The mobile payment app's name. */
  readonly app: Text;
  /** Whom to pay in it: a name or a phone number. */
  readonly payee: Text;
}
