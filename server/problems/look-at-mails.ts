import { type MailProblem, mailProblem } from "#domain/order-log/mail-problem.ts";
import { timeInJerusalem } from "#domain/schedule/date-text.ts";
import type { MailDelivery } from "#server/store/mails/mail-delivery.ts";
import { waitsSinceFuture } from "#server/store/mails/outbox.ts";
import type { Store } from "#server/store/store.ts";
import type { Finding } from "./problem.ts";

/** A mail that waits for so long has failed several times, or nobody sends mails. In milliseconds. */
const longWait = 30 * 60_000;

interface MailsLook {
  readonly store: Pick<Store, "countMails" | "listMails">;
  readonly mailDelivery: MailDelivery;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
}

/** Errors that do not pass without help, so that each is a problem at once. */
const ofSettings: ReadonlySet<MailProblem> = new Set(["login", "host", "certificate", "sender"]);

/** What the operator can do. */
const cures: Readonly<Record<MailProblem, string>> = {
  login: "the mail server refuses the user or the password: correct SMTP_URL",
  host: "there is no mail server of this name: correct the host in SMTP_URL",
  certificate:
    "the mail server cannot be connected to with encryption: SMTP_URL needs the host name of its certificate, smtps:// for port 465, smtp:// for 587 and 25; a server of one's own with a self-signed certificate also needs ?tls.rejectUnauthorized=false",
  sender:
    "the mail server takes no mail from this sender: set MAIL_FROM to an address that it may send",
  unreachable:
    "the mail server does not answer: look at host and port in SMTP_URL, and whether the provider of this machine blocks the port",
  later: "the recipient's mail server asks to try later: npm run mails has its words",
  address: "the address does not exist: npm run mails has it",
  full: "the mailbox of the recipient is full: npm run mails has its address",
  refused:
    "the mail server refuses the mails: npm run mails has its words; see docs/mail.md about SPF, DKIM and DMARC",
};

/** How many waiting mails are looked at for a reason. */
const mostLookedAt = 100;

/** What the mail that is tried last says of why it could not be sent; undefined if none has failed. */
async function newestProblem(store: Pick<Store, "listMails">): Promise<MailProblem | undefined> {
  const waiting = await store.listMails({ status: "waiting", limit: mostLookedAt });
  const failed = waiting.find(({ lastError }) => lastError !== undefined);
  return failed?.lastError === undefined ? undefined : mailProblem(failed.lastError);
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
  if (mailDelivery !== "held" && waitingSince !== undefined) {
    const isOfFuture = waitsSinceFuture(waitingSince, now);
    const why = await newestProblem(store);
    const isOurs = why !== undefined && ofSettings.has(why);
    if (isOfFuture || isOurs || now - waitingSince > longWait)
      add({
        kind: "mails-waiting",
        since: isOfFuture ? undefined : waitingSince,
        amount: waiting,
        mailProblem: why,
        words: `${String(waiting)} mails wait, the first since ${timeInJerusalem(waitingSince)}: ${why === undefined ? "npm run mails lists them" : cures[why]}`,
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
