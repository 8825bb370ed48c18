import { mostUnconfirmedMails } from "#contract/desk-calls/mail-limit.ts";
import { stillHolds } from "#domain/schedule/still-holds.ts";
import type { Permit } from "#server/ordering/with-permit.ts";

const hour = 60 * 60 * 1000;

/** For how long the bound is said to have been reached, in milliseconds: somebody looks at Today once a day. */
const saidFor = 24 * hour;

/** Counts the mails of sessions without a confirmed sign-in, in this process. */
export interface UnconfirmedMails {
  /** Gives a permit for as many mails at `now`, milliseconds since 1970 UTC; undefined if the limit leaves none. */
  readonly take: (now: number, mails: number) => Extract<Permit, { ok: true }> | undefined;
  /** When there was no permit last, less than a day before `now`. */
  readonly reachedAt: (now: number) => number | undefined;
}

export function countUnconfirmedMails(): UnconfirmedMails {
  let sent: readonly { readonly at: number; readonly mails: number }[] = [];
  let reached: number | undefined;
  return {
    take: (now, mails) => {
      sent = sent.filter(({ at }) => stillHolds(at, hour, now));
      const own = { at: now, mails };
      if (sent.reduce((sum, each) => sum + each.mails, mails) > mostUnconfirmedMails) {
        reached = now;
        return undefined;
      }
      sent = [...sent, own];
      return { ok: true, giveBack: () => void (sent = sent.filter((each) => each !== own)) };
    },
    reachedAt: (now) =>
      reached !== undefined && stillHolds(reached, saidFor, now) ? reached : undefined,
  };
}
