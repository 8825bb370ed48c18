import { isPlainReason, leadsElsewhere } from "#domain/order/own-words.ts";
import { stillHolds } from "#domain/schedule/still-holds.ts";
import { inPlace, type TakenPlace } from "#server/ordering/address-limit.ts";
import { type DeskCall, deskError } from "#server/seller/desk-context.ts";
import { confirmedUntil } from "#server/seller/session/find-session.ts";

const hour = 60 * 60 * 1000;

/**
 * The most mails to customers that sessions without a confirmed sign-in cause in an hour, all together. In a week of 100 orders the busiest
 * evening has about 30 customers who are told of something one by one; it is twice that.
 */
export const mostUnconfirmedMails = 60;

/** As how many mails an order by phone counts, whose address is whatever is typed: 20 in an hour are one every three minutes. */
export const mailsOfPhoneOrder = 3;

/** For how long the bound is said to have been reached, in milliseconds: somebody looks at Today once a day. */
const saidFor = 24 * hour;

/** Counts the mails of sessions without a confirmed sign-in, in this process. */
export interface UnconfirmedMails {
  /** Takes room for as many mails at `now`, milliseconds since 1970 UTC; undefined if there is none. */
  readonly take: (now: number, mails: number) => Extract<TakenPlace, { ok: true }> | undefined;
  /** When there was no room last, less than a day before `now`. */
  readonly reachedAt: (now: number) => number | undefined;
}

export function countUnconfirmedMails(): UnconfirmedMails {
  let taken: readonly { readonly at: number; readonly mails: number }[] = [];
  let reached: number | undefined;
  return {
    take: (now, mails) => {
      taken = taken.filter(({ at }) => stillHolds(at, hour, now));
      const own = { at: now, mails };
      if (taken.reduce((sum, each) => sum + each.mails, mails) > mostUnconfirmedMails) {
        reached = now;
        return undefined;
      }
      taken = [...taken, own];
      return { ok: true, giveBack: () => void (taken = taken.filter((each) => each !== own)) };
    },
    reachedAt: (now) =>
      reached !== undefined && stillHolds(reached, saidFor, now) ? reached : undefined,
  };
}

type Caller = Pick<DeskCall, "device" | "now">;

function isConfirmed({ device, now }: Caller): boolean {
  return confirmedUntil(device, now) !== undefined;
}

interface Storing<Outcome> {
  readonly store: () => Promise<Outcome>;
  readonly isStored: (outcome: Outcome) => boolean;
  /** Whether it was stored before: then it causes no mail, and its answer must say so. */
  readonly isRepetition: () => Promise<boolean>;
}

/** Stores something that causes mails. Throws `CONFIRM_FIRST` where sessions without a confirmed sign-in have caused as many as they may. */
export async function storeWithMails<Outcome>(
  call: Caller & Pick<DeskCall, "unconfirmedMails">,
  mails: number,
  { store, isStored, isRepetition }: Storing<Outcome>,
): Promise<Outcome> {
  if (mails === 0 || isConfirmed(call)) return store();
  const place = call.unconfirmedMails.take(call.now, mails);
  if (place === undefined && !(await isRepetition())) throw deskError("CONFIRM_FIRST");
  return inPlace(place, store, isStored);
}

/** How many orders with an email address a session without a confirmed sign-in may take in an hour; undefined for no limit. */
export function mostOrdersBy(
  call: Caller & Pick<DeskCall, "mostInAnHour">,
  isMailed: boolean,
): number | undefined {
  return isMailed && !isConfirmed(call) ? call.mostInAnHour : undefined;
}

interface OwnWords {
  /** What a change of the price is for: the customer reads it on the page of the order, and in every later mail. */
  readonly reason: string;
  /** What the order has for it already. */
  readonly reasonBefore?: string;
  /** Other texts that were typed and go out with a mail. */
  readonly mailed: readonly string[];
}

/**
 * Throws `CONFIRM_FIRST` where words of a session without a confirmed sign-in would reach a customer: a reason that is not plain, or a name
 * or an address that leads elsewhere.
 */
export function checkOwnWords(call: Caller, { reason, reasonBefore, mailed }: OwnWords): void {
  const isKnown = reason === "" || reason === reasonBefore || isPlainReason(reason);
  if ((!isKnown || mailed.some(leadsElsewhere)) && !isConfirmed(call))
    throw deskError("CONFIRM_FIRST");
}
