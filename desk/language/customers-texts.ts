const ordersHe = (count: number) => (count === 1 ? "הזמנה אחת" : `${String(count)} הזמנות`);

const he = {
  search: "שם, טלפון, אימייל או כתובת",
  found: (count: number) => {
    if (count === 0) return "לא נמצא לקוח כזה.";
    return count === 1 ? "נמצא לקוח אחד" : `נמצאו ${String(count)} לקוחות`;
  },
  searchHint: "מספיקות שתי אותיות מתחילת השם או הכתובת, או ארבע ספרות מהטלפון.",
  failed: "אי אפשר לראות כרגע את פרטי הלקוח. כדאי לבדוק את החיבור לאינטרנט ולנסות שוב.",
  all: "לכל הלקוחות",
  toPerson: "חזרה ללקוח",
  ordersOf: ordersHe,
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
    `${dish}: ${count === 1 ? "בהזמנה אחת" : `ב־${ordersHe(count)}`}`,

  who: "מי הלקוח",
  part: "זה לקוח אחר",
  join: "איחוד עם לקוח נוסף",
  saidParted: (name: string) => `${name}: לקוח נפרד`,
  saidJoined: (name: string, other: string) => `${name}, ${other}: אותו לקוח`,
  question: (number: string, name: string, other: string) =>
    `בהזמנה ${number} של \u2068${name}\u2069 יש פרטים גם של \u2068${other}\u2069. זה אותו לקוח?`,
  same: "אותו לקוח",
  alsoIn: (number: string, name: string) =>
    `הטלפון או האימייל מופיעים גם בהזמנה ${number} של \u2068${name}\u2069. היא לא תימחק; אם היא של אותו לקוח, צריך קודם לסמן את זה בעמוד הלקוח.`,
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
  subscription: {
    title: "אימייל כשההזמנות נפתחות",
    asked: "בקשה",
    confirmed: "אישור",
    stopped: "הפסקה",
    undeliverable: "הכתובת נדחתה",
  },

  erase: "מחיקת הלקוח",
  eraseTitle: "מחיקה",
  goes: (count: number) =>
    `מ${count === 1 ? "הזמנה אחת" : `־${ordersHe(count)}`} יימחקו השם, הטלפון, האימייל, הכתובת, ההערות והאימיילים. המנות, הסכומים והתשלומים יישארו לצורך הנהלת החשבונות.`,
  nothingGoes: "אין עכשיו הזמנה שאפשר למחוק ממנה פרטים.",
  stays: {
    open: (number: string) =>
      `הזמנה ${number} עוד לא נמסרה, ולכן היא תישאר. אחרי המסירה אפשר למחוק שוב.`,
    mailing: (number: string) =>
      `אימייל על הזמנה ${number} נשלח ברגע זה, ולכן היא נשארה. אפשר למחוק שוב בעוד דקה.`,
  },
  unpaid: (amount: string) => `נשאר לתשלום: ${amount}. אחרי המחיקה כבר לא יהיה אפשר לדעת מי חייב.`,
  takes: "מה יימחק:",
  noUndo: "המחיקה סופית, ואי אפשר לבטל אותה.",
  confirm: (name: string) => `למחוק את הפרטים של ${name}?`,
  confirmErase: "מחיקה",
  keep: "לא למחוק",
  erased: (count: number) => `הפרטים נמחקו מ${count === 1 ? "הזמנה אחת" : `־${ordersHe(count)}`}.`,
  eraseFailed: "המחיקה לא הושלמה. כדאי לנסות שוב: מה שכבר נמחק יישאר מחוק.",
  copies: "עותקי גיבוי שבהם הפרטים עדיין שמורים",
  copiesHint:
    "לא משנים גיבויים שכבר נעשו. כל גיבוי, וגם העותק שלו מחוץ לשרת, נמחק אוטומטית בתאריך הזה:",
  copyUntil: (name: string, date: string) => `${name}: עד ${date}`,
  copyByHand: (name: string) => `${name}: עד שמישהו ימחק את הקובץ מהשרת`,
  elsewhere: "מה שכבר נשלח באימייל נשאר בתיבות של מי שקיבל אותו.",
};

