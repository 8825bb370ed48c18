import type { SellerRefusalCode } from "#domain/order/seller-change.ts";

/** `about` is the selection, add-on, option, choice, extra or place that a refusal names; empty where it names none. */
const refusals: Record<SellerRefusalCode | "ADJUSTMENT_NOT_AMOUNT", (about: string) => string> = {
  NAME_REQUIRED: () => "חסר שם",
  PHONE_REQUIRED: () => "חסר מספר טלפון",
  PHONE_NOT_TEN_DIGITS: () => "מספר נייד הוא בן 10 ספרות, ומספר קווי בן 9",
  EMAIL_INVALID: () => "כתובת האימייל לא תקינה. אפשר גם להשאיר ריק",
  ORDER_TYPE_REQUIRED: () => "צריך לבחור: איסוף עצמי או משלוח",
  ADDRESS_REQUIRED: () => "חסרה כתובת למשלוח",
  CITY_REQUIRED: () => "צריך לבחור יישוב",
  TEXT_TOO_LONG: () => "הטקסט ארוך מדי",
  ORDER_EMPTY: () => "אין מנות בהזמנה. צריך לפחות מנה אחת, או לבטל את ההזמנה",
  ORDER_TOO_LARGE: () => "ההזמנה גדולה מדי",
  DISH_TYPE_UNKNOWN: () => "המנה לא בתפריט",
  DISH_UNKNOWN: () => "המנה לא בתפריט, ואפשר רק להפחית ממנה או להסיר אותה",
  DISH_TWICE: () => "המנה רשומה פעמיים",
  NO_SELECTION: () => "צריך לבחור גודל וכמות",
  SELECTION_UNKNOWN: (about) => `הגודל ״${about}״ לא בתפריט, ואפשר רק להפחית ממנו`,
  SELECTION_TWICE: (about) => `הגודל ״${about}״ רשום פעמיים`,
  ADD_ON_UNKNOWN: (about) => `ההתאמה ״${about}״ לא בתפריט`,
  ADD_ON_TWICE: (about) => `ההתאמה ״${about}״ רשומה פעמיים`,
  OPTION_UNKNOWN: (about) => `הבחירה ״${about}״ לא בתפריט`,
  OPTION_TWICE: (about) => `הבחירה ״${about}״ רשומה פעמיים`,
  OPTION_REQUIRED: (about) => `צריך לבחור: ${about}`,
  CHOICE_UNKNOWN: (about) => `״${about}״ לא בתפריט, וצריך לבחור אחרת`,
  EXTRA_UNKNOWN: (about) => `התוספת בצד ״${about}״ לא בתפריט, ואפשר רק להפחית ממנה`,
  EXTRA_TWICE: (about) => `התוספת בצד ״${about}״ רשומה פעמיים`,
  COUNT_OUT_OF_RANGE: () => "הכמות צריכה להיות בין 0 ל־20",
  DELIVERY_PLACE_UNKNOWN: (about) => `אין משלוח או איסוף עבור ״${about}״`,
  PICKUP_UNAVAILABLE: () => "אין איסוף עצמי ביישוב הזה",
  ADJUSTMENT_NOT_AMOUNT: () => "נא להקליד סכום, למשל 20 או 12.50",
  ADJUSTMENT_TEXT_REQUIRED: () => "צריך לכתוב סיבה: הלקוח קורא אותה",
  ADJUSTMENT_TOO_LARGE: () => "הסכום גדול מדי",
  TOTAL_BELOW_ZERO: () => "ההנחה גדולה ממחיר ההזמנה",
  WEEK_UNKNOWN: () => "אי אפשר להזמין לסבב הזה",
};

