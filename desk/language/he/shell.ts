export const shell = {
  appName: "ניהול ההזמנות",
  otherLanguage: "English",
  loading: "רגע, טוענים…",
  tryAgain: "ניסיון נוסף",
  broken: "משהו השתבש. כדאי לטעון מחדש.",
  skipToContent: "דילוג לתוכן",
  sections: "מדורים",
  more: "עוד",
  unknownPage: "אין כאן דף כזה",
  toStart: "לדף הראשון",
  connection: {
    offline: "אין חיבור לאינטרנט.",
    "server-down": "השרת לא עונה כרגע.",
  },
  waiting: (count: number) =>
    count === 1 ? "לחיצה אחת מחכה להישלח." : `${String(count)} לחיצות מחכות להישלח.`,
  documentTitle: (page: string, shop: string) => `${page} | ${shop}`,
};
