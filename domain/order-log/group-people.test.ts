import { expect, test } from "vitest";
import { groupPeople } from "./group-people.ts";
import type { Contact, OrderOfSomebody, PersonDecision } from "./people.ts";

const parted = (number: string): PersonDecision => ({ number, with: null });

function orderOf(number: string, ...contacts: readonly Partial<Contact>[]): OrderOfSomebody {
  const nobody = { name: "Ruth", phoneNumber: "0520000001", email: "" };
  const said = contacts.map((contact, index) => ({
    ...nobody,
    ...contact,
    at: 10 * Number(number) + index,
  }));
  return { number, contacts: said, isCancelled: false };
}

const numbersOf = (orders: readonly OrderOfSomebody[], ...decisions: readonly PersonDecision[]) =>
  groupPeople(orders, decisions).people.map((person) => person.map(({ number }) => number));

test("a phone number or an email address makes one person, over several orders and changes of them", () => {
  const orders = [
    orderOf("1", { email: "ruth@example.com" }),
    orderOf("2", { phoneNumber: "031234567", name: "Dan" }),
    orderOf("3", { phoneNumber: "0520000002", email: "Ruth@Example.com" }),
    orderOf("4", { phoneNumber: "0520000003" }, { phoneNumber: "0520000002" }),
    orderOf("5", { phoneNumber: "", name: "-" }),
    orderOf("6", { phoneNumber: "-", email: "-", name: "-" }),
  ];
  expect(numbersOf(orders)).toEqual([["1", "3", "4"], ["2"]]);
});

test("two people with one phone number are parted by name, with the orders that come later, and joined again", () => {
  const dana = { name: "dana  Levi" };
  const orders = [orderOf("1", {}), orderOf("2", { name: "Dana Levi" }), orderOf("3", {})];
  expect(numbersOf(orders, parted("2"))).toEqual([["1", "3"], ["2"]]);
  const later = [
    ...orders,
    orderOf("4", dana),
    orderOf("5", { ...dana, phoneNumber: "0520000005" }),
  ];
  expect(numbersOf(later, parted("2"))).toEqual([["1", "3"], ["2", "4"], ["5"]]);
  expect(numbersOf(later, parted("2"), { number: "5", with: "4" })).toEqual([
    ["1", "3"],
    ["2", "4", "5"],
  ]);
  expect(
    numbersOf(
      later,
      parted("2"),
      { number: "2", with: "1" },
      { number: "2", with: "gone" },
      parted("gone"),
    ),
  ).toEqual([["1", "2", "3", "4"], ["5"]]);
});

const cancelled = (order: OrderOfSomebody): OrderOfSomebody => ({ ...order, isCancelled: true });

test("an order with something of two people joins them not, is neither's, and is asked about until the seller has said whose it is", () => {
  const orders = [
    orderOf("1", { email: "a@example.com" }),
    orderOf("2", { phoneNumber: "0520000002", email: "b@example.com" }),
    orderOf("3", { email: "b@example.com" }),
    orderOf("4", { email: "a@example.com" }),
    orderOf("5", { email: "b@example.com" }),
    orderOf("6", { phoneNumber: "0520000006", email: "b@example.com" }),
  ];
  const asked = { number: "3", others: ["1", "2"] };
  expect(numbersOf(orders)).toEqual([
    ["1", "4"],
    ["2", "6"],
    ["3", "5"],
  ]);
  expect(groupPeople(orders, []).questions).toEqual([asked, { ...asked, number: "5" }]);
  const said = [
    { number: "3", with: "1" },
    { number: "5", with: "1" },
  ];
  expect(numbersOf(orders, ...said)).toEqual([
    ["1", "3", "4", "5"],
    ["2", "6"],
  ]);
  expect(groupPeople(orders, said).questions).toEqual([]);
  expect(groupPeople(orders, [parted("3"), parted("5")]).questions).toEqual([]);
  const both = [{ number: "1", with: "2" }];
  expect(numbersOf(orders, ...both)).toEqual([["1", "2", "3", "4", "5", "6"]]);
  expect(groupPeople(orders, both).questions).toEqual([]);
  // Once it is canceled nobody is asked either.
  const without = orders.map((order) =>
    ["3", "5"].includes(order.number) ? cancelled(order) : order,
  );
  expect(numbersOf(without)).toEqual([
    ["1", "4"],
    ["2", "6"],
    ["3", "5"],
  ]);
  expect(groupPeople(without, []).questions).toEqual([]);
});

test("an order of somebody that is changed to what somebody else has stays whose it was, and is asked about", () => {
  const orders = [
    orderOf("1", {}),
    orderOf("2", { phoneNumber: "0520000002" }),
    orderOf("3", { phoneNumber: "0520000002" }, { email: "c@example.com" }),
    orderOf("4", { phoneNumber: "0520000003", email: "c@example.com" }),
  ];
  expect(numbersOf(orders)).toEqual([["1"], ["2", "3", "4"]]);
  expect(groupPeople(orders, []).questions).toEqual([{ number: "3", others: ["1"] }]);
});

test("the contacts of a canceled order join no other orders, and it belongs to the one person who shares a contact with it", () => {
  const bridge = orderOf("1", { email: "new@example.com" });
  const others = [
    orderOf("0", {}),
    orderOf("2", { phoneNumber: "0520000002", email: "new@example.com" }),
  ];
  expect(numbersOf([others[0] ?? bridge, bridge, others[1] ?? bridge])).toEqual([["0", "1", "2"]]);
  expect(numbersOf([others[0] ?? bridge, cancelled(bridge), others[1] ?? bridge])).toEqual([
    ["0"],
    ["1"],
    ["2"],
  ]);
  expect(
    numbersOf([orderOf("0", {}), cancelled(orderOf("1", { email: "x@example.com" }))]),
  ).toEqual([["0", "1"]]);
});

test("placeholders that strangers type for a phone number or an email address join nobody, and such an order has a person of its own", () => {
  const nobodys = (number: string, phoneNumber: string, email: string) =>
    orderOf(number, { phoneNumber, email });
  const orders = [
    nobodys("1", "0000000000", "a@example.com"),
    nobodys("2", "0000000000", "b@example.com"),
    nobodys("3", "1111111111", ""),
    nobodys("4", "1111111111", "none@none.invalid"),
    nobodys("5", "0123456789", "none@none.invalid"),
    nobodys("6", "0520000009", "test@test.test"),
    nobodys("7", "0520000009", "test@test.test"),
  ];
  expect(numbersOf(orders)).toEqual([["1"], ["2"], ["3"], ["4"], ["5"], ["6", "7"]]);
});

test("a name without its marks finds somebody, and is still another name where one phone number is parted by names", () => {
  const named = (number: string, name: string) => orderOf(number, { name });
  const orders = [
    named("1", "כ״ץ"),
    named("2", "כץ"),
    named("3", 'כ"ץ'),
    named("4", "רות־מרים"),
    named("5", "רותמרים"),
  ];
  expect(numbersOf(orders)).toEqual([["1", "2", "3", "4", "5"]]);
  expect(numbersOf(orders, parted("1"))).toEqual([
    ["1", "3"],
    ["2", "4", "5"],
  ]);
  expect(numbersOf(orders, parted("4"))).toEqual([["1", "2", "3", "5"], ["4"]]);
});
