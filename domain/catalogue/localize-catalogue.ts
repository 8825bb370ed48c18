import { inLanguage, isText } from "#domain/language/in-language.ts";
import { type Language, type LocalizedText, locales } from "#domain/language/language.ts";
import { mapFields } from "#domain/map-fields.ts";
import { allergens } from "#domain/menu/allergen.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import type { ShopMenu, ShownMenu } from "#domain/menu/menu.ts";
import { allergenTextsEn } from "./allergen-texts-en.ts";
import { allergenTextsHe } from "./allergen-texts-he.ts";
import type { Catalogue, Cook, Shop, TermsSection } from "./catalogue.ts";
import { isPlaceholder } from "./is-placeholder.ts";
import { commonPaymentLink } from "./payment-link.ts";

/** The part of a menu that only the seller reads. */
const ofSeller = new Set(["isSoldOut", "isHidden", "measure", "limits", "recipe"]);

/** The menu in one language, with unchanged positions and ids, as customers read it. */
export function localizeMenu(menu: ShopMenu, language: Language): ShownMenu {
  return mapFields(menu, (value, name) => {
    if (ofSeller.has(name)) return undefined;
    return isText(value) ? value[language] : value;
  }) as ShownMenu;
}

export function localizeDeliveryPlaces(
  places: readonly DeliveryPlace<LocalizedText>[],
  language: Language,
): readonly DeliveryPlace<string>[] {
  return inLanguage(places, language);
}

/**
 * The settings of the shop in one language, with the allergens of its menu filled into the terms. Customers read no
 * placeholder: a text that the seller still has to fill in is empty, or null if it may be missing. Terms that are marked as a
 * draft keep that mark. The payment link is what the links of all orders have in common.
 */
export function localizeShop(
  { shop: { earlierDeadlines: _, ...shop }, menu }: Pick<Catalogue, "shop" | "menu">,
  language: Language,
): Shop<string> {
  const filledIn = inLanguage(shop, language, (text) =>
    isPlaceholder(text) ? "" : text[language],
  );
  const { link } = filledIn.payment;
  return {
    ...filledIn,
    name: shop.name[language],
    cook: isCookKnown(filledIn.cook) ? filledIn.cook : null,
    payment: { ...filledIn.payment, link: link && commonPaymentLink(link) },
    exceptions: filledIn.exceptions.map((week) => ({ ...week, reason: week.reason || null })),
    vat: filledIn.vat || null,
    terms: localizeTerms(shop.terms, menu, language),
  };
}

function isCookKnown(cook: Cook<string> | null): boolean {
  return cook !== null && (cook.name !== "" || cook.sentence !== "" || cook.thumbnail !== null);
}

/** A placeholder in the terms is a sentence that says so, such as `[Draft]`; customers read it without its brackets. */
const unbracketed = (text: string) => text.replace(/^\[(.*)\]$/su, "$1");

/** The terms, with the names of the allergens where a text says `{allergens}`: a list kept by hand would miss some. */
function localizeTerms(
  terms: Shop<LocalizedText>["terms"],
  menu: ShopMenu,
  language: Language,
): readonly TermsSection<string>[] {
  return terms.map(({ heading, text }) => ({
    heading: unbracketed(heading[language]),
    text: unbracketed(text[language]).replaceAll("{allergens}", () =>
      kitchenAllergensText(menu, language),
    ),
  }));
}

const allergenTexts: Readonly<Record<Language, typeof allergenTextsHe>> = {
  he: allergenTextsHe,
  en: allergenTextsEn,
};

/**
 * Lists the allergens of all dishes of a menu, for use inside a sentence: `gluten, eggs and sesame`. If the allergens of a dish
 * are not known, the list ends with words that say that there may be others. If no allergen is listed, it is the word for allergens.
 */
function kitchenAllergensText(menu: ShopMenu, language: Language): string {
  const { names, unnamed, perhapsOthers } = allergenTexts[language];
  const lists = menu.flatMap(({ dishes }) => dishes.map((dish) => dish.allergens));
  const listed = new Set(lists.flatMap((list) => list ?? []));
  if (listed.size === 0) return unnamed;
  const items = allergens.filter((each) => listed.has(each)).map((each) => names[each]);
  const areAllKnown = lists.every((list) => list !== null);
  return new Intl.ListFormat(locales[language]).format(
    areAllKnown ? items : [...items, perhapsOthers],
  );
}
