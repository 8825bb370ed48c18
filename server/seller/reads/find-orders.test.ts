import { expect, test } from "vitest";
import { deskCalls } from "#contract/desk-calls/desk-calls.ts";
import type { RequestOf } from "#contract/wire/desk-calls.ts";
import { markOf, received } from "#domain/testing/desk-log.ts";
import { answerOf, callDesk } from "#server/testing/call-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";

const friday = Date.UTC(2026, 0, 9, 9);
const { order } = newOrder();
const total = order.orderTotal;
const weekOf = (index: number) => (index < 90 ? "2025-12-31" : "2026-01-07");

/** A shop with 150 orders that are not paid, of which the first ninety are in the week before. */
async function openDesk() {
  const { app, store } = await openShop({ clock: () => friday });
  await store.saveOrders(
    Array.from({ length: 150 }, (_, index) => {
      const name = `רות ${String(index)}`;
      return newOrder({
        number: String(200_000_000 + index),
        week: weekOf(index),
        order: { ...order, customerData: { ...order.customerData, name } },
      });
    }),
  );
  const owner = await letIn(store, "owner", friday);
  return { app, store, owner };
}

const positions = (orders: readonly { readonly position: number }[]) =>
  orders.map(({ position }) => position);
const range = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) =>
    from < to ? from + index : from - index,
  );
const badRequest = { refused: { code: "BAD_REQUEST" } };
const ofRuth = { search: "רות", before: null, language: "he" } as const;

test("unpaid orders come in pages, however many there are, and their sums are of all of them", async () => {
  const { app, owner, store } = await openDesk();
  const all = { search: "", otherThan: null, after: null, language: "he" } as const;
  const open = (asked: Partial<RequestOf<"ordersWithBalance">>) =>
    answerOf(app, owner, "ordersWithBalance", { ...all, ...asked });
  await store.mark({
    ...markOf("note", { kind: "note", text: "pays on Friday" }),
    orderNumber: "200000001",
    at: friday,
  });
  const first = await open({});
  expect(positions(first.orders)).toEqual(range(1, 100));
  expect(first.orders[1]?.notes).toEqual(["pays on Friday"]);
  expect(first).toMatchObject({ unpaid: 150, toPay: 150 * total, refunds: 0, toGiveBack: 0 });
  // The last order of the page is paid before the next one is asked for.
  const paid = markOf("paid", received(total / 100));
  await store.mark({ ...paid, orderNumber: "200000099", at: friday });
  const second = await open({ after: first.after });
  expect(positions(second.orders)).toEqual(range(101, 150));
  expect(second).toMatchObject({ after: null, unpaid: 149 });
  const others = await open({ otherThan: "2025-12-31" });
  expect(positions(others.orders)).toEqual([...range(91, 99), ...range(101, 150)]);
  expect(others).toMatchObject({ after: null, unpaid: 59 });
  const found = await open({ search: "רות 149" });
  expect(positions(found.orders)).toEqual([150]);
  expect(found).toMatchObject({ after: null, unpaid: 149 });
  const wrong = await callDesk(app, owner, "ordersWithBalance", { ...all, after: "x" });
  expect(wrong).toMatchObject(badRequest);
});

test("a search over all weeks comes in pages, the newest first", async () => {
  const { app, owner } = await openDesk();
  const found = (asked: Partial<RequestOf<"findOrders">>) =>
    callDesk(app, owner, "findOrders", { ...ofRuth, ...asked });
  const first = await answerOf(app, owner, "findOrders", ofRuth);
  expect(positions(first.orders)).toEqual(range(150, 121));
  const second = await answerOf(app, owner, "findOrders", { ...ofRuth, before: first.before });
  expect(positions(second.orders)).toEqual(range(120, 91));
  expect(await found({ search: "200000004", language: "en" })).toMatchObject({
    answer: { orders: [{ position: 5, place: "Jerusalem" }], before: null },
  });
  expect(await found({ search: "א".repeat(201) })).toMatchObject(badRequest);
});

test("every search of the desk finds names however they are typed, and email addresses", async () => {
  const { app, store, owner } = await openDesk();
  const of = { name: "ג׳ורג׳ כ״ץ", email: "George.Katz@example.com", phoneNumber: "0521111111" };
  const customerData = { ...order.customerData, ...of };
  await store.saveOrders([newOrder({ number: "300000001", order: { ...order, customerData } })]);
  const searches = Object.entries(deskCalls).flatMap(([name, { request }]) =>
    "entries" in request && "search" in request.entries ? [name] : [],
  );
  const language = "he";
  const find = {
    findOrders: (search: string) =>
      answerOf(app, owner, "findOrders", { search, before: null, language }),
    ordersWithBalance: (search: string) =>
      answerOf(app, owner, "ordersWithBalance", { search, otherThan: null, after: null, language }),
    customers: (search: string) => answerOf(app, owner, "customers", { search }),
  };
  expect(searches.toSorted()).toEqual(Object.keys(find).toSorted());
  const missed: string[] = [];
  for (const [name, search] of Object.entries(find))
    for (const typed of [
      "כץ",
      "כ''ץ גורג",
      "ג’ורג",
      "george.katz@example.com",
      "רות <GEORGE.katz@>",
    ]) {
      const found = JSON.stringify(await search(typed));
      if (!found.includes("300000001")) missed.push(`${name}: ${typed}`);
    }
  expect(missed).toEqual([]);
});

test("helpers and drivers find nothing", async () => {
  const { app, store } = await openDesk();
  const all = { search: "", otherThan: null, after: null, language: "he" } as const;
  const refused = { refused: { code: "NOT_ALLOWED" } };
  for (const role of ["helper", "driver"] as const) {
    const device = await letIn(store, role, friday);
    expect(await callDesk(app, device, "years", {})).toEqual(refused);
    expect(await callDesk(app, device, "findOrders", ofRuth)).toEqual(refused);
    expect(await callDesk(app, device, "ordersWithBalance", all)).toEqual(refused);
    expect(await callDesk(app, device, "weeks", { before: null })).toEqual(refused);
  }
});

test("the weeks go back as far as there are orders, a page at a time", async () => {
  const { app, store, owner } = await openDesk();
  const dates = Array.from({ length: 70 }, (_, index) =>
    new Date(Date.UTC(2025, 11, 24) - index * 7 * 86_400_000).toISOString().slice(0, 10),
  );
  await store.saveOrders(
    dates.map((week, index) => newOrder({ number: String(300_000_000 + index), week })),
  );
  const first = await answerOf(app, owner, "weeks", { before: null });
  const shown = first.map(({ week }) => week);
  expect(shown).toEqual(["2026-01-14", "2026-01-07", "2025-12-31", ...dates.slice(0, 57)]);
  const second = await answerOf(app, owner, "weeks", { before: String(shown.at(-1)) });
  expect(second.map(({ week }) => week)).toEqual(dates.slice(57));
  expect(second[0]).toMatchObject({ orders: 1, unpaid: 1, due: total, isClosed: false });
  expect(await callDesk(app, owner, "weeks", { before: "2026" })).toMatchObject(badRequest);
  expect(await answerOf(app, owner, "years", {})).toEqual([2026, 2025, 2024]);
});
