import type { Language } from "#domain/language/language.ts";
import { devices as devicesEn } from "./en/devices.ts";
import { handingOver as handingOverEn } from "./en/handing-over.ts";
import { kitchen as kitchenEn } from "./en/kitchen.ts";
import { money as moneyEn } from "./en/money.ts";
import { order as orderEn } from "./en/order.ts";
import { orders as ordersEn } from "./en/orders.ts";
import { packing as packingEn } from "./en/packing.ts";
import { paper as paperEn } from "./en/paper.ts";
import { route as routeEn } from "./en/route.ts";
import { shell as shellEn } from "./en/shell.ts";
import { signIn as signInEn } from "./en/sign-in.ts";
import { today as todayEn } from "./en/today.ts";
import { weeks as weeksEn } from "./en/weeks.ts";
import { devices as devicesHe } from "./he/devices.ts";
import { handingOver as handingOverHe } from "./he/handing-over.ts";
import { kitchen as kitchenHe } from "./he/kitchen.ts";
import { money as moneyHe } from "./he/money.ts";
import { order as orderHe } from "./he/order.ts";
import { orders as ordersHe } from "./he/orders.ts";
import { packing as packingHe } from "./he/packing.ts";
import { paper as paperHe } from "./he/paper.ts";
import { route as routeHe } from "./he/route.ts";
import { shell as shellHe } from "./he/shell.ts";
import { signIn as signInHe } from "./he/sign-in.ts";
import { today as todayHe } from "./he/today.ts";
import { weeks as weeksHe } from "./he/weeks.ts";

/** The texts by feature; each feature has one file in each language. */
const features = {
  shell: { he: shellHe, en: shellEn },
  today: { he: todayHe, en: todayEn },
  orders: { he: ordersHe, en: ordersEn },
  order: { he: orderHe, en: orderEn },
  money: { he: moneyHe, en: moneyEn },
  kitchen: { he: kitchenHe, en: kitchenEn },
  packing: { he: packingHe, en: packingEn },
  handingOver: { he: handingOverHe, en: handingOverEn },
  route: { he: routeHe, en: routeEn },
  paper: { he: paperHe, en: paperEn },
  weeks: { he: weeksHe, en: weeksEn },
  devices: { he: devicesHe, en: devicesEn },
  signIn: { he: signInHe, en: signInEn },
};

/** The texts of the desk in one language: one member for each feature. */
export type Messages = {
  readonly [Feature in keyof typeof features]: (typeof features)[Feature]["he"];
};

const messages: Readonly<Record<Language, Messages>> = {
  he: inLanguage("he"),
  en: inLanguage("en"),
};

export function messagesIn(language: Language): Messages {
  return messages[language];
}

function inLanguage(language: Language): Messages {
  const entries = Object.entries(features).map(([feature, texts]) => [feature, texts[language]]);
  return Object.fromEntries(entries) as Messages;
}
