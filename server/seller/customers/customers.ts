import type {
  CustomerOnRecord,
  ErasedCustomer,
  FoundCustomer,
  KeptCopy,
  LeftOrder,
  NamedOrder,
  ShownQuestion as NamedQuestion,
  PersonOnRecord,
} from "#contract/desk-calls/customers.ts";
import type { RecordOfOrder } from "#contract/desk-calls/order-page.ts";
import type { Language } from "#domain/language/language.ts";
import type { PersonQuestion } from "#domain/order-log/group-people.ts";
import { mayBeErased, overBefore } from "#domain/order-log/may-be-erased.ts";
import { contactsOf, decisionsAboutPeople, lastingNotesIn } from "#domain/order-log/people.ts";
import { dateInJerusalem } from "#domain/schedule/date-text.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { readOrderRecord } from "#server/seller/reads/read-order-page.ts";
import { shownOrders } from "#server/seller/reads/shown-orders.ts";
import { badRequest } from "#server/seller/refused-call.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";

/** The most people in an answer, and the longest text that is looked for, in UTF-16 units. */
const [mostFound, longestSearch] = [30, 100];

/** The people whom a text finds, see `Store.findPeople`, without what the page does not read. */
export async function searchCustomers(
  { store }: DeskCall,
  search: string,
): Promise<readonly FoundCustomer[]> {
  const text = search.trim();
  if (text.length > longestSearch) throw badRequest("The text is too long.");
  const people = await store.findPeople({ text, limit: mostFound });
  return people.map((person) => ({
    number: person.number,
    phoneNumber: person.phoneNumber,
    name: person.name,
    place: person.place,
    address: person.address,
    receivedAt: person.receivedAt,
    orders: person.orders,
    toPay: person.toPay,
    toGiveBack: person.toGiveBack,
  }));
}

/** The person of an order with all orders of theirs; null for an unknown order and for an erased one. */
export async function readPerson(
  call: DeskCall,
  ofOrder: string,
  language: Language,
): Promise<PersonOnRecord | null> {
  const { store, reportDamaged } = call;
  const { people, questions } = await store.readPersonWithQuestions(ofOrder);
  const [own] = people;
  if (own === undefined) return null;
  const numbers = own.map(({ number }) => number);
  const [{ orders, unreadable }, { events, damaged }] = await Promise.all([
    store.workingOrdersWith(numbers),
    store.eventsOfOrders(numbers, ["note", "changed", "undone"]),
  ]);
  reportDamaged(damaged);
  const notes = lastingNotesIn(events);
  const notesOf = new Map(numbers.map((number) => [number, notes]));
  return {
    orders: shownOrders(call, orders, { language, events, notesOf })
      .map(({ shown }) => shown)
      .toReversed(),
    unreadable,
    decisions: decisionsAboutPeople(events)
      .map(({ pressedAt: _, ...decision }) => decision)
      .toReversed(),
    questions: await nameQuestions(store, questions),
  };
}

/** The names of the orders of questions about people, each as it is now. One that is damaged is named by its number. */
export async function nameQuestions(
  store: DeskCall["store"],
  questions: readonly PersonQuestion[],
): Promise<NamedQuestion[]> {
  const numbers = questions.flatMap(({ number, others }) => [number, ...others]);
  const { orders } = await store.workingOrdersWith([...new Set(numbers)]);
  const names = new Map(
    orders.map(({ stored }) => [stored.number, stored.order.customerData.name]),
  );
  const named = (number: string): NamedOrder => ({ number, name: names.get(number) ?? number });
  return questions.map(({ number, others }) => ({
    order: named(number),
    others: others.map(named),
  }));
}

/** Everything that is stored of the person of an order; null for an unknown order and for an erased one. */
export async function readCustomer(
  context: DeskCall,
  ofOrder: string,
  language: Language,
): Promise<CustomerOnRecord | null> {
  const { store, eraser, now } = context;
  const { people, questions } = await store.readPersonWithQuestions(ofOrder);
  const numbers = people.flat().map(({ number }) => number);
  const others = questions.filter(({ number }) => !numbers.includes(number));
  const { orders: working, unreadable } = await store.workingOrdersWith(numbers);
  const [damaged] = unreadable;
  if (damaged !== undefined) throw new StoreDamaged(`order ${damaged} in the store is damaged`);
  const orders: RecordOfOrder[] = [];
  // The oldest first: the copies since then have the customer. One after the other: a customer of many years has hundreds.
  for (const each of working) {
    const record = await readOrderRecord(context, each, language);
    if (record !== undefined) orders.push(record);
  }
  const [first] = orders;
  if (first === undefined) return null;
  const over = overBefore(dateInJerusalem(now));
  const staying = orders.flatMap(({ order: { number, state } }): readonly LeftOrder[] =>
    mayBeErased(state, over) ? [] : [{ number, why: "open" }],
  );
  const copies = await eraser.copiesSince(first.order.receivedAt, now);
  const addresses = contactsOf(people.flat()).map(({ email }) => email);
  const subscriptions = (await store.subscribersWith(addresses)).map((each) => ({
    email: each.email,
    language: each.language,
    askedAt: each.askedAt,
    confirmedAt: each.confirmedAt,
    stoppedAt: each.stoppedAt,
    undeliverableAt: each.undeliverableAt,
  }));
  const stays = new Set(staying.map(({ number }) => number));
  const takes = contactsOf(people.flat().filter(({ number }) => !stays.has(number))).map(
    (contact) => ({
      name: contact.name,
      phoneNumber: contact.phoneNumber,
      email: contact.email,
      orders: contact.orders,
    }),
  );
  const named = await nameQuestions(store, others);
  return { orders, staying, takes, subscriptions, questions: named, copies };
}

/** Erases a customer. Nothing takes it back. */
export async function eraseCustomer(
  { store, eraser, device, now }: DeskCall,
  ofOrder: string,
): Promise<ErasedCustomer> {
  const numbers = [ofOrder];
  const [first] = (await store.readPeople(numbers)).flat();
  const order = first && (await store.findWorkingOrder(first.number));
  const outcome = await eraser.erase({ which: { numbers }, now, deviceId: device.id });
  const copies = order === undefined ? [] : await eraser.copiesSince(order.stored.receivedAt, now);
  return { erased: outcome.erased.length, left: outcome.left, copies: copies.map(asKeptCopy) };
}

/** A list of copies knows more of each than the page reads. */
function asKeptCopy({ name, endsAt }: KeptCopy): KeptCopy {
  return { name, endsAt };
}
