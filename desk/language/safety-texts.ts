import type { ProblemKind } from "#contract/wire/desk-problems.ts";

const problems: Readonly<Record<ProblemKind, string>> = {
  database: "אי אפשר לשמור הזמנות וסימונים",
  "older-version": "בשרת פועלת גרסה קודמת של האתר",
  catalogue: "אין באתר תפריט",
  "database-slow": "השמירה בשרת איטית מאוד",
  disk: "המקום בשרת עומד להיגמר",
  "unreadable-orders": "הזמנות פגומות",
  "mails-held": "שרת הדואר כבר לא מוגדר",
  "mails-to-files": "לא הוגדר שרת דואר",
  "mails-waiting": "הודעות אימייל מחכות לשליחה",
  "mails-dead": "הודעות אימייל לא הגיעו ללקוחות",
  backup: "אין גיבוי עדכני",
  "backup-copies": "אין עותק עדכני מחוץ לשרת",
  "desk-mails": "הרבה הודעות ללקוחות מהמכשירים של החנות",
  clock: "השעון של השרת הוזז",
  "old-weeks": "מחיקה של סבבים רבים מחכה לאישור",
  certificate: "תוקף אישור האבטחה של האתר פג או עומד לפוג",
};

const he = {
  intro: "אם השרת יתקלקל, הגיבויים מחזירים את ההזמנות, התפריט והכסף.",
  notMade: "השרת הזה לא עושה גיבויים, כי זו הדגמה.",
  newest: "הגיבוי האחרון",
  none: "עוד לא נעשה גיבוי",
  next: "הגיבוי הבא",
  running: "הגיבוי מתבצע…",
  backUp: "גיבוי עכשיו",
  where: "איפה",
  besideData: "רק בשרת עצמו, באותו דיסק של החנות. אם הדיסק יתקלקל, גם הגיבויים יאבדו.",
  elsewhere: "בשרת, בתיקייה שנבחרה לגיבויים",

  copies: "עותקים מחוץ לשרת",
  noPlace:
    "אין עותקים מחוץ לשרת. מי שמפעיל את האתר צריך לבחור להם מקום (BACKUP_TO), ואחר כך מכינים כאן דף שחזור.",
  kinds: { folder: "דיסק אחר", s3: "אחסון בענן" },
  place: "מקום",
  newestCopy: "הגיבוי שבעותק האחרון",
  noCopy: "עוד אין עותק",
  compared: "בדיקה אחרונה של עותק",
  neverCompared: "עוד לא נבדק",
  unreachable: "המקום של העותקים לא עונה עכשיו. מנסים שוב בכל שעה.",
  waitsForSheet: "העותקים מוצפנים, ולכן הם יתחילו רק אחרי שיוכן דף שחזור.",

  sheet: "דף שחזור",
  sheetWhy:
    "הדף המודפס הוא המפתח היחיד לעותקים המוצפנים. איתו אפשר להקים את החנות מחדש על כל מחשב, גם בלי השרת ובלי מי שמפעיל אותו.",
  sheetMade: (day: string) => `דף השחזור שבתוקף הוכן ב${day}.`,
  noSheet: "עוד אין דף שחזור.",
  make: "הכנת דף שחזור",
  makeAnother: "הכנת דף שחזור חדש",
  needsConfirm: "הכנת דף שחזור:",
  printFirst:
    "צריך להדפיס את הדף ולשמור אותו עם המסמכים החשובים. המפתח לא נשמר בשום מקום אחר, ואחרי שיוצאים מכאן אי אפשר לראות אותו שוב.",
  use: "הדפסתי, להשתמש בדף הזה",
  discard: "לא עכשיו",
  used: "מעכשיו העותקים נפתחים במפתח של הדף הזה. עותקים מלפני כן נפתחים רק בדף הקודם.",
  preview: "דף השחזור, כפי שיודפס",

  told: "תקלות, ומי קיבל עליהן הודעה",
  toldHint: "כאן רואים כל תקלה שנמשכה יותר משתי דקות. כל עוד היא נמשכת, היא מופיעה גם ב״היום״.",
  nothingTold: "עד עכשיו לא הייתה תקלה כזאת.",
  toldFailed: "אי אפשר להראות את התקלות כרגע.",
  problems,
  otherProblem: "משהו בשרת לא היה תקין",
  lasted: "מתי",
  stillLasts: (begin: string) => `מ${begin}, ועדיין לא נפתרה`,
  fromTo: (begin: string, end: string) => `מ${begin} עד ${end}`,
  mailed: "אימייל למי שמפעיל את האתר",
  noMail: "לא נשלח",
  noMailHint:
    "כדי שיישלחו הודעות אימייל על תקלות, מי שמפעיל את האתר צריך להגדיר שרת דואר (SMTP_URL) וכתובת (OPERATOR_ADDRESS).",
  mailedBegin: (moment: string) => `על התקלה: ${moment}`,
  mailedEnd: (moment: string) => `על הפתרון: ${moment}`,
  mailFailed: (why: string) => `ההודעה לא יצאה: ${why}.`,
  pushed: "התראה",
  devices: (count: number) =>
    count === 0 ? "לאף מכשיר" : count === 1 ? "למכשיר אחד" : `ל־${String(count)} מכשירים`,

  paper: {
    title: (shop: string) => `דף שחזור: ${shop}`,
    made: (day: string) => `הוכן ב${day}`,
    secret:
      "מי שמחזיק את הדף הזה יכול לקרוא את כל ההזמנות שבגיבויים. צריך לשמור אותו כמו דרכון: לא ליד השרת, ולא כתמונה בטלפון.",
    key: "המפתח",
    keyCode: "קוד QR של המפתח",
    keyHint: "אותיות גדולות או קטנות ורווחים לא משנים.",
    place: "איפה העותקים",
    account: "חשבון האחסון (להשלים בעט):",
    program: "מאיפה לוקחים את התוכנה של החנות (להשלים בעט):",
    stepsTitle: "איך משחזרים",
    steps: (place: string) => [
      "לוקחים מחשב עם חיבור לאינטרנט, ומתקינים בו Node.js מהאתר nodejs.org.",
      "מורידים את התוכנה של החנות ופותחים חלון פקודות בתיקייה שלה.",
      `מביאים מ־${place} את הקובץ החדש ביותר. השם שלו מתחיל ב־shop, אחריו התאריך, והוא מסתיים ב־\u2068.age\u2069.`,
      "מקלידים את הפקודה שלמטה, עם שם הקובץ. כשהיא מבקשת מפתח, מקלידים את המפתח שלמעלה.",
      "החנות נפתחת בכתובת שהפקודה מדפיסה. את הכתובת הקבועה, הדואר והמכשירים מגדירים לפי הקובץ docs/operations.md.",
    ],
  },
};

