import type { Language } from "#domain/language/language.ts";

/** The texts of the mails to those who asked to be told when orders open, and of the page to which they lead. */
const he = {
  confirm: {
    subject: (shop: string) => `לאישור: אימייל כשההזמנות נפתחות · ${shop}`,
    title: "לכתוב לכם כשההזמנות נפתחות?",
    asked: (shop: string) =>
      `כתובת האימייל הזאת נמסרה לנו כדי לקבל הודעה כשההזמנות אצל ${shop} נפתחות.`,
    promise:
      "עד שתאשרו לא נכתוב לכם. אחרי האישור: לכל היותר אימייל אחד בשבוע, ואפשר להפסיק בלחיצה אחת.",
    button: "לאישור",
    notMe: "לא ביקשתם? אפשר להתעלם מההודעה הזאת, או לבקש באותו עמוד שלא נכתוב לכם.",
  },
  opening: {
    // The law asks for the word at the beginning of the subject.
    subject: (shop: string) => `פרסומת: ההזמנות פתוחות · ${shop}`,
    title: "ההזמנות פתוחות",
    why: (link: string) => `קיבלתם את ההודעה כי ביקשתם לדעת כשההזמנות נפתחות. להפסקה: ${link}`,
  },
  sender: "שם העסק",
  address: "כתובת העסק",
  phoneNumber: "טלפון",
  page: {
    asked: {
      title: "לאשר שנכתוב לכם?",
      text: (shop: string) =>
        `אם תאשרו, תקבלו אימייל כשההזמנות אצל ${shop} נפתחות, לכל היותר פעם בשבוע.`,
      button: "כן, כתבו לי",
      stop: "לא, אל תכתבו לי",
    },
    confirmed: {
      title: "הכתובת אושרה",
      text: (shop: string) => `נכתוב לכם כשההזמנות אצל ${shop} נפתחות, לכל היותר פעם בשבוע.`,
      button: "להפסיק לקבל הודעות",
    },
    stopped: {
      title: "לא נכתוב לכם יותר",
      text: (shop: string) => `אימייל כשההזמנות אצל ${shop} נפתחות כבר לא יגיע אליכם.`,
    },
    toMenu: "לתפריט",
  },
};

export type SubscriberMessages = typeof he;

const en: SubscriberMessages = {
  confirm: {
    subject: (shop) => `Please confirm: an email when orders open · ${shop}`,
    title: "Shall we write to you when orders open?",
    asked: (shop) => `Somebody gave us this email address to hear when ${shop} opens for orders.`,
    promise:
      "Until you confirm, we will not write to you. After that: at most one email a week, and one tap stops it.",
    button: "Confirm",
    notMe: "Was it not you? Ignore this email, or tell us on the same page not to write to you.",
  },
  opening: {
    subject: (shop) => `Advertisement: orders are open · ${shop}`,
    title: "Orders are open",
    why: (link) =>
      `You get this email because you asked to hear when orders open. To stop: ${link}`,
  },
  sender: "Business",
  address: "Business address",
  phoneNumber: "Phone number",
  page: {
    asked: {
      title: "Shall we write to you?",
      text: (shop) =>
        `If you confirm, you get an email when ${shop} opens for orders, at most once a week.`,
      button: "Yes, write to me",
      stop: "No, do not write to me",
    },
    confirmed: {
      title: "Your address is confirmed",
      text: (shop) => `We will write to you when ${shop} opens for orders, at most once a week.`,
      button: "Stop these emails",
    },
    stopped: {
      title: "We will not write to you again",
      text: (shop) => `You get no more emails about when ${shop} opens for orders.`,
    },
    toMenu: "To the menu",
  },
};

export const subscriberMessages: Readonly<Record<Language, SubscriberMessages>> = { he, en };
