import { groupBy } from "#domain/group-by.ts";
import { unmarkedWords } from "#domain/language/search-words.ts";
import { fewestWordsOfName, keyOfWholeName } from "#domain/payments/names-in-row.ts";
import type { Contact, OrderOfSomebody, PersonDecision } from "./people.ts";

/** An order that has something of several people who were there before it, and was given to none of them by that. */
export interface PersonQuestion {
  readonly number: string;
  /** Of each of the others the first order with what this one has, too. */
  readonly others: readonly string[];
}

export interface GroupedPeople<Order> {
  /** Each with all orders of theirs, in the sequence in which these were given. */
  readonly people: readonly (readonly Order[])[];
  readonly questions: readonly PersonQuestion[];
}

/**
 * The people of some orders, which are given in the sequence in which they were stored. An order belongs to the person who was the first to have
 * its phone number or its email address. An order with a contact of two people does not join them, and neither does changing somebody's order
 * to a contact of somebody else: the seller is asked. So the sender of an order cannot join two customers. The contacts of a canceled order count for no
 * other order, unless she decided about it. Her decisions come first: who is joined, and whose name is somebody else's. Where she parted a name, one that
 * nobody had there by then belongs to none of these people, and she is asked. Erased orders belong to nobody.
 */
export function groupPeople<Order extends OrderOfSomebody>(
  orders: readonly Order[],
  decisions: readonly PersonDecision[],
): GroupedPeople<Order> {
  const keysOf = keysOfOrders(orders, decisions);
  const known = orders.filter(({ number }) => keysOf.has(number));
  const { rootOf, join, isAlone } = joining();
  for (const { number, with: other } of decisions)
    if (other !== null && keysOf.has(number) && keysOf.has(other)) join(number, other);

  const decided = new Set(decisions.flatMap(({ number, with: other }) => [number, other]));
  const isStanding = ({ number, isCancelled }: OrderOfSomebody) =>
    !isCancelled || decided.has(number);
  const ownerOf = new Map<string, string>();
  const questions = new Map<string, Set<string>>();
  const claim = (number: string, keys: readonly string[]) => {
    for (const key of keys) if (!ownerOf.has(key)) ownerOf.set(key, number);
  };
  /** The first orders with some keys, one of each person. */
  const ownersOf = (keys: readonly string[]) =>
    new Map(
      keys.flatMap((key) => {
        const owner = ownerOf.get(key);
        return owner === undefined ? [] : [[rootOf(owner), owner] as const];
      }),
    );
  const ask = (number: string, owners: ReadonlyMap<string, string>) => {
    if (decided.has(number)) return;
    const asked = questions.get(number) ?? new Set();
    for (const owner of owners.values()) asked.add(owner);
    questions.set(number, asked);
  };
  const askOfNewName = (number: string, { shared }: Keys) => {
    const owners = ownersOf(shared);
    if (!owners.has(rootOf(number))) ask(number, owners);
  };
  const place = (number: string, { keys }: Keys) => {
    const owners = ownersOf(keys);
    const [owner] = owners.values();
    if (owners.size === 1 && owner !== undefined) join(number, owner);
    // Those that have the same of several people are of one.
    if (owners.size > 1) {
      const both = `both ${keys.toSorted().join(" ")}`;
      join(number, ownerOf.get(both) ?? number);
      claim(number, [both]);
    }
    claim(number, keys);
    return owners;
  };
  const change = (number: string, { keys }: Keys) => {
    const owners = ownersOf(keys);
    owners.delete(rootOf(number));
    const [owner] = owners.values();
    // A customer without other orders has only corrected the contact.
    if (owners.size === 1 && owner !== undefined && isAlone(number)) join(number, owner);
    else ask(number, owners);
    claim(number, keys);
  };
  for (const { number, said, isPlaced } of stepsOf(known.filter(isStanding), keysOf)) {
    if (isPlaced) ask(number, place(number, said));
    else change(number, said);
    askOfNewName(number, said);
  }
  for (const { number } of known.filter((order) => !isStanding(order))) {
    const [placed, ...changed] = keysOf.get(number) ?? [];
    if (placed !== undefined) place(number, placed);
    for (const { keys } of changed) claim(number, keys);
  }
  return {
    people: [...groupBy(known, ({ number }) => rootOf(number)).values()],
    // A change may have said meanwhile whose it is.
    questions: [...questions].flatMap(([number, asked]) => {
      const others = [...asked].filter((other) => rootOf(other) !== rootOf(number));
      return others.length === 0 ? [] : [{ number, others }];
    }),
  };
}

interface Keys {
  readonly keys: readonly string[];
  /** Where the name is new on a number that was parted by names: the keys of those who have this number. */
  readonly shared: readonly string[];
}

/** Which order belongs to whom, in the sequence of the claims. */
function stepsOf(orders: readonly OrderOfSomebody[], keysOf: ReadonlyMap<string, readonly Keys[]>) {
  const steps = orders.flatMap(({ number, contacts }) => {
    let latest = Number.NEGATIVE_INFINITY;
    return (keysOf.get(number) ?? []).map((said, index) => {
      // By a clock that was set a change may be older than its order.
      latest = Math.max(latest, contacts[index]?.at ?? latest);
      return { number, at: latest, said, isPlaced: index === 0 };
    });
  });
  return steps.toSorted((one, other) => one.at - other.at);
}

/** The orders that have something in common with some of them, also over others, or were joined with them by the seller. */
export function linkedOrders<Order extends OrderOfSomebody>(
  orders: readonly Order[],
  decisions: readonly PersonDecision[],
  asked: ReadonlySet<string>,
): readonly Order[] {
  const { rootOf, join } = joining();
  for (const { number, contacts } of orders)
    for (const key of contacts.flatMap(keysOfContact)) join(number, key);
  for (const { number, with: other } of decisions) if (other !== null) join(number, other);
  const roots = new Set([...asked].map(rootOf));
  return orders.filter(({ number }) => roots.has(rootOf(number)));
}

