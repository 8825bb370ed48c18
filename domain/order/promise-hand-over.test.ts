import { expect, test } from "vitest";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { checkOrder } from "./check-order.ts";
import { orderIn } from "./order.ts";
import { handOverNow, promiseHandOver } from "./promise-hand-over.ts";

const checked = checkOrder(ruthsOrder(hebrewMenu, "ירושלים"), soupKitchen);
if (!checked.ok) throw new Error("the order is accepted");
const { order } = checked;
const week = "2026-01-07";
const promised = promiseHandOver(order, week, soupKitchen);

test("an order is promised the time of its place and way, in the week that it is for", () => {
  const { orderType } = order.customerData;
  expect(promised.handOver).toMatchObject({ week, date: "2026-01-09" });
  expect(promised.handOver?.from).toEqual(
    soupKitchen.deliveryPlaces[0]?.[orderType === "pickup" ? "pickupTime" : "deliveryTime"]?.from,
  );
});

test("a time that the shop changes later does not change what was promised", () => {
  const deliveryPlaces = soupKitchen.deliveryPlaces.map(
    ({ pickupTime: _, deliveryTime: __, ...place }) => place,
  );
  const now = { ...soupKitchen, deliveryPlaces };
  expect(promiseHandOver(promised, week, now).handOver).toEqual(promised.handOver);
  expect(handOverNow(promised, week, now)).toBeUndefined();
});

test("an order that moves to another week gets the time of that one", () => {
  expect(promiseHandOver(promised, "2026-01-14", soupKitchen).handOver).toMatchObject({
    week: "2026-01-14",
    date: "2026-01-16",
  });
});

test("an order without a promised time is handed over as the shop says now; without times nothing is shown", () => {
  expect(promiseHandOver(order, week, soupKitchen)).toEqual(promised);
  const { handOver: _, ...rest } = promised;
  expect(promiseHandOver(rest, week, { ...soupKitchen, deliveryPlaces: [] })).toEqual(rest);
});

test("the line for who comes is told in the language of the order", () => {
  const pickedUp = {
    ...order,
    customerData: { ...order.customerData, orderType: "pickup" as const },
  };
  const { handOver } = promiseHandOver(pickedUp, week, soupKitchen);
  expect(handOver?.note).toEqual({ he: "לצלצל פעמיים", en: "ring twice" });
  expect(orderIn({ ...pickedUp, ...(handOver && { handOver }) }, "en").handOver?.note).toBe(
    "ring twice",
  );
});
