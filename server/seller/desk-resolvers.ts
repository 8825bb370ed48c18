import type {
  Mutation,
  MutationChangeCatalogueArgs,
  MutationChangeOrderArgs,
  MutationKeepRouteArgs,
  MutationKeepWeekArgs,
  MutationLinkDeviceArgs,
  MutationPlaceOrderArgs,
  MutationPressArgs,
  MutationRevokeDeviceArgs,
  MutationSendMailAgainArgs,
  MutationSendMessageArgs,
  MutationTakeBackCatalogueChangeArgs,
  MutationTakeBackWeekArgs,
  MutationWithdrawMessageArgs,
  Query,
  QueryCatalogueVersionsArgs,
  QueryChangesArgs,
  QueryLimitsArgs,
  QueryMessagesArgs,
  QueryMoneyByWayArgs,
  QueryOrderArgs,
  QueryOrdersCsvArgs,
  QueryOrdersWithBalanceArgs,
  QueryWeekArgs,
  QueryWeeksWithArgs,
} from "#contract/generated/desk-schema-types.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import { csvText } from "#server/reports/csv-text.ts";
import { orderTable } from "#server/reports/order-table.ts";
import { readWeeklyOrders } from "#server/reports/read-weekly-orders.ts";
import { catalogueToWire, readVersions } from "#server/seller/catalogue/read-versions.ts";
import {
  storeCatalogueChange,
  takeBackCatalogueChange,
} from "#server/seller/catalogue/store-catalogue-change.ts";
import { changeOrder } from "#server/seller/orders/change-order.ts";
import { placeOrder } from "#server/seller/orders/place-order.ts";
import { sendMailAgain } from "#server/seller/orders/send-mail-again.ts";
import { messageToWire, sendMessage } from "#server/seller/orders/send-message.ts";
import { storeMark } from "#server/seller/orders/store-mark.ts";
import { storeRoute } from "#server/seller/orders/store-route.ts";
import { chooseWeek } from "#server/seller/reads/choose-week.ts";
import { moneyByWay } from "#server/seller/reads/money-by-way.ts";
import { ordersWithBalance } from "#server/seller/reads/orders-with-balance.ts";
import { readChanges } from "#server/seller/reads/read-changes.ts";
import { readLimits } from "#server/seller/reads/read-limits.ts";
import { readOrderPage } from "#server/seller/reads/read-order-page.ts";
import { readToday } from "#server/seller/reads/read-today.ts";
import { readWeek } from "#server/seller/reads/read-week.ts";
import { allWeeks } from "#server/seller/reads/week-sums.ts";
import {
  type DeviceRefusal,
  linkDevice,
  readDevices,
  readMe,
  revokeDevice,
} from "#server/seller/session/device-fields.ts";
import { comingWeeks } from "#server/seller/weeks/coming-weeks.ts";
import { decideWeek, takeBackWeek } from "#server/seller/weeks/decide-week.ts";
import { weeksWith } from "#server/seller/weeks/weeks-with.ts";
import type { DeskContext } from "./desk-context.ts";
import { badRequest, deskError } from "./desk-error.ts";
import type { RootField } from "./roles.ts";

type Answer<Field> = Field extends keyof Query
  ? Query[Field]
  : Field extends keyof Mutation
    ? Mutation[Field]
    : never;

/** The root fields: each translates between the contract and the shop, and does nothing else. Roles are checked before it. */
export type DeskResolvers = {
  readonly [Field in RootField]: (
    // The arguments of a field have the type that the schema gives them.
    args: never,
    context: DeskContext,
  ) => Answer<Field> | Promise<Answer<Field>>;
};

