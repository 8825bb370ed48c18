import type { ProblemKind } from "#contract/wire/desk-problems.ts";
import type { Shop } from "#domain/catalogue/catalogue.ts";
import type { MissingPart } from "#domain/catalogue/missing-parts.ts";
import type { LocalizedText } from "#domain/language/language.ts";

/** `2 הזמנות`, but `הזמנה אחת`. */
const orders = (count: number) => (count === 1 ? "הזמנה אחת" : `${String(count)} הזמנות`);
/** `48 שעות`, ועד שלוש שעות `90 דקות`; מעל שבוע `2,922 ימים`. */
const timeSpan = (milliseconds: number) => {
  const minutes = Math.max(2, Math.round(milliseconds / 60_000));
  const hours = Math.round(minutes / 60);
  if (hours > 7 * 24) return `${Math.round(hours / 24).toLocaleString("he")} ימים`;
  return minutes < 180 ? `${String(minutes)} דקות` : `${String(hours)} שעות`;
};

const operator = "מי שמפעיל את האתר צריך";

const damaged = (count: number) =>
  count === 1
    ? "הזמנה אחת פגומה ואי אפשר לקרוא אותה"
    : `${String(count)} הזמנות פגומות ואי אפשר לקרוא אותן`;

/**
 * The words of a problem, by when it began, how many it is about, and why (a sentence without its full stop; null if that is not known). Null
 * where it is told in a list of its own.
 */
type ProblemText =
  | ((told: {
      readonly moment: string;
      readonly amount: number;
      readonly why: string | null;
    }) => string)
  | null;

