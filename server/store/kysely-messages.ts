import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import { customerAddresses } from "./customer-addresses.ts";
import { isColumnOver, newMail } from "./mail-row.ts";
import type { Message, Messages, NewMessage, SaveMessageOutcome, SentMessage } from "./messages.ts";
import { longestClaim } from "./outbox.ts";
import type { MailRow, MessageRow, Tables } from "./tables.ts";

/** How many mails are inserted by one statement: SQLite takes 32,766 parameters. */
const mostTogether = 500;

/** The messages on any database that Kysely supports. */
export function createKyselyMessages(database: Kysely<Tables>): Messages {
  return {
    saveMessage: (message) =>
      database.transaction().execute((transaction) => saveMessage(transaction, message)),

    messagesOfWeek: async (week) => {
      const rows = await database
        .selectFrom("messages")
        .selectAll()
        .where("week", "=", week)
        .orderBy("id", "desc")
        .execute();
      return countMails(database, rows);
    },

    findMessage: async (which) => {
      const row = await database
        .selectFrom("messages")
        .selectAll()
        .where(({ eb }) =>
          "id" in which ? eb("id", "=", which.id) : eb("action_id", "=", which.actionId),
        )
        .executeTakeFirst();
      return row && (await countMails(database, [row]))[0];
    },

    withdrawMessage: ({ actionId, now }) =>
      database.transaction().execute(async (transaction) => {
        const row = await findByAction(transaction, actionId);
        if (row === undefined) return undefined;
        await transaction
          .updateTable("mails")
          .set({ status: "withdrawn", claimed_until: 0, claimed_by: null })
          .where("message_id", "=", row.id)
          .where("kind", "=", "message")
          .where("status", "in", ["waiting", "dead"])
          .where(isColumnOver("claimed_until", longestClaim, now))
          .execute();
        return (await countMails(transaction, [row]))[0];
      }),
  };
}

async function saveMessage(
  transaction: Transaction<Tables>,
  message: NewMessage,
): Promise<SaveMessageOutcome> {
  const earlier = await findByAction(transaction, message.actionId);
  const row =
    earlier ??
    (await transaction
      .insertInto("messages")
      .values(rowOfMessage(message))
      .returningAll()
      .executeTakeFirstOrThrow());
  if (earlier !== undefined && !isSame(message, earlier)) return { kind: "action-reused" };
  if (earlier === undefined) await saveMails(transaction, message, row.id);
  const [stored] = await countMails(transaction, [row]);
  if (stored === undefined) throw new Error("a message is missing in its transaction");
  return { kind: earlier === undefined ? "stored" : "repeated", message: stored };
}

async function saveMails(
  transaction: Transaction<Tables>,
  { recipients, at, dueAt }: NewMessage,
  messageId: number,
): Promise<void> {
  for (let from = 0; from < recipients.length; from += mostTogether) {
    const some = recipients.slice(from, from + mostTogether);
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

function findByAction(database: Kysely<Tables>, actionId: string) {
  return database
    .selectFrom("messages")
    .selectAll()
    .where("action_id", "=", actionId)
    .executeTakeFirst();
}

/** Whether a stored message says the same to the same customers. */
function isSame(message: NewMessage, row: Selectable<MessageRow>): boolean {
  const { week, place, subject, text } = messageOfRow(row);
  const contentOf = (each: Pick<Message, "week" | "place" | "subject" | "text">) =>
    JSON.stringify([
      each.week,
      each.place,
      each.subject.he,
      each.subject.en,
      each.text.he,
      each.text.en,
    ]);
  return contentOf(message) === contentOf({ week, place, subject, text });
}

async function countMails(
  database: Kysely<Tables>,
  rows: readonly Selectable<MessageRow>[],
): Promise<readonly SentMessage[]> {
  if (rows.length === 0) return [];
  const counts = await database
    .selectFrom("mails")
    .select(({ fn }) => ["message_id", "status", fn.countAll().as("count")])
    .where(
      "message_id",
      "in",
      rows.map(({ id }) => id),
    )
    .where("kind", "=", "message")
    .groupBy(["message_id", "status"])
    .execute();
  return rows.map((row) => {
    const of = (status: string) =>
      Number(
        counts.find((each) => each.message_id === row.id && each.status === status)?.count ?? 0,
      );
    return {
      ...messageOfRow(row),
      id: row.id,
      waiting: of("waiting"),
      sent: of("sent"),
      dead: of("dead"),
      withdrawn: of("withdrawn"),
    };
  });
}

function rowOfMessage(message: Message): Insertable<MessageRow> {
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

function messageOfRow(row: Selectable<MessageRow>): Message {
  return {
    actionId: row.action_id,
    deviceId: row.device_id,
    at: row.at,
    dueAt: row.due_at,
    week: row.week,
    place: row.place,
    subject: { he: row.subject_he, en: row.subject_en },
    text: { he: row.text_he, en: row.text_en },
  };
}
