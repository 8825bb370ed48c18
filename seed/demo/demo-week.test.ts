import { expect, test } from "vitest";
import { readStreetAddress } from "#domain/address/street-address.ts";
import { checkOrder } from "#domain/order/check-order.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { demoWeek } from "./demo-week.ts";

const week = demoWeek(seedCatalogue, { count: 100, stage: "packing", week: 0 });
const checked = week.map(({ order }) => checkOrder(order, seedCatalogue));

test("every order of the demo is one that the shop accepts, as it is", () => {
  expect(checked.flatMap((each) => (each.ok ? [] : each.refusals))).toEqual([]);
});

test("the demo has orders of both languages, for pickup and for delivery", () => {
  const kinds = new Set(
    checked.flatMap((each) =>
      each.ok ? [`${each.order.language} ${each.order.customerData.orderType}`] : [],
    ),
  );
  expect([...kinds].toSorted()).toEqual(["en delivery", "en pickup", "he delivery", "he pickup"]);
});

test("the demo has orders that are paid, paid in part, paid too much, not paid, canceled and packed", () => {
  const facts = new Set(
    week.flatMap(({ presses }, index) => {
      const order = checked[index];
      if (order?.ok !== true) return [];
      const { orderTotal } = order.order;
      const pressed = presses(orderTotal);
      const received = pressed.reduce(
        (sum, press) => sum + (press.kind === "money" ? press.amount : 0),
        0,
      );
      const money =
        received === 0
          ? "not paid"
          : received < orderTotal
            ? "in part"
            : received > orderTotal
              ? "too much"
              : "paid";
      return [money, ...pressed.map(({ kind }) => kind)];
    }),
  );
  expect([...facts].toSorted()).toEqual(
    ["cancelled", "in part", "money", "not paid", "note", "packed", "paid", "too much"].toSorted(),
  );
});

test("some customers of the demo write about a dish, and some about an order that is brought to them", () => {
  const orders = week.map(({ order }) => order);
  const ofDishes = orders.flatMap(({ groups }) =>
    groups.flatMap(({ dishes }) => dishes.flatMap(({ note }) => note ?? [])),
  );
  const ofOrders = orders.filter(({ customerData }) => customerData.note !== undefined);
  expect(ofDishes.length).toBeGreaterThan(5);
  expect(ofOrders.length).toBeGreaterThan(1);
  expect(ofOrders.every(({ customerData }) => customerData.orderType === "delivery")).toBe(true);
});

test("three neighbors of the demo have their boxes brought to one building", () => {
  const ofBuilding = checked.flatMap((each) => {
    if (!each.ok || each.order.customerData.orderType === "pickup") return [];
    const { address, city } = each.order.customerData;
    const read = readStreetAddress(address, [city.he]);
    return read?.street === "הדקל" && read.number === "7" ? [`${city.he}: ${address}`] : [];
  });
  expect(ofBuilding).toHaveLength(3);
  expect(new Set(ofBuilding.map((each) => each.split(":")[0])).size).toBe(1);
});

test("of a week with shared doors so many orders go to the door of an earlier one, and the shop accepts them", () => {
  const count = 100;
  const sharedDoors = 20;
  const shared = demoWeek(seedCatalogue, { count, stage: "packing", week: 0, sharedDoors });
  for (const { order } of shared) expect(checkOrder(order, seedCatalogue).ok).toBe(true);
  const customers = shared.map(({ order: { customerData } }) => customerData);
  for (const [index, first] of customers.slice(0, sharedDoors).entries()) {
    const second = customers[count - sharedDoors + index];
    const { orderType, city, address, phoneNumber } = first;
    expect(second).toMatchObject({ orderType, city, address });
    expect(second?.phoneNumber === phoneNumber).toBe(orderType === "pickup");
  }
});

test("the demo is the same at each start", () => {
  expect(
    demoWeek(seedCatalogue, { count: 100, stage: "packing", week: 0 }).map(({ order }) => order),
  ).toEqual(week.map(({ order }) => order));
});