const ordersEn = (count: number) => (count === 1 ? "1 order" : `${String(count)} orders`);

const en: typeof he = {
  search: "Name, phone, email or address",
  found: (count) => {
    if (count === 0) return "There is no such customer.";
    return count === 1 ? "1 customer found" : `${String(count)} customers found`;
  },
  searchHint:
    "The first two letters of a name or an address are enough, or four digits of the phone number.",
  failed: "The customer’s details cannot be shown now. Check the connection and try again.",
  all: "All customers",
  toPerson: "Back to the customer",
  ordersOf: ordersEn,
  lastOrder: (date) => `Last: ${date}`,

  lasting: "Lasting notes",
  noteFor: {
    owner: "Private",
    kitchen: "Kitchen",
    driver: "Driver",
  },
  saidNote: (name) => `${name}: note changed`,
  favourites: "Favorite dishes",
  favourite: (dish, count) => `${dish}: in ${ordersEn(count)}`,

  who: "Who it is",
  part: "Different customer",
  join: "Join with another customer",
  saidParted: (name) => `${name}: a separate customer`,
  saidJoined: (name, other) => `${name}, ${other}: the same customer`,
  question: (number, name, other) =>
    `Order ${number} of \u2068${name}\u2069 has details of \u2068${other}\u2069, too. Is it the same customer?`,
  same: "Same customer",
  alsoIn: (number, name) =>
    `The phone number or email is also in order ${number} of \u2068${name}\u2069. It will not be erased; if it is the same customer’s, say so on the customer’s page first.`,
  decided: { joined: "Two customers joined", parted: "Separated from another customer" },
  record: "Everything stored, and erasing",

  download: "Download as a file",
  file: (phone: string) => `customer-${phone}.json`,
  heading: (shop: string) => `What ${shop} has stored`,
  asOf: (moment: string) => `As of ${moment}`,
  name: "Name",
  phone: "Phone",
  email: "Email",
  address: "Address",
  orderedAt: "Ordered",
  received: "Paid",
  adjustment: "Adjustment",
  notes: "Notes",
  history: "What happened",
  mails: "Emails",
  subscription: {
    title: "Email when orders open",
    asked: "Asked",
    confirmed: "Confirmed",
    stopped: "Stopped",
    undeliverable: "Address refused",
  },

  erase: "Erase this customer",
  eraseTitle: "Erase",
  goes: (count: number) =>
    `Name, phone, email, address, notes and emails will be erased from ${ordersEn(count)}. Dishes, amounts and payments stay for the accounts.`,
  nothingGoes: "There is no order now from which details can be erased.",
  stays: {
    open: (number: string) =>
      `Order ${number} is not handed over yet, so it stays. Erase again after that.`,
    mailing: (number: string) =>
      `An email about order ${number} is being sent, so it stayed. Erase again in a minute.`,
  },
  unpaid: (amount: string) => `Still to pay: ${amount}. After erasing nobody can tell who owes it.`,
  takes: "What will be erased:",
  noUndo: "This cannot be undone.",
  confirm: (name: string) => `Erase the details of ${name}?`,
  confirmErase: "Erase",
  keep: "Keep",
  erased: (count: number) => `The details were erased from ${ordersEn(count)}.`,
  eraseFailed: "Erasing was not finished. Try again: what is erased stays erased.",
  copies: "Backups that still have the details",
  copiesHint:
    "Backups are not changed. Each backup, and its copy away from the server, is deleted automatically on this date:",
  copyUntil: (name: string, date: string) => `${name}: until ${date}`,
  copyByHand: (name: string) => `${name}: until somebody deletes the file on the server`,
  elsewhere: "What was sent by email stays in the mailboxes of those who got it.",
};

export const customersTexts = { he, en };
