import { expect, test } from "vitest";
import { labelPages } from "./labels-sheet.tsx";

const orders = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const sizes = (count: number, used: number) =>
  labelPages(orders(count), used).map(({ labels }) => labels.length);

test("24 labels are on a sheet", () => {
  expect(sizes(24, 0)).toEqual([24]);
  expect(sizes(25, 0)).toEqual([24, 1]);
  expect(sizes(0, 5)).toEqual([]);
});

test("the first sheet begins after its used labels", () => {
  const [first, second] = labelPages(orders(24), 22);
  expect(first?.labels.slice(20)).toEqual([null, null, 1, 2]);
  expect(second?.labels).toEqual(orders(24).slice(2));
});
