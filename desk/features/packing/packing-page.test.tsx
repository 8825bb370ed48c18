import { expect, test } from "vitest";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import type { Language } from "#domain/language/language.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { MissingDialog } from "./missing-dialog.tsx";
import { PackingPage } from "./packing-page.tsx";

const textIn = (language: Language) =>
  shownTextOf(onPage(renderInDesk(language, <PackingPage />)).body);

test("boxes are by place, with what is in them and the notes", () => {
  const text = textIn("he");
  expect(text).toMatch(/\|אפרת: 2 מתוך 4\|.*\|נווה דניאל: 1 מתוך 2\|.*\|ירושלים: 2 מתוך 3\|/u);
  expect(text).toContain(
    "|יוסף בן־דוד|איסוף עצמי|משהו חסר|סימון כארוזה|1 ×|מרק קובה סלק|, |8 יחידות|",
  );
  expect(text).toContain("|2 ×|חריף בצד|, |פרגיות בסילאן ושום|");
  expect(text).toContain("|הערה: |להתקשר לפני שמגיעים|");
});

test("what is missing from a box stands with its dish", () => {
  const week = sampleWeek({
    change: ({ orders }) => ({
      orders: orders.map((order) => ({
        ...order,
        lines: order.lines.map((line, at) => ({ ...line, missing: at === 0 ? 1 : 0 })),
      })),
    }),
  });
  const text = shownTextOf(onPage(renderInDesk("en", <PackingPage />, { week })).body);
  expect(text).toMatch(/\|1 ×\|מרק קובה סלק\|, \|8 יחידות\|Missing\|3 ×\|/u);
  expect(text).toMatch(/\|3 ×\|צלי בקר ביין אדום עם שורשים\|, \|2 מנות\|Missing: 1 of 3\|/u);
});

test("a user who marks something as missing reads whether its customer gets a mail", () => {
  const [order] = sampleWeek().orders;
  if (order === undefined) throw new Error("the week has no order");
  const hintWith = (email: string | null) =>
    renderInDesk("en", <MissingDialog order={{ ...order, email }} onClose={() => undefined} />);
  expect(hintWith("")).toContain("no email is sent.");
  for (const email of ["ruth@example.com", null])
    expect(hintWith(email)).toContain("is told after two minutes.");
});

test("the number of missing ones stands after the question, with the number of all", () => {
  const [order] = sampleWeek().orders;
  const line = order?.lines[0];
  if (order === undefined || line === undefined) throw new Error("the week has no order");
  const textWith = (amount: number, missing: number) => {
    const lines = [{ ...line, amount, missing }];
    const dialog = <MissingDialog order={{ ...order, lines }} onClose={() => undefined} />;
    return shownTextOf(onPage(renderInDesk("en", dialog)).body);
  };
  expect(textWith(3, 0)).toMatch(/\|3 × [^|]+\|.*How many of 3 are missing\?\|1\|2\|3\|/u);
  expect(textWith(3, 1)).toContain("|Missing: 1 of 3|How many more of 2 are missing?|1|2|");
  expect(textWith(1, 0)).toMatch(/\|1 × [^|]+\|(?!.*How many).*Missing\|/u);
});

test("the rest of a place can be packed in one press, where there is more than one box", () => {
  const text = textIn("he");
  expect(text).toMatch(/\|אפרת: 2 מתוך 4\|סימון שתיהן כארוזות\|/u);
  expect(text).toMatch(/\|נווה דניאל: 1 מתוך 2\|(?!סימון)/u);
});

test("only what is not packed yet is shown at first, and it is counted", () => {
  const text = textIn("en");
  expect(text).toContain("|6 of 10 packed|");
  expect(text).not.toContain("|רות כהן|");
});

test("a week in which everything is packed says so", () => {
  const week = sampleWeek({
    change: ({ orders }) => ({
      orders: orders.map((order) => ({ ...order, state: { ...order.state, isPacked: true } })),
    }),
  });
  expect(renderInDesk("he", <PackingPage />, { week })).toContain("הכול ארוז");
});

test("a week without orders has nothing to pack", () => {
  const week = sampleWeek({ count: 0 });
  expect(renderInDesk("he", <PackingPage />, { week })).toContain("עוד אין מה לארוז");
});

test("no money, phone number, email or address is shown, even to the seller", () => {
  const html = renderInDesk("he", <PackingPage />);
  expect(html).not.toMatch(/₪|tel:|@|הרימון/u);
});
