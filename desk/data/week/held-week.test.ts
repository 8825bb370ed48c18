import { expect, test } from "vitest";
import { sampleShopping } from "#desk/testing/sample-shopping.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { arrangeRoute, isNotified, mergeAnswer, replaceWeek } from "./held-week.ts";

const week = sampleWeek();
const [ruth] = week.orders;
if (ruth === undefined) throw new Error("the sample week has no order");
const held = replaceWeek(undefined, week, 1_000);
const state = { ...ruth.state, isHandedOver: true, lastEvent: 120 };
const press = {
  orderNumber: ruth.number,
  week: null,
  pressedAt: 900,
  shownAs: { handedOver: true } as const,
};
const answer = { outcome: "recorded" as const, event: 120, order: state, week: null };
const stateIn = ({ week: { orders } }: typeof held) => orders[0]?.state;

test("the answer to a press changes the order, and an older answer changes nothing back", () => {
  const merged = mergeAnswer(held, press, answer);
  expect(stateIn(merged)).toEqual(state);
  const late = { ...answer, event: 110, order: { ...state, isHandedOver: false, lastEvent: 110 } };
  expect(stateIn(mergeAnswer(merged, press, late))).toEqual(state);
});

test("a week that was read before a press was stored does not take the press back", () => {
  const merged = mergeAnswer(held, press, answer);
  expect(stateIn(replaceWeek(merged, week, 2_000))).toEqual(state);
  const newer = { ...week, cursor: { ...week.cursor, event: 130 } };
  const undone = { ...ruth, state: { ...ruth.state, lastEvent: 130 } };
  const orders = [undone, ...week.orders.slice(1)];
  expect(stateIn(replaceWeek(merged, { ...newer, orders }, 2_000))).toEqual(undone.state);
});

test("a week that was asked for before the stops were arranged does not put them back", () => {
  const keys = week.route.map(({ key }) => key).toReversed();
  const keysIn = ({ week: { route } }: typeof held) => route.map(({ key }) => key);
  const arranged = arrangeRoute(held, keys, 1_500);
  expect(keys.length).toBeGreaterThan(1);
  expect(keysIn(arranged)).toEqual(keys);
  const late = replaceWeek(arranged, week, 1_400);
  expect(keysIn(late)).toEqual(keys);
  expect(keysIn(replaceWeek(late, week, 1_450))).toEqual(keys);
  expect(keysIn(replaceWeek(late, week, 1_600))).toEqual(keysIn(held));
});

test("a note stays on the screen until a week has been read that contains it", () => {
  const note = { ...press, shownAs: { note: "call first" } };
  const merged = mergeAnswer(held, note, answer);
  expect(merged.stored).toEqual([{ ...note, event: 120 }]);
  expect(replaceWeek(merged, week, 2_000).stored).toHaveLength(1);
  const newer = { ...week, cursor: { ...week.cursor, event: 120 } };
  expect(replaceWeek(merged, newer, 2_000).stored).toEqual([]);
});

test("the answer about a week has the cooked counts, and an older one changes nothing back", () => {
  const key = week.kitchen[0]?.key ?? "";
  const ofWeek = { orderNumber: null, week: week.week, pressedAt: 900, shownAs: null };
  const now = {
    week: week.week,
    isClosed: false,
    cooked: [{ line: key, done: 3 }],
    had: [],
    lastEvent: 121,
  };
  const merged = mergeAnswer(held, ofWeek, { ...answer, event: 121, order: null, week: now });
  expect(merged.week.kitchen[0]?.cooked).toBe(3);
  const older = { ...now, cooked: [{ line: key, done: 1 }], lastEvent: 115 };
  const after = mergeAnswer(merged, ofWeek, { ...answer, event: 115, order: null, week: older });
  expect(after.week.kitchen[0]?.cooked).toBe(3);
  expect(replaceWeek(merged, week, 2_000).week.kitchen[0]?.cooked).toBe(3);
});

test("the answer to a tick has what is in the cart, and an older week takes no tick back", () => {
  const bought = replaceWeek(undefined, { ...week, shopping: sampleShopping() }, 1_000);
  const shopping = { ingredient: "flour", amount: 4_000 } as const;
  const tick = { orderNumber: null, week: week.week, pressedAt: 900, shownAs: { shopping } };
  const now = {
    week: week.week,
    isClosed: false,
    cooked: [],
    had: [{ ingredient: "flour", amount: 4_000 }],
    lastEvent: 121,
  };
  const merged = mergeAnswer(bought, tick, { ...answer, event: 121, order: null, week: now });
  expect(merged.week.shopping).toEqual(sampleShopping({}, { had: 4_000 }));
  // The week need not be loaded for it.
  expect(merged.told).toEqual([121]);
  const older = { ...week, shopping: sampleShopping({ amount: 1 }) };
  expect(replaceWeek(merged, older, 2_000).week.shopping).toEqual(
    sampleShopping({ amount: 1 }, { had: 4_000 }),
  );
});

test("a payment that was marked here makes the week load only where a route is printed, which tells what to collect", () => {
  const paid = { ...press, shownAs: { money: { amount: 100, way: "cash" } } as const };
  const event = week.cursor.event + 1;
  const isTold = (of: typeof week) => {
    const before = replaceWeek(undefined, of, 1_000);
    const merged = mergeAnswer(before, paid, {
      ...answer,
      event,
      order: { ...state, lastEvent: event },
    });
    return isNotified(merged, { ...week.cursor, event });
  };
  const printing = { at: 1_000, shows: week.cursor, changed: [], list: null };
  expect(isTold(week)).toBe(true);
  expect(isTold({ ...week, printed: [{ ...printing, sheet: "slips" }] })).toBe(true);
  expect(isTold({ ...week, printed: [{ ...printing, sheet: "route" }] })).toBe(false);
});

test("answers about orders of other weeks change nothing", () => {
  const other = { ...press, orderNumber: "999999999" };
  expect(mergeAnswer(held, other, { ...answer, order: { ...state, number: "999999999" } })).toBe(
    held,
  );
});
