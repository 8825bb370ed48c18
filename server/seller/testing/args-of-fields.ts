import type { RootField } from "#server/seller/calls/root-fields.ts";

const words = '{ he: "סגור", en: "Closed" }';

/** Arguments with which each root field answers its owner. `press` are those of a mark. */
export const argsOfFields = ({
  week,
  press,
}: {
  readonly week: string;
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
  press,
  keepRoute: '(stops: ["abc"])',
  messages: `(${week})`,
  weekMessage: "",
  keepText: `(name: greeting, text: ${words})`,
  sendMessage: `(message: { actionId: "m", ${week}, subject: ${words}, text: ${words} })`,
  withdrawMessage: '(actionId: "m")',
});
