import fc from "fast-check";
import { expect, test } from "vitest";
import { movedIds } from "./moved-ids.ts";

test.each([
  ["abcd", "abcd", ""],
  ["abcd", "dabc", "d"],
  ["abcd", "bcda", "a"],
  ["abcd", "acbd", "b"],
  ["abcd", "xcyd", ""],
  ["abcd", "dcba", "cba"],
])("from %s to %s these are moved: %s", (before, after, moved) => {
  expect([...movedIds(before.split(""), after.split(""))].join("")).toBe(moved);
});

test("what is not moved keeps its sequence", () => {
  const anyIds = fc.shuffledSubarray("abcdefgh".split(""));
  fc.assert(
    fc.property(anyIds, anyIds, (before, after) => {
      const moved = movedIds(before, after);
      const kept = (ids: readonly string[], others: readonly string[]) =>
        ids.filter((id) => others.includes(id) && !moved.has(id));
      expect(kept(before, after)).toEqual(kept(after, before));
    }),
  );
});
