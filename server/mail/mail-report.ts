import type { ListedNotice } from "#server/store/notices.ts";
import type { ListedMail, MailStatus } from "#server/store/outbox.ts";
import type { Store } from "#server/store/store.ts";

/** The maximum number of waiting and of dead mails in the list, and of notices that were not sent. */
const mostListed = 1_000;

/**
 * The state of the outbox for the operator: counts, waiting mails, dead mails with the reason, the `lastSent` mails that were sent or
 * withdrawn last; the same of the notices to the seller.
 */
export async function mailReport(
  outbox: Pick<Store, "countMails" | "listMails" | "listNotices">,
  lastSent: number,
): Promise<string> {
  const { waiting, dead, waitingSince } = await outbox.countMails();
  const since = waitingSince === undefined ? "" : `, the oldest since ${timeText(waitingSince)}`;
  const lists: readonly (readonly [MailStatus, number])[] = [
    ["dead", mostListed],
    ["waiting", mostListed],
    ["sent", lastSent],
    ["withdrawn", lastSent],
  ];
  const sections = await Promise.all(
    lists.map(async ([status, limit]) => {
      const mails = await outbox.listMails({ status, limit });
      return mails.length === 0 ? "" : `\n${status}\n${mails.map(mailLine).join("")}`;
    }),
  );
  const [open, sent] = [
    await outbox.listNotices({ isSent: false, limit: mostListed }),
    await outbox.listNotices({ isSent: true, limit: lastSent }),
  ];
  if (open.length + sent.length > 0) {
    const givenUp = open.filter(({ nextAttemptAt }) => nextAttemptAt === undefined).length;
    const counts = `${String(open.length - givenUp)} waiting; ${String(givenUp)} given up`;
    const lines = [...open, ...sent].map(noticeLine);
    sections.push(`\nnotices to the seller: ${counts}\n${lines.join("")}`);
  }
  return `${String(waiting)} waiting${since}; ${String(dead)} dead\n${sections.join("")}`;
}

function noticeLine(notice: ListedNotice): string {
  const { id, recipient, attempts, createdAt, sentAt, nextAttemptAt, lastError } = notice;
  const state =
    sentAt !== undefined
      ? `sent ${timeText(sentAt)}`
      : nextAttemptAt === undefined
        ? "given up"
        : `next attempt ${timeText(nextAttemptAt)}`;
  return `  ${String(id)}  changed ${timeText(createdAt)}  ${recipient}  ${state}  ${triesText(attempts)}${whyText(lastError)}\n`;
}

function mailLine(mail: ListedMail): string {
  const { id, orderNumber, kind, recipient, attempts, status, lastError } = mail;
  const when = {
    waiting: `next attempt ${timeText(mail.nextAttemptAt)}`,
    sent: `sent ${timeText(mail.sentAt ?? mail.nextAttemptAt)}`,
    dead: `since ${timeText(mail.nextAttemptAt)}`,
    withdrawn: "not sent, because it was undone in time",
  };
  return `  ${String(id)}  order ${orderNumber}  ${kind} ${recipient}  ${when[status]}  ${triesText(attempts)}${whyText(lastError)}\n`;
}

function triesText(attempts: number): string {
  return attempts === 1 ? "1 attempt" : `${String(attempts)} attempts`;
}

function whyText(lastError: string | undefined): string {
  return lastError === undefined ? "" : `\n      ${lastError}`;
}

/** An instant on the clock of Asia/Jerusalem, `2026-01-05 11:00`. */
function timeText(instant: number): string {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Asia/Jerusalem",
    dateStyle: "short",
    timeStyle: "short",
  });
  return format.format(instant);
}
