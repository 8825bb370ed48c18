import type { message as source } from "#desk/language/he/message.ts";

const orders = (count: number) => (count === 1 ? "1 order" : `${String(count)} orders`);

export const message: typeof source = {
  hint: "One email to everybody who ordered in this round. Write in both languages, or in one for all.",
  toWhom: "To whom",
  everybody: "Everybody",
  counts: {
    he: (count) => `${orders(count)} in Hebrew`,
    en: (count) => `${orders(count)} in English`,
  },
  nobody: "No order of this round has an email address.",
  withoutMail: "They have no email address, and must be told in another way:",

  inLanguage: { he: "In Hebrew", en: "In English" },
  subject: { he: "Subject in Hebrew", en: "Subject in English" },
  text: { he: "Message in Hebrew", en: "Message in English" },
  missing: "This has to be written too",

  preview: "Preview before sending",
  previewHint:
    "Each email begins with the customer's name, and ends with the order's details, when it is handed over, and how to contact you.",
  previewGreeting: { he: "שלום …,", en: "Hello …," },
  previewOther: {
    he: "ההודעה נכתבה באנגלית בלבד:",
    en: "This message was written in Hebrew only:",
  },
  edit: "Back to editing",
  send: (count) => `Send ${count === 1 ? "1 email" : `${String(count)} emails`}`,
  sendHint: "The emails are sent in two minutes. Until then you can withdraw them.",
  inDoubt:
    "There was no answer, and the message may be stored already. You can safely send it again: each customer gets it only once.",
  offline: "Sending needs an internet connection. What you write is kept on this device meanwhile.",
  saidSent: "The message is sent in two minutes.",
  outcomes: {
    action_reused: "Not sent. You can try again.",
    nobody: "Not sent: no order has an email address.",
    language_missing: "Not sent: the subject or the message is missing in one of the languages.",
  },

  sent: "Messages sent in this round",
  none: "No messages have been sent in this round yet.",
  listFailed: "The messages that were sent cannot be shown at the moment.",
  toEverybody: "To everybody",
  states: {
    waiting: (count) => `${String(count)} waiting to be sent`,
    sent: (count) => `${String(count)} sent`,
    dead: (count) => `${String(count)} did not arrive`,
    withdrawn: (count) => `${String(count)} withdrawn`,
  },
  withdraw: "Withdraw",
  withdrawHint: (moment) => `Possible until ${moment}`,
  withdrawn: "What was not sent yet is withdrawn.",
  withdrawFailed: "It was not withdrawn. Try again at once.",
};
