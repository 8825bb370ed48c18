import fc from "fast-check";
import { expect, test } from "vitest";
import { inSequence } from "#domain/in-sequence.ts";
import { mergeRoutes, moveStop } from "./route-stops.ts";

const merged = (kept: string, stops: string, most = 100) =>
  mergeRoutes(Array.from(kept), Array.from(stops), most).join("");

test("the stops of the week come in their new sequence, and others behind the stop that they followed", () => {
  expect(merged("", "bca")).toBe("bca");
  expect(merged("abc", "cab")).toBe("cab");
  expect(merged("abxcy", "cab")).toBe("cyabx");
  expect(merged("xab", "ba")).toBe("xba");
  expect(merged("ab", "bza")).toBe("bza");
});

test("a route that is too long loses the last stops of other weeks", () => {
  expect(merged("axyzb", "ba", 4)).toBe("baxy");
  expect(merged("xyz", "ab", 2)).toBe("ab");
});

const letters: readonly string[] = ["a", "b", "c", "d", "e", "f"];

test("every stop is kept once, and those of the week in their sequence", () => {
  const keys = fc.uniqueArray(fc.constantFrom(...letters));
  fc.assert(
    fc.property(keys, keys, (kept, stops) => {
      const route = mergeRoutes(kept, stops, 100);
      expect(route.toSorted()).toEqual([...new Set([...kept, ...stops])].toSorted());
      expect(route.filter((key) => stops.includes(key))).toEqual(stops);
    }),
  );
});

const keys = ["a", "b", "c"];

test("a stop moves one place up or down", () => {
  expect(moveStop(keys, "b", -1)).toEqual(["b", "a", "c"]);
  expect(moveStop(keys, "b", 1)).toEqual(["a", "c", "b"]);
});

test("the first stop does not move up, nor the last one down, nor one that is gone", () => {
  expect(moveStop(keys, "a", -1)).toBe(keys);
  expect(moveStop(keys, "c", 1)).toBe(keys);
  expect(moveStop(keys, "d", 1)).toBe(keys);
});

test("stops are put into the chosen sequence; new ones come last, and those that are gone do no harm", () => {
  const stops = ["n", "a", "m", "b"].map((key) => ({ key }));
  const sequence = inSequence(stops, ["b", "gone", "a"], ({ key }) => key);
  expect(sequence.map(({ key }) => key)).toEqual(["b", "a", "n", "m"]);
});
