import type { Language } from "#domain/language/language.ts";

/** Days and moments begin with the name of the day; a reason is empty, or in parentheses after a space. */
const he = {
  newOrBack: "חדש או חזר לתפריט:",
  limited: "בכמות מוגבלת:",
  full: "השבוע הזה כבר מלא, ואין מקום להזמנות נוספות.",
  skipped: (day: string, reason: string) => `לשבוע של ${day} אנחנו לא מקבלים הזמנות${reason}.`,
  cookedMoved: (day: string, days: string) =>
    `שימו לב: האוכל של ההזמנות שנסגרו ב${day} מגיע במועד אחר, ב${days}.`,
  opens: (moment: string) => `ההזמנות נפתחות ב${moment}.`,
  closes: (moment: string) => `ההזמנות נסגרות ב${moment}.`,
  moved: (moment: string, usual: string, reason: string) =>
    `שימו לב: הפעם ההזמנות נסגרות ב${moment}, ולא ב${usual}${reason}.`,
  food: (days: string) => `האוכל מגיע ב${days}.`,
  foodMoved: (days: string) => `שימו לב: הפעם האוכל מגיע במועד אחר, ב${days}.`,
  order: "לתפריט ולהזמנה",
  regulars: "שלום! ההזמנות לשבוע הזה פתוחות, ועוד לא הזמנתם. נשמח לבשל גם בשבילכם.",
};

export type WeekMessageWords = typeof he;

const en: WeekMessageWords = {
  newOrBack: "New on the menu, or back:",
  limited: "In limited quantity:",
  full: "This week is full: there is no room for more orders.",
  skipped: (day, reason) => `We are not taking orders for the week of ${day}${reason}.`,
  cookedMoved: (day, days) =>
    `Please note: the food of the orders that closed on ${day} comes at a different time, on ${days}.`,
  opens: (moment) => `Orders open on ${moment}.`,
  closes: (moment) => `Orders close on ${moment}.`,
  moved: (moment, usual, reason) =>
    `Please note: this time orders close on ${moment}, not on ${usual}${reason}.`,
  food: (days) => `The food arrives on ${days}.`,
  foodMoved: (days) => `Please note: this time the food comes at a different time, on ${days}.`,
  order: "Menu and orders",
  regulars:
    "Hello! Orders for this week are open, and you have not ordered yet. We would love to cook for you too.",
};

/** The words of the message about a week, as customers read them. */
export const weekMessageWords: Readonly<Record<Language, WeekMessageWords>> = { he, en };
