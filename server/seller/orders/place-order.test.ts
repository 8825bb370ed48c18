import { expect, test } from "vitest";
import type { RequestOf } from "#contract/wire/desk-calls.ts";
import { markOf } from "#domain/testing/desk-log.ts";
import { answerOf } from "#server/testing/call-desk.ts";
import { dearerWithoutCake } from "#server/testing/dearer-menu.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop, orderCall } from "#server/testing/open-shop.ts";
import { findOrder, ordersOfWeek } from "#server/testing/stored-orders.ts";

/** Thursday: the deadline of 7 January is over. */
const thursday = Date.UTC(2026, 0, 8, 9);
const late = "2026-01-07";

const cakeForNoa: RequestOf<"placeOrder"> = {
  actionId: "by-phone",
  pressedAt: thursday - 5,
  week: late,
  name: "נועה ברק",
  phoneNumber: "054-111-2233",
  email: "",
  language: "he",
  namesIn: "en",
  lines: [
    {
      typeName: "Desserts",
      dishName: "Apple cake",
      selections: [{ name: "Whole cake", amount: 2, addOns: ["Whipped cream"] }],
      options: [],
      extras: [],
    },
  ],
  orderType: "pickup",
  place: "Jerusalem",
  address: "",
  adjustment: 0,
  adjustmentText: "",
  tellsCustomer: true,
};

async function openDesk() {
  const { app, store } = await openShop({ clock: () => thursday });
  const owner = await letIn(store, "owner", thursday);
  const place = (changes: Partial<RequestOf<"placeOrder">> = {}) =>
    answerOf(app, owner, "placeOrder", { ...cakeForNoa, ...changes });
  return { app, store, place };
}

const mailsOf = async (store: Awaited<ReturnType<typeof openDesk>>["store"], number: string) =>
  (await store.mailsOfOrder(number)).map(({ kind, recipient, revision }) => [
    kind,
    recipient,
    revision,
  ]);

test("an order by phone is stored for a week that is over, in the customer's language, without an email address", async () => {
  const { store, place } = await openDesk();
  const { outcome, number, page } = await place();
  expect(outcome).toBe("recorded");
  expect(number).toMatch(/^\d{9}$/u);
  expect(page).toMatchObject({
    orderTotal: 13_000,
    dishes: [{ dishName: "Apple cake", isOnMenu: true }],
    order: {
      name: "נועה ברק",
      phoneNumber: "0541112233",
      email: "",
      place: "Jerusalem",
      state: { week: late, revision: 0, due: 13_000 },
    },
    history: [],
  });
  const stored = await findOrder(store, number ?? "");
  expect(stored).toMatchObject({
    receivedAt: thursday,
    order: {
      language: "he",
      customerData: { city: { he: "ירושלים" } },
      groups: [{ dishes: [{ name: { he: "עוגת תפוחים" } }] }],
    },
  });
  expect(await mailsOf(store, number ?? "")).toEqual([["seller", "cook@soup-kitchen.example", 0]]);
});

test("an order that is sent again is the same order, whatever happened to the menu, and another one is refused", async () => {
  const { store, place } = await openDesk();
  const { number } = await place();
  await store.saveCatalogue({ catalogue: dearerWithoutCake, after: 1, savedAt: 2 });
  expect(await place()).toMatchObject({
    outcome: "repeated",
    number,
    page: { orderTotal: 13_000 },
  });
  expect(await place({ name: "רות" })).toMatchObject({ outcome: "action-reused", number: null });
  expect(await place({ actionId: "again" })).toMatchObject({
    outcome: "refused",
    refusals: [{ code: "DISH_TYPE_UNKNOWN", line: 0 }],
  });
  expect((await ordersOfWeek(store, late)).orders).toHaveLength(1);
});

test("twenty calls at once are one order", async () => {
  const { store, place } = await openDesk();
  const answers = await Promise.all(Array.from({ length: 20 }, () => place()));
  expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
  expect(answers.filter(({ outcome }) => outcome === "recorded")).toHaveLength(1);
  expect((await ordersOfWeek(store, late)).orders).toHaveLength(1);
});

test("a customer's order with the same key is another order", async () => {
  const { app, store, place } = await openDesk();
  await app.inject(orderCall(undefined, "by-phone"));
  expect(await place()).toMatchObject({ outcome: "recorded" });
  expect(await store.summarizeOrders()).toMatchObject({ count: 2 });
});

test("an adjustment is part of the order from the start: the mails show it, and it can be undone", async () => {
  const { store, place } = await openDesk();
  const { number, page } = await place({
    email: "noa@example.com",
    adjustment: -1_000,
    adjustmentText: "הנחה",
  });
  expect(page).toMatchObject({
    orderTotal: 12_000,
    adjustment: -1_000,
    adjustmentText: "הנחה",
    order: { state: { revision: 1, due: 12_000 } },
    history: [{ kind: "changed", amount: 12_000, canBeUndone: true, device: "owner" }],
  });
  expect(await mailsOf(store, number ?? "")).toEqual([
    ["customer", "noa@example.com", 1],
    ["seller", "cook@soup-kitchen.example", 1],
  ]);
  const actionId = page?.history[0]?.actionId ?? "";
  const press = markOf("undo", { kind: "undone", actionId }, { event: 99 });
  expect(await store.mark({ ...press, orderNumber: number ?? "", at: thursday })).toMatchObject({
    kind: "recorded",
    now: { revision: 0, due: 13_000 },
  });
});

test("the customer gets no confirmation if the seller does not want it", async () => {
  const { store, place } = await openDesk();
  const { number } = await place({ email: "noa@example.com", tellsCustomer: false });
  expect(await mailsOf(store, number ?? "")).toEqual([["seller", "cook@soup-kitchen.example", 0]]);
});

test("an order that cannot be is refused with everything that is wrong, and nothing is stored", async () => {
  const { store, place } = await openDesk();
  const wrong = { name: "", phoneNumber: "12", email: "noa", lines: [], week: "2026-01-08" };
  const { outcome, number, refusals } = await place(wrong);
  expect([outcome, number]).toEqual(["refused", null]);
  expect(refusals.map(({ code, field }) => [code, field])).toEqual([
    ["ORDER_EMPTY", "lines"],
    ["NAME_REQUIRED", "name"],
    ["PHONE_NOT_TEN_DIGITS", "phoneNumber"],
    ["EMAIL_INVALID", "email"],
    ["WEEK_UNKNOWN", "week"],
  ]);
  for (const week of ["soon", "2026-02-30", "2026-07-15", "2025-07-02"])
    expect(await place({ week })).toMatchObject({
      refusals: [{ code: "WEEK_UNKNOWN", field: "week", line: null }],
    });
  expect(await store.summarizeOrders()).toMatchObject({ count: 0 });
});
