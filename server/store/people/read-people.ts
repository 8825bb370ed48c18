import { type Kysely, type Selectable, sql } from "kysely";
import { groupBy } from "#domain/group-by.ts";
import type { OrderEvent } from "#domain/order-log/desk-event.ts";
import {
  groupPeople,
  keysOfContact,
  linkedOrders,
  type PersonQuestion,
} from "#domain/order-log/group-people.ts";
import {
  type Contact,
  decisionsAboutPeople,
  type LastingNotes,
  lastingNotesIn,
  noLastingNotes,
  type OrderOfSomebody,
} from "#domain/order-log/people.ts";
import { newestEvent, undoRoots } from "#domain/order-log/standing-events.ts";
import type { EventRow } from "#server/store/desk-tables.ts";
import { eventsOfRows } from "#server/store/log/read-events.ts";
import { inParts, type Tables } from "#server/store/tables.ts";

/** An order of somebody, with its place among all orders. */
export interface OrderOfPerson extends OrderOfSomebody {
  readonly position: number;
}

interface WhichOrders {
  /** Of all orders of these people only those among some, which takes a part of the time. */
  readonly among?: readonly string[] | undefined;
  /** As if these were erased. */
  readonly without?: ReadonlySet<string>;
  /** As if nothing had been decided about people since this event. */
  readonly until?: number | undefined;
}

/**
 * The people of some orders, each with all orders of theirs, oldest first, as `groupPeople` says. Only orders that have something in common are read, by their indexes, also those of
 * others: who was the first with a phone number depends on them. Nobody for an unknown order, and for an erased one.
 */
export async function readPeople(
  database: Kysely<Tables>,
  numbers: readonly string[],
  which: WhichOrders = {},
): Promise<readonly (readonly OrderOfPerson[])[]> {
  return (await readPeopleAndQuestions(database, numbers, which)).people;
}

/** The same, with the questions about these people: which orders have something of them and of others, see `groupPeople`. */
export async function readPeopleAndQuestions(
  database: Kysely<Tables>,
  numbers: readonly string[],
  which: WhichOrders = {},
): Promise<{
  readonly people: readonly (readonly OrderOfPerson[])[];
  readonly questions: readonly PersonQuestion[];
}> {
  const { among, without = new Set(), until } = which;
  const decisions = decisionsAboutPeople(await readNotes(database, until));
  const [asked, shown] = [new Set(numbers), among && new Set(among)];
  const decided = decisions.flatMap(({ number, with: other }) => [number, other ?? number]);
  const found = new Map<string, OrderOfPerson>();
  const add = async (links: Links) => {
    for (const order of await readLinked(database, links))
      if (!found.has(order.number) && !without.has(order.number)) found.set(order.number, order);
  };
  // A database takes some ten thousand values, and a hundred weekly customers have more orders.
  for (const some of inParts([...new Set([...numbers, ...(among ?? []), ...decided])]))
    await add({ numbers: some });
  const known = new Set<string>();
  for (;;) {
    const orders = linkedOrders([...found.values()], decisions, asked);
    const keys = orders.flatMap(({ contacts }) => contacts.flatMap(keysOfContact));
    const unknown = new Set(keys).difference(known);
    if (unknown.size === 0) {
      const inSequence = orders.toSorted((a, b) => a.position - b.position);
      const { people, questions } = groupPeople(inSequence, decisions);
      const own = people.filter((each) => each.some(({ number }) => asked.has(number)));
      const numbersOf = new Set(own.flat().map(({ number }) => number));
      return {
        people: own.map((each) => each.filter(({ number }) => shown?.has(number) !== false)),
        questions: questions.filter(({ number, others }) =>
          [number, ...others].some((each) => numbersOf.has(each)),
        ),
      };
    }
    for (const key of unknown) known.add(key);
    await add({ keys: [...unknown], isEach: among === undefined });
  }
}

/** The orders that have some phone number or email address, or had it, of any person; keys as `keysOfContact` gives them. */
export function readSharing(
  database: Kysely<Tables>,
  keys: readonly string[],
): Promise<readonly OrderOfPerson[]> {
  return readLinked(database, { keys });
}

interface Links {
  readonly numbers?: readonly string[];
  /** As `keysOfContact` gives them, of what an order says or said of its customer. */
  readonly keys?: readonly string[];
  /** Otherwise one of the orders that say the same stands for all of them: somebody who orders each week has hundreds. */
  readonly isEach?: boolean;
}

interface LinkedRow extends Contact {
  readonly number: string;
  readonly position: number;
  readonly at: number;
  readonly cancelled: number | null;
  /** The contacts of its changes with their times, in lines, parted by tabs; null without a change. `cleanText` leaves neither in a name. */
  readonly changed: string | null;
}

