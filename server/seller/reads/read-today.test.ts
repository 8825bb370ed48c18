import { expect, test } from "vitest";
import { mostAgorot } from "#domain/money/agorot.ts";
import { cancelled, handedOver, markOf, packed, received, undo } from "#domain/testing/desk-log.ts";
import { takingOrders } from "#domain/testing/limited-kitchen.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { mailReport } from "#server/mail/outbox/mail-report.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { answerOf, callDesk } from "#server/testing/call-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { contextOf, letIn } from "#server/testing/open-desk.ts";
import { openShop, weekOfMonday } from "#server/testing/open-shop.ts";
import { weekSums } from "./week-sums.ts";

const monday = Date.UTC(2026, 0, 5, 9);
const friday = Date.UTC(2026, 0, 9, 9);
const ruths = newOrder();
const total = ruths.order.orderTotal;
const lastWeek = "2025-12-31";
const nextWeek = "2026-01-14";

async function openDesk(options: Parameters<typeof openShop>[0] = {}) {
  const woken: string[] = [];
  const { app, store } = await openShop({
    clock: () => friday,
    onOrderStored: () => woken.push("worker"),
    ...options,
  });
  await store.saveOrders([
    newOrder({ number: "100000003", week: lastWeek }),
    ruths,
    newOrder({ number: "100000002" }),
  ]);
  const owner = await letIn(store, "owner", friday);
  const page = (number = ruths.number) => answerOf(app, owner, "order", { number, language: "en" });
  const sendAgain = (id: number, recipient: string | null = null) =>
    callDesk(app, owner, "sendMailAgain", { id, recipient });
  const today = () => answerOf(app, owner, "today", {});
  let presses = 0;
  const press = async (action: Parameters<typeof markOf>[1], orderNumber = ruths.number) => {
    presses += 1;
    const pressed = markOf(String(presses), action, { event: 1_000 });
    const by = { orderNumber, deviceId: owner.id, at: friday };
    expect((await store.mark({ ...pressed, ...by })).kind).toBe("recorded");
  };
  const confirm = () => store.confirmDevice({ id: owner.id, at: friday });
  return { app, store, owner, page, sendAgain, today, press, woken, confirm };
}

test("today is about the week that is worked on, the open one, and what is open in earlier ones", async () => {
  const { app, owner, store, press, today } = await openDesk();
  await press(handedOver);
  await press(cancelled, "100000002");
  const answer = await today();
  expect(answer).toMatchObject({
    week: weekOfMonday,
    openWeek: { week: nextWeek, orders: 0, due: 0, isClosed: false },
    weekBefore: { orders: 0, due: 0 },
    fullOrders: [],
    unfinished: [{ week: lastWeek, orders: 1, deadline: Date.parse("2025-12-31T12:00:00Z") }],
    deadMails: [],
  });
  expect(answer.problems).toContainEqual({
    kind: "mails-waiting",
    since: monday,
    amount: 6,
    mailProblem: null,
  });
  expect(answer.placeholders).toEqual(["contactAddress"]);
  const weeks = await answerOf(app, owner, "weeks", { before: null });
  expect(weeks.map(({ week }) => week)).toEqual([nextWeek, weekOfMonday, lastWeek]);
  expect(weeks[1]).toEqual({
    week: weekOfMonday,
    isClosed: false,
    orders: 1,
    unpaid: 1,
    due: total,
  });
  const [sums] = await weekSums(await contextOf(owner, store, friday), [weekOfMonday]);
  expect(sums).toMatchObject({ ...weeks[1], handedOver: 1 });
});

test("today says which limits of orders the open week has reached", async () => {
  const { store, today } = await openDesk();
  const { version = 0 } = (await store.currentCatalogue()) ?? {};
  const catalogue = takingOrders(soupKitchen, { all: 2, delivery: 1 });
  await store.saveCatalogue({ catalogue, after: version, savedAt: friday });
  expect((await today()).fullOrders).toEqual([]);
  const next = { number: "100000004", week: nextWeek, catalogueVersion: version + 1 };
  await store.saveOrders([newOrder(next)]);
  expect((await today()).fullOrders).toEqual(["delivery"]);
});

