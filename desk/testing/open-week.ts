import type { Desk } from "#desk/create-desk.ts";
import type { MarkRequest } from "#desk/data/marks/mark-request.ts";
import { createMemoryDeviceStorage } from "#desk/data/storage/memory-device-storage.ts";
import type { AskedWeek } from "#desk/data/week/asked-week.ts";
import type { DeskOrderState } from "#desk/data/week/desk-week.ts";
import { createDeskServer } from "./desk-server.ts";
import { createDevice } from "./open-desk.ts";
import { sampleWeek } from "./sample-week.ts";

/** The week that is worked on, in Hebrew. */
export const weekNow: AskedWeek = { week: null, language: "he" };

const week = sampleWeek({ count: 40 });
export const numbers = week.orders.map(({ number }) => number);
/** Ruth has paid and her box is packed; Yosef has not, and his is not. */
export const [ruth = "", yosef = ""] = numbers;

export const pack = (orderNumber: string, packed = true): MarkRequest => ({
  orderNumber,
  action: { packed },
});
/** `amount` is in agorot. */
export const receive = (orderNumber: string, amount = 100): MarkRequest => ({
  orderNumber,
  action: { money: { amount, way: "cash" } },
});

/** A server with the week of 40 orders, and a device with one tab that has loaded it. */
export async function openDeskWeek(storage = createMemoryDeviceStorage()) {
  const server = createDeskServer(week);
  const device = createDevice(server, storage);
  const desk = await device.openTab();
  await watchWeek(desk);
  return { server, device, desk };
}

export async function watchWeek(desk: Pick<Desk, "weeks">): Promise<void> {
  desk.weeks.watch(weekNow);
  await desk.weeks.loaded(weekNow);
}

/** The state of an order as a desk shows it. */
export function shownState(desk: Desk, number: string): DeskOrderState | undefined {
  return desk.weeks.shown(weekNow)?.orders.find((order) => order.number === number)?.state;
}
