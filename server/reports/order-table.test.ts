import fc from "fast-check";
import { expect, test } from "vitest";
import { agorot } from "#domain/money/agorot.ts";
import { anyOrdering } from "#domain/testing/any-order.ts";
import { unreadFields } from "#domain/testing/unread-fields.ts";
import { notWords, wholeGroups } from "#domain/testing/whole-groups.ts";
import { openWeek } from "#server/testing/open-week.ts";
import { inEnglish, inHebrew, storedOrder } from "#server/testing/stored-order.ts";
import { orderTable } from "./order-table.ts";
import type { WeeklyOrder } from "./read-weekly-orders.ts";

/** The rows of a table, their cells by the headings and without the empty ones. */
function rowsOf([headings = [], ...rows]: ReturnType<typeof orderTable>) {
  return rows.map((row) => {
    expect(row).toHaveLength(headings.length);
    const cells = headings.map((heading, index) => [String(heading), row[index]] as const);
    return Object.fromEntries(cells.filter(([, cell]) => cell !== ""));
  });
}

const ruth = {
  "מספר הזמנה": "100000001",
  שם: "רות כהן",
  טלפון: "050-1234567",
  "איסוף עצמי או משלוח": "משלוח",
  יישוב: "ירושלים",
  כתובת: "רחוב הזית 7",
};
const ofSoup = { ...ruth, "סוג מנה": "מרקים", מנה: "מרק עוף" };
const chosen = { בחירות: "תיבול: חריף; כלי: צנצנת" };
const size = "גודל או תוספת בצד";

test("a row is a selection with its add-ons and choices, an extra, or the delivery", async () => {
  const table = orderTable(await openWeek([storedOrder()]));
  expect(table[0]?.join()).toBe(
    "מספר הזמנה,שם,טלפון,איסוף עצמי או משלוח,יישוב,כתובת,הערה להזמנה,סוג מנה,מנה,גודל או תוספת בצד,התאמות,בחירות,הערה למנה,כמות,מחיר",
  );
  expect(rowsOf(table)).toEqual([
    // (24.90 + 3.50 + 1.50 + 3.00) × 2
    { ...ofSoup, [size]: "חצי ליטר", התאמות: "קניידלך", ...chosen, כמות: 2, מחיר: 65.8 },
    // 45 + 1.50 + 5.00
    { ...ofSoup, [size]: "ליטר", ...chosen, כמות: 1, מחיר: 51.5 },
    { ...ofSoup, [size]: "חלה (בצד)", כמות: 1, מחיר: 12 },
    {
      ...ruth,
      "סוג מנה": "קינוחים",
      מנה: "עוגת תפוחים",
      [size]: "עוגה",
      התאמות: "קצפת",
      כמות: 1,
      מחיר: 65,
    },
    { ...ruth, [size]: "משלוח", כמות: 1, מחיר: 25 },
  ]);
});

test("the table says what the dishes of an order say, but for the sum of a dish", async () => {
  const [weekly] = await openWeek([storedOrder()]);
  if (weekly === undefined) throw new Error("the week is empty");
  const table = (groups: WeeklyOrder["order"]["groups"]) =>
    orderTable([{ ...weekly, order: { ...weekly.order, groups } }]);
  const unread = unreadFields<WeeklyOrder["order"]["groups"]>(wholeGroups, table);
  expect(new Set(unread)).toEqual(new Set([...notWords, "[].dishes[].totalPrice"]));
});

test("an order that cannot be read has a row as wide as the others, with its number", () => {
  expect(rowsOf(orderTable([], ["100000007"]))).toEqual([
    { "מספר הזמנה": "100000007", [size]: "אי אפשר לקרוא את ההזמנה" },
  ]);
});

test("an order in English is listed in Hebrew", async () => {
  const tables = await Promise.all(
    [inEnglish, inHebrew].map(async (order) => orderTable(await openWeek([storedOrder(order)]))),
  );
  expect(tables[0]).toEqual(tables[1]);
});

test("free pickup has no row, and the pickup address is in every row", async () => {
  const pickup = {
    ...inHebrew,
    customerData: {
      ...inHebrew.customerData,
      orderType: "pickup" as const,
      address: "",
      pickupOrDeliveryPrice: agorot(0),
    },
  };
  const rows = rowsOf(orderTable(await openWeek([storedOrder(pickup)])));
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatchObject({
    "איסוף עצמי או משלוח": "איסוף עצמי",
    יישוב: "ירושלים",
    כתובת: "רחוב הנרקיס 4",
  });
});

test("the prices of any order add up to its total", async () => {
  await fc.assert(
    fc.asyncProperty(anyOrdering, async ({ catalogue, order }) => {
      const stored = storedOrder(order, {}, catalogue);
      const rows = rowsOf(orderTable(await openWeek([stored], catalogue)));
      const shekels = rows.map((row) => Math.round(Number(row["מחיר"]) * 100));
      expect(shekels.reduce((sum, each) => sum + each, 0)).toBe(stored.order.orderTotal);
      const portions = stored.order.groups
        .flatMap(({ dishes }) => dishes)
        .flatMap(({ selections, extras }) => [...selections, ...extras]);
      expect(rows.filter((row) => row["מנה"] !== undefined)).toHaveLength(portions.length);
    }),
  );
});
