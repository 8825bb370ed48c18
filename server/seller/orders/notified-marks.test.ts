import { expect, test } from "vitest";
import { answerOf, callDesk } from "#server/testing/call-desk.ts";
import { pressOn, type SentPress } from "#server/testing/mark-on-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop, weekOfMonday } from "#server/testing/open-shop.ts";

const friday = Date.UTC(2026, 0, 9, 9);
const ruths = newOrder();
const { order } = ruths;
const byPhone = newOrder({
  number: "100000002",
  order: { ...order, customerData: { ...order.customerData, email: "" } },
});

/** The shop with Ruth's order and one that was taken by phone, and the owner's device. */
async function openDesk() {
  const { app, store } = await openShop({ clock: () => friday });
  await store.saveOrders([ruths, byPhone]);
  const owner = await letIn(store, "owner", friday);
  const pressed: string[] = [];
  const press = async (
    actionId: string,
    action: SentPress["action"],
    about = ruths.number,
    tellsCustomer = true,
  ) => {
    const seen = { event: 0, actionIds: [...pressed] };
    pressed.push(actionId);
    const sent = pressOn(about, action, { actionId, pressedAt: 1, seen, tellsCustomer });
    return callDesk(app, owner, "press", sent);
  };
  const told = async (number = ruths.number) =>
    (await store.mailsOfOrder(number)).flatMap(({ kind, status, recipient, nextAttemptAt }) =>
      kind === "change" ? [{ status, recipient, waits: nextAttemptAt - friday }] : [],
    );
  return { app, store, owner, press, told };
}

test.each([{ cancelled: true }, { moved: "2026-01-14" }])(
  "a customer gets a mail about %j after two minutes, and none if it is undone by then",
  async (action) => {
    const { press, told } = await openDesk();
    expect(await press("a", action)).toMatchObject({ answer: { outcome: "recorded" } });
    const mail = { recipient: "ruth@example.com", waits: 120_000 };
    expect(await told()).toEqual([{ ...mail, status: "waiting" }]);
    await press("b", { undo: "a" });
    expect(await told()).toEqual([{ ...mail, status: "withdrawn" }]);
  },
);

test("a customer gets no mail about a mark without email, nor about what only the kitchen needs to know", async () => {
  const { press, told } = await openDesk();
  await press("a", { cancelled: true }, ruths.number, false);
  await press("b", { packed: true });
  await press("c", { note: "בלי בצל" });
  await press("d", { money: { amount: 100, way: "cash" } });
  expect(await told()).toEqual([]);
  await press("e", { undo: "a" });
  expect(await told()).toEqual([]);
  await press("f", { cancelled: false });
  expect(await told()).toHaveLength(1);
});

test("a customer without an email address gets no mail", async () => {
  const { press, told } = await openDesk();
  expect(await press("a", { cancelled: true }, byPhone.number)).toMatchObject({
    answer: { outcome: "recorded" },
  });
  expect(await told(byPhone.number)).toEqual([]);
});

test.each(["2026-01-15", "2026-02-30", "next"])(
  "an order is not moved to %s, which is no week of the shop",
  async (week) => {
    const { press, store } = await openDesk();
    expect(await press("a", { moved: week })).toMatchObject({ refused: { code: "BAD_REQUEST" } });
    expect((await store.findWorkingOrder(ruths.number))?.state.week).toBe(weekOfMonday);
  },
);

test("an order is moved to a week that has orders, whatever the weekday of the deadline is now", async () => {
  const { press, store } = await openDesk();
  await store.saveOrders([newOrder({ number: "100000003", week: "2026-01-15" })]);
  await press("a", { moved: "2026-01-15" });
  expect((await store.findWorkingOrder(ruths.number))?.state.week).toBe("2026-01-15");
});

test("the page of an order shows the mails to its customer, and what was withdrawn", async () => {
  const { app, owner, press } = await openDesk();
  await press("a", { cancelled: true });
  await press("b", { undo: "a" });
  const asked = { number: ruths.number, language: "he" } as const;
  expect(await answerOf(app, owner, "order", asked)).toMatchObject({
    mails: [
      { kind: "customer", event: null },
      { kind: "seller", event: null },
      { kind: "change", status: "withdrawn", event: expect.any(Number) },
    ],
  });
});
