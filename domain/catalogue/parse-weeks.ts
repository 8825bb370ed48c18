import * as v from "valibot";
import { daysBetween } from "#domain/schedule/add-days.ts";
import { mostEarlierDeadlines } from "#domain/schedule/change-deadline.ts";
import { minutesOf } from "#domain/schedule/hand-over.ts";
import { momentOf } from "#domain/schedule/hand-over-before-closing.ts";
import type { HandOverHours } from "#domain/schedule/hand-over-time.ts";
import { isDate } from "#domain/schedule/is-date.ts";
import { isHandOverTooFar, mostDaysMoved } from "#domain/schedule/week-exception.ts";
import { localizedText } from "./parse-text.ts";
import { orNull, wholeNumber } from "./schema-parts.ts";

const date = v.pipe(v.string(), v.check(isDate, "date-form"));
const upTo = (most: number) => wholeNumber("time-form", 0, most);
const time = { hour: upTo(23), minute: upTo(59) };

const timeOfDay = v.strictObject(time);
const hours = { from: timeOfDay, to: timeOfDay };
const isInSequence = ({ from, to }: HandOverHours) => minutesOf(from) < minutesOf(to);

/** When the orders of each week are handed over at a place. */
export const weeklyHandOver = v.pipe(
  v.strictObject({ weekday: upTo(6), ...hours, note: v.exactOptional(localizedText) }),
  v.check((each) => isInSequence(each), "hours-crossed"),
);

/** A time of the week, in local time of Asia/Jerusalem. */
export const timeOfWeek = v.strictObject({ weekday: upTo(6), ...time });

/** Four years of weeks; more exceptions than weeks are a mistake. */
const mostExceptions = 208;

/** What is decided about a week; of an ordinary one nothing. */
export const weekDecision = v.pipe(
  v.strictObject({
    week: date,
    isClosed: v.boolean(),
    deadline: orNull(v.strictObject({ date, ...time })),
    handOver: v.exactOptional(
      v.pipe(
        v.strictObject({ date, ...hours }),
        v.check((each) => isInSequence(each), "hours-crossed"),
      ),
    ),
    reason: orNull(localizedText),
  }),
  v.check(
    ({ week, deadline }) =>
      deadline === null || Math.abs(daysBetween(week, deadline.date)) <= mostDaysMoved,
    "exception-too-far",
  ),
  v.check(
    ({ week, handOver }) => handOver === undefined || !isHandOverTooFar(handOver.date, week),
    "hand-over-too-far",
  ),
);

const weekException = v.pipe(
  weekDecision,
  v.check(
    ({ isClosed, deadline, handOver }) => isClosed || deadline !== null || handOver !== undefined,
    "exception-empty",
  ),
);

/** The schema of `Shop.exceptions`; older catalogues have none. */
export const weekExceptions = v.optional(
  v.pipe(
    v.array(weekException),
    v.maxLength(mostExceptions, "list-too-long"),
    v.check(
      (exceptions) => new Set(exceptions.map(({ week }) => week)).size === exceptions.length,
      "exception-twice",
    ),
    v.check((exceptions) => {
      const moments = exceptions
        .filter(({ isClosed }) => !isClosed)
        .toSorted((a, b) => (a.week < b.week ? -1 : 1))
        .flatMap(({ deadline }) => (deadline === null ? [] : [momentOf(deadline.date, deadline)]));
      return moments.every((moment, index) => index === 0 || (moments[index - 1] ?? "") < moment);
    }, "deadlines-cross"),
  ),
  [],
);

/** The schema of `Shop.earlierDeadlines`. */
export const earlierDeadlines = v.exactOptional(
  v.pipe(
    v.array(v.strictObject({ deadline: timeOfWeek, lastWeek: date })),
    v.minLength(1, "list-empty"),
    v.maxLength(mostEarlierDeadlines, "list-too-long"),
    v.check(
      (list) =>
        list.every(
          ({ lastWeek }, index) => index === 0 || (list[index - 1]?.lastWeek ?? "") < lastWeek,
        ),
      "deadlines-cross",
    ),
  ),
);
