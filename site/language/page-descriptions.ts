import type { SiteLanguage } from "#domain/language/language.ts";

/** One or two sentences about each page, for search engines and link previews. Rendered on the server only. */
export type PageDescriptions = Readonly<
  Record<string, (shopName: string, deadline: string) => string>
>;

const he: PageDescriptions = {
  "/": (shop, deadline) =>
    `התפריט של ${shop}: אוכל ביתי כשר שמתבשל לפי הזמנה, לאיסוף עצמי או במשלוח. הזמנות עד ${deadline}.`,
  "/about": (shop) => `אודות ${shop}: אוכל ביתי כשר בהזמנה מראש.`,
  "/whyChooseArisGourmet": (shop) =>
    `למה להזמין אצל ${shop}: מעט שמן וסוכר, דגנים מלאים, מטבח ביתי בהשגחת כשרות, והכול מתבשל לפי הזמנה.`,
  "/cart": (shop) => `סל ההזמנה שלכם אצל ${shop}.`,
  "/accessibility": (shop) =>
    `הצהרת הנגישות של ${shop}: מה נעשה באתר, מה עוד חסר, ולמי פונים כשמשהו לא עובד.`,
  "/privacy": (shop) => `איזה מידע נשמר באתר של ${shop}, למה, ואיך מתקנים או מוחקים אותו.`,
  "/terms": (shop) =>
    `תנאי המכירה של ${shop}: פרטי המוכרת, מחירים, תשלום, ביטול, איסוף עצמי ומשלוח.`,
  "/my-orders": (shop) => `ההזמנות שנשלחו מהמכשיר הזה אל ${shop}.`,
};

const en: PageDescriptions = {
  "/": (shop, deadline) =>
    `The menu of ${shop}: home-cooked kosher food, made to order, for pickup or delivery. Orders due by ${deadline}.`,
  "/about": (shop) => `About ${shop}: home-cooked kosher food, ordered ahead.`,
  "/whyChooseArisGourmet": (shop) =>
    `Why order from ${shop}: little oil and sugar, whole grains, a home kitchen under kosher supervision, and everything cooked to order.`,
  "/cart": (shop) => `Your cart at ${shop}.`,
  "/accessibility": (shop) =>
    `The accessibility statement of ${shop}: what has been done, what is still missing, and who to contact when something does not work.`,
  "/privacy": (shop) =>
    `What information the site of ${shop} keeps about you, why, and how to have it corrected or deleted.`,
  "/terms": (shop) =>
    `The terms of sale of ${shop}: the seller, prices, payment, cancellation, pickup and delivery.`,
  "/my-orders": (shop) => `The orders sent to ${shop} from this device.`,
};

export const pageDescriptions: Readonly<Record<SiteLanguage, PageDescriptions>> = { he, en };
