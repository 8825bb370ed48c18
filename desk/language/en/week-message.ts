import type { weekMessage as he } from "#desk/language/he/week-message.ts";

export const weekMessage: typeof he = {
  hint: "For your customers’ group on WhatsApp or any other chat. Nothing is sent from here by itself.",
  languages: "Language",
  choices: { he: "Hebrew", en: "English", both: "Both" },

  greeting: { he: "Greeting in Hebrew", en: "Greeting in English" },
  kept: "Kept for the next time when you share, copy or send it.",
  text: { he: "Message in Hebrew", en: "Message in English" },
  original: {
    he: "Back to the original text in Hebrew",
    en: "Back to the original text in English",
  },
  outdated: "The original text has other details now. Go back to it, or correct them here.",
  link: "Link at the end of the message",
  menu: "To the menu",

  regulars: "Order every week, not yet this week",
  invitation: { he: "What you write to them in Hebrew", en: "What you write to them in English" },
  whatsappTo: (name) => `WhatsApp to ${name}`,

  onDevice: "For now your new text is kept on this device only.",
};
