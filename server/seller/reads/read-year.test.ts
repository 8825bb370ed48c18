import { expect, test } from "vitest";
import type { Language } from "#domain/language/language.ts";
import { cancelled, markOf, received } from "#domain/testing/desk-log.ts";
import { answerOf, callDesk } from "#server/testing/call-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";

const friday = Date.UTC(2026, 0, 9, 9);
/** Half an hour into 2026 in Jerusalem, and half an hour before it. */
const [inYear, beforeYear] = [Date.UTC(2025, 11, 31, 22, 30), Date.UTC(2025, 11, 31, 21, 30)];
const receivedAt = Date.UTC(2025, 11, 30);
const total = newOrder().order.orderTotal;
const orders = [
  ["1", "2024-12-30"],
  ["2", "2025-01-08"],
  ["3", "2025-12-24"],
  ["4", "2025-12-31"],
  ["5", "2026-01-07"],
  ["6", "2026-01-07"],
] as const;
const numberOf = (end: string) => `10000000${end}`;

async function openDesk() {
  const { app, store } = await openShop({ clock: () => friday });
  await store.saveOrders(
    orders.map(([end, week]) => newOrder({ number: numberOf(end), week, receivedAt })),
  );
  const owner = await letIn(store, "owner", friday);
  const yearOf = (year: number, language: Language = "he") =>
    answerOf(app, owner, "year", { year, language });
  const csvOf = (table: "orders" | "payments") =>
    answerOf(app, owner, "accountCsv", { year: 2026, table });
  const years = () => answerOf(app, owner, "years", {});
  const refusedYear = (year: number) => callDesk(app, owner, "year", { year, language: "he" });
  const press = (
    actionId: string,
    end: string,
    action: Parameters<typeof markOf>[1],
    pressedAt = friday,
  ) =>
    store.mark({
      ...markOf(actionId, action, { event: 1_000 }),
      orderNumber: numberOf(end),
      pressedAt,
      at: friday,
    });
  return { store, yearOf, years, csvOf, refusedYear, press };
}

test("a year has its orders, its payments and the weeks beside this one", async () => {
  const { yearOf, refusedYear, press } = await openDesk();
  await press("a", "4", received(100, "cash"), inYear);
  await press("b", "4", received(20), beforeYear);
  await press("c", "6", received(50));
  await press("d", "6", received(-50, "transfer"));
  await press("e", "6", cancelled);
  const answer = await yearOf(2026, "en");
  expect(answer).toMatchObject({
    orders: 1,
    due: total,
    received: 0,
    months: [{ month: 1, orders: 1, due: total, received: 10_000 }],
    byWay: [
      { way: "app", amount: 5_000 },
      { way: "cash", amount: 10_000 },
      { way: "transfer", amount: -5_000 },
    ],
    byType: [{ name: "Soups" }, { name: "Desserts" }],
    byPlace: [{ name: "Jerusalem", orderType: "delivery", count: 1, amount: total }],
    unreadable: [],
    compared: {
      now: { week: "2026-01-07", orders: 1 },
      before: [
        { week: "2025-12-31" },
        { week: "2025-12-24" },
        { week: "2025-01-08" },
        { week: "2024-12-30" },
      ],
      yearAgo: { week: "2025-01-08" },
    },
  });
  const ofTypes = answer.byType.reduce((sum, { amount }) => sum + amount, answer.besideDishes);
  expect(ofTypes).toBe(total);
  expect(await yearOf(2025)).toMatchObject({
    orders: 3,
    months: [
      { month: 1, received: 0 },
      { month: 12, orders: 2, received: 2_000 },
    ],
    compared: null,
  });
  expect(await yearOf(2020)).toMatchObject({ orders: 0, months: [] });
  for (const year of [99_999, 1969, 2026.5])
    expect(await refusedYear(year)).toMatchObject({ refused: { code: "BAD_REQUEST" } });
});

test("the accountant gets a line for each order of a year, and one for each payment", async () => {
  const { csvOf, press } = await openDesk();
  await press("a", "4", received(100, "cash"), inYear);
  await press("b", "5", received(20), beforeYear);
  await press("c", "5", received(-5, "transfer"));
  await press("d", "6", cancelled);
  const ofOrders = await csvOf("orders");
  const due = String(total / 100);
  expect(ofOrders.split("\r\n")).toEqual([
    "\uFEFFתאריך,מספר הזמנה,שם,סה״כ הזמנה,התקבל,איך התקבל,סבב,מצב",
    `2025-12-30,100000005,רות כהן,${due},15,אפליקציה + העברה,2026-01-07,`,
    "2025-12-30,100000006,רות כהן,0,0,,2026-01-07,בוטלה",
    "",
  ]);
  const ofPayments = await csvOf("payments");
  expect(ofPayments.split("\r\n").slice(1)).toEqual([
    `2026-01-01,100000004,רות כהן,${due},100,מזומן`,
    `2026-01-09,100000005,רות כהן,${due},-5,העברה`,
    "",
  ]);
});

test("a payment on a device with a clock that is behind is of the day on which its order came, and each year of a payment can be read", async () => {
  const { store, yearOf, years, press } = await openDesk();
  const cash = (amount: number) =>
    expect.arrayContaining([{ way: "cash", amount }]) as readonly unknown[];
  await press("a", "5", received(100, "cash"), Date.UTC(2023, 11, 3));
  expect(await years()).toEqual([2026, 2025, 2024]);
  expect(await yearOf(2025)).toMatchObject({ byWay: cash(10_000) });
  const early = { number: numberOf("7"), week: "2025-12-31", receivedAt: Date.UTC(2023, 11, 30) };
  await store.saveOrders([newOrder(early)]);
  await press("b", "7", received(20, "cash"), early.receivedAt);
  expect(await years()).toEqual([2026, 2025, 2024, 2023]);
  expect(await yearOf(2023)).toMatchObject({ orders: 0, byWay: cash(2_000) });
});
