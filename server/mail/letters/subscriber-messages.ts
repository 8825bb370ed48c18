import type { Language } from "#domain/language/language.ts";

/** The texts of the mails to those who asked to be told when orders open, and of the page to which they lead. */
const he = {
  confirm: {
    subject: (shop: string) => `לאישור: אימייל כשההזמנות נפתחות · ${shop}`,
    title: "עוד לחיצה אחת, ונכתוב לכם",
    asked: (shop: string) =>
      `כתובת האימייל הזאת נמסרה אצלנו כדי לקבל הודעה כשההזמנות של ${shop} נפתחות.`,
    promise:
      "עד שתאשרו לא נכתוב לכם. אחרי האישור: לכל היותר אימייל אחד בשבוע, ואפשר להפסיק בלחיצה אחת.",
    button: "לאישור",
    notMe: "לא ביקשתם? אפשר להתעלם מההודעה הזאת, ולא נכתוב שוב.",
  },
  opening: {
    // The law asks for the word at the beginning of the subject.
    subject: (shop: string) => `פרסומת: ההזמנות פתוחות · ${shop}`,
    title: "ההזמנות פתוחות",
    why: (link: string) => `קיבלתם את ההודעה כי ביקשתם לדעת כשההזמנות נפתחות. להפסקה: ${link}`,
  },
  sender: "מי שולחת",
  address: "כתובת",
  phoneNumber: "טלפון",
  page: {
    asked: {
      title: "לאשר שנכתוב לכם?",
      text: (shop: string) =>
        `אם תאשרו, תקבלו אימייל כשההזמנות של ${shop} נפתחות, לכל היותר פעם בשבוע.`,
      button: "כן, כתבו לי",
    },
    confirmed: {
      title: "הכתובת אושרה",
      text: (shop: string) => `נכתוב לכם כשההזמנות של ${shop} נפתחות, לכל היותר פעם בשבוע.`,
      button: "להפסיק לקבל הודעות",
    },
    stopped: {
      title: "לא נכתוב לכם יותר",
      text: "הכתובת נמחקה מהרשימה. אם תרצו שוב, אפשר לבקש בתחתית התפריט.",
      button: "",
    },
    toMenu: "לתפריט",
  },
};

export type SubscriberMessages = typeof he;

const en: SubscriberMessages = {
  confirm: {
    subject: (shop) => `Please confirm: an email when orders open · ${shop}`,
    title: "One more tap, and we will write to you",
    asked: (shop) => `Somebody gave us this email address to hear when orders of ${shop} open.`,
    promise:
      "Until you confirm, we will not write to you. After that: at most one email a week, and one tap stops it.",
    button: "Confirm",
    notMe: "Was it not you? Ignore this email, and we will not write again.",
  },
  opening: {
    subject: (shop) => `Advertisement: orders are open · ${shop}`,
    title: "Orders are open",
    why: (link) =>
      `You get this email because you asked to hear when orders open. To stop: ${link}`,
  },
  sender: "Sender",
  address: "Address",
  phoneNumber: "Phone number",
  page: {
    asked: {
      title: "Shall we write to you?",
      text: (shop) =>
        `If you confirm, you get an email when orders of ${shop} open, at most once a week.`,
      button: "Yes, write to me",
    },
    confirmed: {
      title: "Your address is confirmed",
      text: (shop) => `We will write to you when orders of ${shop} open, at most once a week.`,
      button: "Stop these emails",
    },
    stopped: {
      title: "We will not write to you again",
      text: "Your address was removed from the list. If you change your mind, ask again at the foot of the menu.",
      button: "",
    },
    toMenu: "To the menu",
  },
};

export const subscriberMessages: Readonly<Record<Language, SubscriberMessages>> = { he, en };