export const today = {
  title: "היום",
  nothing: "הכול מסודר, אין עכשיו מה לעשות",
  nothingUntil: (moment: string) => `אפשר להזמין עד ${moment}.`,
  problems: {
    database: () => "אי אפשר לשמור עכשיו הזמנות וסימונים. ייתכן שנגמר המקום בשרת.",
    "older-version": () =>
      `אי אפשר לשמור עכשיו הזמנות וסימונים: בשרת פועלת גרסה קודמת של האתר. ${operator} להפעיל אותו מחדש.`,
    catalogue: () => "אין באתר תפריט, ולכן אי אפשר להזמין.",
    "database-slow": () => `השמירה בשרת איטית מאוד. אם זה נמשך, ${operator} לבדוק את זה.`,
    disk: () => `המקום בשרת עומד להיגמר, ואז אי אפשר יהיה לקבל הזמנות. ${operator} לפנות מקום.`,
    "unreadable-orders": ({ amount }) =>
      `${damaged(amount)}. הפרטים נמצאים בהודעות האימייל שהגיעו עם ההזמנות. ${operator} לבדוק את זה.`,
    "mails-held": () =>
      "הודעות אימייל לא נשלחות: שרת הדואר של האתר כבר לא מוגדר. הן נשמרות ויישלחו כשיוגדר שוב.",
    "mails-to-files": () =>
      `הודעות אימייל לא נשלחות ללקוחות: הן רק נשמרות כקבצים בשרת. ${operator} לחבר שרת דואר.`,
    "mails-waiting": ({ amount, moment, why }) =>
      `${
        amount === 1
          ? `הודעת אימייל אחת מחכה לשליחה: ${moment}.`
          : `${String(amount)} הודעות אימייל מחכות לשליחה, הראשונה: ${moment}.`
      }${why === null ? "" : ` ${why}.`}`,
    "mails-dead": null,
    "desk-mails": ({ moment }) =>
      `מהמכשירים של החנות נשלחו הרבה הודעות אימייל ללקוחות בתוך שעה (${moment}), והשליחה נעצרה עד לאישור במפתח גישה. אם זה לא נעשה מהחנות, אפשר לנתק מכשיר בעמוד ״מכשירים״.`,
    backup: ({ moment }) =>
      `אין גיבוי של החנות מאז ${moment}. אם השרת יתקלקל, הזמנות עלולות ללכת לאיבוד. ${operator} לבדוק את זה.`,
    "backup-copies": () =>
      "אין גיבוי עדכני מחוץ לשרת. אם השרת יתקלקל, ההזמנות יאבדו איתו. מה חסר כתוב בעמוד ״גיבויים ותקלות״.",
    clock: ({ moment, amount }) =>
      `השעון של השרת הוזז ${timeSpan(Math.abs(amount))} ${amount < 0 ? "אחורה" : "קדימה"} (${moment}), או שהשרת היה רדום. כדאי לבדוק שההזמנות האחרונות נמצאות בסבב הנכון.`,
    "old-weeks": null,
    certificate: () =>
      `תוקף אישור האבטחה של האתר עומד לפוג או כבר פג, ואז הדפדפן מזהיר לקוחות מפני האתר. ${operator} לבדוק את זה.`,
  } as Readonly<Record<ProblemKind, ProblemText>>,
  otherProblem: `משהו בשרת לא תקין. ${operator} לבדוק את זה.`,

  peopleQuestions: "לקוח אחד או שניים?",
  peopleQuestion: (number: string, name: string) =>
    `בהזמנה ${number} של \u2068${name}\u2069 יש פרטים של שני לקוחות`,

  ordersUntil: (moment: string) => `אפשר להזמין עד ${moment}`,
  /** The amount is isolated. */
  ordersSoFar: (count: number, amount: string) => `${orders(count)} עד עכשיו, ${amount}`,
  /** What the week takes no more orders of. */
  full: { all: "הסבב מלא.", pickup: "האיסוף העצמי מלא.", delivery: "המשלוחים מלאים." },
  weekBefore: (count: number, amount: string) =>
    count === 0
      ? "בסבב הקודם עוד לא היו הזמנות בשלב הזה"
      : `בסבב הקודם, באותו זמן: ${orders(count)}, ${amount}`,
  noOrders: "עוד אין הזמנות.",
  toWeekMessage: "הודעה לקבוצת הלקוחות: מה חדש, ועד מתי מזמינים",

  weekOf: (moment: string) => `ההזמנות עד ${moment}`,
  bought: (done: number, of: number) => `קניות: יש ${String(done)} מתוך ${String(of)}`,
  cooked: (done: number, of: number) =>
    `מטבח: ${String(done)} מתוך ${String(of)} מנות מוכנות לגמרי`,
  packed: (done: number, of: number) => `אריזה: ${String(done)} מתוך ${String(of)} ארוזות`,
  handedOver: (done: number, of: number) => `מסירה: ${String(done)} מתוך ${String(of)} נמסרו`,
  toPay: (count: number, amount: string) => `עוד לא שולם: ${orders(count)}, ${amount}`,
  toGiveBack: (count: number, amount: string) => `להחזיר כסף: ${orders(count)}, ${amount}`,
  notHandedOver: (count: number) => `לא נמסר: ${orders(count)}`,
  notPaid: (count: number) => `לא שולם: ${orders(count)}`,
  unreadable: damaged,

  allDone: "הכול נמסר ושולם.",
  close: "סיום הסבב",
  closeTitle: "לסיים את הסבב?",
  stillOpen: "יש דברים פתוחים:",
  closeHint: "מה שלא שולם יישאר ברשימת הכסף. אפשר לפתוח את הסבב מחדש בכל זמן.",
  isClosed: "הסבב הסתיים.",
  closed: "הסבב הסתיים",
  reopen: "פתיחת הסבב מחדש",
  reopened: "הסבב נפתח מחדש",

  mails: "הודעות אימייל",
  notDelivered: "אימייל ללקוח לא הגיע:",

  toWeeks: "דילוג על סבב, שעת סגירה אחרת וחגים",
  weekClosed: (day: string, reason: string | null) =>
    `הסבב של ${day} סגור${reason === null ? "" : `: ${reason}`}`,
  weekMoved: (day: string, moment: string, reason: string | null) =>
    `לסבב של ${day} אפשר להזמין עד ${moment}${reason === null ? "" : ` (${reason})`}`,
  holidaysNear: (day: string, names: string) => `בימי הסבב של ${day} יש חג: ${names}`,

  earlierWeeks: "סבבים קודמים שלא הסתיימו",

  settingsChanged: "שינויים בהגדרות החנות בשבוע האחרון",
  byCommand: "בפקודה בשרת",
  settings: {
    name: "שם החנות",
    contactAddress: "כתובת האימייל של החנות",
    kashrut: "שורת הכשרות",
    cook: "מי מבשלת",
    deadline: "שעת הסגירה השבועית",
    earlierDeadlines: "שעת הסגירה של סבבים קרובים",
    opening: "פתיחת ההזמנות",
    payment: "התשלום",
    whatsapp: "מספר הוואטסאפ",
    seller: "פרטי המוכרת",
    accessibilityContact: "פרטי הנגישות",
    vat: "שורת המע״מ",
    takesNotes: "הערות של לקוחות",
    tellsOfOpening: "אימייל כשההזמנות נפתחות",
    customerYears: "כמה זמן שומרים פרטי לקוחות",
    terms: "תנאי המכירה",
  } satisfies Readonly<Record<Exclude<keyof Shop<LocalizedText>, "exceptions">, string>>,

  missing: "פרטים שחסרים באתר",
  missingCount: (count: number) =>
    count === 1 ? "פרט אחד חסר באתר" : `${String(count)} פרטים חסרים באתר`,
  missingHint: "עד שכל אלה ימולאו, האתר עוד לא מוכן ללקוחות:",
  placeholders: {
    contactAddress: "כתובת האימייל של העסק",
    name: "שם העסק",
    kashrut: "שורת הכשרות: בהשגחת מי מבשלים",
    "payment.app": "באיזו אפליקציה משלמים",
    "payment.payee": "למי משלמים",
    "seller.legalName": "השם הרשום של העסק",
    "seller.idNumber": "מספר העסק",
    "seller.address": "כתובת העסק",
    "seller.phoneNumber": "הטלפון של העסק",
    "accessibilityContact.name": "למי פונים בענייני נגישות",
    vat: "אם המחירים כוללים מע״מ",
    terms: "תנאי המכירה, ובהם הכשרות: הסירים של מנות פרווה, ירקות עלים, חלה ויין",
    deliveryPlaces: "לאן עושים משלוחים ומאיפה אפשר לאסוף",
    menu: "התפריט: עוד אין בו מנות",
    "deliveryPlaces.times": "מתי אפשר לאסוף ומתי מגיע המשלוח",
    "menu.english": "אנגלית למנות שנכתבו רק בעברית",
  } satisfies Record<MissingPart, string>,
};
