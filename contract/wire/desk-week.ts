import type { KeepWeekInput, TakeBackWeekInput } from "#contract/generated/desk-schema-types.ts";
import { checkWeek } from "#domain/catalogue/check-part.ts";
import { type LocalizedText, languages } from "#domain/language/language.ts";
import { isTextKey } from "#domain/language/text-key.ts";
import { isDate } from "#domain/schedule/is-date.ts";
import type { WeekException } from "#domain/schedule/week-exception.ts";
import { actionIdPattern, pressedAtFromWire } from "./desk-mark.ts";
import { ownHandOverFromWire } from "./hand-over.ts";

/** In UTF-16 units; customers read it in one line. */
const longestReason = 120;

/** What a device asks of a week. */
export type AskedDecision = Omit<WeekException<LocalizedText>, "handOver"> &
  Required<Omit<KeepWeekInput, keyof WeekException<unknown>>> & {
    /** Null for the times of the places; missing if it stays as it is. */
    readonly handOver?: WeekException<unknown>["handOver"] | null;
  };

/** The decision in a request; undefined for one that no device of the shop sends. */
export function askedDecision(input: KeepWeekInput): AskedDecision | undefined {
  const { actionId, week, seen, isClosed, deadline = null, reason = null } = input;
  const handOver = input.handOver && ownHandOverFromWire(input.handOver);
  const checked = checkWeek({ week, isClosed, deadline, reason, ...(handOver && { handOver }) });
  const isWhole = languages.every((language) => {
    const text = reason?.[language].trim();
    return text === undefined || (text !== "" && text.length <= longestReason);
  });
  const isValid = actionIdPattern.test(actionId) && isTextKey(seen) && isWhole;
  if (!isValid || checked.kind === "invalid") return undefined;
  const { part } = checked;
  const isOrdinary = !isClosed && part.deadline === null;
  return {
    ...part,
    actionId,
    pressedAt: pressedAtFromWire(input.pressedAt),
    seen,
    deadline: isClosed ? null : part.deadline,
    ...(handOver !== undefined && { handOver }),
    reason: isOrdinary ? null : part.reason,
    ofOrders: input.ofOrders ?? "keep",
    tellsCustomers: input.tellsCustomers ?? false,
  };
}

/** The same for a decision that is to be taken back. */
export function askedUndo(input: TakeBackWeekInput): TakeBackWeekInput | undefined {
  const { actionId, week, undoes } = input;
  const isValid = actionIdPattern.test(actionId) && isDate(week) && actionIdPattern.test(undoes);
  if (!isValid) return undefined;
  return { actionId, pressedAt: pressedAtFromWire(input.pressedAt), week, undoes };
}
