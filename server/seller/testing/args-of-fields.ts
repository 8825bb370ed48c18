import type { RootField } from "#server/seller/calls/root-fields.ts";

const words = '{ he: "סגור", en: "Closed" }';

/** Arguments with which each root field answers its owner. `press` are those of a mark. */
export const argsOfFields = ({
  week,
  order,
  press,
}: {
  readonly week: string;
  /** The number of an order. */
  readonly order: string;
  readonly press: string;
}): Readonly<Record<RootField, string>> => ({
  me: "",
  week: "(language: en)",
  changes: `(${week}, since: { event: 0, order: 0 })`,
  pressesTogether: `(${week})`,
  weeks: "",
  weeksHandedOver: "",
  comingWeeks: "",
  weeksWith: "(deadline: { weekday: 4, hour: 20, minute: 0 })",
  keepWeek: `(week: { actionId: "keep", pressedAt: 1, ${week}, seen: "0", isClosed: true })`,
  takeBackWeek: `(week: { actionId: "back", pressedAt: 1, ${week}, undoes: "none" })`,
  changeOrder: `(change: { actionId: "change-1", pressedAt: 1, number: "${order}", revision: 0, lines: [], orderType: pickup, place: "Jerusalem" })`,
  placeOrder: `(order: { actionId: "order-1", pressedAt: 1, ${week}, name: "Noa", phoneNumber: "0501234567", lines: [], orderType: pickup, place: "Jerusalem" })`,
  press,
  keepRoute: '(stops: ["abc"])',
  messages: `(${week})`,
  weekMessage: "",
  keepText: `(name: greeting, text: ${words})`,
  sendMessage: `(message: { actionId: "m", ${week}, subject: ${words}, text: ${words} })`,
  withdrawMessage: '(actionId: "m")',
});
