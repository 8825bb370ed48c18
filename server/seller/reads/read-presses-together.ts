import type { ShownPress } from "#contract/desk-calls/week.ts";
import { pressesTogether } from "#domain/order-log/presses-together.ts";
import type { OrderWeek } from "#server/ordering/order-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";

/** More than anybody looks through. */
const mostPresses = 100;

/** What was set together in a week, the newest first. Damaged events are left out. */
export async function readPressesTogether(
  { store }: DeskCall,
  { date }: OrderWeek,
): Promise<readonly ShownPress[]> {
  const [ofWeek, ofOrders, devices] = await Promise.all([
    store.eventsOfWeek(date),
    store.eventsOfOrdersIn(date, ["packed", "undone"]),
    store.listDevices(),
  ]);
  const nameOf = new Map(devices.map(({ id, name }) => [id, name]));
  return pressesTogether(ofWeek.events, ofOrders.events)
    .slice(0, mostPresses)
    .map(({ deviceId, ...press }) => ({
      ...press,
      device: deviceId === null ? null : (nameOf.get(deviceId) ?? null),
    }));
}
