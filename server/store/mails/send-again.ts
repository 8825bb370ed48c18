import { type SqlBool, sql, type Transaction } from "kysely";
import { undoableFor } from "#domain/order-log/asking.ts";
import { clockTolerance, stillHolds } from "#domain/schedule/still-holds.ts";
import type { Tables } from "#server/store/tables.ts";
import type { MailStatus } from "./outbox.ts";

/** How long a mail that was sent again by hand is not sent once more to the same address, in milliseconds. */
const pause = 60 * 60 * 1000;
/** The most mails that are sent again to one address within the pause. */
const mostToAddress = 5;
/** A mail that waits for longer after it was made was made due by hand, in milliseconds. */
const longestFirstWait = undoableFor + clockTolerance;

interface SentMail {
  readonly status: MailStatus;
  /** Milliseconds since 1970 UTC, as `waitingSince`. */
  readonly createdAt: number;
  readonly waitingSince: number;
}

/** When a mail may be sent again to the same address, in milliseconds since 1970 UTC; undefined if now. One that waits is only hurried. */
export function mayBeSentAgainAt(
  { status, createdAt, waitingSince }: SentMail,
  now: number,
): number | undefined {
  const wasAgain = status !== "waiting" && waitingSince > createdAt + longestFirstWait;
  return wasAgain && stillHolds(waitingSince, pause, now) ? waitingSince + pause : undefined;
}

/** Whether an address has had as many mails again within the pause as it may. `id` is that of the mail that is to be sent, which does not count. */
export async function hasHadEnough(
  transaction: Transaction<Tables>,
  { id, recipient, now }: { readonly id: number; readonly recipient: string; readonly now: number },
): Promise<boolean> {
  const { mails } = await transaction
    .selectFrom("mails")
    .select(({ fn }) => fn.countAll().as("mails"))
    // Of the orders that have or had the address: another one needs a confirmed sign-in.
    .where("order_number", "in", (orders) =>
      orders
        .selectFrom("orders")
        .select("number")
        .where(sql<SqlBool>`lower(email) = lower(${recipient})`)
        .union(
          orders
            .selectFrom("order_revisions")
            .select("order_number as number")
            .where(sql<SqlBool>`lower(email) = lower(${recipient})`),
        ),
    )
    .where("waiting_since", ">", now - pause)
    .where("waiting_since", "<=", now + clockTolerance)
    .where(sql<SqlBool>`waiting_since > created_at + ${longestFirstWait}`)
    .where(sql<SqlBool>`lower(recipient) = lower(${recipient})`)
    .where("id", "<>", id)
    .executeTakeFirstOrThrow();
  return Number(mails) >= mostToAddress;
}
