import type { calendarMessagesHe } from "./messages-he.ts";

/** The texts of the calendar file of an order in English. */
export const calendarMessagesEn: typeof calendarMessagesHe = {
  pickup: (shop) => `Pick up the order from ${shop}`,
  delivery: (shop) => `Delivery from ${shop}`,
  order: (number) => `Order ${number}`,
};
