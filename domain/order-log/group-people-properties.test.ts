import fc from "fast-check";
import { expect, test } from "vitest";
import { groupPeople, keysOfContact } from "./group-people.ts";
import type { Contact, OrderOfSomebody } from "./people.ts";

const anyContact = fc.record({
  name: fc.constantFrom("Ruth", "Dana", "דנה לוי"),
  phoneNumber: fc.constantFrom("", "-", "0000000000", "0520000001", "0520000002", "0520000003"),
  email: fc.constantFrom("", "", "a@example.com", "A@example.com", "b@example.com"),
  at: fc.nat(120),
});
const anyOrders = fc
  .array(
    fc.record({
      contacts: fc.array(anyContact, { minLength: 1, maxLength: 3 }),
      isCancelled: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map(({ contacts, ...order }, index) => ({
      ...order,
      number: String(index),
      contacts: contacts.map((contact, turn) => ({
        ...contact,
        at: turn === 0 ? 10 * index : contact.at,
      })),
    })),
  );
const anyNumber = fc.nat(11).map(String);
const anyDecisions = fc.array(
  fc.record({ number: anyNumber, with: fc.option(anyNumber), pressedAt: fc.nat(120) }),
  { maxLength: 6 },
);
const latest = 1_000;
const isKnown = ({ phoneNumber, email }: Contact) => phoneNumber.length > 1 || email.length > 1;

test("people cover all orders that are not erased, each once, and people whom the seller joined are one", () => {
  fc.assert(
    fc.property(anyOrders, anyDecisions, (orders, decisions) => {
      const { people } = groupPeople(orders, decisions);
      const found = people.flat().map(({ number }) => number);
      expect(new Set(found).size).toBe(found.length);
      const known = orders.filter(({ contacts }) => contacts.some(isKnown));
      expect(found.map(Number).toSorted((a, b) => a - b)).toEqual(
        known.map((each) => Number(each.number)),
      );
      const personOf = new Map(people.flatMap((own) => own.map(({ number }) => [number, own])));
      for (const { number, with: other } of decisions)
        if (personOf.has(number) && other !== null)
          expect([personOf.get(number), undefined]).toContain(personOf.get(other));
    }),
  );
});

test("no order that comes, and none that is changed or canceled, joins others that were not of one person", () => {
  fc.assert(
    fc.property(
      anyOrders,
      anyDecisions,
      fc.array(anyContact, { minLength: 1, maxLength: 3 }),
      (orders, decisions, said) => {
        const contacts = said.map((contact, index) => ({ ...contact, at: latest + index }));
        const before = groupPeople(orders, decisions).people;
        const numbersWithout = (people: typeof before, left: string) =>
          people
            .map((own) => own.map(({ number }) => number).filter((number) => number !== left))
            .filter((own) => own.length > 0)
            .toSorted((one, other) => (one[0] ?? "").localeCompare(other[0] ?? ""));
        for (const isCancelled of [false, true]) {
          const coming = { number: "new", contacts, isCancelled };
          const { people } = groupPeople([...orders, coming], decisions);
          const standing = ({ number }: OrderOfSomebody) =>
            isCancelled || orders[Number(number)]?.isCancelled === false;
          // Of canceled ones it may have what makes them of somebody else.
          const apart = (some: typeof before) =>
            some.map((own) => own.filter(standing)).filter((own) => own.length > 0);
          expect(numbersWithout(apart(people), "new")).toEqual(
            numbersWithout(apart(before), "new"),
          );
        }
        const [first, ...rest] = orders;
        const isParted = decisions.some((each) => each.with === null);
        if (first === undefined || first.isCancelled || isParted || !first.contacts.some(isKnown))
          return;
        const changed = { ...first, contacts: [...first.contacts, ...contacts] };
        const { people } = groupPeople([changed, ...rest], decisions);
        const isStanding = ({ isCancelled }: OrderOfSomebody) => !isCancelled;
        const only = (some: typeof before) =>
          numbersWithout(
            some.map((own) => own.filter(isStanding)),
            "0",
          );
        expect(only(people)).toEqual(only(before));
      },
    ),
  );
});

test("the seller is asked about an order that shares a contact with another person, unless it was decided or canceled", () => {
  fc.assert(
    fc.property(anyOrders, (orders) => {
      const { people, questions } = groupPeople(orders, []);
      const personOf = new Map(people.flatMap((own, at) => own.map(({ number }) => [number, at])));
      const keysOf = (order: OrderOfSomebody) => new Set(order.contacts.flatMap(keysOfContact));
      const asked = new Set(questions.map(({ number }) => number));
      for (const { number, others } of questions)
        for (const other of others) expect(personOf.get(other)).not.toBe(personOf.get(number));
      // Two people who share a contact have an order that the seller is asked about, unless the contact is that of a canceled one.
      const standing = orders.filter(({ isCancelled }) => !isCancelled);
      for (const one of standing)
        for (const other of standing) {
          const shared = [...keysOf(one)].filter((key) => keysOf(other).has(key));
          if (shared.length === 0 || personOf.get(one.number) === personOf.get(other.number))
            continue;
          const holders = standing.filter((order) => shared.some((key) => keysOf(order).has(key)));
          expect(holders.some(({ number }) => asked.has(number))).toBe(true);
        }
    }),
  );
});
