import { expect, test } from "vitest";
import { sampleShopping } from "#desk/testing/sample-shopping.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { type AppliedMark, applyMarks } from "./apply-marks.ts";
import type { DeskOrderState } from "./desk-week.ts";

const week = sampleWeek();
const [, yosef] = week.orders;
if (yosef === undefined) throw new Error("the sample week has no second order");
const { number, state } = yosef;

const about = (shownAs: AppliedMark["shownAs"], ofWeek = false): AppliedMark => ({
  orderNumber: ofWeek ? null : number,
  week: ofWeek ? week.week : null,
  pressedAt: 5_000,
  shownAs,
});
const shown = (...presses: readonly AppliedMark[]) => applyMarks(week, presses);
const stateAfter = (...presses: readonly AppliedMark[]): DeskOrderState | undefined =>
  shown(...presses).orders.find((order) => order.number === number)?.state;

test("without presses the week is the same object", () => {
  expect(shown()).toBe(week);
});

test("facts of an order are set one by one, and the last press counts", () => {
  expect(stateAfter(about({ packed: true }))).toEqual({ ...state, isPacked: true });
  expect(stateAfter(about({ packed: true }), about({ packed: false }))).toEqual(state);
  expect(stateAfter(about({ handedOver: true }))?.isHandedOver).toBe(true);
});

test("money adds up, and the balance follows", () => {
  const { due } = state;
  const paid = about({ money: { amount: due ?? 0, way: "app" } });
  expect(stateAfter(paid)).toMatchObject({ received: due, hasBalance: false });
  expect(stateAfter(paid, paid)).toMatchObject({ received: 2 * (due ?? 0), hasBalance: true });
});

test("a device that reads no money keeps what the server said of the balance", () => {
  const blind = { ...yosef, state: { ...state, due: null, received: null } };
  const after = applyMarks({ ...week, orders: [blind] }, [about({ cancelled: true })]);
  expect(after.orders[0]?.state).toMatchObject({ due: null, hasBalance: true, isCancelled: true });
});

test("a canceled order owes nothing, and leaves the kitchen and the route", () => {
  const after = shown(about({ cancelled: true }));
  expect(after.orders.find((order) => order.number === number)?.state).toMatchObject({
    isCancelled: true,
    due: 0,
  });
  const amounts = (lines: typeof week.kitchen) =>
    lines.reduce((sum, { amount }) => sum + amount, 0);
  const ofOrder = yosef.lines.reduce((sum, { amount }) => sum + amount, 0);
  expect(amounts(after.kitchen)).toBe(amounts(week.kitchen) - ofOrder);
  const restored = shown(about({ cancelled: true }), about({ restored: { due: state.due } }));
  expect(restored.kitchen).toEqual(week.kitchen);
  expect(restored.orders).toEqual(week.orders);
});

test("an order that is moved leaves the week, its kitchen and its route, and comes back", () => {
  const after = shown(about({ moved: "2026-11-25" }));
  expect(after.orders.map((order) => order.number)).toEqual(
    week.orders.map((order) => order.number).filter((each) => each !== number),
  );
  expect(after.kitchen.flatMap(({ orders }) => orders.map((share) => share.number))).not.toContain(
    number,
  );
  expect(shown(about({ moved: "2026-11-25" }), about({ moved: week.week }))).toEqual(week);
});

test("an order that the server says is canceled is out of the kitchen before the week is read again", () => {
  const orders = week.orders.map((order) =>
    order.number === number ? { ...order, state: { ...order.state, isCancelled: true } } : order,
  );
  const after = applyMarks({ ...week, orders }, []);
  expect(after.orders).toEqual(orders);
  expect(after.kitchen).toEqual(shown(about({ cancelled: true })).kitchen);
});

test("what is missing adds up, and an undo takes it away", () => {
  const [line = { key: "", amount: 0, missing: 0 }] = yosef.lines;
  const missing = (...amounts: readonly number[]) =>
    shown(...amounts.map((amount) => about({ missing: { line: line.key, amount } })))
      .orders.find((order) => order.number === number)
      ?.lines.map((each) => each.missing);
  const others = yosef.lines.slice(1).map(() => 0);
  expect(missing(1, 2)).toEqual([3, ...others]);
  expect(missing(1, 2, -2)).toEqual([1, ...others]);
});

test("a customer who was asked to pay is asked from the mark on", () => {
  const askedAt = (...presses: readonly AppliedMark[]) =>
    shown(...presses).orders.find((order) => order.number === number)?.state.askedAt;
  expect(askedAt(about({ asked: "whatsapp" }))).toBe(5_000);
});

test("notes are added, and taken away by an undo", () => {
  const notes = (...presses: readonly AppliedMark[]) =>
    shown(...presses).orders.find((order) => order.number === number)?.notes;
  expect(notes(about({ note: "call first" }))).toEqual([...yosef.notes, "call first"]);
  expect(notes(about({ note: "call first" }), about({ withoutNote: "call first" }))).toEqual(
    yosef.notes,
  );
});

test("what is cooked and printed and whether the week is closed is set for its week only", () => {
  const [line] = week.kitchen;
  const cooked = about({ cooked: { line: line?.key ?? "", done: 2 } }, true);
  expect(shown(cooked).kitchen[0]?.cooked).toBe(2);
  const printed = about({ printed: { sheet: "slips", shows: week.cursor } }, true);
  expect(shown(printed).printed).toEqual([
    { sheet: "slips", at: 5_000, shows: week.cursor, changed: [], list: null },
  ]);
  expect(shown(about({ weekClosed: true }, true)).isClosed).toBe(true);
  expect(shown({ ...about({ weekClosed: true }, true), week: "2026-11-11" }).isClosed).toBe(false);
});

test("what there is of an ingredient is set for it alone", () => {
  const shopping = sampleShopping();
  const there = about({ shopping: { ingredient: "flour", amount: 4_000 } }, true);
  const { items } = applyMarks({ ...week, shopping }, [there]).shopping;
  expect(items).toEqual(sampleShopping({}, { had: 4_000 }).items);
});
