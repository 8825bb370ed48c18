import { setTimeout as wait } from "node:timers/promises";
import { type MailToRender, orderMail } from "#server/mail/letters/order-mail.ts";
import {
  type ClaimedMail,
  customerMailKinds,
  isReported,
  isToSeller,
  type MailKind,
  sellerMailKinds,
} from "#server/store/mails/outbox.ts";
import type { Store } from "#server/store/store.ts";
import { type MailToRenderDeps, readMailToRender } from "./mail-to-render.ts";
import { claimFor, type DeliveryOutcome, reasonOf, withinSending } from "./mail-transport.ts";
import { nextAttempt } from "./next-attempt.ts";
import { createNoticeSender, type NoticeSenderDeps } from "./notice-sender.ts";

/** How many mails are sent at the same time. */
export const mailsAtOnce = 8;
/** How many of them may be to the seller, or to customers: recipients that do not answer never delay the others. */
const mostOfOneSide = 6;
/** The mails to the seller are claimed first. */
const sides: readonly (readonly MailKind[])[] = [sellerMailKinds, customerMailKinds];

/** Milliseconds between two polls for mails that have become due, or whose claim by another process has expired. */
const pollEvery = 10_000;
/**
 * Milliseconds for which freed places are collected while other mails are under way. Each claim is a sync of the disk, and one for
 * each mail would slow down the orders.
 */
const pauseBetweenClaims = 50;
/** Milliseconds that `stop` waits for the mails under way, and then for their failures to be stored. */
const patienceByDefault = { atStop: 1_300, atAbort: 300 };
/** The code of a mail that is not sent because what it tells was undone, what it asks for was paid, or its order has another address. */
const undone = "UNDONE";

export interface OutboxWorkerDeps extends NoticeSenderDeps {
  readonly store: MailToRenderDeps["store"] &
    NoticeSenderDeps["store"] &
    Pick<Store, "claimMails" | "markMailSent" | "markMailFailed" | "redirectSellerMails">;
  readonly pageOf: MailToRenderDeps["pageOf"];
  /** The address of the seller's mails now; undefined if there is none yet. */
  readonly sellerAddress: () => Promise<string | undefined>;
  /** Makes the token of a claim, a new one each time. */
  readonly makeToken: () => string;
  /** Called with each mail to the seller when it is sent for the first time. */
  readonly onFirstSending?: (toRender: Omit<MailToRender, "from">) => void;
  readonly patience?: typeof patienceByDefault | undefined;
}

export interface OutboxWorker {
  /** Sends due mails now, and polls for them from now on. */
  readonly start: () => void;
  /** Sends due mails now, because an order was stored. Fulfilled when no mail is due anymore; never rejects. */
  readonly wake: () => Promise<void>;
  /** Claims no more mails and waits up to two seconds for those under way. Unfinished mails are tried again later. */
  readonly stop: () => Promise<void>;
}

/**
 * Creates a worker that sends the mails of the outbox, each at least once and always with the same Message-ID. Any number of
 * workers may share one store. After a failure a mail is tried again, with growing pauses. A mail to the seller is
 * retried without end, at her new address if it changes. A customer's mail becomes dead if the address does not exist or after a week,
 * and the seller gets a mail about that.
 */
