import { expect, test } from "vitest";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import type { Language } from "#domain/language/language.ts";
import { sampleWeeks } from "./testing/sample-weeks.ts";
import type { ComingWeek } from "./week-texts.ts";
import { WeeksPage } from "./weeks-page.tsx";

/** The cards of weeks, as HTML. */
function cardsOf(language: Language, weeks: readonly ComingWeek[] = sampleWeeks()) {
  const answers = { "ComingWeeks {}": { comingWeeks: weeks } };
  const html = renderInDesk(language, <WeeksPage />, { path: "/weeks", answers });
  return html.split("<li aria-labelledby").slice(1);
}

test("an ordinary week says when it closes and how many orders it has, and can be skipped", () => {
  const [he, en] = [cardsOf("he")[0], cardsOf("en")[0]];
  expect(he).toContain("יום רביעי, 18 במרץ");
  expect(he).toContain("אפשר להזמין עד השעה 14:00");
  expect(he).toContain("12 הזמנות");
  expect(he).toContain('aria-label="דילוג על הסבב: יום ד׳, 18 במרץ"');
  expect(he).not.toContain("חגים");
  expect(en).toContain("Orders are taken until 14:00");
  expect(en).toContain("12 orders");
  expect(en).toContain('aria-label="Skip this round: Wed 18 Mar"');
});

test("a week with another deadline says both, the reason, and when it opens", () => {
  const [, card] = cardsOf("he");
  expect(card).toContain("אפשר להזמין עד יום שלישי, 24 במרץ, 20:00");
  expect(card).toContain("במקום יום רביעי, 25 במרץ, 14:00");
  expect(card).toContain("ללקוחות כתוב: ״קניות לחג״");
  expect(card).toContain("ההזמנות נפתחות: יום ראשון, 22 במרץ, 14:00");
  expect(card).toContain("חזרה לשעה הרגילה");
});

test("a closed week names its holidays, the orders that are left, and what can be brought back", () => {
  const card = cardsOf("en")[2];
  expect(card).toContain("No orders taken");
  expect(card).toContain("The next open round: Wednesday 8 April");
  expect(card).toContain("1 order is still in this round");
  expect(card).toMatch(/<strong>Pesach<\/strong> · Thu 2 Apr<span[^>]*>no work/u);
  expect(card).toMatch(/<strong>Hol HaMoed Pesach<\/strong> · Fri 3 Apr – Sat 4 Apr<\/li>/u);
  expect(card).toContain("Take orders again");
  expect(card).toContain("Bring 3 orders back");
  expect(card).not.toContain("Skip this round");
});

test("a week whose orders were left alone has nothing to bring back", () => {
  const [, , closed] = sampleWeeks();
  const lastKept = { actionId: "close", ofOrders: "keep" as const, orders: 0 };
  expect(cardsOf("en", [{ ...closed, lastKept }])[0]).not.toContain("Bring");
});
