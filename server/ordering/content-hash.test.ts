import { createHash } from "node:crypto";
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

test("it is that of the sorted JSON, as the orders that are stored already have it", () => {
  const hash = createHash("sha256").update('{"a":[1,{"c":null,"d":"מרק"}],"b":1.5}').digest("hex");
  expect(contentHash({ b: 1.5, e: undefined, a: [1, { d: "מרק", c: null }] })).toBe(hash);
});
