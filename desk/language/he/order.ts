import type { MailProblem } from "#domain/order-log/mail-problem.ts";
import type { PaymentWayWords } from "#domain/order-log/payment-way-words.ts";
import { paymentWaysHe } from "#domain/order-log/payment-way-words-he.ts";

const problems: Record<MailProblem, string> = {
  address: "הכתובת לא קיימת",
  full: "תיבת האימייל של הנמען מלאה",
  login: "שרת האימייל של החנות דוחה את פרטי הכניסה, וצריך לתקן אותם בהגדרות",
  host: "שרת האימייל שרשום בהגדרות לא נמצא",
  certificate: "אי אפשר להתחבר בצורה מאובטחת לשרת האימייל של החנות, וצריך לתקן את ההגדרות",
  sender: "שרת האימייל לא מקבל הודעות מהכתובת שממנה החנות שולחת",
  unreachable: "שרת האימייל לא עונה",
  later: "שרת האימייל של הנמען ביקש לנסות מאוחר יותר",
  refused: "שרת האימייל של הנמען דחה את ההודעה",
};

const lasting = (note: string, text: string) =>
  text === "" ? `${note} נמחקה` : `${note}: ${text}`;

/** Amounts come isolated, as `isolatedPriceText` gives them, unless it is said otherwise. */
export const order = {
  title: "הזמנה",
  back: "לכל ההזמנות",
  unknown: "אין הזמנה עם המספר הזה",
  unknownHint: "אפשר לחפש אותה ברשימת ההזמנות לפי שם, טלפון או סכום.",
  number: (number: string) => `הזמנה ${number}`,
  receivedAt: (moment: string) => `התקבלה: ${moment}`,
  week: (date: string) => `סגירת הסבב: ${date}`,

  contact: "יצירת קשר",
  call: "התקשרות",
  whatsapp: "וואטסאפ",
  email: "אימייל",
  inNewTab: (link: string) => `${link} (נפתח בכרטיסייה חדשה)`,
  /** To the customer, in her language. */
  messageOpening: (name: string, shop: string, number: string) =>
    `שלום ${name}, כאן ${shop}, לגבי הזמנה ${number}.`,
  mailSubject: (number: string, shop: string) => `הזמנה ${number} · ${shop}`,

  erasedName: "לקוח שפרטיו נמחקו",
  erased: "פרטי הלקוח נמחקו. המנות והסכומים נשארו לצורך הנהלת החשבונות.",

  state: "מצב ההזמנה",
  packed: "ארוזה",
  handedOver: "נמסרה",
  change: "שינוי ההזמנה",
  cancel: "ביטול ההזמנה",
  restore: "שחזור ההזמנה",
  changes: "שינויים בהזמנה",
  draft: "התחלת לשנות את ההזמנה, והשינוי עוד לא נשמר.",
  goOn: "להמשך השינוי",
  move: "העברה לסבב אחר",
  moveTo: "לאיזה סבב",
  moveNow: "העברה",
  noWeeks: "אי אפשר לראות כרגע את הסבבים הבאים.",
  tellsHint: "יישלח שתי דקות אחרי הלחיצה. עד אז ״החזרה לקודם״ מבטלת גם את השליחה.",
  tellsNobody: "הלקוח לא יקבל אימייל.",
  noEmail: "אין כתובת אימייל, ולכן לא יישלח אימייל.",
  /** The name of the customer follows. */
  tells: "אימייל אל",
  said: {
    packed: (name: string) => `${name}: ההזמנה ארוזה`,
    notPacked: (name: string) => `${name}: ההזמנה לא ארוזה`,
    handedOver: (name: string) => `${name}: ההזמנה נמסרה`,
    notHandedOver: (name: string) => `${name}: ההזמנה לא נמסרה`,
    cancelled: (name: string) => `${name}: ההזמנה בוטלה`,
    restored: (name: string) => `${name}: ההזמנה שוחזרה`,
    moved: (name: string, date: string) => `${name}: ההזמנה עברה לסבב של ${date}`,
    /** `said` is one of the others. */
    withMail: (said: string) => `${said}. אימייל יישלח בעוד שתי דקות`,
    note: (name: string) => `${name}: נוספה הערה`,
    undone: (name: string, what: string) => `הוחזר לקודם: ${name}, ${what}`,
  },

  money: "תשלום",
  due: "סה״כ לתשלום",
  received: "התקבל",
  addMoney: "רישום תשלום או החזר",
  moneyLines: "מה התקבל ומה הוחזר",
  amount: "סכום בשקלים",
  notAnAmount: "נא להקליד סכום, למשל 240 או 35.50",
  receive: "רישום תשלום",
  giveBack: "רישום החזר",

  dishes: "המנות",
  beside: (name: string) => `${name} (בצד)`,
  dishesTotal: "סה״כ מנות",
  free: "חינם",
  total: "סה״כ הזמנה",

  toPerson: "לעמוד הלקוח",
  notes: "הערות",
  customersNote: (text: string) => `הערת הלקוח: ${text}`,
  newNote: "הערה חדשה",
  addNote: "הוספת הערה",
  noteHint: "מי שאורז ומי שנוהג רואים את ההערה.",

  history: "מה קרה להזמנה",
  wholeHistory: (count: number) => `הצגת כל ${String(count)} השורות`,
  noHistory: "עוד לא קרה כלום מאז שההזמנה התקבלה.",
  historyFailed: "אי אפשר לראות כרגע את ההיסטוריה ואת ההודעות.",
  events: {
    packed: "נארזה",
    notPacked: "סומן שלא ארוזה",
    handedOver: "נמסרה",
    notHandedOver: "סומן שלא נמסרה",
    cancelled: "ההזמנה בוטלה",
    restored: "ההזמנה שוחזרה",
    received: (amount: string, way: keyof PaymentWayWords) =>
      `התקבלו ${amount} ${paymentWaysHe[way].by}`,
    gaveBack: (amount: string, way: keyof PaymentWayWords) =>
      `הוחזרו ${amount} ${paymentWaysHe[way].by}`,
    changed: (amount: string) => `ההזמנה שונתה, והסכום עכשיו ${amount}`,
    moved: (date: string) => `ההזמנה עברה לסבב של ${date}`,
    note: (text: string) => `הערה: ${text}`,
    lastingNotes: {
      owner: (text: string) => lasting("הערה קבועה פרטית", text),
      kitchen: (text: string) => lasting("הערה קבועה למטבח", text),
      driver: (text: string) => lasting("הערה קבועה לשליח", text),
    },
    joined: (number: string) => `אותו לקוח כמו בהזמנה ${number}`,
    parted: "לקוח אחר, אף שהטלפון או האימייל זהים",
    asked: {
      mail: "התבקש תשלום באימייל",
      again: "התבקש תשלום שוב באימייל",
      whatsapp: "התבקש תשלום בוואטסאפ",
    },
    erased: "פרטי הלקוח נמחקו",
    undone: (what: string) => `הוחזר לקודם: ${what}`,
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
    lasting_note: "הערה קבועה",
    joined: "איחוד לקוחות",
    parted: "הפרדת לקוחות",
    asked: "בקשת תשלום",
    erased: "מחיקת פרטי הלקוח",
    undone: "החזרה לקודם",
  },
  device: (name: string) => `במכשיר ${name}`,
  noDevice: "מחוץ לניהול ההזמנות",
  pressedAt: (moment: string) => `סומן: ${moment}`,
  isUndone: "הוחזר לקודם",
  mailOfEvent: (state: string) => `אימייל ${state}:`,
  mailStates: {
    waiting: "מחכה לשליחה",
    sent: "נשלח",
    dead: "לא הגיע",
    withdrawn: "בוטל ולא יישלח",
  },
  /** A list of what one press set of several dishes or boxes. */
  together: "מה סומן בלחיצה אחת",
  noneTogether: "בסבב הזה עוד לא סומנו כמה דברים בלחיצה אחת.",
  redo: "ביצוע מחדש",

  mails: "הודעות אימייל",
  noMails: "אין הודעות אימייל על ההזמנה הזאת.",
  mailKinds: {
    customer: "אישור ההזמנה ללקוח",
    seller: "הודעה למוכרת על ההזמנה",
    undelivered: "הודעה למוכרת שאימייל ללקוח לא הגיע",
    change: "הודעה ללקוח על מה שקרה להזמנה",
    readdressed: "הודעה לכתובת הקודמת: האימייל של ההזמנה הוחלף",
    seller_change: "הודעה למוכרת על מה שהלקוח עשה",
    message: "הודעה לכל הלקוחות",
    request: "בקשת תשלום מהלקוח",
  },
  mailSent: (moment: string) => `נשלחה: ${moment}`,
  mailWaiting: "מחכה לשליחה",
  mailWithdrawn: "לא נשלחה, כי כבר לא היה בה צורך",
  mailReaddressed: "לא נשלחה, כי כתובת האימייל של ההזמנה הוחלפה בינתיים. אפשר לבקש תשלום שוב.",
  mailRetries: (moment: string, attempts: number) =>
    attempts === 1
      ? `ניסיון אחד לא הצליח. הניסיון הבא: ${moment}`
      : `${String(attempts)} ניסיונות לא הצליחו. הניסיון הבא: ${moment}`,
  mailDead: "לא הגיעה",
  problems,
  serverSaid: "תשובת השרת",
  sendElsewhere: "שליחה לכתובת אחרת",
  newAddress: "הכתובת הנכונה",
  invalidAddress: "נא למלא כתובת אימייל מלאה, למשל name@example.com",
  send: "שליחה",
  keep: "סגירה",
  sentAgain: (address: string) => `ההודעה תישלח עכשיו אל ${address}`,
  againFrom: (moment: string) => `כבר נשלחה שוב. עוד פעם לאותה כתובת אפשר רק אחרי שעה: ${moment}`,
  sentLately: "לא נשלחה: כל הודעה נשלחת שוב לאותה כתובת פעם בשעה, ולכל כתובת עד חמש הודעות בשעה.",
  sendFailed: "ההודעה לא נשלחה. כדאי לבדוק את החיבור לאינטרנט ולנסות שוב בעוד כמה דקות.",
};
