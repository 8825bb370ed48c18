import { expect, test } from "vitest";
import type { RequestOf } from "#contract/wire/desk-calls.ts";
import type { Language } from "#domain/language/language.ts";
import { orderIn } from "#domain/order/order.ts";
import { cancelled, markOf } from "#domain/testing/desk-log.ts";
import { orderLinesOf } from "#domain/testing/lines-of.ts";
import { answerOf } from "#server/testing/call-desk.ts";
import { dearerWithoutCake } from "#server/testing/dearer-menu.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop, weekOfMonday } from "#server/testing/open-shop.ts";
import { findOrder } from "#server/testing/stored-orders.ts";

const monday = Date.UTC(2026, 0, 5, 9);
const ruths = newOrder();
const { number } = ruths;

const asItIs: RequestOf<"changeOrder"> = {
  actionId: "change",
  pressedAt: monday - 5,
  number,
  revision: 0,
  namesIn: "he",
  lines: orderLinesOf(orderIn(ruths.order, "he")),
  orderType: "delivery",
  place: "ירושלים",
  address: "רחוב הזית 7",
  adjustment: 0,
  adjustmentText: "",
  tellsCustomer: false,
};

/** A shop with Ruth's order, and the seller's phone. */
async function openDesk() {
  const { app, store } = await openShop({ clock: () => monday });
  await store.saveOrders([ruths]);
  const owner = await letIn(store, "owner", monday);
  await store.confirmDevice({ id: owner.id, at: monday });
  const change = (changes: Partial<RequestOf<"changeOrder">>) =>
    answerOf(app, owner, "changeOrder", { ...asItIs, ...changes });
  const page = (language: Language) => answerOf(app, owner, "order", { number, language });
  const week = (language: Language = "he") =>
    answerOf(app, owner, "week", { week: null, language });
  return { app, owner, store, change, page, week };
}

/** Ruth's order without the cake. */
const withoutCake = { lines: asItIs.lines.slice(0, 1) };

test("a change is answered with the order as it is now, and is in the kitchen, the sums and the history", async () => {
  const { app, owner, change, week, store } = await openDesk();
  const answer = await change(withoutCake);
  expect(answer).toMatchObject({
    outcome: "recorded",
    event: 2,
    refusals: [],
    page: {
      order: { number, lines: [{}, {}, {}], state: { revision: 1, due: 15_430, lastEvent: 2 } },
      orderTotal: 15_430,
      adjustment: 0,
      dishes: [{ dishName: "מרק עוף", price: 12_930, isOnMenu: true }],
      history: [{ kind: "changed", amount: 15_430, device: "owner", canBeUndone: true }],
    },
  });
  const shown = await week();
  expect(shown).toMatchObject({ orders: [{ state: { due: 15_430 } }] });
  expect(new Set(shown.kitchen.map(({ dishName }) => dishName))).toEqual(new Set(["מרק עוף"]));
  expect(await answerOf(app, owner, "weeks", { before: null })).toMatchObject([{ due: 15_430 }]);
  expect((await findOrder(store, number))?.receivedAt).toBe(ruths.receivedAt);
});

test("the history names what each change changed, compared with the revision that it was made from", async () => {
  const { change, page } = await openDesk();
  await change(withoutCake);
  await change({
    actionId: "second",
    revision: 1,
    lines: asItIs.lines.slice(0, 1),
    adjustment: -1_000,
    adjustmentText: "יום הולדת",
  });
  const changesIn = async (language: Language) =>
    (await page(language))?.history.map(({ changes }) =>
      changes.join(" | ").replaceAll(/[\u2066-\u2069]/gu, ""),
    );
  expect(await changesIn("he")).toEqual([
    "יום הולדת: −₪10 | סה״כ לתשלום: ₪144.30 (במקום ₪154.30)",
    "הסרה: עוגת תפוחים, 1 × עוגה עם קצפת | סה״כ לתשלום: ₪154.30 (במקום ₪219.30)",
  ]);
  expect((await changesIn("en"))?.[1]).toContain("Apple cake");
});

test("an adjustment is a row of the CSV, so that its prices add up to the order total", async () => {
  const { app, owner, change } = await openDesk();
  await change({ ...withoutCake, adjustment: -1_050, adjustmentText: "מגש קטן יותר" });
  const ordersCsv = await answerOf(app, owner, "ordersCsv", { week: weekOfMonday });
  expect(ordersCsv).toContain("מגש קטן יותר");
  const prices = ordersCsv
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => Number(row.trim().split(",").at(-1)?.replaceAll('"', "")));
  expect(prices.reduce((sum, price) => sum + price, 0)).toBeCloseTo(154.3 - 10.5);
});

