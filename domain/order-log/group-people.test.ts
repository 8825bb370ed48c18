import { expect, test } from "vitest";
import { groupPeople } from "./group-people.ts";
import type { Contact, OrderOfSomebody, PersonDecision } from "./people.ts";

const parted = (number: string, pressedAt = 0): PersonDecision => ({
  number,
  with: null,
  pressedAt,
});
const joined = (number: string, other: string): PersonDecision => ({
  number,
  with: other,
  pressedAt: 0,
});

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
  expect(numbersOf(later, parted("2"), joined("5", "4"))).toEqual([
    ["1", "3"],
    ["2", "4", "5"],
  ]);
  expect(
    numbersOf(later, parted("2"), joined("2", "1"), joined("2", "gone"), parted("gone")),
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
  const said = [joined("3", "1"), joined("5", "1")];
  expect(numbersOf(orders, ...said)).toEqual([
    ["1", "3", "4", "5"],
    ["2", "6"],
  ]);
  expect(groupPeople(orders, said).questions).toEqual([]);
  expect(groupPeople(orders, [parted("3"), parted("5")]).questions).toEqual([]);
  const both = [joined("1", "2")];
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

test("a phone number that looks invented makes one person only with one whole name", () => {
  const invented = [
    "0500000000",
    "0555555555",
    "0501111111",
    "0501234567",
    "0512345678",
    "031234567",
  ];
  const names = ["Ruth Levi", "Dan Cohen", "Levi, Ruth", "Ruth", "Ruth"];
  for (const phoneNumber of invented) {
    const orders = names.map((name, at) => orderOf(String(at), { phoneNumber, name }));
    expect(numbersOf(orders)).toEqual([["0", "2"], ["1"], ["3"], ["4"]]);
    expect(groupPeople(orders, []).questions).toEqual([]);
  }
});

const named = (number: string, name: string, more: Partial<Contact> = {}) =>
  orderOf(number, { name, ...more });

test("where one phone number is parted by names, marks and the sequence of words make no other name", () => {
  const orders = [
    named("1", "רות לוי"),
    named("2", "דנה כ״ץ"),
    named("3", "דנה כץ"),
    named("4", 'כ"ץ, דנה'),
    named("5", "דנה  כ׳׳ץ"),
    named("6", "לוי רות"),
  ];
  expect(numbersOf(orders)).toEqual([["1", "2", "3", "4", "5", "6"]]);
  for (const number of ["2", "3"])
    expect(numbersOf(orders, parted(number))).toEqual([
      ["1", "6"],
      ["2", "3", "4", "5"],
    ]);
});

test("a name that comes to a phone number that was parted by names is nobody's who is there, and the seller is asked until she has said whose it is", () => {
  const orders = [
    named("1", "רות לוי"),
    named("2", "דנה כץ"),
    named("3", "רות"),
    named("4", "דנה"),
    named("5", "דנה"),
    named("6", "רותי", { email: "ruth@example.com" }),
  ];
  const others = ["1", "2"];
  const since = parted("2", 35);
  expect(groupPeople(orders, [since]).questions).toEqual([
    { number: "4", others },
    { number: "5", others },
    { number: "6", others },
  ]);
  // What was there by then stays with whom it was.
  expect(numbersOf(orders, since)).toEqual([["1", "3"], ["2"], ["4", "5"], ["6"]]);
  const said = [since, joined("4", "2"), parted("6", 70)];
  const later = [...orders, named("7", "דנה"), named("8", "רותי"), named("9", "נועה")];
  expect(numbersOf(later, ...said)).toEqual([["1", "3"], ["2", "4", "5", "7"], ["6", "8"], ["9"]]);
  expect(groupPeople(later, said).questions).toEqual([{ number: "9", others: ["1", "2", "6"] }]);
  // An email address of its own tells whose it is.
  const known = [named("1", "רות לוי", { email: "Ruth@example.com" }), ...orders.slice(1)];
  expect(numbersOf(known, since)).toEqual([["1", "3", "6"], ["2"], ["4", "5"]]);
  expect(groupPeople(known, [since]).questions.map(({ number }) => number)).toEqual(["4", "5"]);
});
