import { expect, test } from "vitest";
import { inSequence } from "#domain/in-sequence.ts";
import { moveStop } from "./sequence-of-stops.ts";

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
