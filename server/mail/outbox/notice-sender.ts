import type { MailAddress } from "#domain/customer/mail-address.ts";
import { noticeMail } from "#server/mail/letters/notice-mail.ts";
import type { RenderedMail } from "#server/mail/letters/rendered-mail.ts";
import { subscriberMail } from "#server/mail/letters/subscriber-mail.ts";
import type { ClaimedNotice, NoticeSubject } from "#server/store/mails/notices.ts";
import type { Store } from "#server/store/store.ts";
import {
  claimFor,
  type MailLog,
  type MailTransport,
  reasonOf,
  withinSending,
} from "./mail-transport.ts";
import { nextAttempt } from "./next-attempt.ts";

/** How many notices are sent at the same time. */
const atOnce = 4;

export interface NoticeSenderDeps {
  readonly store: Pick<
    Store,
    | "claimNotices"
    | "markNoticeSent"
    | "markNoticeFailed"
    | "catalogueOfVersion"
    | "currentCatalogue"
    | "listDevices"
  >;
  /** The origin of the site, such as `https://shop.example`; undefined if the shop does not know its own address. */
  readonly publicOrigin: string | undefined;
  readonly transport: MailTransport;
  readonly from: MailAddress | undefined;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly log: MailLog;
}

/**
 * Gives a function that sends the notices that are due, each at least once, and is fulfilled when none is due anymore; it never rejects.
 * After a failure a notice is tried again, with growing pauses, for a week. Nothing is begun after `stopping`, and what is under way is
 * aborted by `givingUp`.
 */
export function createNoticeSender(
  deps: NoticeSenderDeps,
  { stopping, givingUp }: { readonly stopping: AbortSignal; readonly givingUp: AbortSignal },
): () => Promise<void> {
  const { store, clock, log } = deps;
  let round: Promise<void> | undefined;
  const sendDue = async () => {
    try {
      while (!stopping.aborted) {
        const now = clock();
        const claim = { now, until: now + claimFor, limit: atOnce };
        const claimed = await store.claimNotices(claim);
        if (claimed.length === 0) break;
        await Promise.all(claimed.map((notice) => deliver(notice, givingUp, deps)));
      }
    } catch (error) {
      log.error({ err: error }, "notices could not be claimed");
    }
    round = undefined;
  };
  return () => (round ??= sendDue());
}

async function deliver(
  notice: ClaimedNotice,
  givingUp: AbortSignal,
  deps: NoticeSenderDeps,
): Promise<void> {
  const { store, clock, log, random } = deps;
  const { id, attempts } = notice;
  const isToSeller = notice.about.kind === "catalogue";
  const reader = isToSeller ? "the seller" : "a subscriber";
  const about = { mail: "notice", ...namedSubject(notice.about), attempts };
  try {
    const outcome = await send(notice, givingUp, deps);
    if (outcome.kind === "outdated") {
      const reason = "orders closed, or the seller took it off her site, before it was sent";
      await store.markNoticeFailed({ id, reason, nextAttemptAt: null });
      log.warn(about, `notice not sent: ${reason}`);
      return;
    }
    if (outcome.kind === "sent" || outcome.kind === "written") {
      await store.markNoticeSent({ id, sentAt: clock() });
      log.info(about, `notice sent to ${reader}`);
      return;
    }
    // One of her addresses may be an old one, which is refused for good.
    const waiting = { kind: "customer", attempts, waitingSince: notice.createdAt } as const;
    const isRefused = outcome.kind === "refused";
    const next = isRefused ? undefined : nextAttempt(waiting, clock(), random());
    await store.markNoticeFailed({
      id,
      reason: reasonOf(outcome),
      nextAttemptAt: next ?? null,
      refusedAt: isRefused ? clock() : undefined,
    });
    const fields = { ...about, code: outcome.code };
    if (next !== undefined)
      log.warn({ ...fields, again: new Date(next).toISOString() }, "notice not sent");
    // Addresses of readers end every day; the desk lists them.
    else if (isRefused && !isToSeller) log.warn(fields, "the address of a subscriber was refused");
    else log.error(fields, `notice to ${reader} given up`);
  } catch (error) {
    // The claim expires, and then it is due again.
    log.error({ ...about, err: error }, "the outcome of a notice could not be stored");
  }
}

/** Without a customer's data. */
function namedSubject(about: NoticeSubject) {
  return about.kind === "catalogue"
    ? { event: about.event.id }
    : { subscriber: about.subscriber.id };
}

async function send(notice: ClaimedNotice, givingUp: AbortSignal, deps: NoticeSenderDeps) {
  const { transport, clock } = deps;
  try {
    const mail = await renderNotice(notice, deps);
    if (mail === undefined) return { kind: "outdated" } as const;
    return await transport.send(mail, { now: clock(), signal: withinSending(givingUp) });
  } catch (error) {
    return { kind: "failed", code: "NOT_RENDERED", reason: String(error) } as const;
  }
}

/** Undefined for what is not to be sent anymore. Throws if something is missing; that may be corrected. */
async function renderNotice(
  { id, recipient, about }: ClaimedNotice,
  { store, from, publicOrigin: origin, clock }: NoticeSenderDeps,
): Promise<RenderedMail | undefined> {
  if (about.kind === "subscriber") {
    const { subscriber, message } = about;
    const current = await store.currentCatalogue();
    if (current === undefined) throw new Error("there is no catalogue");
    const { shop } = current.catalogue;
    const number = `${String(subscriber.id)}-${String(id)}`;
    const now = clock();
    return subscriberMail({ number, recipient, subscriber, message, shop, from, origin, now });
  }
  const { event } = about;
  const { version } = event.content;
  const before = await store.catalogueOfVersion(version - 1);
  const after = await store.catalogueOfVersion(version);
  const devices = await store.listDevices();
  const device = devices.find((each) => each.id === event.deviceId)?.name ?? null;
  const number = `${String(event.id)}-${String(id)}`;
  const mail = { number, recipient, device, before: before.shop, after: after.shop, from };
  return noticeMail(mail);
}
