import type { WeeklyDeadline } from "./weekly-deadline.ts";

const zone = "Asia/Jerusalem";
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The week that an order belongs to, named for its deadline. */
export interface OrderWeek {
  /** The deadline's date in Asia/Jerusalem, `YYYY-MM-DD`. */
  readonly date: string;
  /** The deadline itself, milliseconds since 1970 UTC. */
  readonly deadline: number;
}

/**
 * The first deadline after an order was received (`receivedAt` in milliseconds since 1970 UTC).
 * What comes in at the very deadline is on time no more: it belongs to the next week.
 * A deadline inside the hour that a clock change skips is as much later as the clock jumps.
 */
export function orderWeekOf(receivedAt: number, deadline: WeeklyDeadline): OrderWeek {
  const today = Date.parse(`${dateInZone(receivedAt)}T00:00:00Z`);
  const daysAhead = (deadline.weekday - new Date(today).getUTCDay() + 7) % 7;
  const candidates = [daysAhead, daysAhead + 7].map((days) => today + days * dayMs);
  for (const day of candidates) {
    const instant = instantOf(day + (deadline.hour * 60 + deadline.minute) * minuteMs);
    if (instant > receivedAt) return { date: dateOf(day), deadline: instant };
  }
  throw new RangeError(`no deadline after ${String(receivedAt)}`);
}

/** The instant at which the clock of the zone shows a wall time, given as if it were UTC. */
function instantOf(wallTime: number): number {
  const before = wallTime - offsetAt(wallTime - dayMs);
  // The offset of the day before is right unless the clock changed in between; then the later offset is.
  return offsetAt(before) === offsetAt(wallTime - dayMs) ? before : afterChange(wallTime, before);
}

function afterChange(wallTime: number, before: number): number {
  const after = wallTime - offsetAt(before);
  // In the skipped hour neither offset leads back to the wall time; the earlier one gives the later instant.
  return after + offsetAt(after) === wallTime ? after : before;
}

const zonedFormat = new Intl.DateTimeFormat("en-CA", {
  timeZone: zone,
  calendar: "iso8601",
  numberingSystem: "latn",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

/** How far the clock of the zone is ahead of UTC, in milliseconds. */
function offsetAt(instant: number): number {
  const part = Object.fromEntries(
    zonedFormat.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  ) as Record<"year" | "month" | "day" | "hour" | "minute" | "second", number>;
  const shown = Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second);
  return shown - Math.floor(instant / 1000) * 1000;
}

function dateInZone(instant: number): string {
  return dateOf(instant + offsetAt(instant));
}

function dateOf(wallTime: number): string {
  return new Date(wallTime).toISOString().slice(0, 10);
}
