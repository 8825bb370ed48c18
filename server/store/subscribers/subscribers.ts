import {
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

const hour = 60 * 60_000;
const day = 24 * hour;
/** How many addresses of the shop may be asked to confirm in an hour: a program that types in addresses of others ends there. */
const mostAsked = 200;
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
 * Who asked to be told by email when orders open. An address is in one row at most, in capital or small letters. `dropTraces` as in
 * `createKyselyErasing`.
 */
export function createKyselySubscribers(database: Kysely<Tables>, dropTraces: () => Promise<void>) {
  return {
    /**
     * Adds an address, with a mail that asks its reader to confirm it. One that is confirmed, was asked in the last week, or said that it wants
     * nothing, gets none: anybody may type it. `too-many`: many were asked in the last hour, whatever the address is. `token` is that of a new row.
     */
    askSubscriber: (asked: AskedSubscriber): Promise<"asked" | "known" | "too-many"> =>
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

    /** The reader of the mails to an address confirms it. It may be called again; it does nothing once the reader has stopped. */
    confirmSubscriber: ({ id, now }: { readonly id: number; readonly now: number }) =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable("subscribers")
          .set({ confirmed_at: now, undeliverable_at: null, changed_at: now })
          .where("id", "=", id)
          .where("email", "<>", "")
          .where("stopped_at", "is", null)
          .where((eb) =>
            eb.or([eb("confirmed_at", "is", null), eb("undeliverable_at", "is not", null)]),
          )
          .execute();
      }),

    /**
     * The reader wants nothing more: mails that wait are not sent, and the address is erased, except one that was never confirmed, which is kept
     * so that nobody asks it again. It may be called again.
     */
    stopSubscriber: async ({ id, now }: { readonly id: number; readonly now: number }) => {
      await database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable("subscribers")
          .set({
            email: sql<string>`case when confirmed_at is null then email else '' end`,
            stopped_at: now,
            changed_at: now,
          })
          .where("id", "=", id)
          .where("email", "<>", "")
          .where("stopped_at", "is", null)
          .execute();
        await endNotices(transaction, id);
      });
      await dropTraces();
    },

    /** Takes an address off the list and erases it, because its reader asked the seller to; false if it is not on it. */
    removeSubscriber: async ({
      email,
      now,
    }: {
      readonly email: string;
      readonly now: number;
    }): Promise<boolean> => {
      const isThere = await database.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable("subscribers")
          .set({ email: "", stopped_at: now, changed_at: now })
          .where("email", "<>", "")
          .where(hasAddress(email))
          .returning("id")
          .executeTakeFirst();
        if (row !== undefined) await endNotices(transaction, row.id);
        return row !== undefined;
      });
      await dropTraces();
      return isThere;
    },

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
): Promise<"asked" | "known" | "too-many"> {
  const { lately } = await transaction
    .selectFrom("subscribers")
    .select(({ fn }) => fn.countAll().as("lately"))
    .where("asked_at", ">", now - hour)
    .where("asked_at", "<=", now)
    .executeTakeFirstOrThrow();
  // First, so that the answer is the same for an address that is known.
  if (Number(lately) >= mostAsked) return "too-many";
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
