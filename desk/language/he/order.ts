import type { PaymentWay } from "#domain/desk/desk-event.ts";
import type { MailProblem } from "#domain/desk/mail-problem.ts";

const ways: Record<PaymentWay, string> = {
  app: "באפליקציה",
  cash: "במזומן",
  transfer: "בהעברה",
};

const problems: Record<MailProblem, string> = {
  address: "הכתובת לא קיימת",
  full: "תיבת האימייל של הנמען מלאה",
  login: "שרת האימייל של החנות דוחה את פרטי הכניסה, וצריך לתקן אותם בהגדרות",
  unreachable: "שרת האימייל לא עונה",
  later: "שרת האימייל של הנמען ביקש לנסות מאוחר יותר",
  refused: "שרת האימייל של הנמען דחה את ההודעה",
};

/** Amounts come isolated, as `isolatedPriceText` gives them, unless it is said otherwise. */
export const order = {
  title: "הזמנה",
  back: "לכל ההזמנות",
  unknown: "אין הזמנה עם המספר הזה",
  unknownHint: "אפשר לחפש אותה ברשימת ההזמנות לפי שם, טלפון או סכום.",
  number: (number: string) => `הזמנה ${number}`,
  receivedAt: (moment: string) => `התקבלה: ${moment}`,
  week: (date: string) => `סבב שנסגר: ${date}`,

  contact: "יצירת קשר",
  call: "התקשרות",
  whatsapp: "וואטסאפ",
  email: "אימייל",
  inNewTab: (link: string) => `${link} (נפתח בכרטיסייה חדשה)`,
  /** To the customer, in her language; the amount is plain. */
  messageOpening: (name: string, shop: string, number: string) =>
    `שלום ${name}, כאן ${shop}, לגבי הזמנה ${number}.`,
  messageToPay: (amount: string) => `נשאר לשלם ${amount}.`,
  messageToGiveBack: (amount: string) => `מגיע לכם החזר של ${amount}.`,
  mailSubject: (number: string, shop: string) => `הזמנה ${number} · ${shop}`,

  state: "מצב ההזמנה",
  packed: "ארוז",
  handedOver: "נמסר",
  cancel: "ביטול ההזמנה",
  restore: "שחזור ההזמנה",
  said: {
    packed: (name: string) => `${name}: ארוז`,
    notPacked: (name: string) => `${name}: לא ארוז`,
    handedOver: (name: string) => `${name}: נמסר`,
    notHandedOver: (name: string) => `${name}: לא נמסר`,
    cancelled: (name: string) => `${name}: ההזמנה בוטלה`,
    restored: (name: string) => `${name}: ההזמנה שוחזרה`,
    note: (name: string) => `${name}: נוספה הערה`,
    undone: (name: string, what: string) => `הסימון בוטל: ${name}, ${what}`,
  },

  money: "תשלום",
  due: "סה״כ לתשלום",
  received: "התקבל",
  addMoney: "רישום תשלום או החזר",
  moneyLines: "מה התקבל ומה הוחזר",
  amount: "סכום בשקלים",
  notAnAmount: "נא להקליד סכום, למשל 240 או 35.50",
  receive: "התקבל",
  giveBack: "הוחזר",

  dishes: "המנות",
  each: (amount: number, name: string) => `${String(amount)} × ${name}`,
  choice: (name: string, choice: string) => `${name}: ${choice}`,
  beside: (name: string) => `${name} (בצד)`,
  dishesTotal: "סה״כ מנות",
  pickup: "איסוף עצמי",
  delivery: "משלוח",
  free: "חינם",
  total: "סה״כ הזמנה",

  notes: "הערות",
  newNote: "הערה חדשה",
  addNote: "הוספת הערה",
  noteHint: "מי שאורז ומי שנוהג רואים את ההערה.",

  history: "מה קרה להזמנה",
  noHistory: "עוד לא קרה כלום מאז שההזמנה התקבלה.",
  historyFailed: "אי אפשר לראות כרגע את ההיסטוריה ואת ההודעות.",
  events: {
    packed: "נארז",
    notPacked: "סומן שלא ארוז",
    handedOver: "נמסר",
    notHandedOver: "סומן שלא נמסר",
    cancelled: "ההזמנה בוטלה",
    restored: "ההזמנה שוחזרה",
    received: (amount: string, way: PaymentWay) => `התקבלו ${amount} ${ways[way]}`,
    gaveBack: (amount: string, way: PaymentWay) => `הוחזרו ${amount} ${ways[way]}`,
    changed: (amount: string) => `ההזמנה שונתה, והסכום עכשיו ${amount}`,
    moved: (date: string) => `ההזמנה עברה לסבב שנסגר: ${date}`,
    note: (text: string) => `הערה: ${text}`,
    told: "נשלחה הודעה ללקוח",
    erased: "פרטי הלקוח נמחקו",
    undone: (what: string) => `הסימון בוטל: ${what}`,
  },
  /** What was taken back, where only its kind is known. */
  kinds: {
    packed: "אריזה",
    handed_over: "מסירה",
    cancelled: "ביטול ההזמנה",
    restored: "שחזור ההזמנה",
    money: "תשלום או החזר",
    changed: "שינוי ההזמנה",
    moved: "מעבר לסבב אחר",
    note: "הערה",
    told: "הודעה ללקוח",
    erased: "מחיקת פרטי הלקוח",
    undone: "ביטול",
  },
  device: (name: string) => `במכשיר ${name}`,
  noDevice: "מחוץ לניהול ההזמנות",
  pressedAt: (moment: string) => `סומן ${moment}`,
  isUndone: "בוטל",
  undo: "ביטול הסימון",
  redo: "סימון מחדש",

  mails: "הודעות אימייל",
  noMails: "אין הודעות אימייל על ההזמנה הזאת.",
  mailKinds: {
    customer: "אישור ההזמנה ללקוח",
    seller: "הודעה למוכרת על ההזמנה",
    undelivered: "הודעה למוכרת שהאישור לא הגיע",
  },
  mailSent: (moment: string) => `נשלחה ${moment}`,
  mailWaiting: "מחכה לשליחה",
  mailRetries: (moment: string, attempts: number) =>
    attempts === 1
      ? `ניסיון אחד לא הצליח. הניסיון הבא: ${moment}`
      : `${String(attempts)} ניסיונות לא הצליחו. הניסיון הבא: ${moment}`,
  mailDead: "לא הגיעה",
  problems,
  serverSaid: "תשובת השרת",
  sendAgain: "שליחה חוזרת",
  sendElsewhere: "שליחה לכתובת אחרת",
  newAddress: "הכתובת הנכונה",
  invalidAddress: "נא למלא כתובת אימייל מלאה, למשל name@example.com",
  send: "שליחה",
  keep: "סגירה",
  sentAgain: (address: string) => `ההודעה תישלח עכשיו אל ${address}`,
  sendFailed: "ההודעה לא נשלחה. כדאי לבדוק את החיבור לאינטרנט ולנסות שוב בעוד כמה דקות.",
};
