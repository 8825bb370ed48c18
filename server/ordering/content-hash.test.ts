import { expect, test } from "vitest";
import { contentHash } from "./content-hash.ts";

test("the order of fields does not matter, at no depth", () => {
  expect(contentHash({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(
    contentHash({ b: [{ d: 3, c: 2 }], a: 1 }),
  );
});

test("the order of a list, a type and a missing field do", () => {
  const contents = [{ a: [1, 2] }, { a: [2, 1] }, { a: ["1", "2"] }, {}, { a: null }];
  expect(new Set(contents.map(contentHash)).size).toBe(contents.length);
});
