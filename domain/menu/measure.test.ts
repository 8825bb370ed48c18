import fc from "fast-check";
import { expect, test } from "vitest";
import { addMeasures, isQuantity, type Measure, units } from "./measure.ts";

const half: Measure = { quantity: 0.5, unit: "litre" };
const one: Measure = { quantity: 1, unit: "litre" };
const two: Measure = { quantity: 2, unit: "litre" };

test("portions of one unit are one sum", () => {
  const portions = [
    { amount: 4, measure: half },
    { amount: 8, measure: one },
    { amount: 12, measure: two },
  ];
  expect(addMeasures(portions)).toEqual([{ quantity: 34, unit: "litre" }]);
});

test("units are not mixed, and portions without a measure are not counted", () => {
  const portions = [
    { amount: 3, measure: { quantity: 6, unit: "piece" } as const },
    { amount: 2, measure: half },
    { amount: 5, measure: null },
  ];
  expect(addMeasures(portions)).toEqual([
    { quantity: 1, unit: "litre" },
    { quantity: 18, unit: "piece" },
  ]);
  expect(addMeasures([{ amount: 5, measure: null }])).toEqual([]);
});

test("decimal fractions add up exactly", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 5_000 })), { minLength: 1 }),
      fc.constantFrom(...units),
      (portions, unit) => {
        const measured = portions.map(([amount, thousandths]) => ({
          amount,
          measure: { quantity: thousandths / 1000, unit },
        }));
        const sum = portions.reduce((total, [amount, each]) => total + amount * each, 0);
        expect(addMeasures(measured)).toEqual([{ quantity: sum / 1000, unit }]);
      },
    ),
  );
});

test.each([0.5, 0.001, 2.125, 1, 250, 100_000])("%s is a quantity", (value) => {
  expect(isQuantity(value)).toBe(true);
});

test.each([0, -1, 0.0005, 1.0001, 100_001, Number.NaN, Number.POSITIVE_INFINITY, "1", null])(
  "%s is no quantity",
  (value) => {
    expect(isQuantity(value)).toBe(false);
  },
);
