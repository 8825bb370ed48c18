import { expect, test } from "vitest";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { RoutePage } from "./route-page.tsx";

const textOf = (html: string) =>
  html.replaceAll(/(?:<[^>]+>)+/gu, "|").replaceAll(/[\u2066-\u2069]/gu, "");

test("stops are in the kept sequence, each with its address, its orders and what is due", () => {
  const text = textOf(renderInDesk("he", <RoutePage />, { role: "driver" }));
  expect(text).toMatch(/\|1\.\|רחוב הרימון 12, דירה 3\|אפרת\|.*\|2\.\|14 Emek Refaim/u);
  expect(text).toContain("|Chana Weiss|התקשרות|לתשלום ₪1,030|נמסר|שולם במזומן ₪1,030 ונמסר|");
});

test("two orders of one address are one stop", () => {
  const text = textOf(renderInDesk("he", <RoutePage />));
  const first = text.slice(text.indexOf("|1.|"), text.indexOf("|2.|"));
  expect(first).toContain("|רות כהן|");
  expect(first).toContain("|Sam Katz|");
});

test("links call the customer and open navigation apps", () => {
  const html = renderInDesk("en", <RoutePage />);
  expect(html).toContain('href="https://waze.com/ul?q=Gefen%207%2C%20%D7%90');
  expect(html).toContain('href="https://www.google.com/maps/dir/?api=1&amp;destination=Gefen%207');
  expect(html).toContain('href="geo:0,0?q=Gefen%207');
  expect(html).toMatch(/<a href="tel:\d+"[^>]*aria-label="Call Chana Weiss"/u);
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
