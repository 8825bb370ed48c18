import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import type { Language } from "#domain/language/language.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { sampleWeeks } from "./testing/sample-weeks.ts";
import type { ComingWeek } from "./week-texts.ts";
import { WeeksPage } from "./weeks-page.tsx";

/** The cards of weeks. */
function cardsOf(
  language: Language,
  weeks: readonly ComingWeek[] = sampleWeeks(),
  handedOver: readonly ComingWeek[] = [],
) {
  const answers = { "nextWeeks {}": { weeks, handedOver } };
  const html = renderInDesk(language, <WeeksPage />, { path: "/weeks", answers });
  const cards = onPage(html).getAllByRole("listitem", { name: /./u });
  return cards.map((card) => ({ ...within(card), text: shownTextOf(card) }));
}

test("an ordinary week says when it closes and how many orders it has, and can be skipped", () => {
  const [he, en] = [cardsOf("he")[0], cardsOf("en")[0]];
  expect(he?.text).toContain("יום רביעי, 18 במרץ");
  expect(he?.text).toContain("אפשר להזמין עד השעה 14:00");
  expect(he?.text).toContain("12 הזמנות");
  expect(he?.queryAllByRole("button", { name: "דילוג על הסבב: יום ד׳, 18 במרץ" })).toHaveLength(1);
  expect(he?.text).not.toContain("חגים");
  expect(en?.text).toContain("Orders are taken until 2 pm");
  expect(en?.text).toContain("12 orders");
  expect(en?.queryAllByRole("button", { name: "Skip this round: Wed, Mar 18" })).toHaveLength(1);
});

test("a week with another deadline says both, the reason, and when it opens", () => {
  const [, card] = cardsOf("he");
  expect(card?.text).toContain("אפשר להזמין עד יום שלישי, 24 במרץ, 20:00");
  expect(card?.text).toContain("במקום יום רביעי, 25 במרץ, 14:00");
  expect(card?.text).toContain("איסוף ומשלוח: יום שישי, 27 במרץ");
  expect(card?.text).toContain("ללקוחות כתוב: ״קניות לחג״");
  expect(card?.text).toContain("ההזמנות נפתחות: יום ראשון, 22 במרץ, 14:00");
  expect(card?.text).toContain("חזרה לשעה הרגילה");
});

test("a closed week names its holidays, the orders that are left, and what can be brought back", () => {
  const card = cardsOf("en")[2];
  expect(card?.text).toContain("No orders taken");
  expect(card?.text).toContain("The next open round: Wednesday, April 8");
  expect(card?.text).toContain("1 order is still in this round");
  expect(card?.text).toMatch(/\|Pesach\| · Thu, Apr 2\|no work/u);
  const days = card?.getAllByRole("listitem").map((day) => day.textContent);
  expect(days).toContain("Hol HaMoed Pesach · Fri, Apr 3 – Sat, Apr 4");
  for (const name of ["Pesach", "Hol HaMoed Pesach"])
    expect(card?.getByText(name).tagName).toBe("STRONG");
  expect(card?.text).toContain("Take orders again");
  expect(card?.text).toContain("Bring 3 orders back");
  expect(card?.text).not.toContain("Skip this round");
});

test("a week whose orders were left alone has nothing to bring back", () => {
  const [, , closed] = sampleWeeks();
  const lastKept = { actionId: "close", ofOrders: "keep" as const, orders: 0 };
  expect(cardsOf("en", [{ ...closed, lastKept }])[0]?.text).not.toContain("Bring");
});

test("a week with a time of its own says it, and how many customers got another one", () => {
  const [first] = sampleWeeks();
  const ownHandOver = { date: "2026-03-20", from: "09:00", to: "12:00" };
  const card = cardsOf("en", [{ ...first, ownHandOver, toldOtherwise: 3 }])[0];
  expect(card?.text).toContain("Pickup and delivery: Friday, March 20, 9 am to 12 pm");
  expect(card?.text).toContain("3 customers were told another time of pickup or delivery.");
  expect(card?.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Tell customers",
    "Skip this round",
    "Close at another time",
    "Pickup and delivery at another time",
  ]);
});

test("a week that is handed over can only get another time", () => {
  const [first] = sampleWeeks();
  const [card] = cardsOf("en", [], [first]);
  expect(card?.text).toContain("No orders taken");
  expect(card?.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Pickup and delivery at another time",
  ]);
});
