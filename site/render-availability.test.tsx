import { expect, test, vi } from "vitest";
import type { AvailabilityQuery } from "#contract/generated/availability-operations.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { chickenSoup, limitedKitchen, soldOutKitchen } from "#domain/testing/limited-kitchen.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import {
  availabilityAfterRefusal,
  followAvailability,
} from "#site/order-state/reload-availability.ts";
import { leftOf } from "#site/order-state/use-availability.ts";
import { type KnownOrders, showOrdersLeft } from "#site/order-state/use-orders-left.ts";
import { createGraphqlClient } from "#web/graphql/graphql-client.ts";
import { onPage } from "#web/testing/parse-page.ts";
import { watchCalls } from "#web/testing/watch-calls.ts";
import { renderPage } from "./render-page.tsx";
import { answerFrom } from "./testing/answer-from-soup-kitchen.ts";

const template = {
  html: '<html lang="he"><title></title><script data-ahead=""></script><!--chunks--><!--page--><!--close--><!--answers-->',
};
const soup = {
  orderType: soupKitchen.menu[0]?.name.en ?? "",
  dishName: chickenSoup.name.en,
};
const [half = "", litre = ""] = chickenSoup.selections.map(({ name }) => name.en);

async function menuOf(catalogue: Catalogue): Promise<string> {
  const execute = answerFrom(catalogue);
  const request = { path: "/", language: "en", execute, publicOrigin: undefined } as const;
  return (await renderPage(request, template)).html;
}

test("the menu says which dish the seller has marked as sold out", async () => {
  const page = onPage(await menuOf(soldOutKitchen(chickenSoup.id)));
  const mark = page.getByText("Sold out", { selector: "strong" });
  expect(mark.closest("li, article")?.textContent).toContain(soup.dishName);
});

test("a page has no byte about a shop in which nothing can be sold out, and knows of a shop with limits", async () => {
  expect(await menuOf(soupKitchen)).not.toMatch(/Availability|Sold out/u);
  expect(await menuOf(limitedKitchen(20))).toContain(
    '{"availability":[],"ordersLeft":[],"nextOpening":"2026-01-07T12:00:00.000Z","hasLimits":true}',
  );
});

test("only a page that knows something of it asks again, in the language that is shown now", async () => {
  const { execute, calls } = watchCalls(answerFrom(limitedKitchen(20)));
  await followAvailability(createGraphqlClient(execute), "en");
  expect(calls).toEqual([]);
  const known = {
    'Availability {"filter":{"language":"he"}}': {
      availability: [],
      ordersLeft: [],
      hasLimits: true,
    },
  };
  await followAvailability(createGraphqlClient(execute, known), "en");
  expect(calls).toMatchObject([
    { operationName: "Availability", variables: { filter: { language: "en" } } },
  ]);
});

test("after a refusal the page uses what it said, also from a server that says no more", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const client = createGraphqlClient(() => Promise.resolve({ errors: [{ message: "unknown" }] }));
  const where = { path: [], typeName: soup.orderType, dishName: soup.dishName };
  await availabilityAfterRefusal(client, "en", [
    { code: "SOLD_OUT", ...where, name: half },
    { code: "ONLY_LEFT", ...where, name: litre, left: 2 },
    { code: "PRICE_CHANGED", ...where, name: litre },
  ]);
  const known = client.known("Availability", { filter: { language: "en" } }) as
    | AvailabilityQuery
    | undefined;
  const left = (name?: string) =>
    leftOf(known?.availability ?? [], soup.orderType, soup.dishName, name);
  expect([left(half), left(litre), left()]).toEqual([0, 2, undefined]);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    "Availability was refused: no code",
    expect.anything(),
  );
});

test("after a refusal of a full week or way it is full, whatever an older answer says", async () => {
  const few = { ordersLeft: [{ orderType: "delivery", left: 1 }] };
  const execute: ReturnType<typeof answerFrom> = () =>
    Promise.resolve({
      data: { availability: [], nextOpening: "", hasLimits: true, ...few } as never,
    });
  const leftAfter = async (code: "WEEK_FULL" | "DELIVERY_FULL" | "PRICE_CHANGED") => {
    const client = createGraphqlClient(execute);
    await availabilityAfterRefusal(client, "en", [{ code, path: [] }]);
    const known = client.known("Availability", { filter: { language: "en" } });
    return known === undefined ? undefined : showOrdersLeft(known as KnownOrders, "en");
  };
  expect(await leftAfter("WEEK_FULL")).toMatchObject({ isFull: true });
  expect(await leftAfter("DELIVERY_FULL")).toMatchObject({ isFull: false, fullWay: "delivery" });
  expect(await leftAfter("PRICE_CHANGED")).toBeUndefined();
});

test("a dish that is sold out stands for all its selections", () => {
  const whole = [{ ...soup, selectionName: null, left: 0 }];
  expect(leftOf(whole, soup.orderType, soup.dishName, half)).toBe(0);
  const few = [{ ...soup, selectionName: null, left: 4 }];
  expect(leftOf(few, soup.orderType, soup.dishName, half)).toBeUndefined();
  expect(leftOf(few, soup.orderType, "another soup")).toBeUndefined();
});
