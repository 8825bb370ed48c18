import type { weekMessage as he } from "#desk/language/he/week-message.ts";

export const weekMessage: typeof he = {
  hint: "For your customers’ group on WhatsApp or any other chat. Nothing is sent from here by itself.",
  failed: "The weekly message cannot be shown right now.",
  languages: "Language",
  choices: { he: "Hebrew", en: "English", both: "Both" },

  greeting: { he: "Greeting in Hebrew", en: "Greeting in English" },
  greetingHint: "Kept for the coming weeks when you share or copy.",
  text: { he: "Message in Hebrew", en: "Message in English" },
  original: {
    he: "Back to the original text in Hebrew",
    en: "Back to the original text in English",
  },
  outdated: "The original text has other details now. Go back to it, or correct them here.",
  link: "Link at the end of the message",
  menu: "To the menu",

  regulars: "Order every week, not yet this week",
  regularsHint:
    "They ordered in at least three of the last four rounds, and not yet in the open one.",
  noRegulars:
    "Everybody who ordered in at least three of the last four rounds has ordered in the open one.",
  regularsFailed: "Who orders every week and has not yet ordered cannot be shown right now.",
  regularsText: { he: "What you write to them in Hebrew", en: "What you write to them in English" },
  regularsTextHint: "Kept for the next time when you send it. The link to the menu is added.",
  ofWeeks: (weeks) => `${String(weeks)} of 4 rounds`,
  whatsappTo: (name) => `WhatsApp to ${name}`,

  share: "Share",
  copy: "Copy",
  shared: "The message went to the app that you chose.",
  copied: "The message is copied. Paste it into the chat.",
  refused: "The browser did not copy it. Copy it from here:",
  greetingOnDevice: "For now the new greeting is kept on this device only.",
  draftFails: "This device cannot store what you wrote. Do not close the page before you share it.",
};
