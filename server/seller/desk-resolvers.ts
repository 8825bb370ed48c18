import type { PressTogether, RootResolvers } from "#contract/generated/desk-schema-types.ts";
import { pressesTogether } from "#domain/order-log/presses-together.ts";
import type { OrderWeek } from "#server/ordering/order-week.ts";
import type { DeskCall } from "./desk-context.ts";
import { sendMessage } from "./orders/send-message.ts";
import { chooseWeek } from "./reads/choose-week.ts";
import { keepText, readWeekMessage } from "./reads/read-week-message.ts";

/** The root fields: each translates between the contract and the shop, and does nothing else. Roles are checked before it. */
export const deskResolvers = {
  pressesTogether: async ({ week }, context) =>
    readPressesTogether(context, await chooseWeek(context, week)),

  messages: async ({ week }, context) =>
    context.store.messagesOfWeek((await chooseWeek(context, week)).date),

  weekMessage: (_args, context) => readWeekMessage(context),

  keepText: async ({ name, text }, context) => {
    await keepText(context, name, text);
    return true;
  },

  sendMessage: ({ message }, context) => sendMessage(context, message),

  withdrawMessage: async ({ actionId }, { store, now }) =>
    (await store.withdrawMessage({ actionId, now })) ?? null,
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
