import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import type { Messages } from "#desk/language/messages.ts";
import type { Language } from "#domain/language/language.ts";
import { dayText, momentText } from "#domain/schedule/date-text.ts";
import { handOverText } from "#domain/schedule/hand-over-texts.ts";
import type { TimeOfDay } from "#domain/schedule/hand-over-time.ts";

export type ComingWeek = AnswerOf<"nextWeeks">["weeks"][number];
type WeekTimes = Pick<ComingWeek, "isClosed" | "ownDeadline" | "ownHandOver" | "handOverDays">;
export type WeekDecisionAnswer = AnswerOf<"keepWeek">;

/** What was done to a week, in sentences. */
export function saidOf(
  { orders, told, toWeek }: Pick<WeekDecisionAnswer, "orders" | "told" | "toWeek">,
  week: WeekTimes & Pick<ComingWeek, "week" | "deadline">,
  language: Language,
  texts: Messages["weeks"],
): string {
  const day = dayText(week.week, language);
  const handOver = changedHandOverText(week, language, texts);
  const open =
    week.ownDeadline === null
      ? texts.saidOrdinary(day)
      : texts.saidDeadline(day, momentText(week.deadline, language));
  const ofOrders =
    toWeek === null
      ? texts.saidCancelled(orders)
      : texts.saidMoved(orders, dayText(toWeek, language));
  return [
    week.isClosed ? texts.saidClosed(day) : open,
    ...(week.isClosed || handOver === undefined ? [] : [`${handOver}.`]),
    ...(orders > 0 ? [ofOrders] : []),
    ...(told > 0 ? [texts.saidTold(told)] : []),
  ].join(" ");
}

/** The same for a time of handing over, or for customers who were told what it is. */
export function saidOfHandOver(
  { orders, told }: Pick<WeekDecisionAnswer, "orders" | "told">,
  { ownHandOver }: Pick<ComingWeek, "ownHandOver">,
  language: Language,
  texts: Messages["weeks"],
): string {
  return [
    ownHandOver === null
      ? texts.saidUsualHandOver
      : texts.saidHandOver(ownHandOverText(ownHandOver, language, texts)),
    ...(orders > 0 ? [texts.saidPromised(orders)] : []),
    ...(told > 0 ? [texts.saidTold(told)] : []),
  ].join(" ");
}

/**
 * When a week is handed over that has a time of its own for that, or for closing: the days of its places are counted from when it closes.
 * Undefined for the usual days.
 */
export function changedHandOverText(
  { isClosed, ownDeadline, ownHandOver, handOverDays }: WeekTimes,
  language: Language,
  texts: Messages["weeks"],
): string | undefined {
  if (ownHandOver !== null) return ownHandOverText(ownHandOver, language, texts);
  if (isClosed || ownDeadline === null || handOverDays === null) return undefined;
  return texts.handOver(handOverDays[language]);
}

function ownHandOverText(
  { date, from, to }: NonNullable<ComingWeek["ownHandOver"]>,
  language: Language,
  texts: Messages["weeks"],
): string {
  return texts.handOver(handOverText({ date, from: timeOf(from), to: timeOf(to) }, language));
}

/** Of a time as the server writes it: `09:00`. */
function timeOf(text: string): TimeOfDay {
  const [hour = 0, minute = 0] = text.split(":").map(Number);
  return { hour, minute };
}

/** The same for a change that was taken back. */
export function saidOfUndo(
  { orders, told }: Pick<WeekDecisionAnswer, "orders" | "told">,
  texts: Messages["weeks"],
): string {
  return [
    texts.undone,
    ...(orders > 0 ? [texts.saidBack(orders)] : []),
    ...(told > 0 ? [texts.saidTold(told)] : []),
  ].join(" ");
}
