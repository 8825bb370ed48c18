import { type Language, locales } from "#domain/language/language.ts";
import { allergens } from "#domain/menu/allergen.ts";
import type { ShopMenu } from "#domain/menu/menu.ts";
import { allergenTextsEn } from "./allergen-texts-en.ts";
import { allergenTextsHe } from "./allergen-texts-he.ts";

const texts: Readonly<Record<Language, typeof allergenTextsHe>> = {
  he: allergenTextsHe,
  en: allergenTextsEn,
};

/**
 * Lists the allergens of all dishes of a menu, for use inside a sentence: `gluten, eggs and sesame`. If the allergens of a dish
 * are not known, the list ends with words that say that there may be others. If no allergen is listed, it is the word for allergens.
 */
export function kitchenAllergensText(menu: ShopMenu, language: Language): string {
  const { names, unnamed, perhapsOthers } = texts[language];
  const lists = menu.flatMap(({ dishes }) => dishes.map((dish) => dish.allergens));
  const listed = new Set(lists.flatMap((list) => list ?? []));
  if (listed.size === 0) return unnamed;
  const items = allergens.filter((each) => listed.has(each)).map((each) => names[each]);
  const areAllKnown = lists.every((list) => list !== null);
  return new Intl.ListFormat(locales[language]).format(
    areAllKnown ? items : [...items, perhapsOthers],
  );
}
