import { type Kysely, sql, type Transaction } from "kysely";
import type { LocalizedText } from "#domain/language/language.ts";
import type { PersonQuestion } from "#domain/order-log/group-people.ts";
import { mayBeErased } from "#domain/order-log/may-be-erased.ts";
import type { LastingNotes } from "#domain/order-log/people.ts";
import { keysOfAddress } from "#domain/order-log/route-stops.ts";
import { isOver, longestClaim } from "#server/store/mails/outbox.ts";
import { findPeople } from "#server/store/people/find-people.ts";
import {
  readLastingNotes,
  readNotedSince,
  readPeople,
  readPeopleAndQuestions,
} from "#server/store/people/read-people.ts";
import { inParts, type Tables } from "#server/store/tables.ts";
import type { Erased, EraseRequest, WhyLeft } from "./erase-request.ts";
import { erasingStatements } from "./erasing-plan.ts";
import { addEvent, forgetNotesOfBoth, passOnDecisions } from "./pass-on-decisions.ts";

/** As many orders as one statement names. */
const mostTogether = 500;

/** Erases what customers own of orders, in one transaction. Dishes, sums and what was received stay, and an event says that it was done. */
function eraseOrders(database: Kysely<Tables>, request: EraseRequest): Promise<Erased> {
  return database.transaction().execute(async (transaction) => {
    const numbers = await numbersOf(transaction, request);
    const judged = [];
    for (const some of inParts(numbers, mostTogether))
      judged.push(...(await judge(transaction, some, request)));
    const erased = judged.flatMap(({ number, why }) => (why === undefined ? [number] : []));
    for (const number of erased) {
      // The colon keeps it apart from the action ids of presses.
      const event = { actionId: `erased:${number}`, content: { kind: "erased" } } as const;
      await addEvent(transaction, number, request, event);
    }
    await passOnDecisions(transaction, erased, request);
    await forgetNotesOfBoth(transaction, erased);
    for (const some of inParts(erased, mostTogether)) {
      await forgetStops(transaction, some);
      for (const statement of erasingStatements(some, { isOfPeople: "numbers" in request.which }))
        await statement.execute(transaction);
    }
    const left = judged.flatMap(({ number, why }) => (why === undefined ? [] : [{ number, why }]));
    return { erased, left };
  });
}

async function numbersOf(
  transaction: Transaction<Tables>,
  { which }: EraseRequest,
): Promise<readonly string[]> {
  if (!("week" in which))
    return (await readPeople(transaction, which.numbers)).flat().map(({ number }) => number);
  const rows = await transaction
    .selectFrom("order_states")
    .select("order_number")
    .where("week", "=", which.week)
    .where("erased", "=", 0)
    .orderBy("order_number")
    .execute();
  return rows.map(({ order_number: number }) => number);
}

/** Those of some orders that are not erased yet, each with the reason why it may not be now. */
async function judge(
  transaction: Transaction<Tables>,
  numbers: readonly string[],
  { overBefore, now }: EraseRequest,
) {
  const states = await transaction
    .selectFrom("order_states")
    .select(["order_number", "week", "cancelled", "handed_over"])
    .where("order_number", "in", numbers)
    .where("erased", "=", 0)
    .orderBy("order_number")
    .execute();
  const claims = await transaction
    .selectFrom("mails")
    .select(["order_number", "claimed_until"])
    .where("order_number", "in", numbers)
    .where("status", "=", "waiting")
    .where("claimed_until", ">", now)
    .execute();
  // The process that sends it has read the order already, and might write a copy of it after it was erased.
  const mailing = new Set(
    claims.flatMap(({ order_number: number, claimed_until: until }) =>
      isOver(until, longestClaim, now) ? [] : [number],
    ),
  );
  return states.map(({ order_number: number, week, cancelled, handed_over: handedOver }) => {
    const state = { week, isCancelled: cancelled === 1, isHandedOver: handedOver === 1 };
    const why: WhyLeft | undefined = !mayBeErased(state, overBefore)
      ? "open"
      : mailing.has(number)
        ? "mailing"
        : undefined;
    return { number, why };
  });
}

