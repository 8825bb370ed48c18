import { expect, test } from "vitest";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import type { Language } from "#domain/language/language.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { HandingOverPage } from "./handing-over-page.tsx";

const render = (language: Language) => onPage(renderInDesk(language, <HandingOverPage />));
const withoutIsolates = (element: Element) =>
  shownTextOf(element).replaceAll(/[\u2066-\u2069]/gu, "");

test("an order has what is due, and both presses if something is to be paid", () => {
  const text = withoutIsolates(render("he").body);
  expect(text).toContain(
    "|יוסף בן־דוד|לתשלום ₪171|אפרת · איסוף עצמי · יום שישי, בין 9:00 ל־12:00|לא ארוזה|₪171 במזומן ומסירה|מסירה|",
  );
  expect(text).toContain("|רות כהן|שולם|אפרת · משלוח · יום שישי, בין 12:00 ל־15:00|מסירה|Chana");
  expect(text).toContain("|להחזיר ₪35|");
});

test("orders are by name, without canceled ones and those that were handed over", () => {
  const text = shownTextOf(render("en").body);
  expect(text).toContain("|2 of 10 handed over|");
  expect(text).toMatch(/אברהם.*אלישבע.*יוסף.*יעל.*נעמי.*רות.*Chana.*Miriam/u);
  expect(text).not.toContain("Sam Katz");
});

test("a helper sees that something is due, and no amount", () => {
  const week = sampleWeek({
    change: ({ orders }) => ({
      orders: orders.map((order) => ({
        ...order,
        state: { ...order.state, due: null, received: null },
      })),
    }),
  });
  const html = renderInDesk("he", <HandingOverPage />, { week, role: "helper" });
  expect(html).toContain("תשלום: לשאול את המוכרת");
  expect(html).not.toMatch(/₪|במזומן/u);
});

test("several orders of one person have one press together, before the first of them", () => {
  const week = sampleWeek({
    change: ({ orders }) => {
      const fetched = orders.filter(({ name }) => ["יוסף בן־דוד", "יעל ברק"].includes(name));
      return { ofOnePerson: [fetched.map(({ number }) => number)] };
    },
  });
  const text = withoutIsolates(onPage(renderInDesk("he", <HandingOverPage />, { week })).body);
  expect(text).toMatch(
    /\|יוסף בן־דוד, יעל ברק\|לתשלום ₪[\d,]+\|שתי ההזמנות יחד\|.*\|₪[\d,]+ במזומן ומסירת שתיהן\|מסירת שתיהן\|יוסף בן־דוד\|/u,
  );
  expect(text.match(/שתי ההזמנות יחד/gu)).toHaveLength(1);
});

test("a week in which everything is handed over says so, and one without orders too", () => {
  const week = sampleWeek({
    change: ({ orders }) => ({
      orders: orders.map((order) => ({ ...order, state: { ...order.state, isHandedOver: true } })),
    }),
  });
  expect(renderInDesk("he", <HandingOverPage />, { week })).toContain("הכול נמסר");
  const empty = { week: sampleWeek({ count: 0 }) };
  expect(renderInDesk("he", <HandingOverPage />, empty)).toContain("עוד אין מה למסור");
});

test("two customers of one name are told apart, in the row, on its buttons and in the bar", () => {
  const week = sampleWeek({
    change: ({ orders }) => ({
      orders: orders.map((order, at) =>
        at > 1 ? order : { ...order, name: "חנה לוי", distinction: `הרימון ${String(at)}` },
      ),
    }),
  });
  const html = renderInDesk("he", <HandingOverPage />, { week });
  for (const text of ["הרימון 0", "הרימון 1"]) expect(html).toContain(`<bdi>${text}</bdi>`);
  expect(html).toMatch(/aria-label="[^"]*: חנה לוי \(\u2068הרימון 1\u2069\)"/u);
});
