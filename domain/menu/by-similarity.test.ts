import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bySimilarity } from "./by-similarity.ts";

const named = (he: string, en: string) => ({ name: { he, en } });
const things = [
  named("ביצים", "Eggs"),
  named("עגבניות", "Tomatoes"),
  named("עגבניות שרי", "Cherry tomatoes"),
  named("תפוחי אדמה", "Potatoes"),
  named("סוכר", "Sugar"),
  named("שקדים", "Almonds"),
  named("פטרוזיליה (צרור)", "Parsley (bunch)"),
  named("אבקת אפייה", "Baking powder"),
  named("קמח", "Flour"),
  named("קמח מלא", "Whole-wheat flour"),
  named("מלח", "Salt"),
  named("תותים", "Berries"),
  { ...named("סילאן", "Date syrup"), words: { he: ["דבש תמרים"], en: ["silan"] } },
];
const namesOf = (found: readonly (typeof things)[number][]) => found.map(({ name }) => name.he);
const like = (name: string) => bySimilarity(name, things, "he");

describe("probably the same", () => {
  test.each([
    ["ביצה", "ביצים"],
    ["ביצת", "ביצים"],
    ["ביצי", "ביצים"],
    ["egg", "ביצים"],
    ["EGG.", "ביצים"],
    ["עגבניה", "עגבניות"],
    ["עגבנייה", "עגבניות"],
    ["tomato", "עגבניות"],
    ["עגבניית שרי", "עגבניות שרי"],
    ["תפוח אדמה", "תפוחי אדמה"],
    ["potatos", "תפוחי אדמה"],
    ["סכר", "סוכר"],
    ["שקד", "שקדים"],
    ["אבקת אפיה", "אבקת אפייה"],
    ["baking powders", "אבקת אפייה"],
    ["אבקת אפיבה", "אבקת אפייה"],
    ["berry", "תותים"],
    ["סילן", "סילאן"],
    ["דבש תמר", "סילאן"],
    ["sugra", "סוכר"],
  ])("%s is %s", (name, first) => {
    expect(namesOf(like(name).likely)[0]).toBe(first);
  });
});

test.each([
  ["קמח כוסמין", ["קמח", "קמח מלא"]],
  ["ביצים גדולות", ["ביצים"]],
  ["פטרוזיליה", ["פטרוזיליה (צרור)"]],
  ["syrup", ["סילאן"]],
])("%s may be %j", (name, similar) => {
  const found = like(name);
  expect(namesOf(found.likely)).toEqual([]);
  expect(namesOf(found.similar)).toEqual(similar);
});

test.each(["מלך", "חומץ", "oil", "?", ""])("%j is like nothing in the list", (name) => {
  const { likely, similar, others } = like(name);
  expect([...likely, ...similar]).toEqual([]);
  expect(namesOf(others)).toEqual(namesOf(things).toSorted(new Intl.Collator("he-IL").compare));
});

test("every thing is in one of the lists, and what is called exactly so is the first", () => {
  const text = fc.string({ unit: fc.constantFrom(...Array.from("אבגהויםתת abes")), maxLength: 8 });
  const anyThings = fc.array(fc.record({ name: fc.record({ he: text, en: text }) }));
  fc.assert(
    fc.property(anyThings, text, (any, name) => {
      const { likely, similar, others } = bySimilarity(name, any, "en");
      const all = [...likely, ...similar, ...others];
      expect(all).toHaveLength(any.length);
      expect(new Set(all)).toEqual(new Set(any));
      const [of] = any;
      if (of !== undefined && /\p{L}/u.test(of.name.he))
        expect(bySimilarity(of.name.he, any, "en").likely).toContain(of);
    }),
  );
});
