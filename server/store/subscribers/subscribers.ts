import {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type Kysely,
  type Selectable,
  type SqlBool,
  sql,
  type Transaction,
} from "kysely";
import { defaultLanguage, isLanguage, type Language } from "#domain/language/language.ts";
import { stillHolds } from "#domain/schedule/still-holds.ts";
import type { NoticeRow, SubscriberRow } from "#server/store/desk-tables.ts";
import { type Tables, type ValueOf, valueOf } from "#server/store/tables.ts";

const day = 24 * 60 * 60_000;
/** How long an address that was asked and has not answered is not asked again. */
const pauseOfAsking = 7 * day;
/** How long those that stopped and that are refused are told to the seller, in milliseconds. */
const toldFor = 90 * day;

/** Somebody who asked to be told by email when orders open. Times are milliseconds since 1970 UTC. */
export interface Subscriber extends Omit<ValueOf<Selectable<SubscriberRow>>, "language"> {
  readonly language: Language;
}

/** What the seller sees of them. */
export interface SubscriberSummary {
  /** Who gets the next message. */
  readonly confirmed: Readonly<Record<Language, number>>;
  /** Who has not confirmed yet. */
  readonly unconfirmed: number;
  /** Who stopped in the last 90 days. */
  readonly stopped: number;
  /** The addresses that the mail server refused in the last 90 days, the last first. */
  readonly undeliverable: readonly { readonly email: string; readonly at: number }[];
}

/**
 * Who asked to be told by email when orders open. An address is in one row at most, in capital or small letters. What is erased here may stand in
 * the log of an SQLite database until the night, see `prune`.
 */
export function createKyselySubscribers(database: Kysely<Tables>) {
  return {
    /**
     * Adds an address, with a mail that asks its reader to confirm it. One that is confirmed, was asked in the last week, or said that it wants
     * nothing, gets none: anybody may type it. `token` is that of a new row.
     */
    askSubscriber: (asked: AskedSubscriber): Promise<"asked" | "known"> =>
      database.transaction().execute((transaction) => askSubscriber(transaction, asked)),

    /** Undefined for an unknown id. */
    findSubscriber: async (id: number): Promise<Subscriber | undefined> => {
      const row = await database
        .selectFrom("subscribers")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      return row && subscriberOf(row);
    },

    /** Those with some addresses, in capital or small letters. */
    subscribersWith: async (emails: readonly string[]): Promise<readonly Subscriber[]> => {
      const some = emails.filter((email) => email !== "");
      const rows = await database
        .selectFrom("subscribers")
        .selectAll()
        .where((eb) => eb.or(some.map(hasAddress)))
        .orderBy("id")
        .execute();
      return rows.map(subscriberOf);
    },

    /** The reader of the mails to an address confirms it. It may be called again; it does nothing to an address that was erased. */
    confirmSubscriber: ({ id, now }: { readonly id: number; readonly now: number }) =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable("subscribers")
          .set({ confirmed_at: now, undeliverable_at: null, stopped_at: null, changed_at: now })
          .where("id", "=", id)
          .where("email", "<>", "")
          .where((eb) =>
            eb.or([eb("confirmed_at", "is", null), eb("undeliverable_at", "is not", null)]),
          )
          .execute();
      }),

    /**
     * The reader wants nothing more: mails that wait are not sent, and the address is erased, except one that was never confirmed, which is kept
     * so that nobody asks it again. It may be called again.
     */
    stopSubscriber: ({ id, now }: { readonly id: number; readonly now: number }) =>
      database
        .transaction()
        .execute((transaction) => stop(transaction, (eb) => eb("id", "=", id), now)),

    /** The same for an address, because its reader asked the seller to; false if it is not known. */
    removeSubscriber: ({
      email,
      now,
    }: {
      readonly email: string;
      readonly now: number;
    }): Promise<boolean> =>
      database
        .transaction()
        .execute((transaction) => stop(transaction, () => hasAddress(email), now)),

    /** Those of some subscribers whose address was erased, and those that are gone. */
    erasedSubscribersAmong: async (ids: readonly number[]): Promise<readonly number[]> => {
      const rows = await database
        .selectFrom("subscribers")
        .select("id")
        .where("email", "<>", "")
        .execute();
      const left = new Set(rows.map(({ id }) => id));
      return ids.filter((id) => !left.has(id));
    },

    /** See `SubscriberSummary`. */
    summarizeSubscribers: async (now: number): Promise<SubscriberSummary> => {
      const rows = (await database.selectFrom("subscribers").selectAll().execute()).map(
        subscriberOf,
      );
      const isTold = (at: number | null) => at !== null && stillHolds(at, toldFor, now);
      const readers = rows.filter(isReader);
      const count = (language: Language) =>
        readers.filter((reader) => reader.language === language).length;
      return {
        confirmed: { he: count("he"), en: count("en") },
        unconfirmed: rows.filter(
          ({ email, confirmedAt, undeliverableAt, stoppedAt }) =>
            email !== "" && confirmedAt === null && undeliverableAt === null && stoppedAt === null,
        ).length,
        stopped: rows.filter(({ stoppedAt }) => isTold(stoppedAt)).length,
        undeliverable: rows
          .flatMap(({ email, undeliverableAt: at }) =>
            email !== "" && at !== null && isTold(at) ? [{ email, at }] : [],
          )
          .toSorted((one, other) => other.at - one.at),
      };
    },
  };
}