const en: typeof he = {
  intro: "If the server breaks, the backups bring back the orders, the menu and the money.",
  notMade: "This server makes no backups, because it is a demo.",
  newest: "Last backup",
  none: "No backup yet",
  next: "Next backup",
  running: "A backup is being made…",
  backUp: "Back up now",
  where: "Where",
  besideData:
    "Only on the server itself, on the disk of the shop. If that disk breaks, the backups are lost too.",
  elsewhere: "On the server, in the folder that was chosen for backups",

  copies: "Copies away from the server",
  noPlace:
    "There are no copies away from the server. Whoever runs the site has to choose a place for them (BACKUP_TO); then a recovery sheet is made here.",
  kinds: { folder: "another disk", s3: "cloud storage" },
  place: "Place",
  newestCopy: "Backup in the last copy",
  noCopy: "No copy yet",
  compared: "Last check of a copy",
  neverCompared: "Not checked yet",
  unreachable:
    "The place of the copies does not answer at the moment. It is tried again every hour.",
  waitsForSheet: "The copies are encrypted, so they begin only after a recovery sheet was made.",

  sheet: "Recovery sheet",
  sheetWhy:
    "The printed sheet has the only key to the encrypted copies. With it the shop can be set up again on any computer, also without the server and without the person who runs it.",
  sheetMade: (day) => `The recovery sheet in use was made on ${day}.`,
  noSheet: "There is no recovery sheet yet.",
  make: "Make a recovery sheet",
  makeAnother: "Make a new recovery sheet",
  needsConfirm: "Making a recovery sheet:",
  printFirst:
    "Print the sheet and keep it with important papers. The key is stored nowhere else, and after you leave this page nobody can see it again.",
  use: "I have printed it, use this sheet",
  discard: "Not now",
  used: "From now on the copies open with the key on this sheet. Earlier copies open only with the previous sheet.",
  preview: "The recovery sheet as it will be printed",

  told: "Problems, and who was told",
  toldHint:
    "Here is every problem that lasted for more than two minutes. While it lasts, Today shows it too.",
  nothingTold: "There has been none so far.",
  toldFailed: "The problems cannot be shown at the moment.",
  problems: {
    database: "Orders and marks cannot be saved",
    "older-version": "An earlier version of the site is running",
    catalogue: "The site has no menu",
    "database-slow": "Saving on the server is very slow",
    disk: "The server is running out of space",
    "unreadable-orders": "Damaged orders",
    "mails-held": "The mail server is no longer set",
    "mails-to-files": "No mail server is set",
    "mails-waiting": "Emails wait to be sent",
    "mails-dead": "Emails did not reach customers",
    backup: "No recent backup",
    "backup-copies": "No recent copy away from the server",
    "desk-mails": "Many emails to customers from the shop’s devices",
    clock: "The server’s clock jumped",
    "old-weeks": "Erasing many rounds waits for approval",
    certificate: "The site’s security certificate expires soon or has expired",
  },
  otherProblem: "Something was wrong with the server",
  lasted: "When",
  stillLasts: (begin) => `Since ${begin}, not over yet`,
  fromTo: (begin, end) => `${begin} to ${end}`,
  mailed: "Email to whoever runs the site",
  noMail: "None was sent",
  noMailHint:
    "For emails about problems, whoever runs the site has to set a mail server (SMTP_URL) and an address (OPERATOR_ADDRESS).",
  mailedBegin: (moment) => `When it began: ${moment}`,
  mailedEnd: (moment) => `When it was solved: ${moment}`,
  mailFailed: (why) => `The email could not be sent: ${why}.`,
  pushed: "Notification",
  devices: (count) =>
    count === 0 ? "To no device" : count === 1 ? "To 1 device" : `To ${String(count)} devices`,

  paper: {
    title: (shop) => `Recovery sheet: ${shop}`,
    made: (day) => `Made on ${day}`,
    secret:
      "Anybody who has this sheet can read all orders in the backups. Keep it like a passport: not beside the server, and not as a photo on a phone.",
    key: "The key",
    keyCode: "QR code of the key",
    keyHint: "Capital or small letters and spaces make no difference.",
    place: "Where the copies are",
    account: "Account of the storage (fill in by pen):",
    program: "Where to get the shop’s program (fill in by pen):",
    stepsTitle: "How to restore",
    steps: (place) => [
      "Take a computer with a connection to the internet, and install Node.js from nodejs.org on it.",
      "Download the shop’s program and open a command window in its folder.",
      `Fetch the newest file from ${place}. Its name begins with shop, then the date, and ends with .age.`,
      "Type the command below, with the name of the file. When it asks for the key, type the key above.",
      "The shop opens at the address that the command prints. Set up its own address, mail and devices as the file docs/operations.md says.",
    ],
  },
};

export const safetyTexts = { he, en };
