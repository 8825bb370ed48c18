import { expect, test } from "vitest";
import type { Asking, OrderPage } from "#contract/generated/desk-schema-types.ts";
import { cancelled, markOf, received, undo } from "#domain/testing/desk-log.ts";
import { everyField } from "#server/seller/testing/every-field.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { askDesk, letIn, type TestDevice } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";

const friday = Date.UTC(2026, 0, 9, 9);
const [minute, day] = [60_000, 24 * 60 * 60_000];
const { order } = newOrder();
const total = order.orderTotal;

/** Ruth, one who ordered without an email address, one of an earlier week, one who has paid, and one whose order is cancelled. */
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
  const call = async (
    device: TestDevice,
    field: Parameters<typeof everyField>[0],
    args: string,
  ) => {
    const answer = await askDesk(app, device, everyField(field, args));
    expect(answer.errors).toBeUndefined();
    return answer.data?.[field];
  };
  return {
    store,
    ask: async (actionId: string, rest = "", device = phone) =>
      (await call(
        device,
        "askToPay",
        `(asking: { actionId: "${actionId}", pressedAt: 1 ${rest} })`,
      )) as string[],
    asking: async (args = "") => (await call(phone, "asking", args)) as Asking,
    textFor: async (number: string) =>
      ((await call(phone, "order", `(number: "${number}")`)) as OrderPage).askingText,
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

const withoutMail = [{ number: "100000002", name: "נועה" }];

test("all who owe are asked once, and who has no email address is named", async () => {
  const { ask, asking, requests } = await openDesk();
  const both = {
    asked: ["100000003", "100000001"],
    sum: 2 * total,
    askedLately: 0,
    sumLately: 0,
    withoutMail,
  };
  expect(await asking()).toEqual(both);
  expect(await ask("a")).toEqual(both.asked);
  // The answer was lost, and the same is sent again.
  expect(await ask("a")).toEqual(both.asked);
  expect(await requests()).toEqual(["100000001 waiting", "100000003 waiting"]);
});

test("two devices that ask at once make one mail each customer, and a day has to pass or the seller say so", async () => {
  const { ask, asking, requests, laptop, later } = await openDesk();
  const both = await Promise.all([ask("a"), ask("b", "", laptop)]);
  expect(both.flat()).toHaveLength(2);
  const lately = { asked: [], sum: 0, askedLately: 2, sumLately: 2 * total, withoutMail };
  expect(await asking()).toEqual(lately);
  expect(await ask("c")).toEqual([]);
  expect(await requests()).toHaveLength(2);
  expect(await ask("d", ", again: true")).toHaveLength(2);
  expect(await ask("e", ", again: true")).toHaveLength(2);
  expect(await ask("f", ", again: true")).toHaveLength(0);
  later(day);
  expect(await ask("g")).toHaveLength(2);
  expect(await requests()).toHaveLength(8);
});

test("an undo of one withdraws its mail, and it can be asked anew", async () => {
  const { ask, asking, requests, later, store } = await openDesk();
  await ask("a");
  later(minute);
  const at = friday + minute;
  await store.mark({ ...markOf("undo", undo("a-100000001")), orderNumber: "100000001", at });
  expect(await requests()).toEqual(["100000001 withdrawn", "100000003 waiting"]);
  expect((await asking()).asked).toEqual(["100000001"]);
  expect(await ask("b")).toEqual(["100000001"]);
});

test("after an undo that came too late for the mail, it is asked again only if the seller says so", async () => {
  const { ask, asking, later, store } = await openDesk();
  await ask("a");
  later(3 * minute);
  const at = friday + 3 * minute;
  const due = await store.claimMails({
    now: at,
    limit: 99,
    claimedUntil: at + minute,
    token: "one",
  });
  for (const { id } of due) await store.markMailSent({ id, sentAt: at });
  await store.mark({ ...markOf("undo", undo("a-100000001")), orderNumber: "100000001", at });
  expect(await asking()).toMatchObject({ asked: [], askedLately: 2 });
  expect(await ask("b")).toEqual([]);
  expect(await ask("c", ", again: true")).toContain("100000001");
});

test("only the orders of a week are asked for", async () => {
  const { ask, asking, requests } = await openDesk();
  const week = 'week: "2025-12-31"';
  const one = { asked: ["100000003"], sum: total, askedLately: 0, sumLately: 0, withoutMail: [] };
  expect(await asking(`(${week})`)).toEqual(one);
  expect(await ask("a", `, ${week}`)).toEqual(one.asked);
  expect(await requests()).toEqual(["100000003 waiting"]);
});

test("the text for a chat names the order's page, and there is none where nothing is to be paid", async () => {
  const { textFor } = await openDesk();
  expect(await textFor("100000002")).toMatch(
    /^תשלום על ההזמנה שלכם\n\nשלום נועה,\n.*https:\/\/.*\/order\/100000002\/[\w-]{22}\n/su,
  );
  expect(await textFor("100000004")).toBeNull();
  expect(await textFor("100000005")).toBeNull();
});