/** The orders that some links find, each with what it said and says of its customer. */
async function readLinked(
  database: Kysely<Tables>,
  { numbers = [], keys = [], isEach = true }: Links,
): Promise<readonly OrderOfPerson[]> {
  const list = (values: readonly string[]) => (values.length === 0 ? null : sql.join(values));
  const after = (kind: string) =>
    list(keys.flatMap((key) => (key.startsWith(kind) ? key.slice(kind.length) : [])));
  const hasPhone = sql`phone_number in (${after("tel ")})`;
  const hasEmail = sql`lower(email) in (${after("mail ")})`;
  // Nothing is joined with those that are found: PostgreSQL would read all orders, or all changes.
  const orders = sql`select id, number, received_at, name, phone_number, email from orders`;
  const timeOfChange = sql`(select cast(at as text) from events where id = order_revisions.event_id)`;
  const { rows } = await sql<LinkedRow>`
    with linked as (
      ${orders} where number in (${list(numbers)})
      union ${orders} where ${hasPhone}
      union ${orders} where ${hasEmail}
      union ${orders} where number in (
        select order_number from order_revisions where ${hasPhone}
        union select order_number from order_revisions where ${hasEmail}
      )
    )
    select min(number) as number, min(id) as position, min(received_at) as at, name, phone_number as "phoneNumber", email, changed, cancelled
    from (
      select linked.*, (
        select cancelled from order_states where order_number = linked.number
      ) as cancelled, (
        select string_agg(
          name || ${"\t"} || phone_number || ${"\t"} || email || ${"\t"} || ${timeOfChange},
          ${"\n"} order by revision
        )
        from order_revisions where order_number = linked.number
      ) as changed
      from linked
    ) as said
    group by ${isEach ? sql`id` : sql`case when changed is null then 0 else id end`}, name, phone_number, email, changed, cancelled`.execute(
    database,
  );
  return rows.map(({ number, position, changed, cancelled, ...placed }) => {
    const later = (changed?.split("\n") ?? []).map((line) => {
      const [name = "", phoneNumber = "", email = "", at = ""] = line.split("\t");
      return { name, phoneNumber, email, at: Number(at) };
    });
    return { number, position, contacts: [placed, ...later], isCancelled: cancelled === 1 };
  });
}

/** Of the details of lasting notes and of decisions about people, of eight characters, see migration 0022. */
const beginnings = ['{"reader', '{"with":', '{"isPart'];

/**
 * The lasting notes and the decisions about people up to an event, with what undoes events of their orders. Damaged ones do not count: who the
 * other orders are of is not in doubt.
 */
export async function readNotes(
  database: Kysely<Tables>,
  until = Number.MAX_SAFE_INTEGER,
): Promise<readonly OrderEvent[]> {
  const { rows } = await sql<Selectable<EventRow>>`
    with notes as (
      select * from events where kind = 'note' and substr(detail, 1, 8) in (${sql.join(beginnings)})
    )
    select * from notes union all
    select * from events where kind = 'undone' and order_number in (select order_number from notes)
  `.execute(database);
  return eventsOfRows<OrderEvent>(rows).events.filter(({ id }) => id <= until);
}

/**
 * What lasts about the people of some orders, by the numbers of these orders; those of people without a note are missing. With `until` it is
 * what was written and decided up to that event, of the orders as they are now.
 */
export async function readLastingNotes(
  database: Kysely<Tables>,
  numbers: readonly string[],
  until?: number,
): Promise<ReadonlyMap<string, LastingNotes>> {
  const all = await readNotes(database, until);
  const roots = undoRoots(all);
  const noteOf = ({ id }: OrderEvent) => {
    const root = roots.get(id)?.content;
    return root?.kind === "lasting-note" ? root : undefined;
  };
  const eventsOf = groupBy(
    all.filter((event) => noteOf(event) !== undefined),
    ({ orderNumber }) => orderNumber,
  );
  const noted = [...eventsOf.keys()];
  if (noted.length === 0) return new Map();
  const fewer = noted.length < numbers.length ? noted : numbers;
  const people = await readPeople(database, fewer, { among: [...noted, ...numbers], until });
  return new Map(
    people.flatMap((orders) => {
      const own = orders.flatMap(({ number }) => eventsOf.get(number) ?? []);
      if (own.length === 0) return [];
      const notes = lastingNotesIn(own);
      return orders.map(({ number }) => [number, notes] as const);
    }),
  );
}

/**
 * By the id of an event: of some orders those about whose people something else stands on paper now than after it. A note was written or taken
 * back since, or it was decided otherwise whose order it is. `now` is what lasts now, see `readLastingNotes`. Events without such orders are
 * missing.
 */
export async function readNotedSince(
  database: Kysely<Tables>,
  numbers: readonly string[],
  events: readonly number[],
  now: ReadonlyMap<string, LastingNotes>,
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const since = new Map<number, ReadonlySet<string>>();
  if (events.length === 0) return since;
  const newest = newestEvent(await readNotes(database));
  const onPaper = (notes = noLastingNotes) => JSON.stringify([notes.kitchen, notes.driver]);
  for (const event of new Set(events)) {
    if (event >= newest) continue;
    const before = await readLastingNotes(database, numbers, event);
    const isOther = (number: string) => onPaper(before.get(number)) !== onPaper(now.get(number));
    since.set(event, new Set(numbers.filter(isOther)));
  }
  return since;
}