export interface AskedSubscriber {
  readonly email: string;
  readonly language: Language;
  readonly now: number;
  readonly token: string;
}

/** Whether somebody gets messages: the address was confirmed, and nothing has come in between. */
export function isReader({ email, confirmedAt, undeliverableAt, stoppedAt }: Subscriber): boolean {
  return email !== "" && confirmedAt !== null && undeliverableAt === null && stoppedAt === null;
}

function hasAddress(email: string) {
  return sql<SqlBool>`lower(email) = lower(${email})`;
}

export function subscriberOf(row: Selectable<SubscriberRow>): Subscriber {
  const { language, ...subscriber } = valueOf(row);
  return { ...subscriber, language: isLanguage(language) ? language : defaultLanguage };
}

async function askSubscriber(
  transaction: Transaction<Tables>,
  { email, language, now, token }: AskedSubscriber,
): Promise<"asked" | "known"> {
  const row = await transaction
    .selectFrom("subscribers")
    .selectAll()
    .where("email", "<>", "")
    .where(hasAddress(email))
    .executeTakeFirst();
  const known = row && subscriberOf(row);
  if (
    known !== undefined &&
    (isReader(known) || known.stoppedAt !== null || stillHolds(known.askedAt, pauseOfAsking, now))
  )
    return "known";
  const values = {
    email,
    language,
    asked_at: now,
    confirmed_at: null,
    undeliverable_at: null,
    changed_at: now,
  };
  const { id } =
    known === undefined
      ? await transaction
          .insertInto("subscribers")
          .values({ ...values, token, stopped_at: null })
          .returning("id")
          .executeTakeFirstOrThrow()
      : await transaction
          .updateTable("subscribers")
          .set(values)
          .where("id", "=", known.id)
          .returning("id")
          .executeTakeFirstOrThrow();
  await transaction
    .insertInto("notices")
    .values(noticeTo(id, { now, dueAt: now, messageId: null }))
    .execute();
  return "asked";
}

/** Notices to those whose address was erased, which wait or have words of the mail server, as these may name the address. */
export const noticesOfErased = sql<SqlBool>`(next_attempt_at is not null or last_error is not null)
  and subscriber_id in (select id from subscribers where email = '')`;

/** A mail to a subscriber that waits. */
export function noticeTo(
  subscriberId: number,
  {
    now,
    dueAt,
    messageId,
  }: { readonly now: number; readonly dueAt: number; readonly messageId: number | null },
): Insertable<NoticeRow> {
  return {
    event_id: null,
    subscriber_id: subscriberId,
    message_id: messageId,
    recipient: "",
    attempts: 0,
    next_attempt_at: dueAt,
    sent_at: null,
    last_error: null,
    created_at: now,
  };
}

/** Sends a subscriber nothing more of what waits, and forgets what the mail server said, which may name the address. */
async function endNotices(transaction: Transaction<Tables>, subscriberId: number): Promise<void> {
  await transaction
    .updateTable("notices")
    .set({ next_attempt_at: null, last_error: null })
    .where("subscriber_id", "=", subscriberId)
    .execute();
}

/** Gives whether there is such a row. */
async function stop(
  transaction: Transaction<Tables>,
  which: (eb: ExpressionBuilder<Tables, "subscribers">) => Expression<SqlBool>,
  now: number,
): Promise<boolean> {
  const row = await transaction
    .selectFrom("subscribers")
    .select(["id", "stopped_at"])
    .where("email", "<>", "")
    .where(which)
    .executeTakeFirst();
  if (row === undefined) return false;
  if (row.stopped_at === null)
    await transaction
      .updateTable("subscribers")
      .set({
        email: sql<string>`case when confirmed_at is null then email else '' end`,
        stopped_at: now,
        changed_at: now,
      })
      .where("id", "=", row.id)
      .execute();
  await endNotices(transaction, row.id);
  return true;
}
