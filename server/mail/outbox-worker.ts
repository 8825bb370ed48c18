import type { MailAddress } from "#domain/customer/mail-address.ts";
import { orderMail } from "#server/order-mail/order-mail.ts";
import type { ClaimedMail } from "#server/store/outbox.ts";
import type { Store } from "#server/store/store.ts";
import type { MailTransport, SendOutcome } from "./mail-transport.ts";
import { nextAttempt } from "./next-attempt.ts";

/** How many mails are under way at once. */
export const mailsAtOnce = 4;

/** Milliseconds between two looks for mails that have become due, or that another process has left. */
const pollEvery = 10_000;
/** Milliseconds that sending one mail may take in all. */
const longestSending = 2 * 60_000;
/** Milliseconds for which a mail is claimed: longer than sending it can take. */
const claimFor = 3 * 60_000;
/** Milliseconds that `stop` waits for the mails under way, and then for their failures to be stored. */
const patienceByDefault = { atStop: 1_300, atAbort: 300 };
/** The longest reason that is kept. */
const longestReason = 500;

export interface OutboxWorkerDeps {
  readonly store: Pick<
    Store,
    "claimMails" | "markMailSent" | "markMailFailed" | "findOrder" | "catalogueOfVersion"
  >;
  readonly transport: MailTransport;
  readonly from: MailAddress | undefined;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Names a claim; never the same twice. */
  readonly makeToken: () => string;
  readonly log: MailLog;
  readonly patience?: typeof patienceByDefault | undefined;
}

/** A log in the manner of pino. What is written there names orders by their number and no customer. */
export interface MailLog {
  readonly info: (fields: object, line: string) => void;
  readonly warn: (fields: object, line: string) => void;
  readonly error: (fields: object, line: string) => void;
}

export interface OutboxWorker {
  /** Looks for mails now and then from now on. */
  readonly start: () => void;
  /** Looks for mails at once: an order was stored. Fulfilled when none is due any more; never rejects. */
  readonly wake: () => Promise<void>;
  /** Takes on no more mails and finishes those under way, within two seconds: what is not finished then is tried again later. */
  readonly stop: () => Promise<void>;
}

/**
 * Sends the mails of the outbox: each at least once, with the same Message-ID each time; any number of workers may share one
 * store. A mail that was refused for good or failed for a week is dead; every other failure is tried again, with growing pauses.
 */
export function createOutboxWorker(deps: OutboxWorkerDeps): OutboxWorker {
  const { store, clock, log, patience = patienceByDefault } = deps;
  const stopping = new AbortController();
  const givingUp = new AbortController();
  let isWoken = false;
  let round: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const sendWhatIsDue = async () => {
    try {
      while (!stopping.signal.aborted) {
        isWoken = false;
        const now = clock();
        const token = deps.makeToken();
        const claim = { now, limit: mailsAtOnce, claimedUntil: now + claimFor, token };
        const mails = await store.claimMails(claim);
        await Promise.all(mails.map((mail) => deliver(mail, token, givingUp.signal, deps)));
        // Who called while the last look was under way may have come too late for it.
        if (mails.length === 0 && !isWoken) return;
      }
    } catch (error) {
      log.error({ err: error }, "the mails that are due could not be looked up");
    } finally {
      round = undefined;
    }
  };

  const wake = async () => {
    if (stopping.signal.aborted) return;
    isWoken = true;
    round ??= sendWhatIsDue();
    await round;
  };

  return {
    start: () => {
      timer = setInterval(() => void wake(), pollEvery).unref();
      void wake();
    },
    wake,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await withinTime(round, patience.atStop);
      givingUp.abort();
      await withinTime(round, patience.atAbort);
      deps.transport.close();
    },
  };
}

async function deliver(
  mail: ClaimedMail,
  token: string,
  signal: AbortSignal,
  deps: OutboxWorkerDeps,
): Promise<void> {
  const { store, clock, log } = deps;
  const about = { order: mail.orderNumber, mail: mail.kind, attempts: mail.attempts };
  try {
    const outcome = await send(mail, signal, deps);
    if (outcome.kind === "sent" || outcome.kind === "written") {
      await store.markMailSent({ id: mail.id, sentAt: clock() });
      log.info(about, outcome.kind === "sent" ? "mail sent" : "mail written as a file");
      return;
    }
    const next = outcome.kind === "refused" ? undefined : nextAttempt(mail, clock(), deps.random());
    await store.markMailFailed({
      id: mail.id,
      token,
      reason: outcome.reason.replaceAll(/\p{Cc}+/gu, " ").slice(0, longestReason),
      nextAttemptAt: next,
    });
    const fields = { ...about, code: outcome.code };
    if (next === undefined) log.error(fields, "mail dead: it is not tried any more");
    else log.warn({ ...fields, again: new Date(next).toISOString() }, "mail not sent yet");
  } catch (error) {
    // The claim runs out, and then the mail is due again.
    log.error({ ...about, err: error }, "what became of a mail could not be written down");
  }
}

/** Renders and sends a mail. What is thrown on the way is a failure as any other: a repaired shop sends the mail after all. */
async function send(
  mail: ClaimedMail,
  signal: AbortSignal,
  { store, transport, from, clock }: OutboxWorkerDeps,
): Promise<SendOutcome> {
  try {
    const order = await store.findOrder(mail.orderNumber);
    if (order === undefined) throw new Error("there is no order of this number");
    const catalogue = await store.catalogueOfVersion(order.catalogueVersion);
    const { kind, recipient } = mail;
    return await transport.send(orderMail({ kind, recipient, order, catalogue, from }), {
      now: clock(),
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestSending)]),
    });
  } catch (error) {
    return { kind: "failed", code: "NOT_RENDERED", reason: String(error) };
  }
}

async function withinTime(work: Promise<void> | undefined, milliseconds: number): Promise<void> {
  if (work === undefined) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
