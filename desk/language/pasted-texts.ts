const he = {
  hint: "מעתיקים את התנועות מאתר הבנק, את רשימת התשלומים מהאפליקציה או קובץ CSV, ומדביקים כאן. הטקסט לא נשלח ולא נשמר.",
  text: "מה שהועתק",
  paste: "הדבקה",
  pasteFailed: "הדפדפן לא מאפשר להדביק בכפתור. אפשר להדביק בשדה.",
  read: "חיפוש תשלומים",
  another: "רשימה אחרת",

  tooLong: (lines: string) => `הרשימה ארוכה מדי. אפשר עד ${lines} שורות בכל פעם.`,
  failed: "אי אפשר לראות כרגע מה פתוח, ולכן לא סומן כלום. כדאי לנסות שוב כשיש חיבור.",
  waiting: "יש סימונים שעוד לא נשלחו. אפשר לחפש תשלומים אחרי שיישלחו.",
  nothing: "לא נמצאו תשלומים",
  nothingHint: "בכל תשלום צריך להיות סכום בשקלים, ושם, טלפון או מספר הזמנה.",
  allMarked: "אין מה לסמן",
  allMarkedHint: "לכל תשלום שנמצאה לו הזמנה יש סימון.",

  sure: (count: number, amount: string) =>
    count === 1 ? `תשלום ברור אחד: ${amount}` : `${String(count)} תשלומים ברורים: ${amount}`,
  doubtful: (count: number) =>
    count === 1 ? "תשלום אחד לא ברור" : `${String(count)} תשלומים לא ברורים`,
  doubtfulHint: "רק מה שנבחרה לו הזמנה יסומן.",
  whose: "של מי התשלום?",
  skip: "לא לסמן",
  maybeKnown: "אולי כבר סומן",
  orders: (count: number) => `${String(count)} הזמנות`,
  order: (number: string) => `הזמנה ${number}`,
  partOf: (amount: string) => `חלק מ־${amount}`,

  mark: (count: number) => (count === 1 ? "סימון תשלום אחד" : `סימון ${String(count)} תשלומים`),
  said: (count: number, amount: string) =>
    count === 1 ? `התקבל תשלום אחד: ${amount}` : `התקבלו ${String(count)} תשלומים: ${amount}`,

  known: (count: number) => `כבר סומנו (${String(count)})`,
  unexplained: (count: number) => `לא נמצאה להם הזמנה (${String(count)})`,
  unexplainedHint: "אין הזמנה פתוחה שמתאימה. אפשר לחפש ב״כסף״ לפי שם.",
  other: (count: number) => `שורות אחרות (${String(count)})`,
  more: (count: number) => `ועוד ${String(count)}`,
};

const en: typeof he = {
  hint: "Copy the transactions from the bank’s site, the list of payments from the app, or a CSV file, and paste it here. The text is neither sent nor kept.",
  text: "What was copied",
  paste: "Paste",
  pasteFailed: "The browser does not let a button paste. You can paste into the field.",
  read: "Find payments",
  another: "Another list",

  tooLong: (lines) => `The list is too long. Up to ${lines} lines can be read at a time.`,
  failed:
    "What is open cannot be seen at the moment, so nothing was marked. Try again with a connection.",
  waiting: "Some marks have not been sent yet. Payments can be found once they are.",
  nothing: "No payments found",
  nothingHint: "Each payment needs an amount in shekels, and a name, phone or order number.",
  allMarked: "Nothing to mark",
  allMarkedHint: "Every payment with an order is marked.",

  sure: (count, amount) =>
    count === 1 ? `1 clear payment: ${amount}` : `${String(count)} clear payments: ${amount}`,
  doubtful: (count) =>
    count === 1 ? "1 payment that is not clear" : `${String(count)} payments that are not clear`,
  doubtfulHint: "Only those for which an order is chosen are marked.",
  whose: "Whose payment is it?",
  skip: "Do not mark",
  maybeKnown: "may be marked already",
  orders: (count) => `${String(count)} orders`,
  order: (number) => `order ${number}`,
  partOf: (amount) => `part of ${amount}`,

  mark: (count) => (count === 1 ? "Mark 1 payment" : `Mark ${String(count)} payments`),
  said: (count, amount) =>
    count === 1 ? `1 payment received: ${amount}` : `${String(count)} payments received: ${amount}`,

  known: (count) => `Marked already (${String(count)})`,
  unexplained: (count) => `No order found (${String(count)})`,
  unexplainedHint: "No open order fits. You can search by name on Money.",
  other: (count) => `Other lines (${String(count)})`,
  more: (count) => `and ${String(count)} more`,
};

/** Amounts come isolated, as `isolatedPriceText` gives them. */
export const pastedTexts = { he, en };
