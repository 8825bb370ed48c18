import { describe, expect, test } from "vitest";
import { orderLimits } from "#domain/catalogue/order-limits.ts";
import { limitedKitchen, takingOrders } from "#domain/testing/limited-kitchen.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { checkOrder } from "./check-order.ts";
import { orderedAmounts, sumAmounts } from "./ordered-amounts.ts";
import { fullOrders, isWeekFull, ordersLeft } from "./orders-left.ts";
import { fitsLimits, limitNeeds, mayTake, portionsTaken } from "./portion-limits.ts";
import { soldOutRefusals } from "./sold-out-refusals.ts";

const received = ruthsOrder(hebrewMenu, "ירושלים");
const delivered = accept(received);
const pickedUp = {
  ...delivered,
  customerData: { ...delivered.customerData, orderType: "pickup" },
} as const;
const { all, pickup, delivery } = orderLimits;

function accept(order: typeof received) {
  const checked = checkOrder(order, soupKitchen);
  if (!checked.ok) throw new Error("the soup kitchen refuses Ruth's order");
  return checked.order;
}

describe("a limit of orders", () => {
  const kitchen = takingOrders(limitedKitchen(100), { all: 3, delivery: 2 });

  test("counts each order once, and only those of its way, beside the portions of other limits", () => {
    const amounts = sumAmounts([delivered, delivered, pickedUp].map(orderedAmounts));
    expect(portionsTaken(kitchen, amounts)).toEqual(
      new Map([
        ["pot", 12],
        [all, 3],
        [delivery, 2],
      ]),
    );
    expect(portionsTaken(soupKitchen, amounts)).toEqual(new Map());
  });

  test("is taken by an order that takes no portion of anything", () => {
    const ofOrders = takingOrders(soupKitchen, { all: 3, delivery: 2, pickup: 1 });
    expect(limitNeeds(ofOrders, delivered, new Map())).toEqual([
      { limit: all, portions: 1, had: 0, most: 3 },
      { limit: delivery, portions: 1, had: 0, most: 2 },
    ]);
  });

  test("leaves a changed order its place, and not a place of the other way", () => {
    const taken = new Map([
      [all, 7],
      [delivery, 2],
    ]);
    const [same, other] = [delivered, pickedUp].map((before) =>
      limitNeeds(kitchen, delivered, orderedAmounts(before)),
    );
    expect(fitsLimits(same ?? [], taken)).toBe(true);
    expect(fitsLimits(other ?? [], taken)).toBe(false);
    const left = mayTake(other ?? [], taken);
    expect(
      soldOutRefusals(received, "he", kitchen, { had: orderedAmounts(pickedUp), left }),
    ).toEqual([{ code: "DELIVERY_FULL", path: ["customerData", "orderType"] }]);
  });

  test.each([
    ["the week", new Map([[all, 3]]), "WEEK_FULL"],
    ["its way", new Map([[delivery, 2]]), "DELIVERY_FULL"],
    [
      "both, of which the week is told",
      new Map([
        [all, 9],
        [delivery, 9],
      ]),
      "WEEK_FULL",
    ],
  ])("that is reached refuses what is new: %s", (_, taken, code) => {
    const had = new Map<string, number>();
    const left = mayTake(limitNeeds(kitchen, delivered, had), taken);
    expect(soldOutRefusals(received, "he", kitchen, { had, left })).toEqual([
      { code, path: ["customerData", "orderType"] },
    ]);
  });
});

describe("what customers read", () => {
  const left = (most: Parameters<typeof takingOrders>[1], taken: [string, number][] = []) =>
    Object.fromEntries(
      ordersLeft(takingOrders(soupKitchen, most), new Map(taken)).map((each) => [
        each.orderType,
        each.left,
      ]),
    );

  test("is nothing without limits, with enough room, and where the orders are not known", () => {
    expect(left({})).toEqual({});
    expect(left({ all: 6, pickup: 6, delivery: 6 })).toEqual({});
    expect(ordersLeft(takingOrders(soupKitchen, { all: 0 }), undefined)).toEqual([]);
  });

  test("is what the closer limit leaves of each way, down to nothing", () => {
    expect(left({ all: 20 }, [[all, 15]])).toEqual({ pickup: 5, delivery: 5 });
    expect(left({ all: 20, delivery: 3 }, [[delivery, 1]])).toEqual({ delivery: 2 });
    expect(left({ all: 4, delivery: 3 })).toEqual({ pickup: 4, delivery: 3 });
    expect(left({ pickup: 1 }, [[pickup, 3]])).toEqual({ pickup: 0 });
    expect(left({ all: 1 }, [[all, 4]])).toEqual({ pickup: 0, delivery: 0 });
  });

  test("is that the week is full, where nobody can pick up and deliveries are", () => {
    const kitchen = takingOrders(soupKitchen, { delivery: 2 });
    const taken = new Map([[delivery, 2]]);
    expect(isWeekFull(ordersLeft(kitchen, taken))).toBe(false);
    const withoutPickup = kitchen.deliveryPlaces.map((place) => ({
      ...place,
      pickupAddress: { he: "", en: "" },
    }));
    expect(isWeekFull(ordersLeft({ ...kitchen, deliveryPlaces: withoutPickup }, taken))).toBe(true);
  });
});

test("the seller reads which of her limits are reached, also those that she went beyond", () => {
  const kitchen = takingOrders(soupKitchen, { all: 9, delivery: 2 });
  expect(fullOrders(kitchen, new Map([[delivery, 3]]))).toEqual(["delivery"]);
  expect(
    fullOrders(
      kitchen,
      new Map([
        [all, 9],
        [delivery, 2],
      ]),
    ),
  ).toEqual(["all", "delivery"]);
  expect(fullOrders(soupKitchen, new Map([[all, 9]]))).toEqual([]);
});
