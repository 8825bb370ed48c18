import type { RootField } from "#server/seller/calls/root-fields.ts";

const words = '{ he: "סגור", en: "Closed" }';

/** Arguments with which each root field answers its owner. */
export const argsOfFields = ({
  week,
}: {
  readonly week: string;
}): Readonly<Record<RootField, string>> => ({
  pressesTogether: `(${week})`,
  weeks: "",
  weeksHandedOver: "",
  comingWeeks: "",
  weeksWith: "(deadline: { weekday: 4, hour: 20, minute: 0 })",
  keepWeek: `(week: { actionId: "keep", pressedAt: 1, ${week}, seen: "0", isClosed: true })`,
  takeBackWeek: `(week: { actionId: "back", pressedAt: 1, ${week}, undoes: "none" })`,
  messages: `(${week})`,
  weekMessage: "",
  keepText: `(name: greeting, text: ${words})`,
  sendMessage: `(message: { actionId: "m", ${week}, subject: ${words}, text: ${words} })`,
  withdrawMessage: '(actionId: "m")',
});
