import type { AnswerOf, CallName, CheckedRequestOf } from "#contract/wire/desk-calls.ts";
import { parseEmail } from "#domain/customer/customer-form.ts";
import { spansOfYear } from "#server/ordering/spans-of-year.ts";
import { orderAccount, paymentAccount } from "#server/reports/accounts.ts";
import { csvText } from "#server/reports/csv-text.ts";
import { orderTable } from "#server/reports/order-table.ts";
import { readWeeklyOrders } from "#server/reports/read-weekly-orders.ts";
import { readVersions } from "./catalogue/read-versions.ts";
import {
  storeCatalogueChange,
  takeBackCatalogueChange,
} from "./catalogue/store-catalogue-change.ts";
import { eraseCustomer, readCustomer, readPerson, searchCustomers } from "./customers/customers.ts";
import { eraseOldWeeks } from "./customers/old-weeks.ts";
import type { DeskCall } from "./desk-context.ts";
import { changeOrderAtDesk } from "./orders/change-order.ts";
import { placeOrderByPhone } from "./orders/place-order.ts";
import { sendMailAgain } from "./orders/send-mail-again.ts";
import { readMessages, sendMessage, withdrawMessage } from "./orders/send-message.ts";
import { storeMark } from "./orders/store-mark.ts";
import { readSubscribers, tellSubscribers } from "./orders/tell-subscribers.ts";
import { chooseWeek } from "./reads/choose-week.ts";
import { findOrdersOfAllWeeks, readOrdersWithBalance, readOwed } from "./reads/find-orders.ts";
import { readOrderPage } from "./reads/read-order-page.ts";
import { readPressesTogether } from "./reads/read-presses-together.ts";
import {
  answerRecoveryKey,
  backUpNow,
  readSafety,
  readToldProblems,
  useRecoveryKey,
} from "./reads/read-safety.ts";
import { readToday } from "./reads/read-today.ts";
import { readChanges, readWeek } from "./reads/read-week.ts";
import { keepText, readWeekMessage } from "./reads/read-week-message.ts";
import { readYear } from "./reads/read-year.ts";
import {
  listWeeks,
  readLimits,
  readMoneyByWay,
  readPaymentsLately,
  readYears,
} from "./reads/week-sums.ts";
import {
  linkDevice,
  readDevices,
  readMe,
  readPush,
  renameDevice,
  revokeDevice,
  setPush,
} from "./session/device-fields.ts";
import { nextWeeks, weeksToMove } from "./weeks/coming-weeks.ts";
import { decideWeek, takeBackWeek } from "./weeks/decide-week.ts";
import { keepRoute } from "./weeks/keep-route.ts";
import { weeksWith } from "./weeks/weeks-with.ts";

/** What carries out each call. One that is missing does not compile. */
type CallHandlers = {
  readonly [Name in CallName]: (
    request: CheckedRequestOf<Name>,
    context: DeskCall,
  ) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
};

const accounts = { orders: orderAccount, payments: paymentAccount };

