import { timeInJerusalem } from "#domain/schedule/date-text.ts";
import type { MailDelivery } from "#server/store/mails/mail-delivery.ts";
import { waitsSinceFuture } from "#server/store/mails/outbox.ts";
import type { Store } from "#server/store/store.ts";
import type { Finding } from "./problem.ts";

/** A mail that waits for so long has failed several times, or nobody sends mails. In milliseconds. */
const longWait = 30 * 60_000;

interface MailsLook {
  readonly store: Pick<Store, "countMails">;
  readonly mailDelivery: MailDelivery;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
}

/** Mails that nobody gets, or not in time. */
export async function lookAtMails({
  store,
  mailDelivery,
  now,
}: MailsLook): Promise<readonly Finding[]> {
  const { waiting, waitingSince, dead, deadSince } = await store.countMails();
  const findings: Finding[] = [];
  const add = (finding: Omit<Finding, "stopsOrders">) =>
    findings.push({ ...finding, stopsOrders: false });
  if (mailDelivery === "held")
    add({
      kind: "mails-held",
      words:
        "SMTP_URL is not set, but this shop sent mails before: they wait until it is set again",
    });
  if (mailDelivery === "files")
    add({
      kind: "mails-to-files",
      words:
        "SMTP_URL is not set: mails are written to files in DATA_DIR/mails and nobody gets them",
    });
  else if (waitingSince !== undefined) {
    const isOfFuture = waitsSinceFuture(waitingSince, now);
    if (isOfFuture || now - waitingSince > longWait)
      add({
        kind: "mails-waiting",
        since: isOfFuture ? undefined : waitingSince,
        amount: waiting,
        words: `${String(waiting)} mails wait, the first since ${timeInJerusalem(waitingSince)}: npm run mails says why`,
      });
  }
  if (dead > 0)
    add({
      kind: "mails-dead",
      since: deadSince,
      amount: dead,
      words: `${String(dead)} mails could not be delivered: npm run mails lists them, npm run mails -- --retry-dead sends them again`,
    });
  return findings;
}
