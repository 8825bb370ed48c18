import { orderWeekOf } from "#domain/schedule/order-week.ts";
import type { WeeklyDeadline } from "#domain/schedule/weekly-deadline.ts";

/** Creates a function that gives the date of the week to which an order belongs. It keeps the result until the deadline of that week. */
export function createOrderWeekReader(): (receivedAt: number, deadline: WeeklyDeadline) => string {
  let known:
    | {
        readonly of: WeeklyDeadline;
        readonly from: number;
        readonly until: number;
        readonly date: string;
      }
    | undefined;
  return (receivedAt, deadline) => {
    if (known?.of === deadline && known.from <= receivedAt && receivedAt < known.until)
      return known.date;
    const week = orderWeekOf(receivedAt, deadline);
    known = { of: deadline, from: receivedAt, until: week.deadline, date: week.date };
    return week.date;
  };
}