test("dishes that stay keep their prices and their names in both languages after the menu changed and lost them", async () => {
  const { change, page, week, store } = await openDesk();
  await store.saveCatalogue({ catalogue: dearerWithoutCake, after: 1, savedAt: 2 });
  const [soup] = asItIs.lines;
  if (soup === undefined) throw new Error("Ruth ordered nothing");
  const more = { ...soup, extras: [{ name: "חלה", amount: 2 }] };
  const answer = await change({ lines: [more, ...asItIs.lines.slice(1)] });
  // A shekel more for each of three portions, and a challah for 12.
  expect(answer.page?.dishes).toMatchObject([
    { dishName: "מרק עוף", price: 12_930 + 300 + 1_200, isOnMenu: true },
    { dishName: "עוגת תפוחים", price: 6_500, isOnMenu: false },
  ]);
  expect(await page("en")).toMatchObject({
    dishes: [{ dishName: "Chicken soup" }, { dishName: "Apple cake" }],
  });
  expect(await findOrder(store, number)).toMatchObject({
    catalogueVersion: 2,
    order: { groups: [{}, { dishes: [{ name: { en: "Apple cake" } }] }] },
  });
  expect(JSON.stringify(await week("en"))).not.toMatch(/עוגת|קינוחים/u);
});

test("a change can be sent again at any time, and is one revision", async () => {
  const { change, store } = await openDesk();
  await change(withoutCake);
  await store.saveCatalogue({ catalogue: dearerWithoutCake, after: 1, savedAt: 2 });
  const wrapped = { ...withoutCake, adjustment: 500, adjustmentText: "עטיפה" };
  await change({ ...wrapped, actionId: "second", revision: 1 });
  expect(await change(withoutCake)).toMatchObject({
    outcome: "repeated",
    event: 2,
    page: { order: { state: { revision: 2 } } },
  });
  expect(await store.revisionsOfOrder(number)).toHaveLength(3);
  expect(await change({ ...withoutCake, adjustment: 1, adjustmentText: "x" })).toMatchObject({
    outcome: "action-reused",
  });
});

test("a change of an older revision stores nothing, and shows the newest", async () => {
  const { change, store } = await openDesk();
  await change(withoutCake);
  expect(await change({ actionId: "late" })).toMatchObject({
    outcome: "outdated",
    page: { orderTotal: 15_430, order: { state: { revision: 1 } } },
  });
  expect(await change({ number: "999999999" })).toMatchObject({ outcome: "unknown-order" });
  expect(await store.revisionsOfOrder(number)).toHaveLength(2);
});

test("a change that cannot be is refused with everything that is wrong, and nothing is stored", async () => {
  const { change, store } = await openDesk();
  const [soup, cake] = asItIs.lines;
  const lines = [
    soup,
    { ...cake, id: "none", dishName: "עוגת גזר" },
  ] as RequestOf<"changeOrder">["lines"];
  expect(await change({ lines, place: "חיפה", adjustment: -5 })).toMatchObject({
    outcome: "refused",
    event: null,
    refusals: [
      { code: "DISH_UNKNOWN", line: 1, field: null, name: "עוגת גזר" },
      { code: "DELIVERY_PLACE_UNKNOWN", line: null, field: "place", name: "חיפה" },
      { code: "ADJUSTMENT_TEXT_REQUIRED", line: null, field: "adjustmentText", name: null },
    ],
  });
  expect(await store.revisionsOfOrder(number)).toHaveLength(1);
});

test("the customer is told only if the seller says so, after two minutes, and an undo in time withdraws that", async () => {
  const { change, store } = await openDesk();
  await change(withoutCake);
  expect(await store.countMails()).toMatchObject({ waiting: 2 });
  await change({ actionId: "told", revision: 1, tellsCustomer: true });
  const mail = { orderNumber: number, kind: "change", eventId: 3 } as const;
  expect(await store.findMail(mail)).toMatchObject({
    recipient: "ruth@example.com",
    revision: 2,
    nextAttemptAt: monday + 120_000,
  });
  const undo = markOf("undo", { kind: "undone", actionId: "told" }, { event: 3 });
  expect(await store.mark({ ...undo, at: monday + 1 })).toMatchObject({
    now: { revision: 1, due: 15_430 },
  });
  expect(await store.findMail(mail)).toMatchObject({ status: "withdrawn" });
});

test("a canceled order can be changed, stays canceled, and is not cooked", async () => {
  const { change, week, store } = await openDesk();
  await store.mark({ ...markOf("cancel", cancelled), at: monday });
  expect(await change(withoutCake)).toMatchObject({
    outcome: "recorded",
    page: { order: { state: { isCancelled: true, due: 0 } }, orderTotal: 15_430 },
  });
  expect(await week()).toMatchObject({ kitchen: [] });
});

test("an action id that no device makes is a bad request", async () => {
  const { change } = await openDesk();
  await expect(change({ actionId: "desk:1" })).rejects.toThrow("BAD_REQUEST");
});
