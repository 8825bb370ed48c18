import type { ListedMail, MailStatus, Outbox } from "#server/store/outbox.ts";

/** The maximum number of waiting and of dead mails in the list. */
const mostListed = 1_000;

/**
 * The state of the outbox for the operator: counts, waiting mails, dead mails with the reason, and the `lastSent` mails that were sent or
 * withdrawn last.
 */
export async function mailReport(
  outbox: Pick<Outbox, "countMails" | "listMails">,
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
  return `${String(waiting)} waiting${since}; ${String(dead)} dead\n${sections.join("")}`;
}

function mailLine(mail: ListedMail): string {
  const { id, orderNumber, kind, recipient, attempts, status, lastError } = mail;
  const when = {
    waiting: `next attempt ${timeText(mail.nextAttemptAt)}`,
    sent: `sent ${timeText(mail.sentAt ?? mail.nextAttemptAt)}`,
    dead: `since ${timeText(mail.nextAttemptAt)}`,
    withdrawn: "not sent, because it was undone in time",
  };
  const tries = attempts === 1 ? "1 attempt" : `${String(attempts)} attempts`;
  const why = lastError === undefined ? "" : `\n      ${lastError}`;
  return `  ${String(id)}  order ${orderNumber}  ${kind} ${recipient}  ${when[status]}  ${tries}${why}\n`;
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
