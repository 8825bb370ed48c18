import { expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import {
  chickenSoup,
  halfLitre,
  limitedKitchen,
  litre,
  soldOutKitchen,
} from "#domain/testing/limited-kitchen.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { littleLeft } from "./little-left.ts";

const pot = (portions: number) => new Map([["pot", portions]]);
const soup = {
  typeName: soupKitchen.menu[0]?.name.en,
  dishName: chickenSoup.name.en,
};
const nameOf = (id: string) =>
  chickenSoup.selections.find((selection) => selection.id === id)?.name.en;
const half = { ...soup, selectionName: nameOf(halfLitre) };
const whole = { ...soup, selectionName: nameOf(litre) };
const dish = { ...soup, selectionName: null };

test("nothing is shown in a shop where nothing is sold out or limited", () => {
  for (const language of languages) expect(littleLeft(soupKitchen, language, pot(7))).toEqual([]);
});

test("a dish that the seller has marked is sold out as a whole, a selection alone", () => {
  const marked = (id: string | undefined) => littleLeft(soldOutKitchen(id), "en", undefined);
  expect(marked(chickenSoup.id)).toEqual([{ ...dish, left: 0 }]);
  expect(marked(litre)).toEqual([{ ...whole, left: 0 }]);
});

test("names are in the language that is asked for", () => {
  expect(littleLeft(soldOutKitchen(chickenSoup.id), "he", undefined)).toMatchObject([
    { dishName: chickenSoup.name.he },
  ]);
});

test("the rest that limits leave is shown from five units down, and for the dish when every selection has so few", () => {
  const left = (taken: number) => littleLeft(limitedKitchen(20), "en", pot(taken));
  expect(left(8)).toEqual([]);
  expect(left(9)).toEqual([{ ...whole, left: 5 }]);
  expect(left(14)).toEqual([{ ...whole, left: 3 }]);
  expect(left(15)).toEqual([
    { ...dish, left: 5 },
    { ...half, left: 5 },
    { ...whole, left: 2 },
  ]);
  expect(left(19)).toEqual([
    { ...dish, left: 1 },
    { ...half, left: 1 },
    { ...whole, left: 0 },
  ]);
  expect(left(20)).toEqual([{ ...dish, left: 0 }]);
  // The seller may store more than the limit.
  expect(left(23)).toEqual([{ ...dish, left: 0 }]);
});

test("where only marks count, limits tell nothing", () => {
  expect(littleLeft(limitedKitchen(0), "en", undefined)).toEqual([]);
});

test("a hidden dish is not told", () => {
  const kitchen = soldOutKitchen(chickenSoup.id);
  const menu = kitchen.menu.map((type) => ({ ...type, isHidden: true as const }));
  expect(littleLeft({ ...kitchen, menu }, "en", undefined)).toEqual([]);
});
