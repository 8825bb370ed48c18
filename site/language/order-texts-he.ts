/** The texts about sending an order, in Hebrew. They are loaded with the cart, not with every page. */
export const orderTextsHe = {
  seeChangesFirst: "לפני ההזמנה עברו על השינויים ולחצו ״הבנתי״.",
  lastOrder: (number: string, total: string) => `הזמנה ${number}, ${total}`,
  lastOrderSent: "ההזמנה נשלחה",
  showPayment: "לפרטי התשלום",
  inDoubt:
    "ייתכן שהזמנה מהסל הזה כבר נרשמה אצלנו: היא נשלחה, ולא הגיעה תשובה. כדי לדעת, שלחו אותה שוב; אותה הזמנה נרשמת פעם אחת בלבד.",
  confirmRemoveLine: (line: string, dish: string) => `להסיר את ״${line}״ מ״${dish}״?`,
  failedServer: "אירעה תקלה בשרת, וייתכן שההזמנה כבר נרשמה.",
  tooManyOrders: (minutes: number) =>
    `בשעה האחרונה כבר נרשמו הזמנות רבות עם הדוא״ל הזה, עם מספר הטלפון הזה או מהרשת הזאת, ולכן ההזמנה לא נרשמה. אפשר לנסות שוב בעוד ${minutes === 1 ? "דקה" : `${String(minutes)} דקות`}; כל מה שמילאתם נשאר כאן.`,
  keyReusedBy: (number: string, total: string) =>
    `מהסל הזה כבר נרשמה הזמנה ${number}, בסך ${total}, ומאז משהו השתנה. אפשר להישאר איתה ולעבור לתשלום, או לשלוח את הסל הזה כהזמנה נוספת.`,
  keepEarlier: "הישארו עם ההזמנה שנרשמה",
  waiting: {
    "no-answer": "עוד לא קיבלנו תשובה. ממשיכים לנסות; ההזמנה תירשם פעם אחת בלבד.",
    "server-error": "השרת לא הצליח לרשום את ההזמנה. ממשיכים לנסות; היא תירשם פעם אחת בלבד.",
    offline: "אין חיבור לרשת. ממשיכים לנסות; ההזמנה תירשם פעם אחת בלבד.",
  },
  mayLeave:
    "אפשר גם לצאת מכאן ולשלוח שוב אחר כך: הסל והפרטים נשמרים, ואותה הזמנה נרשמת פעם אחת בלבד.",
  leave: "יציאה",
  notChosenYet: "עוד לא נבחר",
  pickupOrDelivery: "איסוף עצמי או משלוח",
  allergies: "יש לכם אלרגיה? שאלו אותנו לפני ההזמנה:",
  refusals: {
    ORDER_EMPTY: "הסל ריק.",
    DISH_TYPE_UNKNOWN: (name: string) => `${name}: כבר לא בתפריט.`,
    DISH_UNKNOWN: (name: string) => `${name}: כבר לא בתפריט.`,
    PART_UNKNOWN: (dish: string, name: string) => `${dish}: האפשרות ״${name}״ ירדה מהתפריט.`,
    OPTION_REQUIRED: (dish: string, name: string) => `${dish}: צריך לבחור ״${name}״.`,
    COUNT_OUT_OF_RANGE: (dish: string) => `${dish}: הכמות צריכה להיות בין 0 ל־20.`,
    PRICE_CHANGED: (dish: string, name: string, from: string, to: string) =>
      `${dish}, ${name}: המחיר השתנה מ־${from} ל־${to}.`,
    TOTAL_WRONG: "הסכום השתנה.",
    DELIVERY_PLACE_UNKNOWN: (city: string) => `${city}: כבר לא ברשימת היישובים.`,
    PICKUP_UNAVAILABLE: (city: string) => `${city}: אין יותר איסוף עצמי.`,
    DELIVERY_PRICE_CHANGED: (city: string, from: string, to: string) =>
      `${city}: המחיר השתנה מ־${from} ל־${to}.`,
    OTHER: "ההזמנה לא תואמת את התפריט.",
  },
};

export type OrderTexts = typeof orderTextsHe;
