import { expect, test } from "vitest";
import { interleave, median, medianRatio } from "./interleave.ts";

test("variants are measured in turns, in reverse order in every other round", async () => {
  const measured: string[] = [];
  const measure = (name: string, figure: number) => () => {
    measured.push(name);
    return figure;
  };
  const figures = await interleave(3, { ours: measure("ours", 2), theirs: measure("theirs", 1) });
  expect(measured).toEqual(["ours", "theirs", "theirs", "ours", "ours", "theirs"]);
  expect(figures).toEqual({ ours: [2, 2, 2], theirs: [1, 1, 1] });
});

test("the median does not depend on the order of the figures or on one outlier", () => {
  expect(median([3, 1, 200])).toBe(3);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(() => median([])).toThrow("the median needs a figure");
});

test("a ratio is computed round by round, so that a slow round does not change it", () => {
  expect(medianRatio([2, 4, 2], [1, 2, 1])).toBe(2);
});
