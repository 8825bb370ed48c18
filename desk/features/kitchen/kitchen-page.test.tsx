import { beforeEach, expect, test, vi } from "vitest";
import type { DeskWeek } from "#desk/data/week/desk-week.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { KitchenPage } from "./kitchen-page.tsx";

beforeEach(() => vi.stubGlobal("localStorage", { getItem: () => null }));

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

test("a dish has its sum in the seller's measure, and how much of it is done", () => {
  const { text } = kitchen(() => 0, "he");
  expect(text).toContain("|מרק עדשים כתומות|15 ליטר|אריזות מוכנות: 0 מתוך 16|סימון כמוכן|");
  expect(kitchen(() => 1, "en").text).toContain("|15 liters|Packs ready: 3 of 16|Mark ready|");
});

test("what is done is counted, and nothing at its place takes it back", () => {
  expect(kitchen(() => 0, "en").text).toContain("|0 of 6 dishes all ready|");
  const done = kitchen(({ amount }) => amount, "en");
  expect(done.text).toContain("|Everything is ready|");
  expect(done.text).not.toContain("Mark ready");
  expect(done.text).toContain("|Ready|");
});

test("a line of which an order was changed is 12 of 13, or has one too many", () => {
  expect(kitchen(({ amount }) => amount - 1, "he").text).toContain("|0 מתוך 6 מנות מוכנות לגמרי|");
  expect(kitchen(({ amount }) => amount + 1, "he").text).toContain("|אחת מיותרת|");
});

test("a week without orders has nothing to cook", () => {
  const html = renderInDesk("he", <KitchenPage />, { week: sampleWeek({ count: 0 }) });
  expect(html).toContain("עוד אין מה לבשל");
});

test("every control of a dish type and of a dish names it", () => {
  const { getByRole } = kitchen(() => 0, "he");
  for (const name of ["מרקים", "מרק עדשים כתומות"])
    expect(getByRole("button", { name: `סימון כמוכן: ${name}` })).toBeTruthy();
});

test("a dish says how many customers wrote about it, and nothing where an earlier server tells no notes", () => {
  const noted = (notes: readonly (string | undefined)[]) => {
    const week = sampleWeek({
      change: ({ kitchen: lines }) => ({
        kitchen: lines.map((line) => ({
          ...line,
          orders: line.orders.map((share, at) => ({ ...share, note: notes[at] as string })),
        })),
      }),
    });
    return shownTextOf(onPage(renderInDesk("en", <KitchenPage />, { week })).body);
  };
  expect(noted(["Without onion", ""])).toContain("|3 notes|");
  expect(noted([undefined])).not.toContain("note");
});
