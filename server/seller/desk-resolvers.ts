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
import { changeOrderAtDesk } from "#server/seller/orders/change-order.ts";
import { placeOrderByPhone } from "#server/seller/orders/place-order.ts";
import { sendMailAgain } from "#server/seller/orders/send-mail-again.ts";
import { messageToWire, sendMessage } from "#server/seller/orders/send-message.ts";
import { storeMark } from "#server/seller/orders/store-mark.ts";
import { storeRoute } from "#server/seller/orders/store-route.ts";
import { chooseWeek } from "#server/seller/reads/choose-week.ts";
import { moneyByWayToWire } from "#server/seller/reads/money-by-way.ts";
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
import type { DeskCall } from "./desk-context.ts";
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
    context: DeskCall,
  ) => Answer<Field> | Promise<Answer<Field>>;
};

export const deskResolvers = {
  me: (_args: object, context: DeskCall) => readMe(context, context.current.catalogue.shop.name),

  today: (_args: object, context: DeskCall) => readToday(context),

  week: async ({ week, language = "he" }: QueryWeekArgs, context: DeskCall) =>
    readWeek(context, await chooseWeek(context, week), language),

  changes: async ({ week, since, generation }: QueryChangesArgs, context: DeskCall) => {
    if (since.event < 0 || since.order < 0) throw badRequest("A cursor has no negative numbers.");
    return readChanges(context, await chooseWeek(context, week), since, generation);
  },

  weeks: (_args: object, context: DeskCall) => {
    const { now, current } = context;
    return allWeeks(context, orderWeekAt(now, current.catalogue.shop).date);
  },

  comingWeeks: (_args: object, context: DeskCall) => comingWeeks(context),

  weeksWith: (args: QueryWeeksWithArgs, context: DeskCall) => weeksWith(context, args),

  order: async ({ number, language = "he" }: QueryOrderArgs, context: DeskCall) =>
    (await readOrderPage(context, number, language)) ?? null,

  ordersWithBalance: (
    { balance, language = "he" }: QueryOrdersWithBalanceArgs,
    context: DeskCall,
  ) => ordersWithBalance(context, balance ?? undefined, language),

  moneyByWay: async ({ week }: QueryMoneyByWayArgs, context: DeskCall) =>
    moneyByWayToWire(context.store, (await chooseWeek(context, week)).date),

  limits: ({ week }: QueryLimitsArgs, context: DeskCall) => readLimits(context, week),

  ordersCsv: async ({ week }: QueryOrdersCsvArgs, context: DeskCall) => {
    const { date } = await chooseWeek(context, week);
    const { orders, unreadable } = await readWeeklyOrders(
      context.store,
      date,
      context.current.catalogue.menu,
    );
    return csvText(orderTable(orders, unreadable));
  },

  devices: (_args: object, context: DeskCall) => readDevices(context),

  catalogue: (_args: object, { current }: DeskCall) => catalogueToWire(current),

  catalogueVersions: ({ before }: QueryCatalogueVersionsArgs, context: DeskCall) =>
    readVersions(context, before ?? undefined),

  changeCatalogue: ({ change }: MutationChangeCatalogueArgs, context: DeskCall) =>
    storeCatalogueChange(context, change),

  takeBackCatalogueChange: (args: MutationTakeBackCatalogueChangeArgs, context: DeskCall) =>
    takeBackCatalogueChange(context, args),

  changeOrder: ({ change }: MutationChangeOrderArgs, context: DeskCall) =>
    changeOrderAtDesk(context, change),

  placeOrder: ({ order }: MutationPlaceOrderArgs, context: DeskCall) =>
    placeOrderByPhone(context, order),

  press: ({ press }: MutationPressArgs, context: DeskCall) => storeMark(context, press),

  keepWeek: ({ week }: MutationKeepWeekArgs, context: DeskCall) => decideWeek(context, week),

  takeBackWeek: ({ week }: MutationTakeBackWeekArgs, context: DeskCall) =>
    takeBackWeek(context, week),

  keepRoute: async ({ stops }: MutationKeepRouteArgs, { store }: DeskCall) => {
    await storeRoute(store, stops);
    return true;
  },

  sendMailAgain: ({ mail }: MutationSendMailAgainArgs, context: DeskCall) =>
    sendMailAgain(context, mail),

  messages: async ({ week }: QueryMessagesArgs, context: DeskCall) =>
    (await context.store.messagesOfWeek((await chooseWeek(context, week)).date)).map(messageToWire),

  sendMessage: ({ message }: MutationSendMessageArgs, context: DeskCall) =>
    sendMessage(context, message),

  withdrawMessage: async ({ actionId }: MutationWithdrawMessageArgs, { store, now }: DeskCall) => {
    const message = await store.withdrawMessage({ actionId, now });
    return message === undefined ? null : messageToWire(message);
  },

  linkDevice: async ({ device }: MutationLinkDeviceArgs, context: DeskCall) =>
    orRefused(await linkDevice(context, context.origin, device)),

  revokeDevice: async ({ id }: MutationRevokeDeviceArgs, context: DeskCall) =>
    orRefused(await revokeDevice(context, id)),
} satisfies DeskResolvers;

/** Throws a refusal about a device. */
function orRefused<Answered>(outcome: Answered | DeviceRefusal): Answered {
  if (outcome === "CONFIRM_FIRST") throw deskError("CONFIRM_FIRST");
  if (outcome === "BAD_REQUEST") throw badRequest("There is no such device, or no such end.");
  return outcome;
}
