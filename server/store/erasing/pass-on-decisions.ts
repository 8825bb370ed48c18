import type { Transaction } from "kysely";
import { type NoteReader, noteReaders, type OrderEvent } from "#domain/order-log/desk-event.ts";
import { keysWithName, noLastingNotes } from "#domain/order-log/people.ts";
import { insertEvent } from "#server/store/log/event-row.ts";
import {
  type OrderOfPerson,
  readDecisions,
  readLastingNotes,
  readPeople,
} from "#server/store/people/read-people.ts";
import type { Tables } from "#server/store/tables.ts";
import type { EraseRequest } from "./erase-orders.ts";

/**
 * Erases orders by `erase`, and passes what the seller wrote and decided about their people on to the newest orders of theirs that stay: lasting
 * notes, and who is or is not the same person. Otherwise the allergy of a weekly customer would be forgotten with the oldest order. Of
 * people who have no other order nothing stays.
 */
export async function passOnDecisions(
  transaction: Transaction<Tables>,
  numbers: readonly string[],
  request: Pick<EraseRequest, "now" | "deviceId">,
  erase: () => Promise<void>,
): Promise<void> {
  const gone = new Set(numbers);
  const isGone = ({ number }: OrderOfPerson) => gone.has(number);
  const people = (await readPeople(transaction, numbers)).flatMap((orders) => {
    const stay = orders.filter((order) => !isGone(order));
    const [from, newest] = [orders.findLast(isGone), stay.at(-1)];
    if (from === undefined || newest === undefined) return [];
    return [{ went: orders.filter(isGone), from: from.number, stay, newest: newest.number }];
  });
  if (people.length === 0) return erase();
  const { parted } = await readDecisions(transaction);
  const newest = people.map((person) => person.newest);
  const notesBefore = await readLastingNotes(transaction, newest);

  await erase();
  // An order is erased once, so its number makes the action id.
  const add = (to: string, from: string, what: string, content: OrderEvent["content"]) =>
    addEvent(transaction, to, request, { actionId: `passed on: ${what} of ${from}`, content });
  for (const { went, stay } of people)
    for (const order of went.filter(({ number }) => parted.includes(number))) {
      const heir = stay.findLast((each) => haveSameName(each, order));
      if (heir !== undefined) await add(heir.number, order.number, "parted", { kind: "parted" });
    }
  const staying = people.flatMap(({ stay }) => stay.map(({ number }) => number));
  const rest = await readPeople(transaction, staying, staying);
  for (const { from, stay, newest: last } of people) {
    const others = rest.filter(
      (orders) =>
        orders.some(({ number }) => stay.some((each) => each.number === number)) &&
        orders.every(({ number }) => number !== last),
    );
    for (const number of others.flatMap((orders) => orders.at(-1)?.number ?? []))
      await add(last, from, `joined ${number}`, { kind: "joined", with: number });
  }
  const notesAfter = await readLastingNotes(transaction, newest);
  for (const { from, newest: to } of people) {
    const [before, after] = [notesBefore, notesAfter].map(
      (notes) => notes.get(to) ?? noLastingNotes,
    );
    for (const reader of noteReaders) {
      const text = before?.[reader] ?? "";
      if (text !== after?.[reader]) await add(to, from, `note ${reader}`, noteFor(reader, text));
    }
  }
}

const noteFor = (reader: NoteReader, text: string) =>
  ({ kind: "lasting-note", reader, text }) as const;

function haveSameName(one: OrderOfPerson, other: OrderOfPerson): boolean {
  const keys = new Set(other.contacts.flatMap(keysWithName));
  return one.contacts.flatMap(keysWithName).some((key) => keys.has(key));
}

/** Adds an event to an order, and its sum to the state, also where other events of the order are damaged. No press may have its action id. */
export async function addEvent(
  transaction: Transaction<Tables>,
  orderNumber: string,
  { now, deviceId }: Pick<EraseRequest, "now" | "deviceId">,
  { actionId, content }: Pick<OrderEvent, "actionId" | "content">,
): Promise<void> {
  const { week } = await transaction
    .selectFrom("order_states")
    .select("week")
    .where("order_number", "=", orderNumber)
    .executeTakeFirstOrThrow();
  const row = { actionId, deviceId, pressedAt: now, at: now, week, orderNumber };
  const event = await insertEvent(transaction, row, content);
  if (event === undefined) throw new Error(`the action id ${actionId} is used`);
  await transaction
    .updateTable("order_states")
    .set({ last_event: event.id, ...(content.kind === "erased" && { erased: 1 }) })
    .where("order_number", "=", orderNumber)
    .execute();
}
