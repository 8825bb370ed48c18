import { expect, test } from "vitest";
import { kitchenSummary } from "#domain/order/kitchen-summary.ts";
import { hebrewMenu } from "#domain/testing/soup-kitchen.ts";
import { openWeek } from "#server/testing/open-week.ts";
import { inEnglish, storedOrder } from "#server/testing/stored-order.ts";
import { kitchenText } from "./kitchen-text.ts";

test("the kitchen sheet adds up orders in both languages", async () => {
  const orders = await openWeek([storedOrder(), storedOrder(inEnglish)]);
  const summary = kitchenSummary(
    orders.map(({ order }) => order),
    hebrewMenu,
  );
  expect(kitchenText(summary)).toBe(`== מרקים ==

מרק עוף: 4 ליטר
  4 × חצי ליטר
      4 × תיבול: חריף, כלי: צנצנת, קניידלך
  2 × ליטר
      2 × תיבול: חריף, כלי: צנצנת
  תיבול: 6 × חריף
  כלי: 6 × צנצנת
  שינויים במנה: 4 × קניידלך
  בצד: 2 × חלה

== קינוחים ==

עוגת תפוחים: שתי אריזות
  2 × עוגה
      2 × קצפת
  שינויים במנה: 2 × קצפת
`);
});
