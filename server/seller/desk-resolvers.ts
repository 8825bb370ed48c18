import type { RootResolvers } from "#contract/generated/desk-schema-types.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import { spansOfYear } from "#server/ordering/ordinary-week.ts";
import { orderAccount, paymentAccount } from "#server/reports/accounts.ts";
import { csvText } from "#server/reports/csv-text.ts";
import { orderTable } from "#server/reports/order-table.ts";
import { readWeeklyOrders } from "#server/reports/read-weekly-orders.ts";
import { catalogueToWire, readVersions } from "#server/seller/catalogue/read-versions.ts";
import {
  storeCatalogueChange,
  takeBackCatalogueChange,
} from "#server/seller/catalogue/store-catalogue-change.ts";
import {
  eraseCustomer,
  readCustomer,
  readPerson,
  searchCustomers,
} from "#server/seller/customers/customers.ts";
import { changeOrderAtDesk } from "#server/seller/orders/change-order.ts";
import { placeOrderByPhone } from "#server/seller/orders/place-order.ts";
import { sendMailAgain } from "#server/seller/orders/send-mail-again.ts";
import { sendMessage } from "#server/seller/orders/send-message.ts";
import { storeMark } from "#server/seller/orders/store-mark.ts";
import { storeRoute } from "#server/seller/orders/store-route.ts";
import { chooseWeek } from "#server/seller/reads/choose-week.ts";
import {
  findOrdersOfAllWeeks,
  readOrdersWithBalance,
  readOwed,
} from "#server/seller/reads/find-orders.ts";
import { readOrderPage } from "#server/seller/reads/read-order-page.ts";
import { readPressesTogether } from "#server/seller/reads/read-presses.ts";
import {
  answerRecoveryKey,
  backUpNow,
  readSafety,
  readToldProblems,
  useRecoveryKey,
} from "#server/seller/reads/read-safety.ts";
import { readToday } from "#server/seller/reads/read-today.ts";
import { readChanges, readWeek } from "#server/seller/reads/read-week.ts";
import { keepText, readWeekMessage } from "#server/seller/reads/read-week-message.ts";
import { checkedYear, readYear } from "#server/seller/reads/read-year.ts";
import {
  newestWeeks,
  readLimits,
  readMoneyByWay,
  readYears,
  weeksBefore,
} from "#server/seller/reads/week-sums.ts";
import {
  linkDevice,
  readDevices,
  readMe,
  renameDevice,
  revokeDevice,
} from "#server/seller/session/device-fields.ts";
import { readPush, setPush } from "#server/seller/session/push-fields.ts";
import { comingWeeks, weeksHandedOver } from "#server/seller/weeks/coming-weeks.ts";
import { decideWeek, takeBackWeek } from "#server/seller/weeks/decide-week.ts";
import { weeksWith } from "#server/seller/weeks/weeks-with.ts";
import type { DeskCall } from "./desk-context.ts";
import { badRequest } from "./desk-error.ts";

/** The root fields: each translates between the contract and the shop, and does nothing else. Roles are checked before it. */
export const deskResolvers = {
  me: (_args, context) => readMe(context, context.current.catalogue.shop.name),

  today: (_args, context) => readToday(context),

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

  years: (_args, { store }) => readYears(store),

  year: ({ year, language = "he" }, context) => readYear(context, checkedYear(year), language),

  accountCsv: async ({ year, table }, { store }) => {
    const account = { orders: orderAccount, payments: paymentAccount }[table];
    return csvText(await account(store, spansOfYear(checkedYear(year))));
  },

  findOrders: ({ search, before, language = "he" }, context) =>
    findOrdersOfAllWeeks(context, search, { before: before ?? undefined, language }),

  comingWeeks: (_args, context) => comingWeeks(context),
  weeksHandedOver: (_args, context) => weeksHandedOver(context),

  weeksWith: (args, context) => weeksWith(context, args),

  order: ({ number, language = "he" }, context) => readOrderPage(context, number, language),

  ordersWithBalance: ({ search = "", otherThan, after, language = "he" }, context) =>
    readOrdersWithBalance(context, {
      search,
      otherThan: otherThan ?? undefined,
      after: after ?? undefined,
      language,
    }),

  owed: ({ week }, context) => readOwed(context, week ?? undefined),

  moneyByWay: async ({ week }, context) =>
    readMoneyByWay(context.store, (await chooseWeek(context, week)).date),

  limits: (_args, context) => readLimits(context),

  ordersCsv: async ({ week }, context) => {
    const { date } = await chooseWeek(context, week);
    const { orders, unreadable } = await readWeeklyOrders(
      context.store,
      date,
      context.current.catalogue.menu,
    );
    return csvText(orderTable(orders, unreadable));
  },

  customers: ({ search }, context) => searchCustomers(context, search),

  person: ({ number, language = "he" }, context) => readPerson(context, number, language),

  customer: ({ number, language = "he" }, context) => readCustomer(context, number, language),

  eraseCustomer: ({ number }, context) => eraseCustomer(context, number),

  devices: (_args, context) => readDevices(context),

  push: (_args, context) => readPush(context),

  setPush: ({ push }, context) => setPush(context, push),

  safety: (_args, context) => readSafety(context),

  toldProblems: (_args, context) => readToldProblems(context),

  backUpNow: (_args, context) => backUpNow(context),

  makeRecoveryKey: (_args, context) => answerRecoveryKey(context),

  useRecoveryKey: ({ recipient }, context) => useRecoveryKey(context, recipient),

  catalogue: (_args, { current }) => catalogueToWire(current),

  catalogueVersions: ({ before }, context) => readVersions(context, before ?? undefined),

  changeCatalogue: ({ change }, context) => storeCatalogueChange(context, change),

  takeBackCatalogueChange: (args, context) => takeBackCatalogueChange(context, args),

  changeOrder: ({ change }, context) => changeOrderAtDesk(context, change),

  placeOrder: ({ order }, context) => placeOrderByPhone(context, order),

  press: ({ press }, context) => storeMark(context, press),

  keepWeek: ({ week }, context) => decideWeek(context, week),

  takeBackWeek: ({ week }, context) => takeBackWeek(context, week),

  keepRoute: async ({ stops }, { store }) => {
    await storeRoute(store, stops);
    return true;
  },

  sendMailAgain: ({ mail }, context) => sendMailAgain(context, mail),

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

  linkDevice: ({ device }, context) => linkDevice(context, context.origin, device),

  renameDevice: ({ id, name }, context) => renameDevice(context, id, name),

  revokeDevice: ({ id }, context) => revokeDevice(context, id),
} satisfies RootResolvers<DeskCall>;