export function createOutboxWorker(deps: OutboxWorkerDeps): OutboxWorker {
  const { store, clock, log, patience = patienceByDefault } = deps;
  const stopping = new AbortController();
  const givingUp = new AbortController();
  const signals = { stopping: stopping.signal, givingUp: givingUp.signal };
  const sendNotices = createNoticeSender(deps, signals);
  /** The kinds of the mails under way. */
  const underWay = new Map<number, MailKind>();
  /** Resolved by the next end of a mail, and by the next call of `wake`. */
  let change = Promise.withResolvers<void>();
  let isWoken = false;
  /** Where the seller's waiting mails go. */
  let redirectedTo: string | undefined;
  let round: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const sendOne = async (mail: ClaimedMail, token: string) => {
    await deliver(mail, token, givingUp.signal, deps);
    underWay.delete(mail.id);
    change.resolve();
  };

  /** Claims as many due mails as may be sent now, starts to send them, and gives their number. */
  const startSending = async (): Promise<number> => {
    const ofSide = (kinds: readonly MailKind[]) =>
      [...underWay.values()].filter((kind) => kinds.includes(kind)).length;
    const groups = sides
      .map((kinds) => ({ kinds, limit: mostOfOneSide - ofSide(kinds) }))
      .filter(({ limit: left }) => left > 0);
    const limit = mailsAtOnce - underWay.size;
    if (limit <= 0 || groups.length === 0 || stopping.signal.aborted) return 0;
    const now = clock();
    const token = deps.makeToken();
    const claim = { now, limit, groups, claimedUntil: now + claimFor, token };
    const claimed = await store.claimMails(claim);
    for (const mail of claimed) {
      underWay.set(mail.id, mail.kind);
      void sendOne(mail, token);
    }
    return claimed.length;
  };

  /** Her old address may be the reason why mails to the seller wait. */
  const followSeller = async () => {
    const recipient = await deps.sellerAddress();
    if (recipient === undefined || recipient === redirectedTo) return;
    const mails = await store.redirectSellerMails({ recipient, now: clock() });
    redirectedTo = recipient;
    if (mails > 0) log.warn({ mails }, "mails to the seller go to her new address");
  };

  const sendWhatIsDue = async () => {
    await followSeller().catch((error: unknown) => {
      log.error({ err: error }, "the seller's address could not be looked up");
    });
    for (;;) {
      const next = Promise.withResolvers<void>();
      [change, isWoken] = [next, false];
      const started = await startSending().catch((error: unknown) => {
        log.error({ err: error }, "due mails could not be claimed");
        return 0;
      });
      // A call of `wake` during the claim may be about a mail that the claim did not see.
      if (started === 0 && underWay.size === 0 && !isWoken) break;
      await next.promise;
      if (underWay.size > 0) await wait(pauseBetweenClaims);
    }
    round = undefined;
  };

  const wake = async () => {
    if (stopping.signal.aborted) return;
    isWoken = true;
    change.resolve();
    round ??= sendWhatIsDue();
    await Promise.all([round, sendNotices()]);
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
      const ending = Promise.all([round, sendNotices()]);
      await withinTime(ending, patience.atStop);
      givingUp.abort();
      await withinTime(ending, patience.atAbort);
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
      log.info(about, outcome.kind === "sent" ? "mail sent" : "mail written to a file");
      return;
    }
    const isFinal = outcome.kind === "refused" && !isToSeller(mail.kind);
    const next = isFinal ? undefined : nextAttempt(mail, clock(), deps.random());
    await store.markMailFailed({
      id: mail.id,
      token,
      now: clock(),
      reason: reasonOf(outcome),
      nextAttemptAt: next,
      isOver: outcome.code === undone,
      ...(next === undefined && { reportTo: await deps.sellerAddress() }),
    });
    const fields = { ...about, code: outcome.code };
    if (outcome.code === undone) log.info(about, "mail not sent: what it tells is not so any more");
    else if (next === undefined)
      log.error(
        fields,
        `customer's mail given up${isReported(mail.kind) ? ": the seller gets a mail about it" : ""}`,
      );
    else
      log.warn(
        { ...fields, again: new Date(next).toISOString() },
        "mail not sent: it will be tried again",
      );
  } catch (error) {
    // The claim expires, and then the mail is due again.
    log.error({ ...about, err: error }, "the outcome of a mail could not be stored");
  }
}

/**
 * Renders and sends a mail. An exception counts as a failure that is tried again, because the bug may be fixed by then. A mail about an
 * event that was undone, or for an order that was paid or got another address meanwhile, is not sent, and is withdrawn.
 */
async function send(
  mail: ClaimedMail,
  signal: AbortSignal,
  deps: OutboxWorkerDeps,
): Promise<DeliveryOutcome> {
  const { transport, from, clock } = deps;
  try {
    const toRender = await readMailToRender(mail, deps);
    if (typeof toRender === "string") return { kind: "failed", code: undone, reason: toRender };
    if (mail.attempts === 1 && isToSeller(mail.kind)) deps.onFirstSending?.(toRender);
    const sending = { now: clock(), signal: withinSending(signal) };
    return await transport.send(orderMail({ ...toRender, from }), sending);
  } catch (error) {
    return { kind: "failed", code: "NOT_RENDERED", reason: String(error) };
  }
}

async function withinTime(work: Promise<unknown>, milliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
