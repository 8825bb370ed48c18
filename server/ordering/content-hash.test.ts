import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentHash } from "./content-hash.ts";

test("the sequence of fields does not matter at any depth", () => {
  expect(contentHash({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(
    contentHash({ b: [{ d: 3, c: 2 }], a: 1 }),
  );
});

test("the sequence of a list, a type and a missing field matter", () => {
  const contents = [{ a: [1, 2] }, { a: [2, 1] }, { a: ["1", "2"] }, {}, { a: null }];
  expect(new Set(contents.map(contentHash)).size).toBe(contents.length);
});

test("the hash is that of the sorted JSON, as in orders that are already stored", () => {
  const hash = createHash("sha256").update('{"a":[1,{"c":null,"d":"מרק"}],"b":1.5}').digest("hex");
  expect(contentHash({ b: 1.5, e: undefined, a: [1, { d: "מרק", c: null }] })).toBe(hash);
});
