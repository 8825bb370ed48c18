const he = {
  hint: "לקבוצת הלקוחות בוואטסאפ או בכל צ׳אט אחר. שום דבר לא נשלח מכאן מעצמו.",
  languages: "שפה",
  choices: { he: "עברית", en: "אנגלית", both: "שתי השפות" },

  greeting: { he: "ברכה בעברית", en: "ברכה באנגלית" },
  kept: "נשמר לפעם הבאה כשמשתפים, מעתיקים או שולחים.",
  text: { he: "ההודעה בעברית", en: "ההודעה באנגלית" },
  original: { he: "חזרה לטקסט המקורי בעברית", en: "חזרה לטקסט המקורי באנגלית" },
  outdated: "בטקסט המקורי יש עכשיו פרטים אחרים. כדאי לחזור אליו, או לתקן כאן.",
  link: "קישור בסוף ההודעה",
  menu: "לתפריט",

  regulars: "מזמינים כל שבוע, ועוד לא השבוע",
  /** Before the link to the menu. */
  invitation: { he: "מה כותבים להם בעברית", en: "מה כותבים להם באנגלית" },
  whatsappTo: (name: string) => `וואטסאפ אל ${name}`,

  onDevice: "הטקסט החדש נשמר בינתיים רק במכשיר הזה.",
};

const en: typeof he = {
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

export const weekMessageTexts = { he, en };
