import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { LocalizedText } from "#domain/language/language.ts";
import {
  inParts,
  type MailRow,
  type MessageRow,
  type Tables,
  valueOf,
} from "#server/store/tables.ts";
import { customerAddresses } from "./event-mails.ts";
import { isColumnOver, newMail } from "./mail-row.ts";
import { longestClaim, type MailStatus } from "./outbox.ts";

/** What the seller wrote. A language that no recipient reads may be empty. */
export interface Message {
  /** Made by the device for this message; a repetition has the same. */
  readonly actionId: string;
  readonly deviceId: number | null;
  readonly at: number;
  /** When its mails may be sent. */
  readonly dueAt: number;
  /** The week whose customers get it. */
  readonly week: string;
  /** The delivery place whose customers get it, in Hebrew; null for all of them. */
  readonly place: string | null;
  readonly subject: LocalizedText;
  readonly text: LocalizedText;
}

export interface NewMessage extends Message {
  readonly recipients: readonly {
    readonly orderNumber: string;
    /** The revision of the order that the mail names. */
    readonly revision: number;
    /** The address of the order. A mail goes to the corrected one if the seller corrected it. */
    readonly email: string;
  }[];
}

export type SaveMessageOutcome =
  | { readonly kind: "stored" | "repeated"; readonly message: SentMessage }
  /** Another message has this action id. */
  | { readonly kind: "action-reused" };

/** A message, and what happened to its mails. */
export interface SentMessage extends Message, Readonly<Record<MailStatus, number>> {
  readonly id: number;
}

/** How many mails are inserted by one statement: SQLite takes 32,766 parameters. */
export const mostTogether = 500;

/** The messages of the seller to the customers of a week. Times are milliseconds since 1970 UTC. */
export function createKyselyMessages(database: Kysely<Tables>) {
  return {
    /**
     * Stores a message and its mails, one for each recipient, in one durable transaction. It may be stored again with its action id
     * at any time: it stays one message with the mails of the first time.
     */
    saveMessage: (message: NewMessage): Promise<SaveMessageOutcome> =>
      database.transaction().execute((transaction) => saveMessage(transaction, message)),

    /** The messages to customers of a week, newest first. */
    messagesOfWeek: async (week: string): Promise<readonly SentMessage[]> => {
      const rows = await database
        .selectFrom("messages")
        .selectAll()
        .where("week", "=", week)
        .where("to_subscribers", "=", 0)
        .orderBy("id", "desc")
        .execute();
      return Promise.all(rows.map((row) => withCounts(database, row)));
    },

    /** Undefined for an unknown message. */
    findMessage: async (which: WhichMessage): Promise<SentMessage | undefined> => {
      const row = await findRow(database, which);
      return row && withCounts(database, row);
    },

    /** Withdraws the mails of a message that are neither sent nor being sent. Undefined for an unknown message. */
    withdrawMessage: ({
      actionId,
      now,
    }: {
      readonly actionId: string;
      readonly now: number;
    }): Promise<SentMessage | undefined> =>
      database.transaction().execute(async (transaction) => {
        const row = await findRow(transaction, { actionId });
        if (row === undefined) return undefined;
        await transaction
          .updateTable("mails")
          .set({ status: "withdrawn", claimed_until: 0, claimed_by: null })
          .where("message_id", "=", row.id)
          .where("kind", "=", "message")
          .where("status", "in", ["waiting", "dead"])
          .where(isColumnOver("claimed_until", longestClaim, now))
          .execute();
        // One that is being sent is marked as sent afterward.
        await transaction
          .updateTable("notices")
          .set({ next_attempt_at: null, last_error: null })
          .where("message_id", "=", row.id)
          .where("sent_at", "is", null)
          .execute();
        return withCounts(transaction, row);
      }),
  };
}