/** A key of the route is a hash of an address, which confirms a guess of it. A neighbor's place on the route is found again. */
async function forgetStops(
  transaction: Transaction<Tables>,
  numbers: readonly string[],
): Promise<void> {
  const columns = ["address", "place", "city"] as const;
  const placed = await transaction
    .selectFrom("orders")
    .select(columns)
    .where("number", "in", numbers)
    .where("order_type", "=", "delivery")
    .execute();
  const changed = await transaction
    .selectFrom("order_revisions")
    .select(columns)
    .where("order_number", "in", numbers)
    .where("order_type", "=", "delivery")
    .execute();
  const keys = [...placed, ...changed].flatMap(({ address, place, city }) => {
    const placeNames = namesOfPlace(place) ?? [city];
    return keysOfAddress({ address, place: placeNames[0], placeNames });
  });
  if (keys.length > 0)
    await transaction.deleteFrom("route_stops").where("key", "in", keys).execute();
}

/** The Hebrew name, of which the keys of stops are made, and the others. Undefined for a row that is not brought over. */
function namesOfPlace(place: string | null): readonly [string, ...string[]] | undefined {
  if (place === null) return undefined;
  const { city } = JSON.parse(place) as { readonly city?: Partial<LocalizedText> };
  if (city?.he === undefined) return undefined;
  return [city.he, ...(city.en === undefined ? [] : [city.en])];
}

/** What finds and erases customers. `dropTraces` removes from the files of the database what was just overwritten in its tables. */
export function createKyselyErasing(database: Kysely<Tables>, dropTraces: () => Promise<void>) {
  return {
    /** The people whom a text finds, at most `limit`, the last to order first, see `findPeople`. */
    findPeople: ({ text, limit }: { readonly text: string; readonly limit: number }) =>
      findPeople(database, text, limit),

    /** The people of some orders, each with all orders of theirs or with those `among` some, oldest first, see `readPeople`. */
    readPeople: (numbers: readonly string[], among?: readonly string[]) =>
      readPeople(database, numbers, { among }),

    /** Those of one order, with the orders that have something of them and of others, see `groupPeople`. */
    readPersonWithQuestions: (number: string) => readPeopleAndQuestions(database, [number]),

    /** The questions about the people of the orders of some weeks, as far as these orders are what is asked about. */
    questionsOfWeeks: async (weeks: readonly string[]): Promise<readonly PersonQuestion[]> => {
      const rows = await database
        .selectFrom("order_states")
        .select("order_number")
        .where("week", "in", weeks)
        .where("erased", "=", 0)
        .execute();
      const numbers = rows.map((row) => row.order_number);
      const { questions } = await readPeopleAndQuestions(database, numbers, { among: numbers });
      const own = new Set(numbers);
      return questions.filter(({ number }) => own.has(number));
    },

    /** What lasts about the people of some orders, see `readLastingNotes`. */
    lastingNotes: (numbers: readonly string[]) => readLastingNotes(database, numbers),

    /** Of some orders those about whose people something else stands on paper now than after some events, see `readNotedSince`. */
    notedSince: (
      numbers: readonly string[],
      events: readonly number[],
      now: ReadonlyMap<string, LastingNotes>,
    ) => readNotedSince(database, numbers, events, now),

    /**
     * Erases what customers own of orders: name, email address, phone number, address, notes, what an adjustment is for, and the addresses
     * of mails. Dishes, sums, payments and places stay. An order that is stored meanwhile is erased as a whole or not at all. When the
     * promise is fulfilled, no file of an SQLite database has any of it; it may be called again, also to finish one that was rejected.
     */
    eraseOrders: async (request: EraseRequest): Promise<Erased> => {
      const outcome = await eraseOrders(database, request);
      await dropTraces();
      return outcome;
    },

    /** The weeks before a date that have orders which are not erased, the oldest first. */
    weeksWithCustomers: async (before: string): Promise<readonly string[]> => {
      const rows = await database
        .selectFrom("order_states")
        .select("week")
        .distinct()
        .where("erased", "=", sql.lit(0))
        .where("week", "<", before)
        .orderBy("week")
        .execute();
      return rows.map(({ week }) => week);
    },

    /** Those of some orders that are erased. */
    erasedAmong: async (orderNumbers: readonly string[]): Promise<readonly string[]> => {
      const erased: string[] = [];
      for (const some of inParts(orderNumbers, mostTogether)) {
        const rows = await database
          .selectFrom("order_states")
          .select("order_number")
          .where("order_number", "in", some)
          .where("erased", "=", 1)
          .execute();
        erased.push(...rows.map(({ order_number: number }) => number));
      }
      return erased;
    },
  };
}
