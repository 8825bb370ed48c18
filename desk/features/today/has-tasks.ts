import type { TodayQuery } from "#contract/generated/desk-operations.ts";
import type { DeskWeek } from "#desk/week-store/week-context.tsx";

/** Whether anything on Today needs the seller. Orders before their deadline do not. */
export function hasTasks(week: DeskWeek, today: TodayQuery["today"]): boolean {
  const isWeekOver = week.isClosed || week.now < week.deadline || week.orders.length === 0;
  return (
    !isWeekOver ||
    week.unreadable.length > 0 ||
    !today.canStore ||
    today.clockJump !== null ||
    today.mailDelivery !== "sent" ||
    today.deadMails.length > 0 ||
    today.waitingMails !== null ||
    today.unfinished.some((each) => each.week !== week.week) ||
    today.placeholders.length > 0
  );
}
