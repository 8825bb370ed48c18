import type { PressTogether, RootResolvers } from "#contract/generated/desk-schema-types.ts";
import { pressesTogether } from "#domain/order-log/presses-together.ts";
import type { OrderWeek } from "#server/ordering/order-week.ts";
import type { DeskCall } from "./desk-context.ts";
import { chooseWeek } from "./reads/choose-week.ts";

/** The root fields: each translates between the contract and the shop, and does nothing else. Roles are checked before it. */
export const deskResolvers = {
  pressesTogether: async ({ week }, context) =>
    readPressesTogether(context, await chooseWeek(context, week)),
} satisfies RootResolvers<DeskCall>;

/** More than anybody looks through. */
const mostPresses = 100;

/** What was set together in a week, the newest first. Damaged events are left out. */
async function readPressesTogether(
  { store }: DeskCall,
  { date }: OrderWeek,
): Promise<readonly PressTogether[]> {
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
