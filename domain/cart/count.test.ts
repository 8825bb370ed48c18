import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clampCount, countOfText, isCount } from "./count.ts";

describe("a count that is typed or pasted", () => {
  test.each([
    ["", 0],
    [" ", 0],
    ["0", 0],
    ["3", 3],
    [" 7 ", 7],
    ["007", 7],
    ["20", 20],
    ["21", 20],
    ["25", 20],
    ["-3", 3],
    ["−3", 3],
    ["+4", 4],
    ["abc", 0],
    ["5 pieces", 5],
    ["5 מנות", 5],
    ["1.5", 1],
    ["1,5", 1],
    ["1.5.9", 1],
    [".5", 0],
    ["-.5", 0],
    ["2.", 2],
    ["1e3", 13],
    ["0x10", 10],
    ["٣", 0],
    ["３", 0],
    ["½", 0],
    ["\u200F8\u200F", 8],
    ["4\n", 4],
    ["NaN", 0],
    ["Infinity", 0],
  ])("%j means %d", (text, count) => {
    expect(countOfText(text)).toBe(count);
  });

  test("is 20 for any larger number", () => {
    expect(countOfText("9".repeat(400))).toBe(20);
  });

  test("is always a count, for any text", () => {
    const texts = fc.oneof(
      fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
      fc.string({ unit: fc.constantFrom("0", "1", "2", "9", ".", ",", "-", "e", " ") }),
      fc.double().map(String),
    );
    fc.assert(fc.property(texts, (text) => isCount(countOfText(text))));
  });

  test("is unchanged if it is a count", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), (count) => {
        expect(countOfText(String(count))).toBe(count);
      }),
    );
  });
});

describe("a count from a button", () => {
  test.each([
    [-1, 0],
    [0, 0],
    [-0, 0],
    [1, 1],
    [20, 20],
    [21, 20],
    [1.9, 1],
    [-0.5, 0],
    [Number.POSITIVE_INFINITY, 20],
    [Number.NEGATIVE_INFINITY, 0],
    [Number.NaN, 0],
  ])("%d becomes %d", (value, count) => {
    expect(clampCount(value)).toBe(count);
  });
});

describe("counts", () => {
  test.each([0, 1, 19, 20])("%d is a count", (value) => {
    expect(isCount(value)).toBe(true);
  });

  test.each([-1, 21, 1.5, Number.NaN, Number.POSITIVE_INFINITY, "3", null, undefined, 3n])(
    "%s is not a count",
    (value) => {
      expect(isCount(value)).toBe(false);
    },
  );
});
