import { expect, test } from "vitest";
import type { DeskWeek } from "#desk/data/week/week-context.tsx";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleShopping } from "#desk/testing/sample-shopping.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { ShoppingPage } from "./shopping-page.tsx";
import { shoppingText } from "./shopping-text.ts";

const textOf = (shopping: DeskWeek["shopping"], printed: DeskWeek["printed"] = []) => {
  const week = sampleWeek({ change: () => ({ shopping, printed }) });
  return shownTextOf(onPage(renderInDesk("he", <ShoppingPage />, { week })).body);
};

test("an ingredient of which more is needed than is in the cart says how much, and is not ticked", () => {
  const text = textOf(sampleShopping({ cart: 1_500 }, { home: 9_000 }));
  expect(text).toContain("|0 מתוך 1 בעגלה|");
  expect(text).toContain("|גזר|2.5 ק״ג|חסר עוד 950 גרם, בעגלה 1.5 ק״ג|");
  // What is at home as a whole is hidden until everything is shown.
  expect(text).not.toContain("קמח");
});

test("dishes without a recipe and dishes that are counted by piece are named, also if nothing is to be bought", () => {
  const text = textOf({ items: [], withoutRecipe: ["מרק עוף", "קוגל"], byPiece: ["עוגה"] });
  expect(text).toContain("|למנות האלה אין מתכון, ולכן הן לא נספרו ברשימה: מרק עוף, קוגל|");
  expect(text).toContain("המתכון: עוגה|");
  expect(text).not.toContain("הכול בעגלה");
  expect(textOf(sampleWeek().shopping)).toContain("|אין מה לקנות|");
});

test("what differs from the printed list is more of this, less of that, and what was deleted", () => {
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
  const changed = since(["carrots", 2_000], ["flour", 6_000], ["gone", 1]);
  expect(changed).toContain("|מה השתנה מאז שהרשימה הודפסה (יום ה׳, 19 בנוב׳, 16:05):|");
  expect(changed).toContain("|גזר: עוד 500 גרם, ביחד 2.5 ק״ג|קמח: פחות 2 × 1 ק״ג, ביחד 4 × 1 ק״ג|");
  expect(changed).toContain("|מצרך אחד שהודפס נמחק מאז.|");
  expect(since(["flour", 4_000])).toContain("|גזר: 2.5 ק״ג, לא היה ברשימה|");
  // It was printed when flour was bought in packs of 750 g.
  expect(since(["flour", 3_750])).toContain("|קמח: עוד 250 גרם, ביחד 4 × 1 ק״ג|");
  expect(since(["carrots", 2_500], ["flour", 4_000])).not.toContain("מה השתנה");
});

test("the text for a chat has what is left, by aisle", () => {
  const shopping = sampleShopping({ cart: 2_500 });
  const text = "קניות\n\n*מוצרים יבשים*\nקמח: 4 × 1 ק״ג";
  expect(shoppingText("קניות", shopping, "he")).toBe(text);
  const without = shoppingText("קניות", { ...shopping, withoutRecipe: ["קוגל", "בורשט"] }, "he");
  expect(without).toBe(`${text}\n\nלמנות האלה אין מתכון, ולכן הן לא נספרו ברשימה:\nקוגל, בורשט`);
  expect(textOf(shopping)).toContain("|העתקת הרשימה|");
  expect(textOf(sampleShopping({ cart: 2_500 }, { home: 9_000 }))).not.toContain("העתקת הרשימה");
});
