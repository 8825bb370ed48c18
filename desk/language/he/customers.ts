const orders = (count: number) => (count === 1 ? "הזמנה אחת" : `${String(count)} הזמנות`);

export const customers = {
  search: "שם, טלפון, אימייל או כתובת",
  found: (count: number) => {
    if (count === 0) return "לא נמצא לקוח כזה.";
    return count === 1 ? "נמצא לקוח אחד" : `נמצאו ${String(count)} לקוחות`;
  },
  searchHint: "מספיקות שתי אותיות מתחילת השם או הכתובת, או ארבע ספרות מהטלפון.",
  failed: "אי אפשר לראות כרגע את פרטי הלקוח. כדאי לבדוק את החיבור לאינטרנט ולנסות שוב.",
  all: "לכל הלקוחות",
  toPerson: "חזרה ללקוח",
  ordersOf: orders,
  lastOrder: (date: string) => `האחרונה: ${date}`,

  lasting: "הערות קבועות",
  noteFor: {
    owner: "פרטית",
    kitchen: "למטבח",
    driver: "לשליח",
  },
  saidNote: (name: string) => `${name}: ההערה שונתה`,
  favourites: "מנות אהובות",
  favourite: (dish: string, count: number) =>
    `${dish}: ${count === 1 ? "בהזמנה אחת" : `ב־${orders(count)}`}`,

  who: "מי הלקוח",
  part: "זה לקוח אחר",
  join: "איחוד עם לקוח נוסף",
  saidParted: (name: string) => `${name}: לקוח נפרד`,
  saidJoined: (name: string, other: string) => `${name}, ${other}: אותו לקוח`,
  decided: { joined: "שני לקוחות אוחדו", parted: "הופרד מלקוח אחר" },
  record: "כל מה ששמור, ומחיקה",

  download: "הורדה כקובץ",
  file: (phone: string) => `customer-${phone}.json`,
  heading: (shop: string) => `המידע ששמור אצל ${shop}`,
  asOf: (moment: string) => `נכון ל${moment}`,
  name: "שם",
  phone: "טלפון",
  email: "אימייל",
  address: "כתובת",
  orderedAt: "הוזמן",
  received: "שולם",
  adjustment: "התאמת מחיר",
  notes: "הערות",
  history: "מה קרה",
  mails: "אימיילים",

  erase: "מחיקת הלקוח",
  eraseTitle: "מחיקה",
  goes: (count: number) =>
    `מ${count === 1 ? "הזמנה אחת" : `־${orders(count)}`} יימחקו השם, הטלפון, האימייל, הכתובת, ההערות והאימיילים. המנות, הסכומים והתשלומים יישארו לצורך הנהלת החשבונות.`,
  nothingGoes: "אין עכשיו הזמנה שאפשר למחוק ממנה פרטים.",
  stays: {
    open: (number: string) =>
      `הזמנה ${number} עוד לא נמסרה, ולכן היא תישאר. אחרי המסירה אפשר למחוק שוב.`,
    mailing: (number: string) =>
      `אימייל על הזמנה ${number} נשלח ברגע זה, ולכן היא נשארה. אפשר למחוק שוב בעוד דקה.`,
  },
  unpaid: (amount: string) => `נשאר לתשלום: ${amount}. אחרי המחיקה כבר לא יהיה אפשר לדעת מי חייב.`,
  noUndo: "המחיקה סופית, ואין ממנה דרך חזרה.",
  confirm: (name: string) => `למחוק את הפרטים של ${name}?`,
  confirmErase: "מחיקה",
  keep: "לא למחוק",
  erased: (count: number) => `הפרטים נמחקו מ${count === 1 ? "הזמנה אחת" : `־${orders(count)}`}.`,
  eraseFailed: "המחיקה לא הושלמה. כדאי לנסות שוב: מה שכבר נמחק יישאר מחוק.",
  copies: "עותקי גיבוי שבהם הפרטים עדיין שמורים",
  copiesHint: "גיבויים לא משנים. כל אחד, וגם העותק שלו מחוץ למחשב, נמחק מעצמו ביום הזה:",
  copyUntil: (name: string, date: string) => `${name}: עד ${date}`,
  copyByHand: (name: string) => `${name}: עד שמישהו ימחק את הקובץ מהשרת`,
  elsewhere: "מה שכבר נשלח באימייל נשאר בתיבות של מי שקיבל אותו.",
};
