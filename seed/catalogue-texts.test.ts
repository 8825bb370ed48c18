import { describe, expect, test } from "vitest";
import type { LocalizedText } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { portionSavings } from "#domain/menu/portion-saving.ts";
import { seedCatalogue } from "./catalogue.ts";
import { dairyWords, fishWords, meatWords } from "./testing/food-words.ts";
import { textsIn, wordsIn } from "./testing/words-in.ts";

const dishes = seedCatalogue.menu.flatMap((type) => type.dishes);
const texts = textsIn(seedCatalogue).filter(({ he, en }) => he !== "" || en !== "");

describe("the texts of the seed", () => {
  test("are Hebrew in Hebrew and English in English", () => {
    const isHebrew = (text: string) =>
      /\p{Script=Hebrew}/u.test(text) && !/\p{Script=Latin}/u.test(text.replace("{allergens}", ""));
    const isEnglish = (text: string) =>
      /\p{Script=Latin}/u.test(text) && !/\p{Script=Hebrew}/u.test(text);
    expect(texts.filter(({ he, en }) => !isHebrew(he) || !isEnglish(en))).toEqual([]);
  });

  test("say the same savings of larger sizes in both languages", () => {
    const savingsIn = (language: "he" | "en") =>
      dishes.map(({ name, selections }) => [
        name.en,
        portionSavings(
          selections.map((each) => ({ name: each.name[language], price: each.price })),
        ),
      ]);
    expect(savingsIn("en")).toEqual(savingsIn("he"));
    expect(
      savingsIn("en")
        .flat(2)
        .filter((saving) => typeof saving === "object" && saving !== null).length,
    ).toBeGreaterThan(10);
  });

  test("have printed quotation marks, single spaces and no emoji", () => {
    const untidy = /["'`]|\p{Extended_Pictographic}|^\s|\s\s|\s$/u;
    expect(texts.filter(({ he, en }) => untidy.test(he) || untidy.test(en))).toEqual([]);
  });

  test("use one English name for each Hebrew name of a portion, add-on or extra, and the other way round", () => {
    const named = dishes.flatMap(({ selections, extras }) => [
      ...selections.map(({ name }) => name),
      ...selections.flatMap(({ addOns }) => addOns.map(({ name }) => name)),
      ...extras.map(({ name }) => name),
    ]);
    const pairs = new Set(named.map(({ he, en }) => `${he} | ${en}`)).size;
    expect(new Set(named.map(({ he }) => he)).size).toBe(pairs);
    expect(new Set(named.map(({ en }) => en)).size).toBe(pairs);
  });

  test("say in the terms, as the order's page does, that an order can be canceled there until orders close", () => {
    const cancelling = seedCatalogue.shop.terms.find(({ heading }) => heading.he === "ביטול הזמנה");
    expect(cancelling?.text.he).toMatch(/^אפשר לבטל הזמנה .*עד מועד סגירת ההזמנות.* בעמוד ההזמנה/u);
    expect(cancelling?.text.en).toMatch(
      /^You may cancel an order .*until the deadline.* on the order’s page/u,
    );
    // Customers never read of rounds.
    const terms = JSON.stringify(seedCatalogue.shop.terms);
    expect(terms).not.toMatch(/סבב|\brounds?\b/iu);
  });

  test("describe each dish in one to three short lines", () => {
    const isShort = ({ he, en }: LocalizedText) => he.length <= 90 && en.length <= 90;
    const isWellDescribed = ({ descriptions: lines }: Dish<LocalizedText>) =>
      lines.length >= 1 && lines.length <= 3 && lines.every(isShort);
    expect(dishes.filter((dish) => !isWellDescribed(dish))).toEqual([]);
  });

  test("name no dairy at all, and no meat with fish", () => {
    expect(dishes.filter((dish) => wordsIn(textsIn(dish), dairyWords).length > 0)).toEqual([]);
    expect(
      dishes.filter(
        (dish) =>
          wordsIn(textsIn(dish), meatWords).length > 0 &&
          wordsIn(textsIn(dish), fishWords).length > 0,
      ),
    ).toEqual([]);
  });

  test("name meat and fish with words of the lists", () => {
    expect(
      dishes.filter((dish) => wordsIn(textsIn(dish), meatWords).length > 0).length,
    ).toBeGreaterThanOrEqual(15);
    expect(dishes.filter((dish) => wordsIn(textsIn(dish), fishWords).length > 0).length).toBe(5);
  });
});
