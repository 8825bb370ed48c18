import { beforeEach, expect, test, vi } from "vitest";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { RoutePage } from "./route-page.tsx";

// It keeps which app navigates.
beforeEach(() => vi.stubGlobal("localStorage", { getItem: () => null }));

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

test("a stop with two boxes has one press for both, with what is owed of them", () => {
  const week = sampleWeek({
    change: ({ orders }) => ({
      orders: orders.map((order) => ({
        ...order,
        state: { ...order.state, isHandedOver: false, due: 10_000, received: 2_550 },
      })),
    }),
  });
  const text = withoutIsolates(onPage(renderInDesk("en", <RoutePage />, { week })).body);
  expect(text).toContain(
    "|2 orders together|₪149 to pay|₪149 cash, hand over both|Hand over both|2.|",
  );
});

test("neighbors are one stop: each name has the whole address, and navigation only street and number", () => {
  const addresses = ["רח׳ הרימון 12, קומה 2, דירה 3", "הרימון 12/7"];
  const week = sampleWeek({
    change: ({ route, orders }) => {
      const [first, ...others] = route.filter((stop) => stop.orders.length === 2);
      if (first === undefined) throw new Error("the sample has no stop with two orders");
      return {
        orders: orders.map((order) => {
          const at = first.orders.indexOf(order.number);
          return at === -1 ? order : { ...order, address: addresses[at] ?? null };
        }),
        route: [{ ...first, address: "רח׳ הרימון 12", street: "רח׳ הרימון 12" }, ...others],
      };
    },
  });
  const { body, getByRole } = onPage(renderInDesk("he", <RoutePage />, { week }));
  const text = withoutIsolates(body);
  expect(text).toContain("|1.|רח׳ הרימון 12|");
  expect(text).toMatch(/רות כהן[ |·]+רח׳ הרימון 12, קומה 2, דירה 3\|/u);
  expect(text).toMatch(/Sam Katz[ |·]+הרימון 12\/7\|/u);
  const waze = getByRole("link", { name: "ניווט, Waze: רח׳ הרימון 12" });
  expect(new URL(waze.getAttribute("href") ?? "").searchParams.get("q")).toBe(
    "רח׳ הרימון 12, אפרת",
  );
});

test("links call the customer and open the navigation app", () => {
  const { getByRole } = onPage(renderInDesk("en", <RoutePage />));
  const waze = getByRole("link", { name: "Navigate, Waze: Gefen 7" });
  expect(waze.getAttribute("href")).toContain("https://waze.com/ul?q=Gefen%207%2C%20%D7%90");
  const call = getByRole("link", { name: "Call Chana Weiss" });
  expect(call.getAttribute("href")).toMatch(/^tel:\d+$/u);
});

test("a stop whose orders are all handed over needs no navigation anymore", () => {
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
