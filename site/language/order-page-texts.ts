import { useLanguage } from "./language-context.tsx";
import { type PlacedOrderTexts, placedOrderTexts } from "./placed-order-texts.ts";

const he = {
  notFound: "ההזמנה לא נמצאה",
  notFoundHint: "ייתכן שהקישור לא הועתק במלואו. הקישור המלא נמצא באימייל שקיבלתם.",
  erased: "הפרטים האישיים נמחקו מההזמנה",
  erasedHint:
    "מחקנו את השם, את הטלפון, את האימייל ואת הכתובת. נשארו רק המנות והסכומים, לצורך הנהלת חשבונות.",
  failed: "ההזמנה לא נטענה",
  failedHint: "נסו שוב, או כתבו לנו.",
  whatHappened: "מה קרה עד עכשיו",
  received: "ההזמנה התקבלה",
  changed: "ההזמנה שונתה",
  paid: (amount: string) => `שולם: ${amount}`,
  packed: "ההזמנה נארזה",
  handedOver: "ההזמנה נמסרה",
  cancelled: "ההזמנה בוטלה",
  dishes: "מה הזמנתם",
  details: "הפרטים שלכם",
  keepDetails: "שמירת הפרטים במכשיר הזה להזמנה הבאה",
  payment: "תשלום",
  paidInFull: "ההזמנה שולמה במלואה. תודה!",
  nothingToPay: "אין מה לשלם.",
  changeable: (until: string) => `אפשר לשנות או לבטל את ההזמנה עד ${until}.`,
  itemsMissing:
    "משהו חסר בהזמנה והמחיר שלו כבר ירד, ולכן כבר אי אפשר לשנות או לבטל אותה כאן. אם זה חשוב, כתבו לנו.",
  closed: "המועד לשינויים עבר, ולכן כבר אי אפשר לשנות או לבטל את ההזמנה כאן.",
  noLongerChangeable: "ההזמנה נמסרה, ולכן כבר אי אפשר לשנות או לבטל אותה כאן.",
  change: "שינוי ההזמנה",
  continueChange: "להמשך השינוי בסל",
  cancel: "ביטול ההזמנה",
  restore: "שחזור ההזמנה",
  again: "הזמנה חוזרת",
  againHint: "המנות של ההזמנה הזאת ייכנסו לסל במחירים של היום.",
  confirmCancel: (number: string) => `לבטל את הזמנה ${number}?`,
  confirmCancelText: "נקבל על כך הודעה. עד סגירת ההזמנות אפשר לשחזר את ההזמנה בעמוד הזה.",
  keepOrder: "השארת ההזמנה",
  confirmReplace: "להחליף את מה שבסל?",
  confirmReplaceText: (number: string) =>
    `יש מנות בסל. הן יוסרו, ובמקומן ייכנסו המנות של הזמנה ${number}.`,
  replace: "החלפת הסל",
  menuFailed: "התפריט לא נטען, ולכן הסל לא השתנה. נסו שוב.",
  saidChanged: "ההזמנה שונתה.",
  saidChangedMail: "ההזמנה שונתה. אישור יישלח אליכם באימייל.",
  saidSame: "ההזמנה נשארה כמו שהיא.",
  saidCancelled: "ההזמנה בוטלה.",
  saidRestored: "ההזמנה שוחזרה.",
  notRestoredFull: (why: string) => `ההזמנה לא שוחזרה. ${why} אפשר גם לכתוב לנו.`,
  notRestored: "ההזמנה לא שוחזרה, כי חלק ממה שיש בה נמכר בינתיים:",
  notRestoredHint: "כדי להזמין את מה שנשאר, בחרו ״הזמנה חוזרת״. אפשר גם לכתוב לנו.",
  refused: {
    closed: "המועד לשינויים עבר או שההזמנה כבר נמסרה, ולכן היא נשארה כמו שהיא.",
    cancelled: "ביטלנו את ההזמנה, ורק אנחנו יכולים לשחזר אותה. אפשר לכתוב לנו.",
    unknownOrder: "ההזמנה לא נמצאה, ולכן שום דבר לא השתנה.",
    tooMany: "נשלחו יותר מדי בקשות. נסו שוב בעוד דקה.",
    unavailable: "אי אפשר לרשום שינויים כרגע. ההזמנה נשארה כמו שהיא; נסו שוב בעוד כמה דקות.",
    offline: "אין חיבור לרשת, וההזמנה נשארה כמו שהיא. נסו שוב כשיהיה חיבור.",
    inDoubt: "לא קיבלנו תשובה, וייתכן שהבקשה כבר נרשמה. אפשר ללחוץ שוב בלי חשש.",
    clientError: "הבקשה לא נרשמה בגלל תקלה אצלנו. ההזמנה נשארה כמו שהיא.",
  },
};

