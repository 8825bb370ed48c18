import { type Language, type LocalizedText, nextLanguage } from "#domain/language/language.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { dishDialogTexts } from "#site/language/dish-dialog-texts.ts";
import type { Messages } from "#site/language/he.ts";
import { languageNames } from "#site/language/language-names.ts";
import { messagesIn } from "#site/language/messages.ts";
import { orderPageTexts } from "#site/language/order-page-texts.ts";
import type { OrderTexts } from "#site/language/order-texts-he.ts";
import { type PlacedOrderTexts, placedOrderTexts } from "#site/language/placed-order-texts.ts";
import { orderTexts } from "#site/language/use-order-texts.ts";

export { type Language, type LocalizedText, languages } from "#domain/language/language.ts";

export { pagePaths } from "#server/http/page-cache.ts";
export { offlineText } from "#site/language/offline-text.ts";

/** All texts that a customer reads on the way to an order. */
export type PageWords = Omit<Messages, "dish"> &
  OrderTexts & {
    /** On the button that leads to it. */
    readonly otherLanguageName: string;
    readonly ofOrder: PlacedOrderTexts & (typeof orderPageTexts)["he"];
    readonly dish: Messages["dish"] & (typeof dishDialogTexts)["he"];
  };

export function wordsOfPage(language: Language): PageWords {
  const messages = messagesIn(language);
  const dish = { ...messages.dish, ...dishDialogTexts[language] };
  return {
    ...messages,
    otherLanguageName: languageNames[nextLanguage(language)],
    ...orderTexts[language],
    ofOrder: { ...placedOrderTexts[language], ...orderPageTexts[language] },
    dish,
  };
}

export type SeedDish = Dish<LocalizedText>;

/** A dish of the seed menu by its English name. */
export function seedDish(englishName: string): SeedDish {
  const dishes = seedCatalogue.menu.flatMap((type) => type.dishes);
  return found(dishes.find(({ name }) => name.en === englishName));
}

/** A delivery place of the seed by its English name. */
export function seedPlace(englishName: string): DeliveryPlace<LocalizedText> {
  return found(seedCatalogue.deliveryPlaces.find(({ name }) => name.en === englishName));
}

/** A dish type's heading by its English name. */
export function seedType(englishName: string): LocalizedText {
  return found(seedCatalogue.menu.find(({ name }) => name.en === englishName)).name;
}

/** Returns the value, or fails if the seed no longer has what the test needs. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("the seed does not have what this test is about");
  return value;
}

/** An amount of agorot as the site shows it. Deliberately independent of the code of the site, so that an error there is found. */
export function shown(agorot: number): string {
  const [shekels = "", rest = ""] = (agorot / 100).toFixed(2).split(".");
  const grouped = Number(shekels).toLocaleString("en-US");
  return rest === "00" ? `₪${grouped}` : `₪${grouped}.${rest}`;
}

/** Matches a text that contains these parts in this order and ends with the last one. */
export function inOrder(...parts: readonly (string | number)[]): RegExp {
  const escaped = parts.map((part) =>
    String(part).replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`),
  );
  return new RegExp(`${escaped.join("[^]*?")}\\s*$`, "u");
}

export function otherThan(language: Language): Language {
  return language === "he" ? "en" : "he";
}
