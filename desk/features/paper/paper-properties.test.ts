import fc from "fast-check";
import { expect, test } from "vitest";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { ordersToServe, type DeskOrder as StoredOrder } from "#domain/order-log/desk-order.ts";
import { kitchenLines } from "#domain/order-log/kitchen-lines.ts";
import { orderLines } from "#domain/order-log/order-lines.ts";
import { packingSlips } from "#domain/order-log/packing-slips.ts";
import { routeStops } from "#domain/order-log/route-stops.ts";
import { anyWeek, type Week } from "#domain/testing/any-week.ts";
import { onPage } from "#web/testing/parse-page.ts";
import { renderPaper } from "./testing/render-paper.tsx";

const [sample] = sampleWeek().orders;
if (sample === undefined) throw new Error("the sample week is empty");

/** An order as the API gives it to the seller. */
function shownOrder({ order, state, ...stored }: StoredOrder): ShownDeskOrder {
  return {
    ...sample,
    ...stored,
    number: stored.number,
    lines: orderLines(order).map((line) => ({ ...line, missing: 0 })),
    notes: [],
    state: { ...sample?.state, ...state, number: stored.number, hasBalance: false },
  } as ShownDeskOrder;
}

/** The papers of a random week as the seller prints them, in HTML. */
function papersOf({ catalogue, orders }: Week) {
  const shown = orders.map(shownOrder);
  const week = sampleWeek({
    change: () => ({
      orders: shown,
      places: catalogue.deliveryPlaces.map(({ name }) => name.he),
      kitchen: kitchenLines(orders, localizeMenu(catalogue.menu, "he")).map((line) => ({
        ...line,
        cooked: 0,
      })),
      route: routeStops(
        shown.map((order) => ({ ...order, placeNames: [order.place] })),
        [],
      ).map((stop) => ({
        ...stop,
        orders: stop.orders.map(({ number }) => number),
      })),
    }),
  });
  return (sheet: string) => renderPaper(sheet, { week });
}

/** The sums of the amounts beside a kind of line on paper, by the key of the line. */
function amountsOn(html: string): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const line of onPage(html).body.querySelectorAll<HTMLElement>("[data-line]")) {
    const { line: key = "" } = line.dataset;
    const [, amount] = /^(\d+) ×$/u.exec(line.querySelector("b")?.textContent ?? "") ?? [];
    sums.set(key, (sums.get(key) ?? 0) + Number(amount));
  }
  return sums;
}

const numbersOn = (html: string, attribute: string) =>
  [...onPage(html).body.querySelectorAll<HTMLElement>(`[data-${attribute}]`)].map(
    ({ dataset }) => dataset[attribute] ?? "",
  );

test("in any week the slips, the kitchen sheet and the orders have the same amounts on paper", () => {
  fc.assert(
    fc.property(anyWeek, (week) => {
      const paper = papersOf(week);
      const ordered = new Map<string, number>();
      const served = ordersToServe(week.orders);
      for (const { key, amount } of served.flatMap(({ order }) => orderLines(order)))
        ordered.set(key, (ordered.get(key) ?? 0) + amount);
      for (const sheet of ["kitchen", "slips", "roll"])
        expect(amountsOn(paper(sheet))).toEqual(ordered);
    }),
    { numRuns: 50 },
  );
});

test("in any week every order has one slip and one label, and every delivery is on the route", () => {
  fc.assert(
    fc.property(anyWeek, (week) => {
      const paper = papersOf(week);
      const places = week.catalogue.deliveryPlaces.map(({ name }) => name.he);
      const numbers = packingSlips(week.orders, places).flatMap(({ orders }) =>
        orders.map(({ number }) => number),
      );
      expect(numbersOn(paper("slips"), "slip")).toEqual(numbers);
      expect(numbersOn(paper("roll"), "slip")).toEqual(numbers);
      expect(numbersOn(paper("labels"), "label")).toEqual(numbers);
      const delivered = ordersToServe(week.orders).filter(
        ({ orderType }) => orderType === "delivery",
      );
      expect(numbersOn(paper("route"), "order").toSorted()).toEqual(
        delivered.map(({ number }) => number).toSorted(),
      );
    }),
    { numRuns: 50 },
  );
});
