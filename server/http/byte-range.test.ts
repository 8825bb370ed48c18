import fc from "fast-check";
import { expect, test } from "vitest";
import { byteRange } from "./byte-range.ts";

test.each([
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=2-", { first: 2, last: 9 }],
  ["bytes=-3", { first: 7, last: 9 }],
  ["bytes=-99", { first: 0, last: 9 }],
  ["bytes=5-99", { first: 5, last: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-4", undefined],
  ["bytes=0-1,3-4", undefined],
  ["bytes=-", undefined],
  ["lines=0-1", undefined],
  ["bytes=a-b", undefined],
  [undefined, undefined],
] as const)("of ten bytes %j is %j", (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

test("a range is never outside of the bytes, whatever is asked", () => {
  const number = fc.option(fc.bigInt({ min: 0n, max: 10n ** 30n }), { nil: "" });
  fc.assert(
    fc.property(number, number, fc.integer({ min: 0, max: 1_000 }), (from, to, length) => {
      const range = byteRange(`bytes=${String(from)}-${String(to)}`, length);
      if (range === undefined || range === "unsatisfiable") return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.last).toBeGreaterThanOrEqual(range.first);
      expect(range.last).toBeLessThan(length);
    }),
  );
});