async function saveMessage(
  transaction: Transaction<Tables>,
  message: NewMessage,
): Promise<SaveMessageOutcome> {
  const earlier = await findRow(transaction, message);
  if (earlier !== undefined)
    return saysTheSame(message, earlier)
      ? { kind: "repeated", message: await withCounts(transaction, earlier) }
      : { kind: "action-reused" };
  const row = await transaction
    .insertInto("messages")
    .values(rowOfMessage(message))
    .returningAll()
    .executeTakeFirstOrThrow();
  await saveMails(transaction, message, row.id);
  return { kind: "stored", message: await withCounts(transaction, row) };
}

async function saveMails(
  transaction: Transaction<Tables>,
  { recipients, at, dueAt }: NewMessage,
  messageId: number,
): Promise<void> {
  for (const some of inParts(recipients, mostTogether)) {
    const addressOf = await customerAddresses(
      transaction,
      some.map(({ orderNumber }) => orderNumber),
    );
    const rows = some.map(
      ({ orderNumber, revision, email }): Insertable<MailRow> => ({
        ...newMail(orderNumber, dueAt),
        created_at: at,
        kind: "message",
        message_id: messageId,
        revision,
        recipient: addressOf(orderNumber, email),
      }),
    );
    await transaction.insertInto("mails").values(rows).execute();
  }
}

type WhichMessage = { readonly id: number } | { readonly actionId: string };

export function findRow(database: Kysely<Tables>, which: WhichMessage) {
  return database
    .selectFrom("messages")
    .selectAll()
    .where(({ eb }) =>
      "id" in which ? eb("id", "=", which.id) : eb("action_id", "=", which.actionId),
    )
    .executeTakeFirst();
}

/** Whether a stored message says the same to the same customers. */
export function saysTheSame(message: Message, row: Selectable<MessageRow>): boolean {
  const contentOf = ({ week, place, subject, text }: Message) =>
    JSON.stringify([week, place, subject.he, subject.en, text.he, text.en]);
  return contentOf(message) === contentOf(messageOfRow(row));
}

/** A message with the number of its mails of each status. */
export async function withCounts(
  database: Kysely<Tables>,
  row: Selectable<MessageRow>,
): Promise<SentMessage> {
  const counts =
    row.to_subscribers === 1
      ? await countNotices(database, row.id)
      : await database
          .selectFrom("mails")
          .select(({ fn }) => ["status", fn.countAll().as("count")])
          .where("message_id", "=", row.id)
          .where("kind", "=", "message")
          .groupBy("status")
          .execute();
  const of = (status: MailStatus) =>
    Number(counts.find((each) => each.status === status)?.count ?? 0);
  const [waiting, sent, dead, withdrawn] = [of("waiting"), of("sent"), of("dead"), of("withdrawn")];
  return { ...messageOfRow(row), waiting, sent, dead, withdrawn };
}

/** The notices of a message by the statuses of mails. One that is neither sent nor tried again without a reason was withdrawn. */
function countNotices(database: Kysely<Tables>, messageId: number) {
  return database
    .selectFrom("notices")
    .select(({ fn }) => [
      sql<MailStatus>`case when sent_at is not null then 'sent' when next_attempt_at is not null then 'waiting'
        when last_error is not null then 'dead' else 'withdrawn' end`.as("status"),
      fn.countAll().as("count"),
    ])
    .where("message_id", "=", messageId)
    .groupBy("status")
    .execute();
}

export function rowOfMessage(message: Message): Insertable<MessageRow> {
  return {
    action_id: message.actionId,
    device_id: message.deviceId,
    at: message.at,
    due_at: message.dueAt,
    week: message.week,
    place: message.place,
    subject_he: message.subject.he,
    subject_en: message.subject.en,
    text_he: message.text.he,
    text_en: message.text.en,
  };
}

export function messageOfRow(row: Selectable<MessageRow>): Message & { readonly id: number } {
  const { subjectHe, subjectEn, textHe, textEn, toSubscribers: _, ...message } = valueOf(row);
  const subject = { he: subjectHe, en: subjectEn };
  return { ...message, subject, text: { he: textHe, en: textEn } };
}
