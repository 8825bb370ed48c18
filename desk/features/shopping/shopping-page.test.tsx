import { expect, test } from "vitest";
import type { DeskWeek } from "#desk/data/week/desk-week.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleShopping } from "#desk/testing/sample-shopping.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { ShoppingPage, shoppingText } from "./shopping-page.tsx";

const textOf = (shopping: DeskWeek["shopping"], printed: DeskWeek["printed"] = []) => {
  const week = sampleWeek({ change: () => ({ shopping, printed }) });
  return shownTextOf(onPage(renderInDesk("he", <ShoppingPage />, { week })).body);
};

test("an ingredient of which more is needed than is there says how much, and is not ticked", () => {
  const text = textOf(sampleShopping({ had: 1_500 }, { had: 9_000 }));
  expect(text).toContain("|יש 1 מתוך 2|");
  expect(text).toContain("|גזר|950 גרם|יש כבר 1.5 ק״ג|");
  // What is there as a whole is hidden until everything is shown.
  expect(text).not.toContain("קמח");
});

test("dishes without a recipe and dishes that are counted by piece are named, also if nothing is to be bought", () => {
  const text = textOf({ items: [], withoutRecipe: ["מרק עוף", "קוגל"], byPiece: ["עוגה"] });
  expect(text).toContain("|למנות האלה אין מתכון, ולכן הן לא נספרו ברשימה: מרק עוף, קוגל|");
  expect(text).toContain("המתכון: עוגה|");
  expect(text).not.toContain("יש הכול");
  expect(textOf(sampleWeek().shopping)).toContain("|אין מה לקנות|");
});

test("what differs from the printed list is more of this and less of that", () => {
  const printed = (list: readonly (readonly [string, number])[]): DeskWeek["printed"] => [
    {
      sheet: "shopping",
      at: Date.parse("2026-11-19T14:05:00Z"),
      shows: { event: 1, order: 1 },
      changed: [],
      list: list.map(([ingredient, amount]) => ({ ingredient, amount })),
    },
  ];
  const since = (...list: readonly (readonly [string, number])[]) =>
    textOf(sampleShopping(), printed(list)).replaceAll(/[\u2066-\u2069]/gu, "");
  const changed = since(["carrots", 2_000], ["flour", 5_100]);
  expect(changed).toContain("|מה השתנה מאז שהרשימה הודפסה (יום ה׳, 19 בנוב׳, 16:05):|");
  expect(changed).toContain("|גזר: עוד 500 גרם|קמח: פחות 2 × 1 ק״ג|");
  expect(since(["flour", 4_000])).toContain("|גזר: עוד 2.5 ק״ג|");
  expect(since(["carrots", 2_500], ["flour", 4_000])).not.toContain("מה השתנה");
});

test("the text for a chat has what is left, by aisle", () => {
  const shopping = sampleShopping({ had: 2_500 });
  const text = "קניות\n\n*מוצרים יבשים*\nקמח: 4 × 1 ק״ג";
  expect(shoppingText("קניות", shopping, "he")).toBe(text);
  const without = shoppingText("קניות", { ...shopping, withoutRecipe: ["קוגל", "בורשט"] }, "he");
  expect(without).toBe(`${text}\n\nלמנות האלה אין מתכון, ולכן הן לא נספרו ברשימה:\nקוגל, בורשט`);
  expect(textOf(shopping)).toContain("|העתקה|");
  expect(textOf(sampleShopping({ had: 2_500 }, { had: 9_000 }))).not.toContain("העתקה");
});
