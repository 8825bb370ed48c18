import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addAgorot, agorot, mostAgorot, multiplyAgorot, noAgorot } from "./agorot.ts";

describe("agorot", () => {
  test.each([0, 1, 2490, mostAgorot, Number.MAX_SAFE_INTEGER])(
    "%d is a whole number of them",
    (amount) => {
      expect(agorot(amount)).toBe(amount);
    },
  );

  test.each([-1, 0.5, 24.9, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    "%d is a bug, and thrown",
    (amount) => {
      expect(() => agorot(amount)).toThrow(RangeError);
    },
  );

  test("zero is never minus zero", () => {
    expect(Object.is(agorot(-0), 0)).toBe(true);
    expect(noAgorot).toBe(0);
  });
});

describe("a sum of agorot", () => {
  test("of no amounts is 0", () => {
    expect(addAgorot()).toBe(0);
  });

  test("is exact where floating-point shekels would not be: 0.10 and 0.20 are 0.30", () => {
    expect(addAgorot(agorot(10), agorot(20))).toBe(30);
  });

  test("is the same in every order", () => {
    const prices = fc.array(fc.integer({ min: 0, max: mostAgorot }).map(agorot), { maxLength: 50 });
    fc.assert(
      fc.property(prices, (amounts) => {
        expect(addAgorot(...amounts.toReversed())).toBe(addAgorot(...amounts));
      }),
    );
  });

  test("throws if it is too large to be exact", () => {
    expect(() => addAgorot(agorot(Number.MAX_SAFE_INTEGER), agorot(1))).toThrow(RangeError);
  });
});

describe("a price times a count", () => {
  test.each([
    [2490, 3, 7470],
    [29, 20, 580],
    [2490, 0, 0],
    [0, 20, 0],
  ])("%d × %d is %d", (price, count, total) => {
    expect(multiplyAgorot(agorot(price), count)).toBe(total);
  });

  test.each([-1, 1.005, Number.NaN])("throws for the count %d", (count) => {
    expect(() => multiplyAgorot(agorot(2490), count)).toThrow(RangeError);
  });
});
