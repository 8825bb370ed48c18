import { useLanguage } from "./language-context.tsx";

const he = {
  order: (number: string) => `הזמנה ${number}`,
  toOrder: "לעמוד ההזמנה",
  pageHint: "בעמוד ההזמנה רואים מה קרה איתה, ועד סגירת ההזמנות אפשר לשנות או לבטל אותה.",
  confirmGiveUp: (number: string) => `לוותר על השינוי של הזמנה ${number}?`,
  confirmGiveUpText: "ההזמנה תישאר כמו שהיא, והמנות שבסל יוסרו.",
  tooManyChanges: (minutes: number) =>
    `בשעה האחרונה נרשמו יותר מדי שינויים, ולכן ההזמנה נשארה כמו שהיא. אפשר לנסות שוב בעוד ${minutes === 1 ? "דקה" : `${String(minutes)} דקות`}.`,
  changing: {
    title: (number: string) => `אתם משנים את הזמנה ${number}`,
    text: (until: string) => `ההזמנה תשתנה רק כשתשלחו את השינוי. אפשר לשלוח עד ${until}.`,
    cancelled:
      "ההזמנה הזאת בוטלה, ולכן אי אפשר לשלוח את השינוי. אם אתם ביטלתם אותה, אפשר לשחזר אותה בעמוד ההזמנה.",
    cartBefore: "הסל שהיה כאן קודם נשמר, ויחזור אחרי השליחה או הוויתור.",
    giveUp: "ויתור על השינוי",
    placeOrder: "לשליחת השינוי",
    send: "שליחת השינוי",
    sending: "שולחים את השינוי…",
    inDoubt:
      "ייתכן שהשינוי הזה כבר נרשם אצלנו: הוא נשלח, ולא הגיעה תשובה. כדי לדעת, שלחו אותו שוב; אותו שינוי נרשם פעם אחת בלבד.",
    refused: "ההזמנה נשארה כמו שהיא, כי משהו השתנה:",
    failed: "לא קיבלנו תשובה, וייתכן שהשינוי כבר נרשם.",
    failedServer: "אירעה תקלה בשרת, וייתכן שהשינוי כבר נרשם.",
    failedNext: "אפשר לשלוח שוב בלי חשש: השינוי יירשם פעם אחת בלבד.",
    offline: "אין חיבור לרשת, והשינוי לא נשלח. כל מה שמילאתם נשאר כאן.",
    unavailable: "אי אפשר לרשום שינויים כרגע. ההזמנה נשארה כמו שהיא, וכל מה שמילאתם נשאר כאן.",
    clientError: "השינוי לא נרשם בגלל תקלה אצלנו. ההזמנה נשארה כמו שהיא.",
    waiting: {
      "no-answer": "עוד לא קיבלנו תשובה. ממשיכים לנסות; השינוי יירשם פעם אחת בלבד.",
      "server-error": "השרת לא הצליח לרשום את השינוי. ממשיכים לנסות; הוא יירשם פעם אחת בלבד.",
      offline: "אין חיבור לרשת. ממשיכים לנסות; השינוי יירשם פעם אחת בלבד.",
    },
    mayLeave:
      "אפשר גם לצאת מכאן ולשלוח שוב אחר כך: הסל והפרטים נשמרים, ואותו שינוי נרשם פעם אחת בלבד.",
    "order-changed":
      "ההזמנה השתנתה בינתיים, במכשיר אחר או אצלנו, ולכן השינוי שלכם לא נרשם. בעמוד ההזמנה אפשר לראות אותה כמו שהיא עכשיו, ולהתחיל משם את השינוי מחדש.",
    "order-change-recorded":
      "שינוי קודם מהסל הזה כבר נרשם, ולכן השינוי הזה לא נרשם. בעמוד ההזמנה אפשר לראות אותה כמו שהיא עכשיו, ולהתחיל משם את השינוי מחדש.",
    "order-closed":
      "המועד לשינויים עבר או שההזמנה כבר נמסרה, ולכן השינוי לא נרשם וההזמנה נשארה כמו שהיא. אם זה חשוב, כתבו לנו.",
    "order-items-missing":
      "ההזמנה כבר נארזה. משהו חסר בה, והמחיר שלו כבר ירד, ולכן השינוי לא נרשם וההזמנה נשארה כמו שהיא. אם זה חשוב, כתבו לנו.",
    "order-cancelled":
      "ההזמנה בוטלה בינתיים, ולכן השינוי לא נרשם. אם אתם ביטלתם אותה, אפשר לשחזר אותה בעמוד ההזמנה.",
    "order-unknown": "ההזמנה לא נמצאה, ולכן השינוי לא נרשם. כתבו לנו ונעזור.",
  },
  adjustment: "התאמת מחיר",
  total: "סה״כ ההזמנה",
  receivedMoney: "שולם",
  toPay: "נותר לשלם",
  toGiveBack: (amount: string) => `מגיע לכם החזר של ${amount}.`,
  sameAgain: "כמו בפעם הקודמת",
  sameAgainFailed: "ההזמנה הקודמת לא נטענה. נסו שוב.",
  myDetails: {
    kept: "הפרטים מהפעם הקודמת שמורים רק במכשיר הזה.",
    forget: "מחיקה מהמכשיר",
    willBeKept: "לפעם הבאה הם יישמרו רק במכשיר הזה.",
  },
  myOrders: {
    link: "ההזמנות שלי",
    intro:
      "ההזמנות שנשלחו מהמכשיר הזה או שנפתחו בו. הרשימה נשמרת רק בו; הסרה מהרשימה לא מבטלת את ההזמנה.",
    comesOn: (date: string) => `ל${date}`,
    week: (date: string) => `ההזמנות נסגרות: ${date}`,
    cancelled: "ההזמנה בוטלה",
    remove: "הסרה מהרשימה",
    removeOrder: (number: string) => `הסרה מהרשימה: הזמנה ${number}`,
    empty: "אין כאן הזמנות",
    emptyHint:
      "הזמנות שתשלחו מהמכשיר הזה יופיעו כאן. יש דפדפנים, ובהם Safari, שמוחקים את הרשימה אחרי שבוע בלי ביקור באתר. הקישור שבאימייל מחזיר את ההזמנה לרשימה.",
  },
};

