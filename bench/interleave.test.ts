import { expect, test } from "vitest";
import { interleave, median, medianRatio } from "./interleave.ts";

test("variants are measured in turns, and each round begins with another one", async () => {
  const measured: string[] = [];
  const measure = (name: string, figure: number) => () => {
    measured.push(name);
    return figure;
  };
  const figures = await interleave(3, { ours: measure("ours", 2), theirs: measure("theirs", 1) });
  expect(measured).toEqual(["ours", "theirs", "theirs", "ours", "ours", "theirs"]);
  expect(figures).toEqual({ ours: [2, 2, 2], theirs: [1, 1, 1] });
});

test("the median is the middle, whatever the order, and one wild figure does not move it", () => {
  expect(median([3, 1, 200])).toBe(3);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(() => median([])).toThrow("nothing was measured");
});

test("a ratio is taken round by round", () => {
  // The machine was half as fast in the second round, which is no matter.
  expect(medianRatio([2, 4, 2], [1, 2, 1])).toBe(2);
});
