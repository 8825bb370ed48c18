import * as v from "valibot";
import { expect, test } from "vitest";
import type { RequestOf } from "#contract/wire/desk-calls.ts";
import { pressCalls } from "./press.ts";

type Action = RequestOf<"press">["action"];

const packed: Action = { packed: true };
const soup = { line: "1a2b", done: 12 };
const flour = { ingredient: "flour-2", amount: 0.125 } as const;
const shows = { event: 3, order: 4 };
const closed: Action = { weekClosed: true };

const press = (changes: object = {}) => ({
  actionId: "0b4a-1",
  pressedAt: 7,
  seen: { event: 3, actionIds: ["0b4a-0"] },
  orderNumber: "100000001",
  action: packed,
  ...changes,
});
/** What the server makes of a request; undefined for one that no device of the shop sends. */
function checked(sent: object) {
  const { success, output } = v.safeParse(pressCalls.press.request, sent);
  return success ? output : undefined;
}
const ofWeek = (action: object) => press({ orderNumber: null, week: "2026-01-07", action });

test.each<[Action, object]>([
  [packed, { kind: "packed", isPacked: true }],
  [{ handedOver: false }, { kind: "handed-over", isHandedOver: false }],
  [{ cancelled: true }, { kind: "cancelled" }],
  [{ cancelled: false }, { kind: "restored" }],
  [{ moved: "2026-01-14" }, { kind: "moved", toWeek: "2026-01-14" }],
  [{ money: { amount: -500, way: "cash" } }, { kind: "money", amount: -500, way: "cash" }],
  [{ note: "  בלי\nבצל " }, { kind: "note", text: "בלי בצל" }],
  [{ asked: "whatsapp" }, { kind: "asked", by: "whatsapp" }],
  [{ undo: "a-1" }, { kind: "undone", actionId: "a-1" }],
])("%j is about an order", (action, expected) => {
  expect(checked(press({ action }))).toEqual({
    actionId: "0b4a-1",
    pressedAt: 7,
    seen: { event: 3, actionIds: ["0b4a-0"] },
    orderNumber: "100000001",
    action: expected,
    generation: null,
    tellsCustomer: false,
  });
});

test.each<[Action, object]>([
  [{ cooked: { line: "1a2b", done: 12 } }, { kind: "cooked", line: "1a2b", done: 12 }],
  [{ cooked: { line: "1a2b", more: -20 } }, { kind: "cooked", line: "1a2b", more: -20 }],
  [
    { allCooked: [{ line: "1a2b", done: 12 }] },
    { kind: "cooked", lines: [{ line: "1a2b", done: 12 }] },
  ],
  [{ printed: { sheet: "slips", shows } }, { kind: "printed", sheet: "slips", shows }],
  [{ shopping: flour }, { kind: "shopping", ...flour }],
  [{ shopping: { ...flour, with: ["spelt"] } }, { kind: "shopping", ...flour, with: ["spelt"] }],
  [{ shopping: { ...flour, with: [] } }, { kind: "shopping", ...flour }],
  [
    { printed: { sheet: "shopping", shows, list: [{ ingredient: "flour-2", amount: 0.125 }] } },
    { kind: "printed", sheet: "shopping", shows, list: [{ ingredient: "flour-2", amount: 0.125 }] },
  ],
  [closed, { kind: "week-closed" }],
  [{ weekClosed: false }, { kind: "week-reopened" }],
  [{ undo: "a-1" }, { kind: "undone", actionId: "a-1" }],
])("%j is about a week", (action, expected) => {
  const expectedPress = { orderNumber: null, week: "2026-01-07", action: expected };
  expect(checked(ofWeek(action))).toMatchObject(expectedPress);
});

