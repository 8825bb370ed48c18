import { expect, test } from "vitest";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { RoutePage } from "./route-page.tsx";

const withoutIsolates = (element: Element) =>
  shownTextOf(element).replaceAll(/[\u2066-\u2069]/gu, "");

test("stops are in the kept sequence, each with its address, its hours, its orders and what is due", () => {
  const { body } = onPage(renderInDesk("he", <RoutePage />, { role: "driver" }));
  const text = withoutIsolates(body);
  expect(text).toMatch(
    /\|1\.\|רחוב הרימון 12, דירה 3\|אפרת · יום שישי, בין 12:00 ל־15:00\|Waze\|▾\|.*\|2\.\|14 Emek Refaim/u,
  );
  expect(text).toContain("|Chana Weiss|לתשלום ₪1,030|₪1,030 במזומן ומסירה|מסירה|");
});

test("two orders of one address are one stop", () => {
  const text = shownTextOf(onPage(renderInDesk("he", <RoutePage />)).body);
  const [, first] = /\|1\.(\|.*\|)2\.\|/u.exec(text) ?? [];
  expect(first).toContain("|רות כהן|");
  expect(first).toContain("|Sam Katz|");
});

test("links call the customer and open the navigation app", () => {
  const { getByRole } = onPage(renderInDesk("en", <RoutePage />));
  const waze = getByRole("link", { name: "Navigate, Waze: Gefen 7" });
  expect(waze.getAttribute("href")).toContain("https://waze.com/ul?q=Gefen%207%2C%20%D7%90");
  const call = getByRole("link", { name: "Call Chana Weiss" });
  expect(call.getAttribute("href")).toMatch(/^tel:\d+$/u);
});

test("a stop whose orders are all handed over needs no navigation any more", () => {
  const week = sampleWeek({
    change: ({ orders }) => ({
      orders: orders.map((order) => ({ ...order, state: { ...order.state, isHandedOver: true } })),
    }),
  });
  const html = renderInDesk("he", <RoutePage />, { week });
  expect(html).toContain("כל המשלוחים נמסרו");
  expect(html).not.toContain("waze");
});

test("a week without deliveries has no stops", () => {
  const week = sampleWeek({ change: () => ({ route: [] }) });
  expect(renderInDesk("he", <RoutePage />, { week })).toContain("אין משלוחים");
});