test("mails that were stored while the clock was ahead wait since no time that is still to come", async () => {
  const { store, today } = await openDesk();
  const waiting = async () => (await today()).problems.find(({ kind }) => kind === "mails-waiting");
  await store.retryMails({ now: friday + 2 * 60_000, which: { status: "waiting" } });
  expect(await waiting()).toBeUndefined();
  await store.retryMails({ now: friday + 24 * 60 * 60_000, which: { status: "waiting" } });
  expect(await waiting()).toMatchObject({ amount: 6, since: friday });
  expect(await mailReport(store, 5, friday)).toMatch(
    /^6 waiting, stored while the clock was ahead; 0 dead\n\nwaiting\n.* due now: stored while the clock was ahead {2}0 attempts\n/u,
  );
});

test("a closed week, and one with nothing open, is finished", async () => {
  const { app, owner, store, today } = await openDesk();
  const about = { orderNumber: null, week: lastWeek, at: friday, action: { kind: "week-closed" } };
  await store.mark({ ...markOf("close", packed), ...about } as Parameters<typeof store.mark>[0]);
  expect((await today()).unfinished).toEqual([]);
  const weeks = await answerOf(app, owner, "weeks", { before: null });
  expect(weeks.at(-1)).toMatchObject({ isClosed: true });
});

test("a week is not finished while one order is paid too much and another one not enough", async () => {
  const { store, press, today } = await openDesk();
  await store.saveOrders([newOrder({ number: "100000004", week: lastWeek })]);
  for (const number of ["100000003", "100000004"]) await press(handedOver, number);
  const unfinished = async () => (await today()).unfinished.length;
  await press(received(total / 100 + 10), "100000003");
  await press(received(total / 100 - 10), "100000004");
  expect(await unfinished()).toBe(1);
  await press(received(-10), "100000003");
  await press(received(10), "100000004");
  expect(await unfinished()).toBe(0);
});

test("a database that cannot be written is reported, and today is read anyway", async () => {
  const { today } = await openDesk({
    change: (store) => ({
      ...store,
      proveWritable: () => Promise.reject(new StoreUnavailable("the disk is full")),
    }),
  });
  expect((await today()).problems[0]).toMatchObject({
    kind: "database",
  });
});

test("an order page has the history with what can be undone, and the mails", async () => {
  const { page, press } = await openDesk();
  await press(received(100, "cash"));
  await press(packed);
  await press(undo("1"));
  const answer = await page();
  expect(answer).toMatchObject({
    order: { number: ruths.number, email: "ruth@example.com", place: "Jerusalem" },
    orderTotal: total,
    mails: [{ kind: "customer", status: "waiting" }, { kind: "seller" }],
  });
  const ofOwner = { device: "owner", at: friday };
  expect(answer?.history).toMatchObject([
    { ...ofOwner, kind: "undone", undoneKind: "money", stands: true, canBeUndone: true },
    { ...ofOwner, kind: "packed", isSet: true, amount: null, stands: true, canBeUndone: true },
    {
      ...ofOwner,
      kind: "money",
      amount: 10_000,
      way: "cash",
      isSet: null,
      stands: false,
      canBeUndone: false,
    },
  ]);
  expect(await page("999999999")).toBeNull();
});

test("what was received in a week is added up by way", async () => {
  const { app, owner, press } = await openDesk();
  await press(received(total / 100));
  await press(received(50, "cash"), "100000002");
  await press(received(20, "cash"), "100000002");
  await press(undo("3"), "100000002");
  await press({ kind: "note", text: "pays on Friday" }, "100000002");
  const answer = await answerOf(app, owner, "moneyByWay", { week: weekOfMonday });
  expect(answer).toEqual([
    { way: "app", amount: total },
    { way: "cash", amount: 5_000 },
    { way: "transfer", amount: 0 },
  ]);
});

test("the payments of the last 60 days that stand have their customers, and a refund is none", async () => {
  const { app, store, owner } = await openDesk();
  const press = async (
    actionId: string,
    action: Parameters<typeof markOf>[1],
    orderNumber = "100000002",
    pressedAt = friday,
  ) => {
    const pressed = markOf(actionId, action, { event: 1_000 });
    await store.mark({ ...pressed, orderNumber, pressedAt, at: friday });
  };
  await press("a", received(100), ruths.number);
  await press("b", received(20));
  await press("c", undo("b"));
  await press("d", received(-30));
  const long = friday - 61 * 24 * 3_600_000;
  await store.saveOrders([newOrder({ number: "100000008", receivedAt: long })]);
  await press("e", received(5), "100000008", long);
  const { name, phoneNumber } = ruths.order.customerData;
  const { number } = ruths;
  expect(await answerOf(app, owner, "paymentsLately", {})).toEqual([
    { number, name, phoneNumber, amount: 10_000, at: friday, actionId: "a" },
  ]);
});

