import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { instantOf } from "#server/ordering/ordinary-week.ts";
import type { PlacedOrderNow } from "#server/ordering/placed-order-now.ts";
import { calendarMessagesEn } from "./messages-en.ts";
import { calendarMessagesHe } from "./messages-he.ts";

const messages = { he: calendarMessagesHe, en: calendarMessagesEn };

/**
 * The calendar file (RFC 5545) of the hour at which an order is handed over, in the language in which `placed` was read. Whatever happens
 * to the order, its event has the same UID and a greater SEQUENCE, so that a calendar changes or cancels the one that it has. `page` is the
 * address of the order's page, `now` in milliseconds since 1970 UTC. Undefined for an order without such an hour.
 */
export function orderCalendar(
  placed: PlacedOrderNow,
  page: string | undefined,
  now: number,
): string | undefined {
  const { number, order, handOver, state, shopName, pickupAddress } = placed;
  if (handOver === undefined) return undefined;
  const { orderType, city, address } = order.customerData;
  const texts = messages[order.language];
  const street = orderType === "pickup" ? pickupAddress : address;
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `order-${number}@${page === undefined ? "aris-gourmet" : new URL(page).host}`,
    sequence: state.lastEvent,
    stamp: new Date(now),
    start: new Date(instantOf(handOver.date, handOver.from)),
    end: new Date(instantOf(handOver.date, handOver.to)),
    summary: texts[orderType](shopName),
    description: [texts.order(number), handOver.note, page].filter(Boolean).join("\n"),
    location: [street, city].filter((part) => part !== "").join(", "),
    status: state.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(page !== undefined && { url: page }),
  });
  // The last line ends as all others do (RFC 5545 §3.1): some calendars drop a line without its end.
  return `${calendar.toString().trimEnd()}\r\n`;
}
