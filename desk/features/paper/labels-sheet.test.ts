import { expect, test } from "vitest";
import { type LabelSheetName, labelOffsets, labelSheetNames, labelSheets } from "./label-layout.ts";
import { labelPages } from "./labels-sheet.tsx";
import { renderPaper } from "./testing/render-paper.tsx";

const [large] = labelSheetNames;

const orders = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const sizes = (count: number, used: number, sheet: LabelSheetName = large) =>
  labelPages(orders(count), used, sheet).map(({ labels }) => labels.length);

test("24 labels are on a sheet", () => {
  expect(sizes(24, 0)).toEqual([24]);
  expect(sizes(25, 0)).toEqual([24, 1]);
  expect(sizes(0, 5)).toEqual([]);
});

test("smaller labels are 21 and 40 on a sheet", () => {
  expect(sizes(50, 1, "63.5 × 38.1")).toEqual([21, 21, 9]);
  expect(sizes(50, 0, "48.5 × 25.4")).toEqual([40, 10]);
});

test.each(labelSheetNames)("labels of %s mm fit onto A4", (name) => {
  const { width, height, columns, rows, gap } = labelSheets[name];
  expect(name).toBe(`${String(width)} × ${String(height)}`);
  expect(columns * width + (columns - 1) * gap).toBeLessThanOrEqual(210);
  expect(rows * height).toBeLessThanOrEqual(296);
});

test("labels are moved by half millimetres, ten at most", () => {
  expect(labelOffsets).toHaveLength(41);
  expect([labelOffsets[0], labelOffsets[1], labelOffsets[20], labelOffsets[40]]).toEqual([
    "-10",
    "-9.5",
    "0",
    "10",
  ]);
});

test("the sheet and the move are those that the device keeps, and no others", () => {
  const labels = (kept: Readonly<Record<string, string>>) => renderPaper("labels", { kept });
  const moved = labels({
    "desk-label-sheet": "48.5 × 25.4",
    "desk-labels-right": "-1.5",
    "desk-labels-down": "10",
  });
  for (const style of ["--width:48.5mm", "--columns:4", "--right:-1.5mm", "--down:10mm"])
    expect(moved).toContain(style);
  const damaged = labels({
    "desk-label-sheet": "toString",
    "desk-labels-right": "99",
    "desk-labels-down": "2px;color:red",
  });
  for (const style of ["--width:70mm", "--right:0mm", "--down:0mm"])
    expect(damaged).toContain(style);
});

test("the first sheet begins after its used labels", () => {
  const [first, second] = labelPages(orders(24), 22, large);
  expect(first?.labels.slice(20)).toEqual([null, null, 1, 2]);
  expect(second?.labels).toEqual(orders(24).slice(2));
});
