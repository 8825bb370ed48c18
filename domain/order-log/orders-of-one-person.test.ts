import fc from "fast-check";
import { expect, test } from "vitest";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import { deskOrder } from "#domain/testing/any-week.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { deskOrderOf } from "./desk-order.ts";
import type { OrderState } from "./order-state.ts";
import { ordersOfOnePerson } from "./orders-of-one-person.ts";

let position = 0;

/** An order that is fetched, by somebody else than others unless its contact says so. */
function orderOf(customer: Partial<CustomerData>, state: Partial<OrderState> = {}) {
  position += 1;
  const ruths = deskOrder(ruthsOrder(hebrewMenu, "ירושלים"), soupKitchen, position, state);
  const own = { phoneNumber: `05${String(10_000_000 + position)}`, email: "" };
  const customerData = {
    ...ruths.order.customerData,
    orderType: "pickup" as const,
    ...own,
    ...customer,
  };
  return deskOrderOf({ ...ruths, order: { ...ruths.order, customerData } });
}

const phone = { phoneNumber: "0501111112" };
const mail = { email: "levi@example.com" };

test("orders with one phone number or one email address at one door are of one person", () => {
  const ruth = orderOf({ ...phone, name: "א" });
  const again = orderOf({ ...phone, name: "ב" });
  const dan = orderOf({ ...mail, name: "ג" });
  const noa = orderOf({ email: "Levi@example.com", name: "ד" });
  expect(ordersOfOnePerson([noa, orderOf({}), again, dan, ruth])).toEqual([
    [ruth.number, again.number],
    [dan.number, noa.number],
  ]);
});

test("an order at another door, a canceled one and an erased one are handed over by themselves", () => {
  const ruth = orderOf(phone);
  const brought = orderOf({ ...phone, orderType: "delivery", address: "הזית 7" });
  const elsewhere = orderOf({ ...phone, city: "מודיעין" });
  const cancelled = orderOf(phone, { isCancelled: true });
  const erased = [orderOf({ phoneNumber: "-" }), orderOf({ phoneNumber: "-" })];
  expect(ordersOfOnePerson([ruth, brought, elsewhere, cancelled, ...erased])).toEqual([]);
});

test("an order with contacts of two people joins nobody", () => {
  const ruth = orderOf({ ...phone, name: "א" });
  const dan = orderOf({ ...mail, name: "ב" });
  const both = orderOf({ ...phone, ...mail, name: "ג" });
  expect(ordersOfOnePerson([ruth, dan, both])).toEqual([[ruth.number, both.number]]);
});

test("in any week each order is in one list at most, with others of its door", () => {
  const anyOrder = fc
    .record({
      phoneNumber: fc.constantFrom("0501111112", "0502222221", "0000000000", "-"),
      email: fc.constantFrom("", "a@example.com", "b@example.com"),
      city: fc.constantFrom("ירושלים", "מודיעין"),
    })
    .map((customer) => orderOf(customer));
  fc.assert(
    fc.property(fc.array(anyOrder, { maxLength: 8 }), (orders) => {
      const lists = ordersOfOnePerson(orders);
      const numbers = lists.flat();
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const list of lists) {
        expect(list.length).toBeGreaterThan(1);
        const places = orders.flatMap(({ number, place }) => (list.includes(number) ? place : []));
        expect(new Set(places).size).toBe(1);
      }
    }),
  );
});
