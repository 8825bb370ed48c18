import { timeInJerusalem } from "#domain/schedule/date-text.ts";
import type { ListedNotice } from "#server/store/mails/notices.ts";
import {
  isOver,
  type ListedMail,
  longestWait,
  type MailStatus,
  waitsSinceFuture,
} from "#server/store/mails/outbox.ts";
import type { Store } from "#server/store/store.ts";

/** The maximum number of waiting and of dead mails in the list, and of notices that were not sent. */
const mostListed = 1_000;

/**
 * The state of the outbox for the operator: counts, waiting mails, dead mails with the reason, the `lastSent` mails that were sent or
 * withdrawn last; the same of the notices to the seller. What was stored while the clock was ahead of `now` is called that.
 */
export async function mailReport(
  outbox: Pick<Store, "countMails" | "listMails" | "listNotices">,
  lastSent: number,
  now: number,
): Promise<string> {
  const { waiting, dead, waitingSince } = await outbox.countMails();
  const since = waitingSince === undefined ? "" : `, ${oldestText(waitingSince, now)}`;
  const lists: readonly (readonly [MailStatus, number])[] = [
    ["dead", mostListed],
    ["waiting", mostListed],
    ["sent", lastSent],
    ["withdrawn", lastSent],
  ];
  const sections = await Promise.all(
    lists.map(async ([status, limit]) => {
      const mails = await outbox.listMails({ status, limit });
      return mails.length === 0
        ? ""
        : `\n${status}\n${mails.map((mail) => mailLine(mail, now)).join("")}`;
    }),
  );
  const [open, sent] = [
    await outbox.listNotices({ isSent: false, limit: mostListed }),
    await outbox.listNotices({ isSent: true, limit: lastSent }),
  ];
  if (open.length + sent.length > 0) {
    const waitingNotices = open.filter(({ nextAttemptAt }) => nextAttemptAt !== null).length;
    const givenUp = open.filter(
      ({ nextAttemptAt, lastError }) => nextAttemptAt === null && lastError !== null,
    ).length;
    const counts = `${String(waitingNotices)} waiting; ${String(givenUp)} given up`;
    const lines = [...open, ...sent].map((notice) => noticeLine(notice, now));
    sections.push(`\nnotices: ${counts}\n${lines.join("")}`);
  }
  return `${String(waiting)} waiting${since}; ${String(dead)} dead\n${sections.join("")}`;
}

function oldestText(since: number, now: number): string {
  return waitsSinceFuture(since, now)
    ? "stored while the clock was ahead"
    : `the oldest since ${timeInJerusalem(since)}`;
}

function nextText(nextAttemptAt: number, now: number): string {
  return nextAttemptAt > now && isOver(nextAttemptAt, longestWait, now)
    ? "due now: stored while the clock was ahead"
    : `next attempt ${timeInJerusalem(nextAttemptAt)}`;
}

function noticeLine(notice: ListedNotice, now: number): string {
  const { id, subscriberId, attempts, createdAt, sentAt, nextAttemptAt, lastError } = notice;
  const recipient = subscriberId === null ? notice.recipient : `subscriber ${String(subscriberId)}`;
  const state =
    sentAt !== null
      ? `sent ${timeInJerusalem(sentAt)}`
      : nextAttemptAt === null
        ? lastError === null
          ? "withdrawn"
          : "given up"
        : nextText(nextAttemptAt, now);
  return `  ${String(id)}  changed ${timeInJerusalem(createdAt)}  ${recipient}  ${state}  ${triesText(attempts)}${whyText(subscriberId === null ? lastError : null)}\n`;
}

function mailLine(mail: ListedMail, now: number): string {
  const { id, orderNumber, kind, recipient, attempts, status, lastError } = mail;
  const when = {
    waiting: nextText(mail.nextAttemptAt, now),
    sent: `sent ${timeInJerusalem(mail.sentAt ?? mail.nextAttemptAt)}`,
    dead: `since ${timeInJerusalem(mail.nextAttemptAt)}`,
    withdrawn: `not sent, because it was undone ${kind === "request" ? "or paid " : ""}in time`,
  };
  return `  ${String(id)}  order ${orderNumber}  ${kind} ${recipient}  ${when[status]}  ${triesText(attempts)}${whyText(lastError)}\n`;
}

function triesText(attempts: number): string {
  return attempts === 1 ? "1 attempt" : `${String(attempts)} attempts`;
}

function whyText(lastError: string | null | undefined): string {
  return lastError == null ? "" : `\n      ${lastError}`;
}
