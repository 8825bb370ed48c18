import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agorot, agorotOfShekels, mostAgorot, shekelsOf } from "./agorot.ts";

describe("shekels on the wire", () => {
  test.each([
    [0, 0],
    [1, 0.01],
    [10, 0.1],
    [2490, 24.9],
    [1990, 19.9],
    [100, 1],
    [mostAgorot, 10_000_000],
  ])("%d agorot are %d shekels, there and back", (amount, shekels) => {
    expect(shekelsOf(agorot(amount))).toBe(shekels);
    expect(agorotOfShekels(shekels)).toBe(amount);
  });

  test.each([
    ["adding", 0.1 + 0.2, 30],
    ["multiplying", 3 * 24.9, 7470],
  ])("are read correctly despite the rounding errors of %s", (_, shekels, amount) => {
    expect(agorotOfShekels(shekels)).toBe(amount);
  });

  test("have at most two decimals, as a person would write them", () => {
    const amounts = fc.integer({ min: 0, max: mostAgorot }).map(agorot);
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(JSON.stringify(shekelsOf(amount))).toMatch(/^\d+(?:\.\d{1,2})?$/);
      }),
    );
  });

  test("convert to agorot without loss: every amount up to three thousand shekels", () => {
    const lost = Array.from({ length: 300_001 }, (_, amount) => agorot(amount)).filter(
      (amount) => agorotOfShekels(JSON.parse(JSON.stringify(shekelsOf(amount)))) !== amount,
    );
    expect(lost).toEqual([]);
  });

  test("convert to agorot without loss: any amount", () => {
    const amounts = fc.integer({ min: 0, max: mostAgorot }).map(agorot);
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(agorotOfShekels(JSON.parse(JSON.stringify(shekelsOf(amount))))).toBe(amount);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("not a price", () => {
  test.each([
    ["a fraction of an agora", 24.905],
    ["a fraction of an agora that rounds down", 1.001],
    ["a thousandth of a shekel", 0.001],
    ["less than nothing", -1],
    ["an agora less than nothing", -0.01],
    ["not a number", Number.NaN],
    ["endless", Number.POSITIVE_INFINITY],
    ["endless debt", Number.NEGATIVE_INFINITY],
    ["an agora more than the most", 10_000_000.01],
    ["huge", 1e300],
    ["more than numbers can count", Number.MAX_SAFE_INTEGER],
    ["a text", "24.9"],
    ["a list", [24.9]],
    ["nothing", null],
    ["missing", undefined],
    ["a big integer", 24n],
  ])("%s", (_what, shekels) => {
    expect(agorotOfShekels(shekels)).toBeUndefined();
  });

  test("any number with more than two decimals", () => {
    const amounts = fc.tuple(fc.nat(mostAgorot - 1), fc.integer({ min: 1, max: 999 }));
    fc.assert(
      fc.property(amounts, ([amount, thousandths]) => {
        expect(agorotOfShekels((amount + thousandths / 1000) / 100)).toBeUndefined();
      }),
    );
  });

  test("but minus zero is zero", () => {
    expect(Object.is(agorotOfShekels(-0), 0)).toBe(true);
  });
});
