import type { PressTogether, RootResolvers } from "#contract/generated/desk-schema-types.ts";
import { pressesTogether } from "#domain/order-log/presses-together.ts";
import { type OrderWeek, orderWeekAt } from "#server/ordering/order-week.ts";
import { badRequest, type DeskCall } from "./desk-context.ts";
import { sendMessage } from "./orders/send-message.ts";
import { storeMark } from "./orders/store-mark.ts";
import { chooseWeek } from "./reads/choose-week.ts";
import { readChanges, readWeek } from "./reads/read-week.ts";
import { keepText, readWeekMessage } from "./reads/read-week-message.ts";
import { newestWeeks, weeksBefore } from "./reads/week-sums.ts";
import { readMe } from "./session/device-fields.ts";
import { comingWeeks, weeksHandedOver } from "./weeks/coming-weeks.ts";
import { decideWeek, takeBackWeek } from "./weeks/decide-week.ts";
import { keepRoute } from "./weeks/keep-route.ts";
import { weeksWith } from "./weeks/weeks-with.ts";

/** The root fields: each translates between the contract and the shop, and does nothing else. Roles are checked before it. */
export const deskResolvers = {
  me: (_args, context) => readMe(context, context.current.catalogue.shop.name),

  week: async ({ week, language = "he" }, context) =>
    readWeek(context, await chooseWeek(context, week), language),

  changes: async ({ week, since, generation }, context) => {
    if (since.event < 0 || since.order < 0) throw badRequest("A cursor has no negative numbers.");
    return readChanges(context, await chooseWeek(context, week), since, generation);
  },

  pressesTogether: async ({ week }, context) =>
    readPressesTogether(context, await chooseWeek(context, week)),

  weeks: ({ before }, context) => {
    const { now, current } = context;
    return before == null
      ? newestWeeks(context, orderWeekAt(now, current.catalogue.shop).date)
      : weeksBefore(context, before);
  },

  comingWeeks: (_args, context) => comingWeeks(context),
  weeksHandedOver: (_args, context) => weeksHandedOver(context),

  weeksWith: (args, context) => weeksWith(context, args),

  press: ({ press }, context) => storeMark(context, press),

  keepWeek: ({ week }, context) => decideWeek(context, week),

  takeBackWeek: ({ week }, context) => takeBackWeek(context, week),

  keepRoute: async ({ stops }, context) => {
    await keepRoute(context, stops);
    return true;
  },

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
