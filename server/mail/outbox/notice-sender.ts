import type { MailAddress } from "#domain/customer/mail-address.ts";
import { noticeMail } from "#server/mail/letters/notice-mail.ts";
import type { ClaimedNotice } from "#server/store/mails/notices.ts";
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
    "claimNotices" | "markNoticeSent" | "markNoticeFailed" | "catalogueOfVersion" | "listDevices"
  >;
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
      log.error({ err: error }, "notices to the seller could not be claimed");
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
  const about = { mail: "notice", event: notice.event.id, attempts };
  try {
    const outcome = await send(notice, givingUp, deps);
    if (outcome.kind === "sent" || outcome.kind === "written") {
      await store.markNoticeSent({ id, sentAt: clock() });
      log.info(about, "notice sent to the seller");
      return;
    }
    // One of her addresses may be an old one, which is refused for good.
    const waiting = { kind: "customer", attempts, waitingSince: notice.createdAt } as const;
    const next = outcome.kind === "refused" ? undefined : nextAttempt(waiting, clock(), random());
    await store.markNoticeFailed({ id, reason: reasonOf(outcome), nextAttemptAt: next ?? null });
    const fields = { ...about, code: outcome.code };
    if (next === undefined) log.error(fields, "notice to the seller given up");
    else log.warn({ ...fields, again: new Date(next).toISOString() }, "notice not sent");
  } catch (error) {
    // The claim expires, and then it is due again.
    log.error({ ...about, err: error }, "the outcome of a notice could not be stored");
  }
}

async function send(
  { id, recipient, event }: ClaimedNotice,
  givingUp: AbortSignal,
  { store, transport, from, clock }: NoticeSenderDeps,
) {
  const { version } = event.content;
  const before = await store.catalogueOfVersion(version - 1);
  const after = await store.catalogueOfVersion(version);
  const devices = await store.listDevices();
  const device = devices.find((each) => each.id === event.deviceId)?.name ?? null;
  const number = `${String(event.id)}-${String(id)}`;
  const mail = { number, recipient, device, before: before.shop, after: after.shop, from };
  return transport.send(noticeMail(mail), { now: clock(), signal: withinSending(givingUp) });
}
