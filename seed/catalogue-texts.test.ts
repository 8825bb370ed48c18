import { describe, expect, test } from "vitest";
import { isLanguage, type LocalizedText } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { seedCatalogue } from "./catalogue.ts";

const dishes = seedCatalogue.menu.flatMap((type) => type.dishes);
const texts = textsIn(seedCatalogue).filter(({ he, en }) => he !== "" || en !== "");

const dairyWords = {
  en: [
    "dairy",
    "milk",
    "butter",
    "buttermilk",
    "cream",
    "creamy",
    "cheese",
    "yoghurt",
    "yogurt",
    "ghee",
    "feta",
  ],
  he: [
    "חלב",
    "חלבי",
    "חלבית",
    "חמאה",
    "שמנת",
    "גבינה",
    "גבינת",
    "גבינות",
    "יוגורט",
    "קוטג׳",
    "מוצרלה",
    "פרמזן",
  ],
};
const meatWords = {
  en: ["meat", "beef", "chicken", "pargiyot", "liver", "livers", "asado", "meatballs", "kishke"],
  he: ["בשר", "בקר", "עוף", "פרגית", "פרגיות", "כבד", "כבדי", "אסאדו", "קישקע", "צלי"],
};
const fishWords = {
  en: ["fish", "salmon", "tilapia", "carp", "mullet", "perch"],
  he: ["דג", "דגים", "סלמון", "אמנון", "קרפיון", "בורי", "נסיכת הנילוס", "גפילטע פיש"],
};

describe("the texts of the seed", () => {
  test("are Hebrew in Hebrew and English in English", () => {
    const isHebrew = (text: string) =>
      /\p{Script=Hebrew}/u.test(text) && !/\p{Script=Latin}/u.test(text);
    const isEnglish = (text: string) =>
      /\p{Script=Latin}/u.test(text) && !/\p{Script=Hebrew}/u.test(text);
    expect(texts.filter(({ he, en }) => !isHebrew(he) || !isEnglish(en))).toEqual([]);
  });

  test("have printed quotation marks, single spaces and no emoji", () => {
    const untidy = /["'`]|\p{Extended_Pictographic}|^\s|\s\s|\s$/u;
    expect(texts.filter(({ he, en }) => untidy.test(he) || untidy.test(en))).toEqual([]);
  });

  test("use one English name for each Hebrew name of a portion, add-on or extra, and the other way round", () => {
    const named = dishes.flatMap(({ selections, extras }) => [
      ...selections.map(({ selectionName }) => selectionName),
      ...selections.flatMap(({ checkBoxes }) => checkBoxes.map(({ name }) => name)),
      ...extras.map(({ name }) => name),
    ]);
    const pairs = new Set(named.map(({ he, en }) => `${he} | ${en}`)).size;
    expect(new Set(named.map(({ he }) => he)).size).toBe(pairs);
    expect(new Set(named.map(({ en }) => en)).size).toBe(pairs);
  });

  test("describe each dish in one to three short lines", () => {
    const isShort = ({ he, en }: LocalizedText) => he.length <= 90 && en.length <= 90;
    const isWellDescribed = ({ dishDescriptions: lines }: Dish<LocalizedText>) =>
      lines.length >= 1 && lines.length <= 3 && lines.every(isShort);
    expect(dishes.filter((dish) => !isWellDescribed(dish))).toEqual([]);
  });

  test("name no dairy at all, and no meat with fish", () => {
    expect(dishes.filter((dish) => wordsIn(dish, dairyWords).length > 0)).toEqual([]);
    expect(
      dishes.filter(
        (dish) => wordsIn(dish, meatWords).length > 0 && wordsIn(dish, fishWords).length > 0,
      ),
    ).toEqual([]);
  });

  test("tell meat and fish by the words of the lists", () => {
    expect(
      dishes.filter((dish) => wordsIn(dish, meatWords).length > 0).length,
    ).toBeGreaterThanOrEqual(15);
    expect(dishes.filter((dish) => wordsIn(dish, fishWords).length > 0).length).toBe(5);
  });
});

/** The words of the lists that the dish's texts use; a Hebrew word may have prefix letters before it. */
function wordsIn(dish: Dish<LocalizedText>, { he, en }: typeof meatWords): string[] {
  const said = textsIn(dish);
  const hebrew = said.map((text) => text.he).join("\n");
  const english = said.map((text) => text.en).join("\n");
  return [
    ...he.filter((word) =>
      new RegExp(`(?<!\\p{L})[בהוכלמש]{0,3}${word}(?!\\p{L})`, "u").test(hebrew),
    ),
    ...en.filter((word) => new RegExp(`\\b${word}\\b`, "i").test(english)),
  ];
}

/** Every text in both languages that the value holds, at any depth. */
function textsIn(value: unknown): LocalizedText[] {
  if (typeof value !== "object" || value === null) return [];
  if (isLocalizedText(value)) return [value];
  return Object.values(value).flatMap(textsIn);
}

function isLocalizedText(value: object): value is LocalizedText {
  return Object.keys(value).length > 0 && Object.keys(value).every(isLanguage);
}