const en: typeof he = {
  order: (number) => `Order ${number}`,
  toOrder: "See the order",
  pageHint:
    "The order’s page shows what happens to it. Until orders close, you can change or cancel it there.",
  confirmGiveUp: (number) => `Discard your changes to order ${number}?`,
  confirmGiveUpText: "The order stays as it is, and the dishes in the cart are removed.",
  tooManyChanges: (minutes) =>
    `There were too many changes in the last hour, so this change was not saved. You can try again in ${minutes === 1 ? "a minute" : `${String(minutes)} minutes`}.`,
  changing: {
    title: (number) => `You are changing order ${number}`,
    text: (until) =>
      `The order changes only when you send the change. You can send it until ${until}.`,
    cancelled:
      "This order was canceled, so the change cannot be sent. If it was you who canceled it, you can restore it on the order’s page.",
    cartBefore: "The cart that was here before is kept, and comes back afterward.",
    giveUp: "Discard changes",
    placeOrder: "Send the change",
    send: "Send the change",
    sending: "Sending your change…",
    inDoubt:
      "This change may already have been recorded: it was sent, and no answer came. To find out, send it again; the same change is recorded only once.",
    refused: "The order stays as it is, because something changed:",
    failed: "We received no answer. Your change may have been recorded already.",
    failedServer: "The server had an error, and your change may already have been recorded.",
    failedNext: "It is safe to send it again: your change will be recorded only once.",
    offline:
      "There is no connection, so the change was not sent. Everything you typed is still here.",
    unavailable:
      "Changes cannot be recorded right now. The order stays as it is, and everything you typed is still here.",
    clientError:
      "The change was not recorded because of an error on our side. The order stays as it is.",
    waiting: {
      "no-answer": "No answer yet. Still trying; your change will be recorded only once.",
      "server-error":
        "The server could not record your change. Still trying; it will be recorded only once.",
      offline: "There is no connection. Still trying; your change will be recorded only once.",
    },
    mayLeave:
      "You can also leave now and send it later: your cart and your details are kept, and the same change is recorded only once.",
    "order-changed":
      "The order has changed meanwhile, on another device or by us, so your change was not recorded. The order’s page shows it as it is now, and you can start your change again from there.",
    "order-change-recorded":
      "An earlier change from this cart has been recorded already, so this one was not. The order’s page shows it as it is now, and you can start your change again from there.",
    "order-closed":
      "The deadline for changes has passed, or the order was handed over, so the change was not recorded and the order stays as it is. If it is important, write to us.",
    "order-items-missing":
      "The order is in its box already. Something is missing from it, and its price came off, so the change was not recorded and the order stays as it is. If it is important, write to us.",
    "order-cancelled":
      "The order was canceled meanwhile, so the change was not recorded. If it was you who canceled it, you can restore it on the order’s page.",
    "order-unknown":
      "The order was not found, so the change was not recorded. Write to us and we will help.",
  },
  adjustment: "Price adjustment",
  total: "Order total",
  receivedMoney: "Paid",
  toPay: "Still to pay",
  toGiveBack: (amount) => `We owe you ${amount}.`,
  sameAgain: "Same as last time",
  sameAgainFailed: "Your last order did not load. Please try again.",
  myDetails: {
    kept: "Your details from last time are kept on this device only.",
    forget: "Forget them",
    willBeKept: "For next time, they will be kept on this device only.",
  },
  myOrders: {
    link: "My orders",
    intro:
      "The orders that were sent from this device or opened on it. Only this device has the list; removing an order from it does not cancel the order.",
    comesOn: (date) => `For ${date}`,
    week: (date) => `Orders close: ${date}`,
    cancelled: "The order was canceled",
    remove: "Remove from the list",
    removeOrder: (number) => `Remove from the list: order ${number}`,
    empty: "There are no orders here",
    emptyHint:
      "Orders that you send from this device will appear here. Some browsers, such as Safari, delete the list after a week without a visit. The link in the email brings an order back to it.",
  },
};

export const placedOrderTexts = { he, en };

export type PlacedOrderTexts = typeof he;

/**
 * The texts about a placed order that are loaded with the cart too, in the shown language: its change in the cart and what that costs, and the
 * list of this device's orders. Only code that is not part of the first load may use them.
 */
export function usePlacedOrderTexts(): PlacedOrderTexts {
  return placedOrderTexts[useLanguage().language];
}