export const deskResolvers = {
  me: (_args: object, context: DeskContext) => readMe(context, context.current.catalogue.shop.name),

  today: (_args: object, context: DeskContext) => readToday(context),

  week: async ({ week, language = "he" }: QueryWeekArgs, context: DeskContext) =>
    readWeek(context, await chooseWeek(context, week), language),

  changes: async ({ week, since, generation }: QueryChangesArgs, context: DeskContext) => {
    if (since.event < 0 || since.order < 0) throw badRequest("A cursor has no negative numbers.");
    return readChanges(context, await chooseWeek(context, week), since, generation);
  },

  weeks: (_args: object, context: DeskContext) => {
    const { now, current } = context;
    return allWeeks(context, orderWeekAt(now, current.catalogue.shop).date);
  },

  comingWeeks: (_args: object, context: DeskContext) => comingWeeks(context),

  weeksWith: (args: QueryWeeksWithArgs, context: DeskContext) => weeksWith(context, args),

  order: async ({ number, language = "he" }: QueryOrderArgs, context: DeskContext) =>
    (await readOrderPage(context, number, language)) ?? null,

  ordersWithBalance: (
    { balance, language = "he" }: QueryOrdersWithBalanceArgs,
    context: DeskContext,
  ) => ordersWithBalance(context, balance ?? undefined, language),

  moneyByWay: async ({ week }: QueryMoneyByWayArgs, context: DeskContext) =>
    moneyByWay(context.store, (await chooseWeek(context, week)).date),

  limits: ({ week }: QueryLimitsArgs, context: DeskContext) => readLimits(context, week),

  ordersCsv: async ({ week }: QueryOrdersCsvArgs, context: DeskContext) => {
    const { date } = await chooseWeek(context, week);
    const { orders, unreadable } = await readWeeklyOrders(
      context.store,
      date,
      context.current.catalogue.menu,
    );
    return csvText(orderTable(orders, unreadable));
  },

  devices: (_args: object, context: DeskContext) => readDevices(context),

  catalogue: (_args: object, { current }: DeskContext) => catalogueToWire(current),

  catalogueVersions: ({ before }: QueryCatalogueVersionsArgs, context: DeskContext) =>
    readVersions(context, before ?? undefined),

  changeCatalogue: ({ change }: MutationChangeCatalogueArgs, context: DeskContext) =>
    storeCatalogueChange(context, change),

  takeBackCatalogueChange: (args: MutationTakeBackCatalogueChangeArgs, context: DeskContext) =>
    takeBackCatalogueChange(context, args),

  changeOrder: ({ change }: MutationChangeOrderArgs, context: DeskContext) =>
    changeOrder(context, change),

  placeOrder: ({ order }: MutationPlaceOrderArgs, context: DeskContext) =>
    placeOrder(context, order),

  press: ({ press }: MutationPressArgs, context: DeskContext) => storeMark(context, press),

  keepWeek: ({ week }: MutationKeepWeekArgs, context: DeskContext) => decideWeek(context, week),

  takeBackWeek: ({ week }: MutationTakeBackWeekArgs, context: DeskContext) =>
    takeBackWeek(context, week),

  keepRoute: async ({ stops }: MutationKeepRouteArgs, { store }: DeskContext) => {
    await storeRoute(store, stops);
    return true;
  },

  sendMailAgain: ({ mail }: MutationSendMailAgainArgs, context: DeskContext) =>
    sendMailAgain(context, mail),

  messages: async ({ week }: QueryMessagesArgs, context: DeskContext) =>
    (await context.store.messagesOfWeek((await chooseWeek(context, week)).date)).map(messageToWire),

  sendMessage: ({ message }: MutationSendMessageArgs, context: DeskContext) =>
    sendMessage(context, message),

  withdrawMessage: async (
    { actionId }: MutationWithdrawMessageArgs,
    { store, now }: DeskContext,
  ) => {
    const message = await store.withdrawMessage({ actionId, now });
    return message === undefined ? null : messageToWire(message);
  },

  linkDevice: async ({ device }: MutationLinkDeviceArgs, context: DeskContext) =>
    orRefused(await linkDevice(context, context.origin, device)),

  revokeDevice: async ({ id }: MutationRevokeDeviceArgs, context: DeskContext) =>
    orRefused(await revokeDevice(context, id)),
} satisfies DeskResolvers;

/** Throws a refusal about a device. */
function orRefused<Answered>(outcome: Answered | DeviceRefusal): Answered {
  if (outcome === "CONFIRM_FIRST") throw deskError("CONFIRM_FIRST");
  if (outcome === "BAD_REQUEST") throw badRequest("There is no such device, or no such end.");
  return outcome;
}
