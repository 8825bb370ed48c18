import { expect, test } from "vitest";
import { mergeAnswer, replaceWeek } from "#desk/data/week/held-week.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { isSameRow } from "./same-row.ts";

const week = sampleWeek();
const [ruth] = week.orders;
if (ruth === undefined) throw new Error("the sample week has no order");

test("an order that was read again is the same row, until something in it is new", () => {
  const row = { order: ruth, way: "cash" };
  expect(isSameRow(row, { ...row, order: structuredClone(ruth) })).toBe(true);
  expect(isSameRow(row, { ...row, way: "app" })).toBe(false);
  const [line] = ruth.lines;
  if (line === undefined) throw new Error("the order has no line");
  const changes = [
    { lines: [{ ...line, amount: line.amount + 1 }, ...ruth.lines.slice(1)] },
    { lines: [...ruth.lines, line] },
    { lines: [{ ...line, note: "בלי אגוזים" }, ...ruth.lines.slice(1)] },
    { customerNote: "הקוד בשער 1234" },
    { notes: [...ruth.notes.slice(1), "אלרגיה לאגוזים"] },
    { name: "רות לוי" },
    { state: { ...ruth.state, isPacked: !ruth.state.isPacked } },
  ];
  for (const change of changes)
    expect([change, isSameRow(row, { ...row, order: { ...ruth, ...change } })]).toEqual([
      change,
      false,
    ]);
});

test("a box that was changed on another device before it was packed here is shown as it is now", () => {
  const held = replaceWeek(undefined, week, 1_000);
  // The answer to the mark has the state after both, and not what is in the box.
  const state = { ...ruth.state, revision: 1, isPacked: true, lastEvent: 102 };
  const packed = {
    orderNumber: ruth.number,
    week: null,
    pressedAt: 900,
    shownAs: { packed: true } as const,
  };
  const merged = mergeAnswer(held, packed, {
    outcome: "recorded",
    event: 102,
    order: state,
    week: null,
  });
  const lines = ruth.lines.map((line) => ({ ...line, note: "בלי אגוזים" }));
  const read = { ...week, cursor: { ...week.cursor, event: 102 } };
  const orders = [{ ...ruth, lines, state }, ...week.orders.slice(1)];
  const after = replaceWeek(merged, { ...read, orders }, 2_000);
  const rowOf = ({ week: { orders: all } }: typeof after) => {
    const order = all.find(({ number }) => number === ruth.number);
    if (order === undefined) throw new Error("the order is gone");
    return { order };
  };
  expect(isSameRow(rowOf(merged), rowOf(after))).toBe(false);
});
