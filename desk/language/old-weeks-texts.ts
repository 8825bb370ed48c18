const yearsInHebrew = (count: number) => {
  if (count === 1) return "שנה";
  if (count === 2) return "שנתיים";
  return `${String(count)} ${count <= 10 ? "שנים" : "שנה"}`;
};

const yearsInEnglish = (count: number) => (count === 1 ? "1 year" : `${String(count)} years`);

const he = {
  oldWeeks: {
    title: "מחיקת לקוחות של סבבים ישנים",
    /** By the clock of the server. */
    waiting: (count: number, first: string, last: string) =>
      `לפי השעון של השרת עבר הזמן לשמור את פרטי הלקוחות של ${String(count)} סבבים: מ${first} עד ${last}. זה יותר ממה שנמחק בלילה אחד, ולכן שום דבר לא יימחק בלי אישור.`,
    checkFirst: (date: string) =>
      `לפי השעון של השרת היום ${date}. אם זה לא נכון, לא לאשר: מי שמפעיל את האתר צריך לתקן את השעון.`,
    erase: "מחיקה בלילה הקרוב",
    confirm: (count: number) => `למחוק את פרטי הלקוחות של ${String(count)} סבבים?`,
    what: "בלילה הקרוב יימחקו השמות, הטלפונים, האימיילים והכתובות. המנות, הסכומים והתשלומים יישארו. עד הלילה אפשר להתחרט; אחרי המחיקה כבר אי אפשר.",
    keep: "לא למחוק",
    allowed: (count: number, first: string, last: string) =>
      `בלילה הקרוב יימחקו פרטי הלקוחות של ${count === 1 ? "סבב אחד" : `${String(count)} סבבים`}: מ${first} עד ${last}.`,
    takeBack: "לא למחוק בכל זאת",
    failed: "זה לא נשמר. כדאי לנסות שוב.",
  },

  fewerYears: {
    title: "שמירת פרטי לקוחות",
    waits: (years: number, before: number, moment: string) =>
      `נקבע שפרטי לקוחות יישמרו ${yearsInHebrew(years)} ולא ${yearsInHebrew(before)}. זה ייכנס לתוקף רק ב${moment}, ואז יימחקו הפרטים מהזמנות ישנות יותר.`,
    takeBack: (before: number) => `להשאיר ${yearsInHebrew(before)}`,
    said: (before: number) => `פרטי לקוחות נשמרים ${yearsInHebrew(before)}`,
  },
};

const en: typeof he = {
  oldWeeks: {
    title: "Erasing customers of old rounds",
    waiting: (count, first, last) =>
      `By the server’s clock it is time to erase the customer details of ${String(count)} rounds, from ${first} to ${last}. That is more than one night erases, so nothing is erased without approval.`,
    checkFirst: (date) =>
      `By the server’s clock today is ${date}. If that is wrong, do not approve: whoever runs the site has to set the clock right.`,
    erase: "Erase tonight",
    confirm: (count) => `Erase the customer details of ${String(count)} rounds?`,
    what: "Names, phone numbers, emails and addresses will be erased tonight. Dishes, amounts and payments stay. Until then you can change your mind; after that you cannot.",
    keep: "Keep",
    allowed: (count, first, last) =>
      `Tonight the customer details of ${count === 1 ? "1 round" : `${String(count)} rounds`} will be erased: from ${first} to ${last}.`,
    takeBack: "Do not erase after all",
    failed: "This was not saved. Try again.",
  },

  fewerYears: {
    title: "How long customers’ details are kept",
    waits: (years, before, moment) =>
      `It was set that customers’ details are kept for ${yearsInEnglish(years)} instead of ${yearsInEnglish(before)}. This takes effect only at ${moment}, and then the details of older orders are erased.`,
    takeBack: (before) => `Keep them for ${yearsInEnglish(before)}`,
    said: (before) => `Customers’ details are kept for ${yearsInEnglish(before)}`,
  },
};

/** What few days show on Today. */
export const oldWeeksTexts = { he, en };
