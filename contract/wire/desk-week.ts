import type {
  KeepWeekInput,
  LocalizedTextInput,
  LocalTimeInput,
  TakeBackWeekInput,
} from "#contract/generated/desk-schema-types.ts";
import type { OfOrders } from "#domain/desk/desk-event.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import { isTextKey } from "#domain/language/text-key.ts";
import { daysBetween } from "#domain/schedule/days-between.ts";
import { isDate } from "#domain/schedule/is-date.ts";
import type { WeekDeadline } from "#domain/schedule/week-exception.ts";
import { actionIdPattern, pressedAtFromWire } from "./desk-press.ts";

/** In UTF-16 units; customers read it in one line. */
const longestReason = 120;
/** A week keeps its place between its neighbours. */
const mostDaysMoved = 6;

/** What a device asks of a week. */
export interface AskedDecision {
  readonly actionId: string;
  readonly pressedAt: number;
  readonly week: string;
  readonly seen: string;
  readonly isClosed: boolean;
  readonly deadline: WeekDeadline | null;
  readonly reason: LocalizedText | null;
  readonly ofOrders: OfOrders;
  readonly tellsCustomers: boolean;
}

export interface AskedUndo {
  readonly actionId: string;
  readonly pressedAt: number;
  readonly week: string;
  readonly undoes: string;
}

/** The decision in a request; undefined for one that no device of the shop sends. */
export function askedDecision(input: KeepWeekInput): AskedDecision | undefined {
  const { actionId, week, seen, isClosed } = input;
  const deadline = input.deadline == null ? null : deadlineFromWire(input.deadline, week);
  const reason = input.reason == null ? null : reasonFromWire(input.reason);
  const isValid = actionIdPattern.test(actionId) && isDate(week) && isTextKey(seen);
  if (!isValid || deadline === undefined || reason === undefined) return undefined;
  const isOrdinary = !isClosed && deadline === null;
  return {
    actionId,
    pressedAt: pressedAtFromWire(input.pressedAt),
    week,
    seen,
    isClosed,
    deadline: isClosed ? null : deadline,
    reason: isOrdinary ? null : reason,
    ofOrders: input.ofOrders ?? "keep",
    tellsCustomers: input.tellsCustomers ?? false,
  };
}

/** The same for a decision that is to be taken back. */
export function askedUndo(input: TakeBackWeekInput): AskedUndo | undefined {
  const { actionId, week, undoes } = input;
  const isValid = actionIdPattern.test(actionId) && isDate(week) && actionIdPattern.test(undoes);
  if (!isValid) return undefined;
  return { actionId, pressedAt: pressedAtFromWire(input.pressedAt), week, undoes };
}

function deadlineFromWire(
  { date, hour, minute }: LocalTimeInput,
  week: string,
): WeekDeadline | undefined {
  const isValid =
    isDate(date) &&
    isDate(week) &&
    Math.abs(daysBetween(week, date)) <= mostDaysMoved &&
    isUpTo(hour, 23) &&
    isUpTo(minute, 59);
  return isValid ? { date, hour, minute } : undefined;
}

function isUpTo(value: number, most: number): boolean {
  return value >= 0 && value <= most;
}

function reasonFromWire({ he, en }: LocalizedTextInput): LocalizedText | undefined {
  const reason = { he: he.trim(), en: en.trim() };
  const isValid = [reason.he, reason.en].every(
    (text) => text !== "" && text.length <= longestReason && /^\P{Cc}*$/u.test(text),
  );
  return isValid ? reason : undefined;
}
