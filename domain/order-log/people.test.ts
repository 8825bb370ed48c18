import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Contact,
  favouriteDishes,
  groupPeople,
  missingRegulars,
  type OrderOfSomebody,
  type PersonDecision,
  regularWeeks,
  tellingOrder,
} from "./people.ts";

const parted = (number: string): PersonDecision => ({ number, with: null });

function orderOf(number: string, ...contacts: readonly Partial<Contact>[]): OrderOfSomebody {
  const nobody = { name: "Ruth", phoneNumber: "0520000001", email: "" };
  return { number, contacts: contacts.map((contact) => ({ ...nobody, ...contact })) };
}

const numbersOf = (orders: readonly OrderOfSomebody[], ...decisions: readonly PersonDecision[]) =>
  groupPeople(orders, decisions).map((person) => person.map(({ number }) => number));

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

test("the newest order that is not cancelled says who somebody is, and the newest one where all are cancelled", () => {
  const cancelled = new Set([2, 4]);
  const tells = (...orders: readonly number[]) =>
    tellingOrder(orders, (order) => cancelled.has(order));
  expect(tells(1, 2, 3, 4)).toBe(3);
  expect(tells(1, 3)).toBe(3);
  expect(tells(2, 4)).toBe(4);
  expect(tells()).toBeUndefined();
});

test("favourite dishes are those of two orders at least that are not cancelled, each counted once in an order", () => {
  const orderWith = (dishes: readonly string[], isCancelled = false) => ({
    lines: dishes.map((dishName) => ({ dishName })),
    state: { isCancelled },
  });
  const orders = [
    orderWith(["a", "b", "b"]),
    orderWith(["a", "c"]),
    orderWith(["a", "c", "d"]),
    orderWith(["d"], true),
  ];
  expect(favouriteDishes(orders)).toEqual([
    ["a", 3],
    ["c", 2],
  ]);
});

const anyContact = fc.record({
  name: fc.constantFrom("Ruth", "Dana", "דנה לוי"),
  phoneNumber: fc.constantFrom("", "-", "0520000001", "0520000002", "0520000003", "0520000004"),
  email: fc.constantFrom("", "", "a@example.com", "A@example.com", "b@example.com"),
});
const anyOrders = fc.array(fc.array(anyContact, { minLength: 1, maxLength: 3 }), { maxLength: 12 });
const anyNumber = fc.nat(11).map(String);

test("people are all orders that are not erased, each once, and only what they have in common joins them", () => {
  const decided = fc.array(fc.record({ number: anyNumber, with: fc.option(anyNumber) }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(anyOrders, decided, (all, decisions) => {
      const orders = all.map((contacts, index) => ({ number: String(index), contacts }));
      const people = groupPeople(orders, decisions);
      const found = people.flat().map(({ number }) => number);
      expect(new Set(found).size).toBe(found.length);
      const isKnown = ({ phoneNumber, email }: Contact) => phoneNumber.length > 1 || email !== "";
      const known = orders.filter(({ contacts }) => contacts.some(isKnown));
      expect(found.map(Number).toSorted((a, b) => a - b)).toEqual(
        known.map((each) => Number(each.number)),
      );
      // What is read beside somebody's orders changes nothing about them.
      for (const person of people) expect(groupPeople(person, decisions)).toEqual([person]);
      const personOf = new Map(people.flatMap((each) => each.map(({ number }) => [number, each])));
      const joins = decisions.filter((each) => each.with !== null);
      for (const { number, with: other } of joins)
        if (personOf.has(number))
          expect([personOf.get(number), undefined]).toContain(personOf.get(other ?? ""));
      if (joins.length < decisions.length) return;
      const holdersOf = new Map<string, unknown>();
      for (const { number, contacts } of known)
        for (const { phoneNumber } of contacts.filter((each) => each.phoneNumber.length > 1)) {
          const before = holdersOf.get(phoneNumber) ?? personOf.get(number);
          expect(before).toBe(personOf.get(number));
          holdersOf.set(phoneNumber, before);
        }
    }),
  );
});

const before = ["w4", "w3", "w2", "w1"];
const ordered = (...weeks: readonly string[]) =>
  weeks.map((week) => ({
    state: { week: week.replace("-", ""), isCancelled: week.startsWith("-") },
  }));
const missing = (...people: readonly ReturnType<typeof ordered>[]) =>
  missingRegulars(people, { before, open: "w5" }).map(({ state }) => state.week);

test("whoever ordered in three of the last four weeks is missing in the open one", () => {
  expect(missing(ordered("w1", "w2", "w4"), ordered("w1", "w2", "w3"))).toEqual(["w4", "w3"]);
  expect(missing(ordered("w1", "w2", "w4", "w5"))).toEqual([]);
  expect(missing(ordered("w0", "w3", "w4"), ordered("w4", "w4", "w4"), [])).toEqual([]);
});

test("a cancelled order is none of a week before, and in the open week it is an answer", () => {
  expect(missing(ordered("w1", "w2", "-w3", "w4", "-w4"))).toEqual(["w4"]);
  expect(missing(ordered("w1", "-w2", "-w3", "w4"))).toEqual([]);
  expect(missing(ordered("w1", "w2", "w3", "-w5"))).toEqual([]);
});

test("nobody who is missing has ordered in the open week, and everybody has in enough weeks before", () => {
  const anyOrder = fc.record({
    state: fc.record({
      week: fc.constantFrom("w0", ...before, "w5"),
      isCancelled: fc.boolean(),
    }),
  });
  fc.assert(
    fc.property(fc.array(fc.array(anyOrder)), (people) => {
      const found = missingRegulars(people, { before, open: "w5" });
      const isMissing = (orders: (typeof people)[number]) =>
        new Set(
          orders
            .filter(({ state }) => !state.isCancelled && before.includes(state.week))
            .map(({ state }) => state.week),
        ).size >= regularWeeks.atLeast && orders.every(({ state }) => state.week !== "w5");
      expect(found).toHaveLength(people.filter(isMissing).length);
    }),
  );
});
