import type { ListedMail, MailStatus, Outbox } from "#server/store/outbox.ts";

/** The most mails of a status that are listed, but for those that were sent. */
const mostListed = 1_000;

/** How the outbox stands, for whoever runs the shop: what waits, what is dead and why, and what was sent last. */
export async function mailReport(
  outbox: Pick<Outbox, "countMails" | "listMails">,
  lastSent: number,
): Promise<string> {
  const { waiting, dead, waitingSince } = await outbox.countMails();
  const since = waitingSince === undefined ? "" : `, the longest since ${timeText(waitingSince)}`;
  const lists: readonly (readonly [MailStatus, number])[] = [
    ["dead", mostListed],
    ["waiting", mostListed],
    ["sent", lastSent],
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
    waiting: `next ${timeText(mail.nextAttemptAt)}`,
    sent: `sent ${timeText(mail.sentAt ?? mail.nextAttemptAt)}`,
    dead: `since ${timeText(mail.nextAttemptAt)}`,
  };
  const tries = attempts === 1 ? "1 try" : `${String(attempts)} tries`;
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
