import type { Kysely, Transaction } from "kysely";
import { stillHolds } from "#domain/schedule/still-holds.ts";
import {
  findRow,
  type Message,
  mostTogether,
  rowOfMessage,
  type SaveMessageOutcome,
  type SentMessage,
  saysTheSame,
  withCounts,
} from "#server/store/mails/messages.ts";
import { inParts, type Tables } from "#server/store/tables.ts";
import { isReader, noticeTo, subscriberOf } from "./subscribers.ts";

/** A message to those who asked to be told that orders are open. It is of the week whose orders are taken. */
export type OpeningMessage = Omit<Message, "place">;

export type SaveOpeningMessageOutcome =
  | SaveMessageOutcome["kind"]
  /** Nobody has confirmed an address. */
  | "nobody"
  /** Another one was sent, or waits, less than six days ago. */
  | "too-soon";

/** What readers were promised is one message a week: from a Sunday morning to the next one it may be an hour less. */
const pause = 6 * 24 * 60 * 60_000;
/** How many messages that were withdrawn are looked over for one that was not. */
const mostWithdrawn = 20;

/** The messages to those who asked to be told when orders open. Times are milliseconds since 1970 UTC. */
export function createKyselyOpeningMessages(database: Kysely<Tables>) {
  return {
    /** Stores a message with a notice for each subscriber, once by its action id, as `saveMessage` does. */
    saveOpeningMessage: (message: OpeningMessage): Promise<SaveOpeningMessageOutcome> =>
      database.transaction().execute((transaction) => saveOpening(transaction, message)),

    /**
     * The newest message of which not everything was withdrawn, and from when on another one can be sent; null: `now`. Undefined if there is
     * none.
     */
    newestOpeningMessage: async (
      now: number,
    ): Promise<{ readonly message: SentMessage; readonly nextAt: number | null } | undefined> => {
      const message = await newestOpening(database);
      if (message === undefined) return undefined;
      return { message, nextAt: stillHolds(message.at, pause, now) ? message.at + pause : null };
    },
  };
}

async function saveOpening(
  transaction: Transaction<Tables>,
  opening: OpeningMessage,
): Promise<SaveOpeningMessageOutcome> {
  const message = { ...opening, place: null };
  const earlier = await findRow(transaction, message);
  if (earlier !== undefined)
    return saysTheSame(message, earlier) && earlier.to_subscribers === 1
      ? "repeated"
      : "action-reused";
  const newest = await newestOpening(transaction);
  if (newest !== undefined && stillHolds(newest.at, pause, opening.at)) return "too-soon";
  const readers = (await transaction.selectFrom("subscribers").selectAll().execute())
    .map(subscriberOf)
    .filter(isReader);
  if (readers.length === 0) return "nobody";
  const { id } = await transaction
    .insertInto("messages")
    .values({ ...rowOfMessage(message), to_subscribers: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const about = { now: opening.at, dueAt: opening.dueAt, messageId: id };
  for (const some of inParts(readers, mostTogether))
    await transaction
      .insertInto("notices")
      .values(some.map((reader) => noticeTo(reader.id, about)))
      .execute();
  return "stored";
}

async function newestOpening(database: Kysely<Tables>): Promise<SentMessage | undefined> {
  const rows = await database
    .selectFrom("messages")
    .selectAll()
    .where("to_subscribers", "=", 1)
    // Not by time: the clock may have been ahead.
    .orderBy("id", "desc")
    .limit(mostWithdrawn)
    .execute();
  for (const row of rows) {
    const message = await withCounts(database, row);
    if (message.waiting + message.sent + message.dead > 0) return message;
  }
  return undefined;
}
