import { orderTypes } from "#domain/customer/customer-data.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import { type DeliveryPlace, handOverAt } from "#domain/menu/delivery-place.ts";
import { addDays } from "#domain/schedule/add-days.ts";
import {
  mostDaysMoved,
  mostDaysToHandOver,
  type WeekException,
  type WeekRules,
  weekAfter,
} from "#domain/schedule/week-exception.ts";
import { zonedTime } from "./local-time.ts";
import { ordinaryWeekAfter, ordinaryWeekOn, shopWeekAfter, shopWeekOn } from "./ordinary-week.ts";

/** The week that an order belongs to. */
export interface OrderWeek {
  /** Its identity: the date of its ordinary deadline in Asia/Jerusalem, `YYYY-MM-DD`, also where its own deadline is another day. */
  readonly date: string;
  /** Its own deadline, milliseconds since 1970 UTC. */
  readonly deadline: number;
}

/** The week that orders are taken for. */
export interface OpenWeek extends OrderWeek {
  /** When orders for it are taken from, milliseconds since 1970 UTC; null if they are taken now. */
  readonly opensAt: number | null;
  /** Whether the weekly deadline of the shop tells its deadline: it is not moved, and no week before it is closed or over early. */
  readonly isOrdinary: boolean;
  /** Why it is not ordinary, as the seller wrote it: of the weeks that are left out, and of this one. */
  readonly reasons: readonly LocalizedText[];
  /** Until when this answer holds, milliseconds since 1970 UTC. */
  readonly holdsUntil: number;
}

/**
 * The last answer of `orderWeekAt` for the rules of a catalogue, which are one object for as long as it is the newest. It holds from the
 * time that was asked for until `holdsUntil`.
 */
const latest = new WeakMap<WeekRules, { readonly from: number; readonly week: OpenWeek }>();

/**
 * The week that an order received at `now` (milliseconds since 1970 UTC) belongs to: the first one that is not closed and whose
 * deadline is later. An order that arrives exactly at a deadline belongs to the next week.
 */
export function orderWeekAt(now: number, rules: WeekRules): OpenWeek {
  const known = latest.get(rules);
  if (known !== undefined && known.from <= now && now < known.week.holdsUntil) return known.week;
  const week = openWeekAt(now, rules);
  latest.set(rules, { from: now, week });
  return week;
}

/** When orders are taken from for the week after an open one, milliseconds since 1970 UTC. */
export function nextOpening({ deadline }: OrderWeek, rules: WeekRules): number {
  return openWeekAt(deadline, rules).opensAt ?? deadline;
}

function openWeekAt(now: number, rules: WeekRules): OpenWeek {
  // No deadline is moved by a week, so the weeks before that are over.
  const since = zonedTime(now).subtract({ days: mostDaysMoved + 1 });
  let candidate = shopWeekAfter(since.epochMilliseconds, rules).date;
  // There are fewer exceptions than weeks ahead, so this ends.
  for (;;) {
    const week = orderWeekOn(candidate, rules);
    if (!isSkipped(candidate, rules) && week.deadline > now) return opened(week, now, rules);
    candidate = weekAfter(candidate, 1, rules);
  }
}

function opened(week: OrderWeek, now: number, rules: WeekRules): OpenWeek {
  const ordinary = shopWeekAfter(now, rules);
  // While weeks keep an earlier deadline, the weekly deadline of the shop does not tell theirs.
  const told = ordinaryWeekAfter(now, rules.deadline);
  const opening = openingOf(week, rules);
  const opensAt = opening !== null && opening > now ? opening : null;
  const isOrdinary = [ordinary, told].every(
    ({ date, deadline }) => week.date === date && week.deadline === deadline,
  );
  const reasons = rules.exceptions
    .filter((each) => each.week >= ordinary.date && each.week <= week.date)
    .concat(exceptionOf(week.date, rules) ?? [])
    .toSorted((one, other) => (one.week < other.week ? -1 : 1))
    .flatMap(({ reason }) => (reason === null ? [] : [reason]));
  return {
    ...week,
    opensAt,
    isOrdinary,
    reasons: isOrdinary
      ? []
      : reasons.filter(
          (reason, index) =>
            reasons.findIndex(({ he, en }) => he === reason.he && en === reason.en) === index,
        ),
    holdsUntil: Math.min(
      week.deadline,
      ordinary.deadline,
      told.deadline,
      opensAt ?? Number.POSITIVE_INFINITY,
    ),
  };
}

/**
 * When orders for a week are taken from at the earliest; null where weeks follow each other without a pause. It is the last opening
 * before the ordinary deadline; a deadline that is moved to an earlier day than that takes the opening before it.
 */