const en: typeof he = {
  notFound: "Order not found",
  notFoundHint:
    "The link may not have been copied completely. The full link is in your confirmation email.",
  erased: "The details of this order were erased",
  erasedHint:
    "We erased the name, phone number, email address and address. Only the dishes and amounts are kept, for the accounts.",
  failed: "The order did not load",
  failedHint: "Please try again, or write to us.",
  whatHappened: "Order status",
  received: "Order received",
  changed: "The order was changed",
  paid: (amount) => `Paid: ${amount}`,
  packed: "The order was packed",
  handedOver: "The order was handed over",
  cancelled: "The order was canceled",
  dishes: "What you ordered",
  details: "Your details",
  keepDetails: "Keep these details on this device for your next order",
  payment: "Payment",
  paidInFull: "The order is paid in full. Thank you!",
  nothingToPay: "There is nothing to pay.",
  changeable: (until) => `You can change or cancel the order until ${until}.`,
  itemsMissing:
    "Something is missing from the order and its price has been taken off, so the order can no longer be changed or canceled here. If it is important, write to us.",
  closed:
    "The deadline for changes has passed, so the order can no longer be changed or canceled here.",
  noLongerChangeable: "The order was handed over, so it can no longer be changed or canceled here.",
  change: "Change the order",
  continueChange: "Continue the change in the cart",
  cancel: "Cancel the order",
  restore: "Restore the order",
  again: "Order the same again",
  againHint: "Adds these dishes to your cart at today’s prices.",
  confirmCancel: (number) => `Cancel order ${number}?`,
  confirmCancelText:
    "We will be notified. Until orders close, you can restore the order on this page.",
  keepOrder: "Keep the order",
  confirmReplace: "Replace what is in your cart?",
  confirmReplaceText: (number) =>
    `There are dishes in your cart. They will be removed, and the dishes of order ${number} will take their place.`,
  replace: "Replace the cart",
  menuFailed: "The menu did not load, so the cart stays as it is. Please try again.",
  saidChanged: "The order was changed.",
  saidChangedMail: "The order was changed. We will confirm it by email.",
  saidSame: "The order stays as it was.",
  saidCancelled: "The order was canceled.",
  saidRestored: "The order was restored.",
  notRestoredFull: (why) => `The order was not restored. ${why} You can also write to us.`,
  notRestored: "The order was not restored, because some of it has been sold since:",
  notRestoredHint:
    "To order what is left, choose “Order the same again”. You can also write to us.",
  refused: {
    closed:
      "The deadline for changes has passed, or the order was handed over, so it stays as it is.",
    cancelled: "We canceled the order, and only we can restore it. You can write to us.",
    unknownOrder: "The order was not found, so nothing was changed.",
    tooMany: "Too many requests. Try again in a minute.",
    unavailable:
      "Changes cannot be recorded right now. The order stays as it is; please try again in a few minutes.",
    offline:
      "There is no connection, so the order stays as it is. Try again when you are connected.",
    inDoubt:
      "We received no answer, and your request may already have been recorded. It is safe to press again.",
    clientError:
      "Your request was not recorded because of an error on our side. The order stays as it is.",
  },
};

export const orderPageTexts = { he, en };

/** All texts about a placed order in the shown language, for the code of its page. */
export function useOrderPageTexts(): typeof he & PlacedOrderTexts {
  const { language } = useLanguage();
  return { ...placedOrderTexts[language], ...orderPageTexts[language] };
}
