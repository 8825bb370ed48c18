import type { RootField } from "#server/seller/calls/root-fields.ts";

const words = '{ he: "סגור", en: "Closed" }';

/** Arguments with which each root field answers its owner. */
export const argsOfFields = ({
  week,
}: {
  readonly week: string;
}): Readonly<Record<RootField, string>> => ({
  pressesTogether: `(${week})`,
  messages: `(${week})`,
  weekMessage: "",
  keepText: `(name: greeting, text: ${words})`,
  sendMessage: `(message: { actionId: "m", ${week}, subject: ${words}, text: ${words} })`,
  withdrawMessage: '(actionId: "m")',
});