/** Translates between the calls and the shop, and does nothing else. Requests, roles and confirmed sign-ins are checked before it. */
export const callHandlers: CallHandlers = {
  me: (_nothing, context) => readMe(context, context.current.catalogue.shop.name),

  week: async ({ week, language }, context) =>
    readWeek(context, await chooseWeek(context, week), language),

  changes: async ({ week, since, generation }, context) =>
    readChanges(context, await chooseWeek(context, week), since, generation),

  press: (press, context) => storeMark(context, press),

  pressesTogether: async ({ week }, context) =>
    readPressesTogether(context, await chooseWeek(context, week)),

  keepRoute: async ({ stops }, context) => {
    await keepRoute(context, stops);
    return true;
  },

  today: (_nothing, context) => readToday(context),

  weeks: ({ before }, context) => listWeeks(context, before),

  nextWeeks: (_nothing, context) => nextWeeks(context),

  weeksWith: (times, context) => weeksWith(context, times),

  weeksToMove: (_nothing, context) => weeksToMove(context),

  keepWeek: (asked, context) => decideWeek(context, asked),

  takeBackWeek: (asked, context) => takeBackWeek(context, asked),

  messages: ({ week }, context) => readMessages(context, week),

  sendMessage: (message, context) => sendMessage(context, message),

  withdrawMessage: ({ actionId }, context) => withdrawMessage(context, actionId),

  subscribers: (_nothing, context) => readSubscribers(context),

  tellSubscribers: (message, context) => tellSubscribers(context, message),

  removeSubscriber: ({ email }, { store, now }) =>
    store.removeSubscriber({ email: parseEmail(email) ?? email.trim(), now }),

  weekMessage: (_nothing, context) => readWeekMessage(context),

  keepText: async ({ name, text }, context) => {
    await keepText(context, name, text);
    return true;
  },

  year: ({ year, language }, context) => readYear(context, year, language),

  accountCsv: async ({ year, table }, { store }) =>
    csvText(await accounts[table](store, spansOfYear(year))),

  years: (_nothing, { store }) => readYears(store),

  owed: ({ week }, context) => readOwed(context, week ?? undefined),

  moneyByWay: async ({ week }, context) =>
    readMoneyByWay(context.store, (await chooseWeek(context, week)).date),

  paymentsLately: (_nothing, context) => readPaymentsLately(context),

  ordersCsv: async ({ week }, context) => {
    const { date } = await chooseWeek(context, week);
    const { orders, unreadable } = await readWeeklyOrders(
      context.store,
      date,
      context.current.catalogue.menu,
    );
    return csvText(orderTable(orders, unreadable));
  },

  limits: (_nothing, context) => readLimits(context),

  findOrders: ({ search, before, language }, context) =>
    findOrdersOfAllWeeks(context, search, { before: before ?? undefined, language }),

  ordersWithBalance: ({ search, otherThan, after, language }, context) =>
    readOrdersWithBalance(context, {
      search,
      otherThan: otherThan ?? undefined,
      after: after ?? undefined,
      language,
    }),

  order: ({ number, language }, context) => readOrderPage(context, number, language),

  sendMailAgain: (mail, context) => sendMailAgain(context, mail),

  changeOrder: (change, context) => changeOrderAtDesk(context, change),

  placeOrder: (order, context) => placeOrderByPhone(context, order),

  customers: ({ search }, context) => searchCustomers(context, search),

  person: ({ number, language }, context) => readPerson(context, number, language),

  customer: ({ number, language }, context) => readCustomer(context, number, language),

  eraseCustomer: ({ number }, context) => eraseCustomer(context, number),

  eraseOldWeeks: ({ through }, context) => eraseOldWeeks(context, through),

  catalogue: (_nothing, { current }) => ({
    version: current.version,
    catalogue: current.catalogue,
  }),

  catalogueVersions: ({ before }, context) => readVersions(context, before ?? undefined),

  changeCatalogue: (change, context) => storeCatalogueChange(context, change),

  takeBackCatalogueChange: (asked, context) => takeBackCatalogueChange(context, asked),

  devices: (_nothing, context) => readDevices(context),

  linkDevice: (device, context) => linkDevice(context, context.origin, device),

  renameDevice: ({ id, name }, context) => renameDevice(context, id, name),

  revokeDevice: ({ id }, context) => revokeDevice(context, id),

  push: (_nothing, context) => readPush(context),

  setPush: (push, context) => setPush(context, push),

  safety: (_nothing, context) => readSafety(context),

  toldProblems: (_nothing, context) => readToldProblems(context),

  backUpNow: (_nothing, context) => backUpNow(context),

  makeRecoveryKey: (_nothing, context) => answerRecoveryKey(context),

  useRecoveryKey: ({ recipient }, context) => useRecoveryKey(context, recipient),
};
