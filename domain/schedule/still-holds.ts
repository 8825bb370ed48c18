/** How far the clocks of several servers on one database may differ, in milliseconds. */
export const clockTolerance = 60_000;

/**
 * Whether what was made at `at` and lasts for `lasts` still holds at `now`; all in milliseconds. What was made in the future does not: the
 * clock was ahead then, and it would hold for as long as that.
 */
export function stillHolds(at: number, lasts: number, now: number): boolean {
  return at <= now + clockTolerance && now < at + lasts;
}
