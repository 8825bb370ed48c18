import { addDays } from "#domain/schedule/add-days.ts";
import { dateInJerusalem } from "#domain/schedule/date-text.ts";

/** More weeks than these are not erased in one night unless the seller has said so: a shop that is left alone has one a week. */
export const mostByItself = 4;
/** Days after its deadline in which a week is worked on, at the longest. */
const workedOnFor = 7;

/** The time as the shop has seen it, independent of the clock of the machine. Weeks are dates, `YYYY-MM-DD`. */
export interface SeenTime {
  /** The newest time that is stored with an order or an event, in milliseconds since 1970 UTC; undefined without any. */
  readonly latestAt: number | undefined;
  /** The newest week in which the seller has packed, handed over, cooked, printed or finished something. */
  readonly workedOn: string | undefined;
  /** The newest weeks that have orders, the newest first, two at most. */
  readonly newest: readonly string[];
}

/**
 * Until when time has passed for certain, in milliseconds since 1970 UTC; undefined for a shop that has seen too little. A clock that is ahead is
 * not enough, and neither is an order that comes meanwhile: the seller must have worked on a week of that time, or, where she works without
 * the desk, orders must have come for a week after it.
 */
export function certainTime(
  now: number,
  { latestAt, workedOn, newest }: SeenTime,
): number | undefined {
  const week = workedOn ?? newest[1];
  if (latestAt === undefined || week === undefined) return undefined;
  return Math.min(now, latestAt, Date.parse(addDays(week, workedOnFor)));
}

/** The date on which what was to be kept for some years ends at a time (milliseconds since 1970 UTC): earlier weeks are old. */
export function oldBefore(at: number, years: number): string {
  const date = dateInJerusalem(at);
  // On a 29 February it may be a day that does not exist: only its place among the others counts.
  return `${String(Number(date.slice(0, 4)) - years).padStart(4, "0")}${date.slice(4)}`;
}

interface OldWeeks {
  /** What the coming night erases, the oldest first. */
  readonly erasable: readonly string[];
  /** What is old by the clock, and not erased before the seller has said so. */
  readonly waiting: readonly string[];
}

/**
 * What happens to the weeks that have customers, `weeks`, the oldest first. A night erases at most a few automatically, and only those that are old by
 * everything that the shop has seen. `allowed` is the last one that the seller lets go; null if she has said nothing. The newest week that
 * she has worked on and those after it stay in any case. `now` is in milliseconds since 1970 UTC.
 */
export function oldWeeks({
  weeks,
  now,
  years,
  seen,
  allowed,
}: {
  readonly weeks: readonly string[];
  readonly now: number;
  readonly years: number;
  readonly seen: SeenTime;
  readonly allowed: string | null;
}): OldWeeks {
  const stays = seen.workedOn ?? seen.newest[0] ?? "";
  const limit = oldBefore(now, years);
  const old = weeks.filter((week) => week < limit && week < stays);
  const said = old.filter((week) => allowed !== null && week <= allowed);
  const rest = old.slice(said.length);
  if (rest.length > mostByItself) return { erasable: said, waiting: rest };
  const certain = seen.workedOn === undefined ? undefined : certainTime(now, seen);
  const limitOfAll = certain === undefined ? "" : oldBefore(certain, years);
  return { erasable: [...said, ...rest.filter((week) => week < limitOfAll)], waiting: [] };
}