/** By number, the keys of each contact of an order that is not erased; of one that says nothing of anybody its own number. */
function keysOfOrders(
  orders: readonly OrderOfSomebody[],
  decisions: readonly PersonDecision[],
): ReadonlyMap<string, readonly Keys[]> {
  const partings = partedKeys(orders, decisions);
  const named = new Set([...partings.values()].flatMap(({ names }) => names));
  const before = new Set<string>();
  for (const contact of partings.size === 0 ? [] : orders.flatMap(({ contacts }) => contacts))
    for (const key of keysOfContact(contact))
      if (contact.at <= (partings.get(key)?.since ?? 0)) before.add(withName(key, contact));
  const keysIn = (contact: Contact): Keys => {
    const said = keysOfPerson(contact).map((key) => {
      const parting = partings.get(key);
      if (parting === undefined) return { key, shared: [] };
      const name = withName(key, contact);
      if (named.has(name)) return { key: name, shared: [] };
      return before.has(name)
        ? { key, shared: [] }
        : { key: name, shared: [key, ...parting.names] };
    });
    return { keys: said.map(({ key }) => key), shared: said.flatMap(({ shared }) => shared) };
  };
  return new Map(
    orders.flatMap(({ number, contacts }) =>
      contacts.some(isKnown) ? [[number, contacts.map(keysIn)] as const] : [],
    ),
  );
}

/** The keys that were parted by names, with the keys of these names, and the time from which on another name is of nobody who is known there. */
function partedKeys(
  orders: readonly OrderOfSomebody[],
  decisions: readonly PersonDecision[],
): ReadonlyMap<string, { readonly names: readonly string[]; readonly since: number }> {
  const contactsOf = new Map(orders.map(({ number, contacts }) => [number, contacts]));
  const parted = decisions
    .filter((each) => each.with === null)
    .flatMap(({ number, pressedAt }) =>
      (contactsOf.get(number) ?? []).flatMap((contact) =>
        keysOfContact(contact).map((key) => ({
          key,
          name: withName(key, contact),
          // The order may have got this number later.
          since: Math.max(pressedAt, contact.at),
        })),
      ),
    );
  return new Map(
    [...groupBy(parted, ({ key }) => key)].map(([key, same]) => [
      key,
      {
        names: [...new Set(same.map(({ name }) => name))],
        since: Math.min(...same.map(({ since }) => since)),
      },
    ]),
  );
}

/** Whether an order was not erased: then it has a phone number or an email address, if only one in the place of such. */
function isKnown({ phoneNumber, email }: Contact): boolean {
  return phoneNumber.length > 1 || email.length > 1;
}

/** Things that are joined with each other, each of which is alone at first. */
function joining() {
  const above = new Map<string, string>();
  const joined = new Set<string>();
  const rootOf = (thing: string): string => {
    let root = thing;
    for (let next = above.get(root); next !== undefined; next = above.get(root)) root = next;
    // Shortens the way for the next look-up.
    for (let each = thing; each !== root; ) {
      const next = above.get(each) ?? root;
      above.set(each, root);
      each = next;
    }
    return root;
  };
  const join = (one: string, other: string) => {
    const [root, below] = [rootOf(one), rootOf(other)];
    if (root === below) return;
    above.set(below, root);
    joined.add(root).add(below);
  };
  return { rootOf, join, isAlone: (thing: string) => !joined.has(thing) };
}

/** What people type who do not give their phone number. */
const noPhoneNumber = /^(?:(?<digit>\d)\k<digit>*|0?123456789|1234567890)$/u;
/** Domains that are nobody's, by RFC 2606. */
const noDomain = /[@.](?:invalid|localhost|test)$/iu;

/** Whether a number looks invented: after its area code one digit again and again, or digits that count up. There are real ones like that, too. */
function looksInvented(phoneNumber: string): boolean {
  const own = phoneNumber.slice(-7);
  return own.length === 7 && (new Set(own).size === 1 || "01234567890".includes(own));
}

/** What tells who somebody is; without what is typed in its place, which strangers have in common. Of a number that looks invented see `keysOfPerson`. */
export function keysOfContact({ phoneNumber, email }: Contact): readonly string[] {
  return [
    ...(phoneNumber.length > 1 && !noPhoneNumber.test(phoneNumber)
      ? [keyOfPhone(phoneNumber)]
      : []),
    ...(email.length > 1 && !noDomain.test(email) ? [`mail ${email.toLowerCase()}`] : []),
  ];
}

/** The same; a phone number that looks invented only together with a whole name, because strangers type it. */
export function keysOfPerson(contact: Contact): readonly string[] {
  const { name, phoneNumber } = contact;
  return keysOfContact(contact).flatMap((key) => {
    if (key !== keyOfPhone(phoneNumber) || !looksInvented(phoneNumber)) return [key];
    return unmarkedWords(name).length < fewestWordsOfName ? [] : [withName(key, contact)];
  });
}

/**
 * The same with the name, which tells people with one phone number apart. Marks in it and the sequence of its words do not count: who is taken for
 * the other one would get her notes.
 */
export function keysWithName(contact: Contact): readonly string[] {
  return keysOfContact(contact).map((key) => withName(key, contact));
}

function keyOfPhone(phoneNumber: string): string {
  return `tel ${phoneNumber}`;
}

function withName(key: string, { name }: Contact): string {
  return `${key} ${keyOfWholeName(name)}`;
}