test.each<[string, object]>([
  ["an empty action id", press({ actionId: "" })],
  ["an action id with a blank", press({ actionId: "a b" })],
  ["a long action id", press({ actionId: "a".repeat(101) })],
  ["neither order nor week", press({ orderNumber: null })],
  ["both order and week", press({ week: "2026-01-07" })],
  ["a week that is no date", press({ orderNumber: null, week: "2026-02-30", action: closed })],
  ["an action of a week on an order", press({ action: closed })],
  ["an action of an order on a week", ofWeek(packed)],
  ["a payment of nothing", press({ action: { money: { amount: 0, way: "app" } } })],
  ["too large a payment", press({ action: { money: { amount: 1_000_000_001, way: "app" } } })],
  ["an empty note", press({ action: { note: " \u200f " } })],
  ["a long note", press({ action: { note: "ב".repeat(501) } })],
  ["an undo of no action", press({ action: { undo: "" } })],
  ["fewer than no portions", ofWeek({ cooked: { line: "1a2b", done: -1 } })],
  ["more portions than a press can mean", ofWeek({ cooked: { line: "1a2b", more: 21 } })],
  ["far fewer portions", ofWeek({ cooked: { line: "1a2b", more: -21 } })],
  ["a line that is no key", ofWeek({ cooked: { line: "Soup", done: 1 } })],
  ["no lines", ofWeek({ allCooked: [] })],
  ["more lines than a week has", ofWeek({ allCooked: Array.from({ length: 1_001 }, () => soup) })],
  ["a wrong line among others", ofWeek({ allCooked: [soup, { ...soup, done: -1 }] })],
  [
    "a cursor before the first event",
    ofWeek({ printed: { sheet: "slips", shows: { event: -1, order: 0 } } }),
  ],
  ["less than nothing", ofWeek({ shopping: { ...flour, amount: -1 } })],
  ["ten thousandths", ofWeek({ shopping: { ...flour, amount: 0.0005 } })],
  ["an ingredient that is no id", ofWeek({ shopping: { ...flour, ingredient: "קמח" } })],
  ["what is no id beside it", ofWeek({ shopping: { ...flour, with: ["קמח"] } })],
  ["a shopping list without what it says", ofWeek({ printed: { sheet: "shopping", shows } })],
  ["slips with a shopping list", ofWeek({ printed: { sheet: "slips", shows, list: [flour] } })],
  ["an event before the first one as seen", press({ seen: { event: -1, actionIds: [] } })],
  ["two actions at once", press({ action: { packed: true, handedOver: true } })],
  ["an action that does not exist", press({ action: { eaten: true } })],
  ["what says nothing", press({ action: { packed: null } })],
  ["neither how many are cooked nor how many more", ofWeek({ cooked: { line: "1a2b" } })],
  ["both of them", ofWeek({ cooked: { line: "1a2b", done: 1, more: 1 } })],
  ["a person who is not parted", press({ action: { parted: false } })],
  ["a seen action that is none", press({ seen: { event: 0, actionIds: ["a b"] } })],
])("%s is no press", (_, input) => {
  expect(checked(input)).toBeUndefined();
});

test("a device whose clock is wrong loses no press", () => {
  expect(checked(press({ pressedAt: -5 }))?.pressedAt).toBe(0);
  expect(checked(press({ pressedAt: 7.6 }))?.pressedAt).toBe(8);
  expect(checked(press({ pressedAt: 1e300 }))?.pressedAt).toBe(Number.MAX_SAFE_INTEGER);
});

/** As devices have kept them, before they were sent by a call: what waits is sent unchanged by whatever build opens next. */
test.each([
  {
    seen: { event: 3, actionIds: [] },
    orderNumber: "100000001",
    week: null,
    action: { packed: true },
    tellsCustomer: false,
  },
  {
    seen: { event: 3, actionIds: ["0b4a-0"], generation: null },
    orderNumber: "100000001",
    week: null,
    action: { missing: { line: "1a2b", amount: 1 } },
    tellsCustomer: true,
  },
  {
    seen: { event: 3, actionIds: [], generation: "first" },
    orderNumber: null,
    week: "2026-01-07",
    action: { cooked: { line: "1a2b", more: 1 } },
    tellsCustomer: false,
  },
])("a mark that an earlier build has kept is taken: %j", (kept) => {
  expect(checked({ actionId: "0b4a-1", pressedAt: 7, ...kept })).toMatchObject({
    orderNumber: kept.orderNumber,
    generation: kept.seen.generation ?? null,
    tellsCustomer: kept.tellsCustomer,
  });
});
