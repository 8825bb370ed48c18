/** `2 הזמנות`, but `הזמנה אחת`. */
const orders = (count: number) => (count === 1 ? "הזמנה אחת" : `${String(count)} הזמנות`);

export const weeks = {
  title: "הסבבים הבאים",
  intro: "כאן מדלגים על סבב, משנים את שעת הסגירה, וכותבים ללקוחות למה.",
  needsConfirm: "שינוי של סבב צריך אישור.",

  until: (clock: string) => `אפשר להזמין עד השעה ${clock}`,
  untilInstead: (moment: string) => `אפשר להזמין עד ${moment}`,
  usually: (moment: string) => `במקום ${moment}`,
  opensAt: (moment: string) => `ההזמנות נפתחות: ${moment}`,
  closed: "סגור להזמנות",
  nextOpen: (day: string) => `הסבב הפתוח שאחריו: ${day}`,
  reasonIs: (reason: string) => `ללקוחות כתוב: ״${reason}״`,
  orders,
  ordersLeft: (count: number) =>
    count === 1 ? "הזמנה אחת עדיין בסבב הזה" : `${orders(count)} עדיין בסבב הזה`,

  holidays: "חגים ומועדים בימי הסבב",
  restDay: "אסור במלאכה",

  skip: "דילוג על הסבב",
  otherDeadline: "שעת סגירה אחרת",
  change: "שינוי",
  open: "פתיחת הסבב להזמנות",
  ordinaryDeadline: "חזרה לשעה הרגילה",
  otherHandOver: "שעת איסוף ומשלוח אחרת",
  tellHandOver: "עדכון הלקוחות",
  bringBack: (count: number) =>
    count === 1 ? "החזרת ההזמנה לסבב" : `החזרת ${String(count)} ההזמנות לסבב`,

  skipTitle: (day: string) => `דילוג על הסבב של ${day}`,
  deadlineTitle: (day: string) => `שעת סגירה אחרת לסבב של ${day}`,
  closingDay: "עד איזה יום אפשר להזמין?",
  closingTime: "עד איזו שעה?",
  noTime: "צריך לכתוב שעה",

  handOverTitle: (day: string) => `איסוף ומשלוח של הסבב של ${day}`,
  handOverDay: "באיזה יום?",
  usualHandOver: "כרגיל, לפי השעות של כל יישוב",
  from: "משעה",
  to: "עד שעה",
  wrongHours: "שעת הסיום צריכה להיות אחרי שעת ההתחלה",
  handOver: (when: string) => `איסוף ומשלוח: ${when}`,
  toldOtherwise: (count: number) =>
    count === 1
      ? "לקוח אחד קיבל הודעה על שעת איסוף או משלוח אחרת."
      : `${String(count)} לקוחות קיבלו הודעה על שעת איסוף או משלוח אחרת.`,
  tellOfHours: "לשלוח אימייל לכל מי שקיבל הודעה על שעה אחרת",

  reason: "מה לכתוב ללקוחות?",
  noReason: "בלי סיבה",
  vacation: { he: "חופשה", en: "Vacation" },
  ownReason: "משהו אחר",
  inHebrew: "בעברית",
  inEnglish: "באנגלית",
  noText: "צריך לכתוב בשתי השפות",

  ofOrders: (count: number) =>
    count === 1 ? "יש בסבב הזמנה אחת. מה לעשות בה?" : `יש בסבב ${orders(count)}. מה לעשות בהן?`,
  keep: "להשאיר בסבב הזה, ולבשל כרגיל",
  move: (day: string) => `להעביר לסבב של ${day}`,
  cancelOrders: "לבטל, ולא לבשל",
  tell: (count: number) =>
    count === 1 ? "לשלוח על כך אימייל ללקוח אחד" : `לשלוח על כך אימייל ל־${String(count)} לקוחות`,
  tellHint: "האימייל יוצא אחרי שתי דקות. עד אז ״החזרה לקודם״ מבטלת גם את השליחה.",
  withoutEmail: (count: number) =>
    count === 1
      ? "להזמנה אחת אין אימייל. כדאי להתקשר."
      : `ל־${orders(count)} אין אימייל. כדאי להתקשר.`,

  bringBackTitle: "להחזיר את ההזמנות לסבב?",
  bringBackHint: (count: number) =>
    count === 1
      ? "הסבב יהיה כמו לפני השינוי, וההזמנה תחזור אליו. לקוח שכבר קיבל אימייל יקבל אימייל נוסף."
      : `הסבב יהיה כמו לפני השינוי, ו־${String(count)} הזמנות יחזרו אליו. מי שכבר קיבל אימייל יקבל אימייל נוסף.`,

  saidClosed: (day: string) => `הסבב של ${day} סגור להזמנות.`,
  saidDeadline: (day: string, moment: string) => `לסבב של ${day} אפשר להזמין עד ${moment}.`,
  saidOrdinary: (day: string) => `הסבב של ${day} פתוח כרגיל.`,
  saidHandOver: (text: string) => `נשמר. ${text}.`,
  saidUsualHandOver: "נשמר. האיסוף והמשלוח בשעות הרגילות של כל יישוב.",
  saidPromised: (count: number) =>
    count === 1 ? "השעה של הזמנה אחת שונתה." : `השעה של ${orders(count)} שונתה.`,
  saidMoved: (count: number, day: string) =>
    count === 1 ? `הזמנה אחת עברה לסבב של ${day}.` : `${orders(count)} עברו לסבב של ${day}.`,
  saidCancelled: (count: number) => (count === 1 ? "הזמנה אחת בוטלה." : `${orders(count)} בוטלו.`),
  saidBack: (count: number) =>
    count === 1 ? "הזמנה אחת חזרה לסבב." : `${orders(count)} חזרו לסבב.`,
  saidTold: (count: number) =>
    count === 1
      ? "לקוח אחד יקבל אימייל בעוד שתי דקות."
      : `${String(count)} לקוחות יקבלו אימייל בעוד שתי דקות.`,
  undone: "הוחזר לקודם.",

  problems: {
    outdated: "לא נשמר: הסבב השתנה בינתיים במכשיר אחר. כך הוא עכשיו.",
    "deadlines-cross": "לא נשמר: הסגירה צריכה להיות אחרי זו של הסבב הקודם ולפני זו של הסבב הבא.",
    "hand-over-before-closing":
      "לא נשמר: שעת האיסוף והמשלוח של הסבב צריכה להיות אחרי סגירת ההזמנות. כדאי לשנות קודם את השעה השנייה.",
    "hand-over-passed": "לא נשמר: שעת האיסוף והמשלוח הזאת כבר עברה.",
    "nothing-to-undo": "זה כבר הוחזר לקודם.",
    "action-reused": "לא נשמר. אפשר לנסות שוב.",
  },
  unsure:
    "אין תשובה מהשרת, ולא ידוע אם השינוי נשמר. ניסיון נוסף ישלים מה שחסר, ושום דבר לא ייעשה פעמיים.",
};