export function openingOf(week: OrderWeek, rules: WeekRules): number | null {
  const { opening } = rules;
  if (opening === null) return null;
  const ordinary = shopWeekOn(week.date, rules).deadline;
  const before = Math.min(week.deadline, ordinary);
  const since = zonedTime(before).subtract({ days: 8 });
  let last = ordinaryWeekAfter(since.epochMilliseconds, opening).deadline;
  for (;;) {
    const next = ordinaryWeekAfter(last, opening).deadline;
    if (next >= before) return last;
    last = next;
  }
}

/**
 * The week with an identity, the date of its ordinary deadline (`YYYY-MM-DD`), whether it is closed or not. Throws a RangeError
 * where `date` is no date.
 */
export function orderWeekOn(date: string, rules: WeekRules): OrderWeek {
  const moved = exceptionOf(date, rules)?.deadline;
  if (moved == null) return shopWeekOn(date, rules);
  return { date, deadline: ordinaryWeekOn(moved.date, moved).deadline };
}

/**
 * The first week whose ordinary deadline or own deadline is later than `now`: of a week that was closed early, the seller can take that
 * back until its ordinary deadline.
 */
export function firstComingWeek(now: number, rules: WeekRules): string {
  const next = shopWeekAfter(now, rules).date;
  // The deadline of the previous week may be moved to a later day.
  const before = weekAfter(next, -1, rules);
  return orderWeekOn(before, rules).deadline > now ? before : next;
}

/** The exception of a week; undefined for an ordinary week. */
export function exceptionOf(
  date: string,
  { exceptions }: Pick<WeekRules, "exceptions">,
): WeekException<LocalizedText> | undefined {
  return exceptions.find(({ week }) => week === date);
}

/** Whether the seller skips a week: no orders are taken for it. */
export function isSkipped(date: string, rules: Pick<WeekRules, "exceptions">): boolean {
  return exceptionOf(date, rules)?.isClosed === true;
}

/** Until when a week is worked on: the places have the usual times of handing over. */
export interface WeekPlan {
  readonly shop: WeekRules;
  readonly deliveryPlaces: readonly DeliveryPlace<unknown>[];
}

/** Whether orders of a week may be handed over today or later: on a day of its own, or at a place with a late day. Both are dates, `YYYY-MM-DD`. */
function isFoodToCome(week: string, today: string, { shop, deliveryPlaces }: WeekPlan): boolean {
  // Without a place there is still the day of the week itself.
  return [undefined, ...deliveryPlaces].some((place) =>
    orderTypes.some((type) => (handOverAt(type, place, week, shop)?.date ?? "") >= today),
  );
}

/** For so many days after its deadline a week is cooked, packed and handed over. */
const daysOfWork = 4;

/**
 * The weeks whose deadline was in the last four days (of the calendar in Asia/Jerusalem), newest first, and last the first
 * one whose four days are not over by today's rules. They are more than one because the weekday of the deadline may have changed
 * since: then the orders of the old day are still to be cooked. A week whose deadline was moved to an earlier day is worked on as
 * long as without that, and each at least until the last day on which one of its orders may be handed over is over.
 */
export function weeksWorkedOn(now: number, plan: WeekPlan): readonly OrderWeek[] {
  const { shop: rules } = plan;
  const zoned = zonedTime(now);
  const began = zoned.subtract({ days: daysOfWork }).epochMilliseconds;
  const today = zoned.toPlainDate().toString();
  // The weekly time of a place is within a week after the deadline.
  const days = Array.from({ length: 8 }, (_, ago) => addDays(today, -ago));
  // No earlier week is worked on, and no later one can be closed.
  const [first, last] = [addDays(today, -mostDaysToHandOver), addDays(today, mostDaysMoved)];
  const moved = rules.exceptions
    .filter(({ week }) => week >= first && week <= last)
    .map(({ week }) => week);
  const recent = [...new Set([...days, ...moved])]
    .map((date) => orderWeekOn(date, rules))
    .filter(
      ({ date, deadline }) =>
        deadline <= now &&
        (Math.max(deadline, shopWeekOn(date, rules).deadline) > began ||
          isFoodToCome(date, today, plan)),
    )
    .toSorted((one, other) => other.deadline - one.deadline);
  const { date, deadline } = openWeekAt(began, rules);
  return [...recent, { date, deadline }];
}

/** The weeks that are closed for orders and whose orders are being cooked and handed over, the newest first. */
export function handedOverDates(now: number, plan: WeekPlan): readonly string[] {
  const closed = weeksWorkedOn(now, plan).filter(({ deadline }) => deadline <= now);
  return [...new Set(closed.map(({ date }) => date))];
}

/**
 * A text that is another one as soon as public answers and pages are: after each change of the catalogue, and when the week that
 * orders are taken for changes. The second depends on the clock alone, so every process notices it on its own.
 */
export function versionOfAnswers(version: number, openWeek: OpenWeek): string {
  const { date, deadline, opensAt, isOrdinary, reasons } = openWeek;
  // Within a version of the catalogue the reasons only become fewer as time passes.
  return `${version} ${date} ${deadline} ${opensAt} ${isOrdinary} ${reasons.length}`;
}
