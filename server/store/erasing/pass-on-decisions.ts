import type { Transaction } from "kysely";
import { groupBy } from "#domain/group-by.ts";
import { noteReaders, type OrderEvent } from "#domain/order-log/desk-event.ts";
import { keysOfContact, keysWithName } from "#domain/order-log/group-people.ts";
import {
  decisionsAboutPeople,
  idsOfNotesOfBoth,
  type PersonDecision,
} from "#domain/order-log/people.ts";
import { standingEvents } from "#domain/order-log/standing-events.ts";
import { insertEvent } from "#server/store/log/event-row.ts";
import {
  type OrderOfPerson,
  readNotes,
  readPeople,
  readSharing,
} from "#server/store/people/read-people.ts";
import { inParts, type Tables } from "#server/store/tables.ts";
import type { EraseRequest } from "./erase-request.ts";
import { erasedNote } from "./erasing-plan.ts";

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
  const add: PartOthers["add"] = (to, from, what, content, pressedAt = request.now) =>
    addEvent(transaction, to, request, {
      actionId: `passed on: ${what} of ${from}`,
      content,
      pressedAt,
    });
  const partingOf = ({ number }: { readonly number: string }) =>
    decisions.find((each) => each.number === number && each.with === null);
  const left: PersonLeft[] = [];
  for (const orders of await readPeople(transaction, numbers)) {
    const went = orders.filter(({ number }) => gone.has(number));
    const stay = orders.filter(({ number }) => !gone.has(number));
    const [from, newest] = [went.at(-1)?.number, stay.at(-1)?.number];
    const lastParted = went.findLast((order) => partingOf(order) !== undefined);
    if (newest === undefined && lastParted !== undefined)
      left.push(...(await partOthers(transaction, lastParted, { gone, decisions, add })));
    if (from === undefined || newest === undefined) continue;
    for (const { number, contacts } of went) {
      const parting = partingOf({ number });
      if (parting === undefined) continue;
      const keys = new Set(contacts.flatMap(keysWithName));
      const heir = stay.findLast((each) =>
        each.contacts.flatMap(keysWithName).some((key) => keys.has(key)),
      );
      if (heir === undefined) continue;
      // Names that came since then are still of nobody who was known by then.
      const { pressedAt } = parting;
      await add(heir.number, number, "parted", { kind: "parted" }, pressedAt);
    }
    left.push({ from, stay });
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
  await keepTogether(transaction, left, { gone, add });
}

/** Orders of one person that stay, the oldest first. */
interface PersonLeft {
  readonly stay: readonly OrderOfPerson[];
  /** An order that goes. */
  readonly from: string;
}

interface PartOthers {
  readonly gone: ReadonlySet<string>;
  readonly decisions: readonly PersonDecision[];
  readonly add: (
    to: string,
    from: string,
    what: string,
    content: OrderEvent["content"],
    pressedAt?: number,
  ) => Promise<void>;
}

/**
 * Parts the names of those who share a phone number or an email address with somebody who was parted from them and is about to be erased. Gives
 * these people, each of whom has to stay one.
 */
async function partOthers(
  transaction: Transaction<Tables>,
  parted: OrderOfPerson,
  { gone, decisions, add }: PartOthers,
): Promise<readonly PersonLeft[]> {
  const sharing = await readSharing(transaction, parted.contacts.flatMap(keysOfContact));
  const numbers = sharing.map(({ number }) => number).filter((number) => !gone.has(number));
  const others: PersonLeft[] = [];
  for (const own of await readPeople(transaction, numbers)) {
    const stay = own.filter(({ number }) => !gone.has(number));
    const named = new Set(
      stay
        .filter(({ number }) =>
          decisions.some((each) => each.number === number && each.with === null),
        )
        .flatMap(({ contacts }) => contacts.flatMap(keysWithName)),
    );
    for (const { number, contacts } of stay.toReversed()) {
      const names = contacts.flatMap(keysWithName);
      if (names.every((name) => named.has(name))) continue;
      for (const name of names) named.add(name);
      await add(number, parted.number, `parted ${number}`, { kind: "parted" });
    }
    others.push({ from: parted.number, stay });
  }
  return others;
}

/** Joins what would not be one person anymore without the orders that are about to be erased. */
async function keepTogether(
  transaction: Transaction<Tables>,
  left: readonly PersonLeft[],
  { gone, add }: Pick<PartOthers, "gone" | "add">,
): Promise<void> {
  const numbers = left.flatMap(({ stay }) => stay.map(({ number }) => number));
  if (numbers.length === 0) return;
  const people = await readPeople(transaction, numbers, { without: gone });
  const personOf = new Map(people.flatMap((own) => own.map(({ number }) => [number, own])));
  for (const { from, stay } of left) {
    const newest = stay.at(-1)?.number;
    for (const own of groupBy(stay, ({ number }) => personOf.get(number)).values()) {
      const last = own.at(-1)?.number;
      if (newest === undefined || last === undefined || last === newest) continue;
      await add(newest, from, `joined ${last}`, { kind: "joined", with: last });
    }
  }
}

/**
 * Removes what was written about the people of some orders on orders of others with whom they were joined, and are no longer. `numbers` are
 * about to be erased.
 */
export async function forgetNotesOfBoth(
  transaction: Transaction<Tables>,
  numbers: readonly string[],
): Promise<void> {
  const gone = new Set(numbers);
  const events = await readNotes(transaction);
  const standing = new Set(standingEvents(events));
  const ids = events.flatMap((event) =>
    event.content.kind === "joined" && gone.has(event.content.with) && !standing.has(event)
      ? Object.values(idsOfNotesOfBoth(event.actionId))
      : [],
  );
  for (const some of inParts(ids))
    await transaction
      .updateTable("events")
      .set({ detail: erasedNote })
      .where("kind", "=", "note")
      .where("action_id", "in", some)
      .execute();
}

/** Adds an event to an order, and its sum to the state, also where other events of the order are damaged. No press may have its action id. */
export async function addEvent(
  transaction: Transaction<Tables>,
  orderNumber: string,
  { now, deviceId }: Pick<EraseRequest, "now" | "deviceId">,
  {
    actionId,
    content,
    pressedAt = now,
  }: Pick<OrderEvent, "actionId" | "content"> & { readonly pressedAt?: number },
): Promise<void> {
  const { week } = await transaction
    .selectFrom("order_states")
    .select("week")
    .where("order_number", "=", orderNumber)
    .executeTakeFirstOrThrow();
  const row = { actionId, deviceId, pressedAt, at: now, week, orderNumber };
  const event = await insertEvent(transaction, row, content);
  if (event === undefined) throw new Error(`the action id ${actionId} is used`);
  await transaction
    .updateTable("order_states")
    .set({ last_event: event.id, ...(content.kind === "erased" && { erased: 1 }) })
    .where("order_number", "=", orderNumber)
    .execute();
}
