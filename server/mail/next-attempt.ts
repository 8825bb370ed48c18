const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds after each failure; from then on every three hours. */
const pauses = [10 * second, minute, 5 * minute, 15 * minute, hour];
const longestPause = 3 * hour;

/** Milliseconds after which a mail that keeps failing is given up. */
export const patience = 7 * 24 * hour;

/**
 * When a mail that failed for the `attempts`th time is tried again, undefined for never; instants are milliseconds since 1970
 * UTC. `random`, from 0 up to 1, spreads the pauses by a tenth, so that the mails of one outage do not all come at once.
 */
export function nextAttempt(
  mail: { readonly attempts: number; readonly waitingSince: number },
  now: number,
  random: number,
): number | undefined {
  const pause = pauses[mail.attempts - 1] ?? longestPause;
  const next = now + Math.round(pause * (1 + random / 10));
  return next - mail.waitingSince > patience ? undefined : next;
}
