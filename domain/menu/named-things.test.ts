import { expect, test } from "vitest";
import { namedThings } from "./named-things.ts";

const named = (id: string, he: string, en: string) => ({ id, name: { he, en } });
const things = [
  named("powder", "אבקת אפייה", "Baking powder"),
  named("hawaij", "חוואיג׳ למרק", "Hawaij for soup"),
  named("whole", "קמח חיטה מלאה", "Whole-wheat flour"),
  named("butter", "חמאה", "Crème fraîche"),
  named("old", "רסק־עגבניות", "Paste"),
  named("new", "רסק עגבניות", "Tomato paste"),
  named("salt", "מלח", "Paste"),
];
const { find } = namedThings(things, "he");
const idsOf = (name: string) => find(name).map(({ id }) => id);

test.each([
  ["אבקת־אפייה", "powder"],
  ["אבקת-אפייה", "powder"],
  ["אבקת אפייה.", "powder"],
  ["\u200fאבקת  אפייה\u200f", "powder"],
  ["\u202bאבקת\u00a0אפייה\u202c", "powder"],
  ["אַבְקַת אֲפִיָּיה", "powder"],
  ["BAKING POWDER,", "powder"],
  ["baking\u2011powder", "powder"],
  ["חוואיג' למרק", "hawaij"],
  ["חוואיג’ למרק", "hawaij"],
  ["חוואיג למרק", "hawaij"],
  ["whole wheat flour", "whole"],
  ["creme fraiche", "butter"],
])("%j is %s", (name, id) => {
  expect(idsOf(name)).toEqual([id]);
});

test("an exact name finds its own thing, even among similar names", () => {
  expect(idsOf("רסק־עגבניות")).toEqual(["old"]);
  expect(idsOf(" רסק  עגבניות ")).toEqual(["new"]);
  expect(idsOf("רסק-עגבניות")).toEqual(["old", "new"]);
});

test("a name with marks that nobody sees comes before the same one of the other language", () => {
  const called = [named("other", "Mint", "Nana"), named("own", "נענע", "\u200fMint")];
  expect(namedThings(called, "en").find("Mint")).toMatchObject([{ id: "own" }]);
});

test("things of one name are found together, and what is no name finds nothing", () => {
  expect(idsOf("paste")).toEqual(["old", "salt"]);
  expect(["", " ", ".", "\u200f", "אפייה", "אבקת אפייה כפולה"].flatMap(idsOf)).toEqual([]);
});

test.each([
  ["ביצה", "egg"],
  ["ביצת־חופש.", "egg"],
  ["egg", "egg"],
  ["Free-range EGG", "egg"],
  ["קמח תופח", "flour"],
  ["ביצים", "egg"],
])("%j is another name of %s", (name, id) => {
  const called = [
    {
      ...named("egg", "ביצים", "Eggs"),
      words: { he: ["ביצה", "ביצת חופש"], en: ["egg", "free range egg"] },
    },
    { ...named("flour", "קמח", "Flour"), words: { he: ["קמח תופח"] } },
  ];
  for (const language of ["he", "en"] as const)
    expect(namedThings(called, language).find(name)).toMatchObject([{ id }]);
  expect(namedThings(called, "he").mostWords).toBe(3);
});
