import { type ClaimedMail, isToSeller } from "#server/store/mails/outbox.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds after the first failures; later failures wait for `longestPause`. */
const pauses = [10 * second, minute, 5 * minute, 15 * minute, hour];
const longestPause = 3 * hour;

/** Milliseconds after which a customer's mail that keeps failing becomes dead. */
export const patience = 7 * 24 * hour;

/**
 * The time of the next attempt after `attempts` failures, in milliseconds since 1970 UTC; undefined if the mail is given up,
 * which a mail to the seller never is.
 * `random`, from 0 up to 1, lengthens the pause by up to a tenth, so that the mails of one outage are not retried all at once.
 */
export function nextAttempt(
  mail: Pick<ClaimedMail, "attempts" | "kind" | "waitingSince">,
  now: number,
  random: number,
): number | undefined {
  const pause = pauses[mail.attempts - 1] ?? longestPause;
  const next = now + Math.round(pause * (1 + random / 10));
  const isGivenUp = !isToSeller(mail.kind) && next - mail.waitingSince > patience;
  return isGivenUp ? undefined : next;
}
