import { expect, test } from "vitest";
import type { DeskWeek } from "#desk/data/week/week-context.tsx";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { KitchenPage } from "./kitchen-page.tsx";

/** The kitchen with counts in its lines. */
function kitchen(cooked: (line: DeskWeek["kitchen"][number]) => number, language: "he" | "en") {
  const week = sampleWeek({
    change: (sample) => ({
      kitchen: sample.kitchen.map((line) => ({ ...line, cooked: cooked(line) })),
    }),
  });
  const page = onPage(renderInDesk(language, <KitchenPage />, { week }));
  return { ...page, text: shownTextOf(page.body) };
}

test("a dish has its sum in the seller's measure, its sizes, its variants and its extras", () => {
  const { text } = kitchen(() => 0, "he");
  expect(text).toContain("|מרק עדשים כתומות|15 ליטר|14 × 1, 2 × ½|");
  expect(text).toContain("|4 מנות|סוג האורז: אורז מלא|למי|");
  expect(text).toContain("|תוספות בצד|");
  expect(kitchen(() => 0, "en").text).toContain("|15 liters|14 × 1, 2 × ½|");
});

test("a line says how many are done of all, and who gets it", () => {
  const { text, getAllByRole } = kitchen(() => 1, "he");
  const chosen = getAllByRole("option", { selected: true }).map(({ textContent }) => textContent);
  // The first is that of the week.
  expect(new Set(chosen.slice(1))).toEqual(new Set(["1"]));
  expect(text).toContain("|מתוך 6|+|ליטר|למי|הכול מוכן|רות כהן|× 2|Sam Katz|× 2|יעל ברק|× 2|");
});

test("what is done is counted, and can be set to not done", () => {
  expect(kitchen(() => 0, "en").text).toContain("|0 of 6 dishes ready|");
  const done = kitchen(({ amount }) => amount, "en");
  expect(done.text).toContain("|Everything is ready|");
  expect(done.text).not.toContain("All ready");
  expect(done.text).toContain("|Not ready|");
});

test("a line of which an order was changed is 12 of 13, or has one too many", () => {
  expect(kitchen(({ amount }) => amount - 1, "he").text).toContain("|0 מתוך 6 מנות מוכנות|");
  expect(kitchen(({ amount }) => amount + 1, "he").text).toContain("|אחד מיותר|");
});

test("a week without orders has nothing to cook", () => {
  const html = renderInDesk("he", <KitchenPage />, { week: sampleWeek({ count: 0 }) });
  expect(html).toContain("עוד אין מה לבשל");
});

test("every control names its line", () => {
  const { getByRole } = kitchen(() => 0, "he");
  const controls = [
    ["button", "הכול מוכן"],
    ["button", "עוד אחד"],
    ["button", "אחד פחות"],
    ["combobox", "כמה מוכנים"],
    ["button", "למי"],
  ] as const;
  for (const [role, control] of controls) {
    const name = `${control}: מרק עדשים כתומות, חצי ליטר, בלי כוסברה`;
    expect(getByRole(role, { name })).toBeTruthy();
  }
});
