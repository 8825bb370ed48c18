import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { instantOf } from "#server/ordering/ordinary-week.ts";
import type { PlacedOrderNow } from "#server/ordering/placed-order-now.ts";
import { calendarMessagesEn } from "./messages-en.ts";
import { calendarMessagesHe } from "./messages-he.ts";

const messages = { he: calendarMessagesHe, en: calendarMessagesEn };

/** The hour at which an order is handed over, as every calendar has it. */
interface HandOverEvent {
  readonly start: Date;
  readonly end: Date;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
}

/** The event of an order, in the language in which it was read; undefined for an order without such an hour. */
function handOverEvent(
  { number, order, shopName }: PlacedOrderNow,
  page: string | undefined,
): HandOverEvent | undefined {
  const { handOver, pickupAddress } = order;
  if (handOver === undefined) return undefined;
  const { orderType, city, address } = order.customerData;
  const texts = messages[order.language];
  const street = orderType === "pickup" ? pickupAddress : address;
  return {
    start: new Date(instantOf(handOver.date, handOver.from)),
    end: new Date(instantOf(handOver.date, handOver.to)),
    summary: texts[orderType](shopName),
    description: [texts.order(number), handOver.note, page].filter(Boolean).join("\n"),
    location: [street, city].filter((part) => part !== "").join(", "),
  };
}

/**
 * The address (https) at which Google Calendar offers the event of an order, with the content of its calendar file: on Android that file is
 * only downloaded. `page` is the address of the order's page. Undefined for an order without such an hour, and for a canceled one, which
 * could only be added.
 */
export function googleCalendarAddress(
  placed: PlacedOrderNow,
  page: string | undefined,
): string | undefined {
  const event = placed.state.isCancelled ? undefined : handOverEvent(placed, page);
  if (event === undefined) return undefined;
  const instant = (time: Date) => time.toISOString().replaceAll(/[-:]|\.\d+/gu, "");
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: event.summary,
    dates: `${instant(event.start)}/${instant(event.end)}`,
    details: event.description,
    location: event.location,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

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
  const event = handOverEvent(placed, page);
  if (event === undefined) return undefined;
  const { number, state, catalogueVersion } = placed;
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `order-${number}@${page === undefined ? "aris-gourmet" : new URL(page).host}`,
    // Hour and address can follow the seller's settings without an event of the order. Neither number ever falls.
    sequence: state.lastEvent + catalogueVersion,
    stamp: new Date(now),
    ...event,
    status: state.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(page !== undefined && { url: page }),
  });
  // The last line ends as all others do (RFC 5545 §3.1): some calendars drop a line without its end.
  return `${calendar.toString().trimEnd()}\r\n`;
}
