import fc from "fast-check";
import { expect, test } from "vitest";
import { agorot } from "#domain/money/agorot.ts";
import { anyOrdering } from "#domain/testing/any-order.ts";
import { openWeek } from "#server/testing/open-week.ts";
import { inEnglish, inHebrew, storedOrder } from "#server/testing/stored-order.ts";
import { orderTable } from "./order-table.ts";

const ruth = ["100000001", "רות כהן", "050-1234567", "משלוח", "ירושלים", "רחוב הזית 7"];
const chosen = "תיבול: חריף; כלי: צנצנת";

test("a row is a selection with its add-ons and choices, an extra, or the delivery", async () => {
  const [heading, ...rows] = orderTable(await openWeek([storedOrder()]));
  expect(heading?.join()).toBe(
    "מספר הזמנה,שם,טלפון,איסוף עצמי או משלוח,יישוב,כתובת,סוג מנה,מנה,גודל או תוספת בצד,שינויים במנה,בחירות,כמות,מחיר",
  );
  expect(rows).toEqual([
    // (24.90 + 3.50 + 1.50 + 3.00) × 2
    [...ruth, "מרקים", "מרק עוף", "חצי ליטר", "קניידלך", chosen, 2, 65.8],
    // 45 + 1.50 + 5.00
    [...ruth, "מרקים", "מרק עוף", "ליטר", "", chosen, 1, 51.5],
    [...ruth, "מרקים", "מרק עוף", "חלה (בצד)", "", "", 1, 12],
    [...ruth, "קינוחים", "עוגת תפוחים", "עוגה", "קצפת", "", 1, 65],
    [...ruth, "", "", "משלוח", "", "", 1, 25],
  ]);
});

test("an order that cannot be read has a row as wide as the others, with its number", () => {
  const [heading, row, ...rest] = orderTable([], ["100000007"]);
  expect(row).toHaveLength(heading?.length ?? 0);
  expect(row?.filter((cell) => cell !== "")).toEqual(["100000007", "אי אפשר לקרוא את ההזמנה"]);
  expect(row?.[heading?.indexOf("גודל או תוספת בצד") ?? 0]).toBe("אי אפשר לקרוא את ההזמנה");
  expect(rest).toEqual([]);
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
  const rows = orderTable(await openWeek([storedOrder(pickup)]));
  expect(rows).toHaveLength(5);
  expect(rows[1]?.slice(3, 6)).toEqual(["איסוף עצמי", "ירושלים", "רחוב הנרקיס 4"]);
});

test("the prices of any order add up to its total", async () => {
  await fc.assert(
    fc.asyncProperty(anyOrdering, async ({ catalogue, order }) => {
      const stored = storedOrder(order, {}, catalogue);
      const rows = orderTable(await openWeek([stored], catalogue)).slice(1);
      const shekels = rows.map((row) => Math.round(Number(row.at(-1)) * 100));
      expect(shekels.reduce((sum, each) => sum + each, 0)).toBe(stored.order.orderTotal);
      const portions = stored.order.allOrders
        .flatMap(({ orders }) => orders)
        .flatMap(({ selections, extras }) => [...selections, ...extras]);
      expect(rows.filter((row) => row[7] !== "")).toHaveLength(portions.length);
    }),
  );
});