/** Amounts come isolated. */
export const editOrder = {
  toOrder: "להזמנה",
  ofOrder: (number: string, week: string) => `הזמנה ${number} · סגירת הסבב: ${week}`,
  loadFailed: "אי אפשר לפתוח את ההזמנה כרגע",
  loadFailedHint: "כדי לשנות הזמנה או לרשום חדשה צריך חיבור לאינטרנט.",

  resumed: "זה המשך של מה שהתחלת קודם ולא נשמר.",
  startOver: "התחלה מחדש",
  startOverTitle: "למחוק את מה שכתבת?",
  startOverHint: "ההזמנה עצמה לא תשתנה.",
  keepWriting: "המשך כתיבה",

  person: "מי כבר הזמין? שתי אותיות או טלפון",
  sameAgain: "כמו בפעם הקודמת",
  lastFailed: "אי אפשר לקרוא כרגע את ההזמנה הקודמת. אפשר לנסות שוב.",
  asLastTime: "המנות מהפעם הקודמת נוספו, במחירים של היום.",
  /** What is otherwise than last time. */
  again: {
    "dish-gone": (dish: string) => `${dish}: ירדה מהתפריט ולא נוספה.`,
    "part-gone": (dish: string, part: string) => `${dish}: ״${part}״ כבר לא בתפריט.`,
    "choice-needed": (dish: string, option: string) => `${dish}: צריך לבחור ״${option}״.`,
    "price-changed": (dish: string, from: string, to: string) => `${dish}: ${to} במקום ${from}.`,
    "dish-renamed": (oldName: string, dish: string) => `״${oldName}״ נקראת עכשיו ״${dish}״.`,
    "part-renamed": (dish: string, oldName: string, part: string) =>
      `${dish}: במקום ״${oldName}״ כתוב עכשיו ״${part}״.`,
    soldOut: (dish: string, selection: string) =>
      `${dish}, ${selection}: מסומן ״אזל״. המנה נוספה, ואפשר להסיר אותה.`,
  },

  customer: "של מי ההזמנה",
  name: "שם",
  phoneNumber: "טלפון",
  email: "אימייל (לא חובה)",
  customerLanguage: "שפת הלקוח",
  languages: { he: "עברית", en: "אנגלית" },
  week: "לאיזה סבב",
  closedWeek: (date: string) => `נסגר: ${date}`,
  openWeek: (date: string) => `פתוח עד ${date}`,

  dishes: "המנות",
  noDishes: "עוד אין מנות בהזמנה.",
  more: (name: string) => `עוד אחד: ${name}`,
  less: (name: string) => `אחד פחות: ${name}`,
  countOf: (name: string) => `כמות: ${name}`,
  allParts: "כל האפשרויות",
  fewerParts: "פחות אפשרויות",
  extras: "תוספות בצד",
  remove: "הסרה",
  putBack: "החזרה",
  removed: "הוסרה מההזמנה",
  notOnMenu: "המנה השתנתה בתפריט או ירדה ממנו. אפשר להפחית ממנה או להסיר אותה, ואי אפשר להוסיף.",
  isNew: "חדשה בהזמנה",
  wasPrice: (price: string) => `במקום ${price}`,

  addDish: "הוספת מנה: שתי אותיות מהשם",
  found: (count: number) => {
    if (count === 0) return "אין מנה כזאת בתפריט";
    return count === 1 ? "נמצאה מנה אחת" : `נמצאו ${String(count)} מנות`;
  },
  addOne: (dish: string) => `הוספה: ${dish}`,
  added: (dish: string) => `נוספה: ${dish}`,
  isInOrder: "בהזמנה",

  howAndWhere: "איך ולאן",
  orderType: "איסוף או משלוח",
  place: "יישוב",
  choosePlace: "בחירת יישוב",
  free: "חינם",
  noPickup: "אין איסוף עצמי ביישוב הזה.",
  pickupAt: (address: string) => `איסוף: ${address}`,
  address: "כתובת למשלוח",
  /** In the words of the customer, who reads them too. */
  orderNote: "הערת הלקוח להזמנה",
  dishNote: (dish: string) => `הערת הלקוח: ${dish}`,

  adjustment: "הנחה או תוספת למחיר",
  adjustments: { none: "בלי", discount: "הנחה", surcharge: "תוספת למחיר" },
  adjustmentText: "סיבה",
  /** Of what is missing from the box, such as `1 × חלה, מרק עוף`. */
  missingStays: (things: string) =>
    `חסר בהזמנה: ${things}. המחיר יורד גם אחרי השינוי, נוסף על מה שכתוב כאן, כל עוד המנה נשארת בהזמנה כמו שהיא. מה שיורד מההזמנה או משתנה כבר לא ייחשב חסר.`,
  missingEnds: (things: string) =>
    `חסר בהזמנה: ${things}. אחרי השינוי זה כבר לא ייחשב חסר, ורק ההנחה שכתובה כאן תרד מהמחיר.`,
  adjustmentHint: "הלקוח קורא את זה, ולכן כדאי לכתוב בשפה שלו.",
  ownReason: "מילים חופשיות שמגיעות ללקוח צריכות אישור.",

  tellsNew: "אישור באימייל אל הלקוח",
  tellsNewHint: "יישלח מייד, כמו בהזמנה מהאתר.",

  totalBefore: "היה",
  totalNow: "עכשיו",
  total: "סה״כ לתשלום",
  totalLater: "יתברר בשמירה",
  totalIs: (amount: string) => `סה״כ ${amount}`,
  save: "שמירת השינוי",
  placeOrder: "רישום ההזמנה",
  nothingChanged: "עוד לא השתנה כלום.",

  offline: "כדי לשמור צריך חיבור לאינטרנט. מה שכתבת נשמר בינתיים במכשיר הזה.",
  inDoubt: "לא הגיעה תשובה, וייתכן שכבר נשמר. אפשר לשלוח שוב בלי חשש: הכול יירשם פעם אחת בלבד.",
  unavailable: "לא נשמר: השרת לא זמין כרגע. מה שכתבת נשמר במכשיר הזה, ואפשר לנסות שוב.",
  notAccepted: "לא נשמר: השרת לא קיבל את השינוי. כדאי לרענן את העמוד ולנסות שוב.",
  unconfirmed:
    "עוד לא נשמר, ומה שכתבת שמור במכשיר הזה: צריך אישור כשמילים חופשיות מגיעות ללקוח, וכשכבר נשלחו הרבה הודעות בשעה האחרונה.",
  unknownOrder: "ההזמנה לא נמצאה.",
  toPutRight: "לא נשמר. זה מה שצריך לתקן:",

  outdated: "ההזמנה השתנתה בינתיים",
  outdatedHint: "כך היא עכשיו. מה שכתבת נשאר בהמשך העמוד, ועוד לא נשמר.",
  outdatedTotal: "סה״כ הזמנה",
  keepMineHint: "בשמירה, מה שכתבת יחליף את ההזמנה הזאת כולה.",

  saidChanged: (name: string, total: string) => `${name}: ההזמנה שונתה, סה״כ ${total}`,
  saidPlaced: (name: string, total: string) => `${name}: נרשמה הזמנה, סה״כ ${total}`,
  refusals,
};
