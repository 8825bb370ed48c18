import { expect, test } from "vitest";
import type { AskingWay } from "#domain/order-log/desk-event.ts";
import { cancelled, markOf, received } from "#domain/testing/desk-log.ts";
import { answerOf } from "#server/testing/call-desk.ts";
import { pressOn, type SentPress } from "#server/testing/mark-on-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";

const friday = Date.UTC(2026, 0, 9, 9);
const [minute, day] = [60_000, 24 * 60 * 60_000];
const { order } = newOrder();
const total = order.orderTotal;

/** Ruth, one who ordered without an email address, one of an earlier week, one who has paid, and one whose order is canceled. */
const orders = [
  newOrder(),
  newOrder({
    number: "100000002",
    order: { ...order, customerData: { ...order.customerData, name: "נועה", email: "" } },
  }),
  newOrder({ number: "100000003", week: "2025-12-31" }),
  newOrder({ number: "100000004" }),
  newOrder({ number: "100000005" }),
];

async function openDesk() {
  let now = friday;
  const { app, store } = await openShop({ clock: () => now });
  await store.saveOrders(orders);
  const at = friday;
  await store.mark({ ...markOf("paid", received(total / 100)), orderNumber: "100000004", at });
  await store.mark({ ...markOf("cancel", cancelled), orderNumber: "100000005", at });
  const [phone, laptop] = [await letIn(store, "owner", at), await letIn(store, "owner", at)];
  const owed = (week: string | null = null) => answerOf(app, phone, "owed", { week });
  const press = async (
    actionId: string,
    number: string,
    action: SentPress["action"],
    device = phone,
  ) => {
    const sent = pressOn(number, action, { actionId: `${actionId}-${number}`, pressedAt: 1 });
    return (await answerOf(app, device, "press", sent)).outcome;
  };
  return {
    store,
    owed,
    press,
    /** The same of all that can be asked by mail. */
    ask: (actionId: string, by: AskingWay = "mail", device = phone) =>
      Promise.all(
        ["100000003", "100000001"].map((each) => press(actionId, each, { asked: by }, device)),
      ),
    textFor: async (number: string) =>
      (await answerOf(app, phone, "order", { number, language: "he" }))?.askingText,
    laptop,
    /** The mails that ask, as number and status. */
    requests: async () => {
      const mails = await Promise.all(orders.map(({ number }) => store.mailsOfOrder(number)));
      return mails
        .flat()
        .flatMap(({ kind, orderNumber, status }) =>
          kind === "request" ? [`${orderNumber} ${status}`] : [],
        );
    },
    later: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

const recorded = ["recorded", "recorded"];
const outdated = ["outdated", "outdated"];

test("who owes is named, of a week or of all, and is asked once", async () => {
  const { ask, owed, requests } = await openDesk();
  const ofOrder = {
    name: order.customerData.name,
    toPay: total,
    hasEmail: true,
    isAskedLately: false,
  };
  const earlier = { ...ofOrder, number: "100000003" };
  expect(await owed()).toEqual([
    earlier,
    { ...ofOrder, number: "100000001" },
    { ...ofOrder, number: "100000002", name: "נועה", hasEmail: false },
  ]);
  expect(await owed("2025-12-31")).toEqual([earlier]);
  expect(await ask("a")).toEqual(recorded);
  // The answer was lost, and the same is sent again.
  expect(await ask("a")).toEqual(["repeated", "repeated"]);
  expect(await requests()).toEqual(["100000001 waiting", "100000003 waiting"]);
});

test("two devices that ask at once make one mail each customer, and a day has to pass or the seller say so", async () => {
  const { ask, owed, requests, laptop, later } = await openDesk();
  const both = await Promise.all([ask("a"), ask("b", "mail", laptop)]);
  expect(both.flat().toSorted()).toEqual([...outdated, ...recorded]);
  expect((await owed()).map(({ isAskedLately }) => isAskedLately)).toEqual([true, true, false]);
  expect(await ask("c")).toEqual(outdated);
  expect(await requests()).toHaveLength(2);
  later(2 * minute);
  const again = await Promise.all([ask("d", "again"), ask("e", "again", laptop)]);
  expect(again.flat().toSorted()).toEqual([...outdated, ...recorded]);
  later(2 * minute);
  expect(await ask("f", "again")).toEqual(recorded);
  later(2 * minute);
  expect(await ask("g", "again")).toEqual(outdated);
  later(day);
  expect(await ask("h")).toEqual(recorded);
  expect(await requests()).toHaveLength(8);
});

test("an undo in time withdraws the mail, and she can ask again; one that comes too late does not", async () => {
  const { ask, owed, press, requests, later } = await openDesk();
  const isAsked = async () => (await owed()).map(({ isAskedLately }) => isAskedLately).slice(0, 2);
  await ask("a");
  later(minute);
  await press("undo", "100000001", { undo: "a-100000001" });
  expect(await requests()).toEqual(["100000001 withdrawn", "100000003 waiting"]);
  expect(await isAsked()).toEqual([true, false]);
  expect(await ask("b")).toEqual(["outdated", "recorded"]);
  later(2 * minute);
  await press("late", "100000001", { undo: "b-100000001" });
  expect(await isAsked()).toEqual([true, true]);
  expect(await ask("c")).toEqual(outdated);
  expect(await ask("d", "again")).toEqual(recorded);
});

test("a customer who has paid, has canceled, or has no email address is not asked", async () => {
  const { press, requests } = await openDesk();
  for (const number of ["100000002", "100000004", "100000005"])
    expect(await press("a", number, { asked: "mail" })).toBe("outdated");
  expect(await requests()).toEqual([]);
});

test("the text for a chat names the order's page, and is missing where nothing is to be paid", async () => {
  const { textFor } = await openDesk();
  expect(await textFor("100000002")).toMatch(
    /^תשלום על ההזמנה שלכם\n\nשלום נועה,\n.*https:\/\/.*\/order\/100000002\/[\w-]{22}\n/su,
  );
  expect(await textFor("100000004")).toBeNull();
  expect(await textFor("100000005")).toBeNull();
});

test("asking, and asking again at the same time, is one mail", async () => {
  const { ask, requests, laptop } = await openDesk();
  const both = await Promise.all([ask("a"), ask("b", "again", laptop)]);
  expect(both.flat().toSorted()).toEqual([...outdated, ...recorded]);
  expect((await requests()).toSorted()).toEqual(["100000001 waiting", "100000003 waiting"]);
});

test("nobody is asked in a chat for what is paid or canceled", async () => {
  const { press } = await openDesk();
  const chat = (number: string) => press("chat", number, { asked: "whatsapp" });
  expect(await chat("100000004")).toBe("outdated");
  expect(await chat("100000005")).toBe("outdated");
  expect(await chat("100000002")).toBe("recorded");
});
