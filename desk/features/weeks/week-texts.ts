import type { ComingWeeksQuery, KeepWeekMutation } from "#contract/generated/desk-operations.ts";
import { clockTimeText, dayText, localDate } from "#desk/language/days.ts";
import type { Messages } from "#desk/language/messages.ts";
import type { Language } from "#domain/language/language.ts";

export type ComingWeek = ComingWeeksQuery["comingWeeks"][number];
export type KeepWeekAnswer = KeepWeekMutation["keepWeek"];

/** A day and a time in words: `יום רביעי, 25 בנובמבר, 14:00`. `time` is in milliseconds since 1970 UTC. */
export function dayAndTime(time: number, language: Language): string {
  return `${dayText(localDate(time), language)}, ${clockTimeText(time)}`;
}

/** What was done to a week, in sentences. */
export function saidOf(
  { orders, told, toWeek }: Pick<KeepWeekAnswer, "orders" | "told" | "toWeek">,
  week: Pick<ComingWeek, "week" | "isClosed" | "ownDeadline" | "deadline">,
  language: Language,
  texts: Messages["weeks"],
): string {
  const day = dayText(week.week, language);
  const open =
    week.ownDeadline === null
      ? texts.saidOrdinary(day)
      : texts.saidDeadline(day, dayAndTime(week.deadline, language));
  const ofOrders =
    toWeek === null
      ? texts.saidCancelled(orders)
      : texts.saidMoved(orders, dayText(toWeek, language));
  return [
    week.isClosed ? texts.saidClosed(day) : open,
    ...(orders > 0 ? [ofOrders] : []),
    ...(told > 0 ? [texts.saidTold(told)] : []),
  ].join(" ");
}

/** The same for a change that was taken back. */
export function saidOfUndo(
  { orders, told }: Pick<KeepWeekAnswer, "orders" | "told">,
  texts: Messages["weeks"],
): string {
  return [
    texts.undone,
    ...(orders > 0 ? [texts.saidBack(orders)] : []),
    ...(told > 0 ? [texts.saidTold(told)] : []),
  ].join(" ");
}