test("the orders of a week are a CSV file", async () => {
  const { app, owner } = await openDesk();
  const answer = await answerOf(app, owner, "ordersCsv", { week: lastWeek });
  expect(answer).toContain("100000003");
  expect(answer).not.toContain(ruths.number);
  expect(await callDesk(app, owner, "ordersCsv", { week: "2026-02-30" })).toMatchObject({
    refused: { code: "BAD_REQUEST" },
  });
});

test("a dead confirmation is shown today, and is sent again to a corrected address at once", async () => {
  const { store, sendAgain, woken, confirm, today } = await openDesk();
  const claim = { now: friday, limit: 9, claimedUntil: friday + 1, token: "one" };
  await store.claimMails({ ...claim, groups: [{ kinds: ["customer"], limit: 9 }] });
  const [dead] = await store.mailsOfOrder(ruths.number);
  const failure = { now: friday, reason: "550 unknown", nextAttemptAt: undefined, token: "one" };
  await store.markMailFailed({ ...failure, id: dead?.id ?? 0 });
  const [shown] = (await today()).deadMails;
  expect(shown).toMatchObject({ orderNumber: ruths.number });
  expect((await store.mailsOfOrder(ruths.number))[0]).toMatchObject({ lastError: "550 unknown" });
  const send = (recipient: string) => sendAgain(shown?.id ?? 0, recipient);
  expect(await send("ruth@nowhere")).toMatchObject({ refused: { code: "BAD_REQUEST" } });
  expect(await send("ruth.c@example.com")).toMatchObject({ refused: { code: "CONFIRM_FIRST" } });
  expect((await store.mailsOfOrder(ruths.number))[0]).toMatchObject({
    status: "dead",
    recipient: ruths.order.customerData.email,
  });
  expect(woken).toEqual([]);
  await confirm();
  expect(await send(" ruth.c@example.com")).toMatchObject({
    answer: { recipient: "ruth.c@example.com", status: "waiting", nextAttemptAt: friday },
  });
  expect(woken).toEqual(["worker"]);
  expect((await today()).deadMails).toEqual([]);
  await store.claimMails({ ...claim, token: "two", groups: [{ kinds: ["customer"], limit: 9 }] });
  expect(await send("other@example.com")).toMatchObject({ refused: { code: "UNAVAILABLE" } });
  expect((await store.mailsOfOrder(ruths.number))[0]?.recipient).toBe("ruth.c@example.com");
  expect(await sendAgain(999)).toMatchObject({ refused: { code: "BAD_REQUEST" } });
});

test("without a confirmed sign-in a mail is sent again to the address of its order only", async () => {
  const { store, sendAgain } = await openDesk();
  const { email } = ruths.order.customerData;
  const [mail] = await store.mailsOfOrder(ruths.number);
  await store.sendMailAgain({ id: mail?.id ?? 0, recipient: "wrong@example.com", now: friday });
  const send = (to: string | null) => sendAgain(mail?.id ?? 0, to);
  expect(await send(null)).toMatchObject({ answer: { recipient: "wrong@example.com" } });
  expect(await send(email)).toMatchObject({ answer: { recipient: email } });
  expect(await send("thief@example.com")).toMatchObject({ refused: { code: "CONFIRM_FIRST" } });
});

test("money beyond 32 bits hides nothing from the seller", async () => {
  const { app, owner, store, page, today, press } = await openDesk();
  for (let payments = 1; payments <= 3; payments += 1) await press(received(mostAgorot / 100));
  const sum = 3 * mostAgorot;
  expect(await today()).toMatchObject({ week: weekOfMonday });
  const weeks = await answerOf(app, owner, "weeks", { before: null });
  expect(weeks.map(({ week }) => week)).toContain(weekOfMonday);
  const [sums] = await weekSums(await contextOf(owner, store, friday), [weekOfMonday]);
  expect(sums?.received).toBe(sum);
  expect((await page())?.order.state.received).toBe(sum);
  const ways = await answerOf(app, owner, "moneyByWay", { week: weekOfMonday });
  expect(ways.map(({ amount }) => amount)).toContain(sum);
});
