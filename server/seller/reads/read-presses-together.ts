import type { ShownPress } from "#contract/desk-calls/week.ts";
import { pressesTogether } from "#domain/order-log/presses-together.ts";
import type { OrderWeek } from "#server/ordering/order-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { mayMark } from "#server/seller/roles.ts";

/** More than anybody looks through. */
const mostPresses = 100;

/**
 * What was set together in a week, the newest first, and of it what the role of the device may take back: a helper takes back that boxes were
 * handed over, and not what was paid for them. Damaged events are left out.
 */
export async function readPressesTogether(
  { store, device }: DeskCall,
  { date }: OrderWeek,
): Promise<readonly ShownPress[]> {
  const [ofWeek, ofOrders, devices] = await Promise.all([
    store.eventsOfWeek(date),
    store.eventsOfOrdersIn(date, ["packed", "handed-over", "money", "undone"]),
    store.listDevices(),
  ]);
  const nameOf = new Map(devices.map(({ id, name }) => [id, name]));
  const ofRole = ofOrders.events.filter(
    ({ content }) => content.kind === "undone" || mayMark(device.role, content),
  );
  return pressesTogether(ofWeek.events, ofRole)
    .slice(0, mostPresses)
    .map(({ deviceId, ...press }) => ({
      ...press,
      device: deviceId === null ? null : (nameOf.get(deviceId) ?? null),
    }));
}
