import type { Transaction } from "kysely";
import { noteReaders, type OrderEvent } from "#domain/order-log/desk-event.ts";
import { groupPeople, keysOfContact, keysWithName } from "#domain/order-log/group-people.ts";
import { decisionsAboutPeople, type PersonDecision } from "#domain/order-log/people.ts";
import { standingEvents } from "#domain/order-log/standing-events.ts";
import { insertEvent } from "#server/store/log/event-row.ts";
import {
  type OrderOfPerson,
  readNotes,
  readPeople,
  readSharing,
} from "#server/store/people/read-people.ts";
import type { Tables } from "#server/store/tables.ts";
import type { EraseRequest } from "./erase-request.ts";

/**
 * Passes what the seller wrote and decided about the people of some orders, which are about to be erased, on to the newest orders of
 * theirs that stay: lasting notes, and who is or is not the same person. Otherwise the allergy of a weekly customer would be forgotten with
 * the oldest order. Of people who have no other order nothing stays, but that those with whom they shared a phone number are others: the
 * next order of their name must not fall into the book of these.
 */
export async function passOnDecisions(
  transaction: Transaction<Tables>,
  numbers: readonly string[],
  request: Pick<EraseRequest, "now" | "deviceId">,
): Promise<void> {
  const gone = new Set(numbers);
  const standing = standingEvents(await readNotes(transaction));
  const decisions = decisionsAboutPeople(standing);
  // An order is erased once, so its number makes the action id.
  const add = (to: string, from: string, what: string, content: OrderEvent["content"]) =>
    addEvent(transaction, to, request, { actionId: `passed on: ${what} of ${from}`, content });
  const isParted = ({ number }: { readonly number: string }) =>
    decisions.some((each) => each.number === number && each.with === null);
  for (const orders of await readPeople(transaction, numbers)) {
    const went = orders.filter(({ number }) => gone.has(number));
    const stay = orders.filter(({ number }) => !gone.has(number));
    const [from, newest] = [went.at(-1)?.number, stay.at(-1)?.number];
    const lastParted = went.findLast(isParted);
    if (newest === undefined && lastParted !== undefined)
      await partOthers(transaction, lastParted, { gone, decisions, add });
    if (from === undefined || newest === undefined) continue;
    const known: PersonDecision[] = [...decisions];
    for (const { number, contacts } of went) {
      if (!isParted({ number })) continue;
      const keys = new Set(contacts.flatMap(keysWithName));
      const heir = stay.findLast((each) =>
        each.contacts.flatMap(keysWithName).some((key) => keys.has(key)),
      );
      if (heir === undefined) continue;
      await add(heir.number, number, "parted", { kind: "parted" });
      known.push({ number: heir.number, with: null });
    }
    for (const others of groupPeople(stay, known).people) {
      const last = others.at(-1)?.number;
      if (last === undefined || last === newest) continue;
      await add(newest, from, `joined ${last}`, { kind: "joined", with: last });
    }
    const own = new Set(orders.map(({ number }) => number));
    for (const reader of noteReaders) {
      const last = standing.findLast(
        ({ orderNumber, content }) =>
          own.has(orderNumber) && content.kind === "lasting-note" && content.reader === reader,
      );
      if (last !== undefined && gone.has(last.orderNumber))
        await add(newest, last.orderNumber, `note ${reader}`, last.content);
    }
  }
}

interface PartOthers {
  readonly gone: ReadonlySet<string>;
  readonly decisions: readonly PersonDecision[];
  readonly add: (
    to: string,
    from: string,
    what: string,
    content: OrderEvent["content"],
  ) => Promise<void>;
}

/**
 * Parts the names of those who share a phone number or an email address with somebody who was parted from them and is about to be erased, and
 * keeps each of them one person.
 */
async function partOthers(
  transaction: Transaction<Tables>,
  parted: OrderOfPerson,
  { gone, decisions, add }: PartOthers,
): Promise<void> {
  const sharing = await readSharing(transaction, parted.contacts.flatMap(keysOfContact));
  const numbers = sharing.map(({ number }) => number).filter((number) => !gone.has(number));
  for (const own of await readPeople(transaction, numbers)) {
    const stay = own.filter(({ number }) => !gone.has(number));
    const known: PersonDecision[] = [...decisions];
    const named = new Set(
      stay
        .filter(({ number }) => known.some((each) => each.number === number && each.with === null))
        .flatMap(({ contacts }) => contacts.flatMap(keysWithName)),
    );
    for (const { number, contacts } of stay.toReversed()) {
      const names = contacts.flatMap(keysWithName);
      if (names.every((name) => named.has(name))) continue;
      for (const name of names) named.add(name);
      await add(number, parted.number, `parted ${number}`, { kind: "parted" });
      known.push({ number, with: null });
    }
    const newest = stay.at(-1)?.number;
    for (const others of groupPeople(stay, known).people) {
      const last = others.at(-1)?.number;
      if (newest === undefined || last === undefined || last === newest) continue;
      await add(newest, parted.number, `joined ${last}`, { kind: "joined", with: last });
    }
  }
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
