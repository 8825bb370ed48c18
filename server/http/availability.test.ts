import { expect, test } from "vitest";
import { availabilityDocument } from "#contract/generated/availability-operations.ts";
import { shopLanguageOf } from "#domain/language/language.ts";
import {
  chickenSoup,
  limitedKitchen,
  soldOutKitchen,
  takingOrders,
} from "#domain/testing/limited-kitchen.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { graphqlCall, openShop, orderCall } from "#server/testing/open-shop.ts";
import type { PageRenderer } from "./page-renderer.ts";

const monday = Date.UTC(2026, 0, 5, 9);
const afterDeadline = Date.UTC(2026, 0, 7, 12);

/** A site whose pages show what they were told. */
const renderer: PageRenderer = {
  render: async ({ language, execute }) => {
    const { data } = await execute(availabilityDocument, {
      filter: { language: shopLanguageOf(language) },
    });
    return { status: 200, html: `<!doctype html><p>${JSON.stringify(data)}</p>` };
  },
};

async function openWith(catalogue = soupKitchen) {
  let now = monday;
  let reads = 0;
  let isBroken = false;
  const { app, store } = await openShop({
    clock: () => now,
    renderer,
    change: (real) => ({
      ...real,
      portionsTaken: (week) => {
        reads += 1;
        return isBroken
          ? Promise.reject(new StoreUnavailable("the disk is away"))
          : real.portionsTaken(week);
      },
    }),
  });
  await store.saveCatalogue({ catalogue, after: 1, savedAt: now });
  const ask = async (language = "en") =>
    (
      await app.inject(graphqlCall(availabilityDocument.text, { filter: { language } }))
    ).json<object>();
  return {
    ask,
    page: async () => (await app.inject({ url: "/", headers: { cookie: "language=en" } })).body,
    order: async () =>
      expect((await app.inject(orderCall(undefined))).json()).toHaveProperty("data.createOrder"),
    moveTo: (time: number) => {
      now = time;
    },
    breaks: (value: boolean) => {
      isBroken = value;
    },
    reads: () => reads,
  };
}

const noOrderLimits = { ordersLeft: [], nextOpening: new Date(afterDeadline).toISOString() };
const soup = { orderType: soupKitchen.menu[0]?.name.en, dishName: chickenSoup.name.en };
const gone = { ...soup, selectionName: null, left: 0 };
const [half, litre] = chickenSoup.selections.map(({ name: selectionName }) => ({
  ...soup,
  selectionName: selectionName.en,
}));

test("a shop in which nothing is sold out or limited answers nothing, and reads no orders for it", async () => {
  const shop = await openWith();
  expect(await shop.ask()).toEqual({
    data: { ...noOrderLimits, availability: [], hasLimits: false },
  });
  expect(shop.reads()).toBe(0);
});

test("the seller's marks are in the API and on the page, in the requested language", async () => {
  const shop = await openWith(soldOutKitchen(chickenSoup.id));
  expect(await shop.ask()).toEqual({
    data: { ...noOrderLimits, availability: [gone], hasLimits: false },
  });
  expect(await shop.ask("he")).toMatchObject({
    data: { availability: [{ dishName: chickenSoup.name.he }] },
  });
  expect(await shop.page()).toContain(JSON.stringify([gone]));
  expect(shop.reads()).toBe(0);
});

test("the API says what the orders of the week leave; the page, which is cached, only says that there are limits", async () => {
  const shop = await openWith(limitedKitchen(9));
  expect(await shop.ask()).toEqual({
    data: { ...noOrderLimits, availability: [{ ...litre, left: 4 }], hasLimits: true },
  });
  await shop.order();
  shop.moveTo(monday + 3_000);
  const five = [
    { ...soup, selectionName: null, left: 5 },
    { ...half, left: 5 },
    { ...litre, left: 2 },
  ];
  expect(await shop.ask()).toMatchObject({ data: { availability: five } });
  expect(await shop.page()).toContain(
    JSON.stringify({ availability: [], ...noOrderLimits, hasLimits: true }),
  );
  // The next week has no orders yet.
  shop.moveTo(afterDeadline);
  expect(await shop.ask()).toMatchObject({ data: { availability: [{ ...litre, left: 4 }] } });
});

test("the API says how many orders the week still takes, and when the next one opens; the cached page does not", async () => {
  const opening = { weekday: 0, hour: 8, minute: 0 };
  const kitchen = takingOrders(soupKitchen, { all: 3, delivery: 1 });
  const shop = await openWith({ ...kitchen, shop: { ...kitchen.shop, opening } });
  const nextOpening = "2026-01-11T06:00:00.000Z";
  const both = (pickup: number, delivery: number) => ({
    data: {
      availability: [],
      ordersLeft: [
        { orderType: "pickup", left: pickup },
        { orderType: "delivery", left: delivery },
      ],
      nextOpening,
      hasLimits: true,
    },
  });
  expect(await shop.ask()).toEqual(both(3, 1));
  await shop.order();
  shop.moveTo(monday + 3_000);
  expect(await shop.ask()).toEqual(both(2, 0));
  expect(await shop.page()).toContain(
    JSON.stringify({ availability: [], ordersLeft: [], nextOpening, hasLimits: true }),
  );
  shop.moveTo(Date.parse(nextOpening));
  expect(await shop.ask()).toMatchObject({
    data: { ...both(3, 1).data, nextOpening: "2026-01-18T06:00:00.000Z" },
  });
});

test("the orders of the week are read once in three seconds, for all callers together", async () => {
  const shop = await openWith(limitedKitchen(4));
  await Promise.all([shop.ask(), shop.ask("he"), shop.ask()]);
  shop.moveTo(monday + 2_999);
  await shop.ask();
  expect(shop.reads()).toBe(1);
  shop.moveTo(monday + 3_000);
  await shop.ask();
  expect(shop.reads()).toBe(2);
});

test("orders that cannot be read make the answer an error, and are read again by the next question", async () => {
  const shop = await openWith(limitedKitchen(0));
  shop.breaks(true);
  expect(await shop.ask()).toMatchObject({
    data: null,
    errors: [{ extensions: { code: "UNAVAILABLE" } }],
  });
  shop.breaks(false);
  expect(await shop.ask()).toMatchObject({ data: { availability: [gone] } });
});
