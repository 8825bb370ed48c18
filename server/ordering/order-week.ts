import type { WeeklyDeadline } from "#domain/schedule/weekly-deadline.ts";

const zone = "Asia/Jerusalem";

/** The week that an order belongs to, named for its deadline. */
export interface OrderWeek {
  /** The deadline's date in Asia/Jerusalem, `YYYY-MM-DD`. */
  readonly date: string;
  /** The deadline itself, milliseconds since 1970 UTC. */
  readonly deadline: number;
}

/**
 * The last answer of `orderWeekOf`. It holds from the time that was asked for until its deadline. Temporal takes 40 microseconds
 * for the calendar, for each order.
 */
let latest:
  | { readonly from: number; readonly deadline: WeeklyDeadline; readonly week: OrderWeek }
  | undefined;

/**
 * The first deadline after an order was received (`receivedAt` in milliseconds since 1970 UTC).
 * An order that arrives exactly at a deadline belongs to the next week.
 */
export function orderWeekOf(receivedAt: number, deadline: WeeklyDeadline): OrderWeek {
  const isKnown =
    latest !== undefined &&
    latest.deadline.weekday === deadline.weekday &&
    latest.deadline.hour === deadline.hour &&
    latest.deadline.minute === deadline.minute &&
    latest.from <= receivedAt &&
    receivedAt < latest.week.deadline;
  if (latest === undefined || !isKnown)
    latest = { from: receivedAt, deadline, week: firstWeekAfter(receivedAt, deadline) };
  return latest.week;
}

function firstWeekAfter(receivedAt: number, deadline: WeeklyDeadline): OrderWeek {
  const today = Temporal.Instant.fromEpochMilliseconds(receivedAt)
    .toZonedDateTimeISO(zone)
    .toPlainDate();
  // Temporal counts Monday 1 to Sunday 7; the remainder makes Sunday 0, as in `WeeklyDeadline`.
  const daysAhead = (deadline.weekday - today.dayOfWeek + 7) % 7;
  const next = weekOn(today.add({ days: daysAhead }), deadline);
  return next.deadline > receivedAt ? next : weekOn(today.add({ days: daysAhead + 7 }), deadline);
}

/** The week whose deadline is on `date` (`YYYY-MM-DD`). Throws a RangeError where `date` is no date. */
export function orderWeekOn(date: string, deadline: WeeklyDeadline): OrderWeek {
  return weekOn(Temporal.PlainDate.from(date), deadline);
}

/** For so many days after its deadline a week is cooked, packed and handed over. */
const daysOfWork = 4;

/**
 * The weeks whose deadline was in the last four days (of the calendar in Asia/Jerusalem), newest first, and after them the week
 * that is worked on where none of those has orders. They are more than one because the weekday of the deadline may have changed
 * since: then the orders of the old day are still to be cooked.
 */
export function weeksWorkedOn(now: number, deadline: WeeklyDeadline): readonly OrderWeek[] {
  const zoned = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  const began = zoned.subtract({ days: daysOfWork }).epochMilliseconds;
  const today = zoned.toPlainDate();
  const recent = Array.from({ length: daysOfWork + 1 }, (_, days) =>
    weekOn(today.subtract({ days }), deadline),
  ).filter((week) => week.deadline <= now && week.deadline > began);
  return [...recent, orderWeekOf(began, deadline)];
}

/**
 * "compatible" disambiguation: a deadline inside the hour that a clock change skips is later by as much as the clock jumps,
 * and one inside the hour that is repeated is at its first occurrence.
 */
function weekOn(date: Temporal.PlainDate, { hour, minute }: WeeklyDeadline): OrderWeek {
  const deadline = date
    .toPlainDateTime({ hour, minute })
    .toZonedDateTime(zone, { disambiguation: "compatible" });
  return { date: date.toString(), deadline: deadline.epochMilliseconds };
}
