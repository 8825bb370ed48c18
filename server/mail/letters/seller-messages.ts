import { packsText } from "#domain/menu/measure-text.ts";

/** The texts that only the seller's notice has. The seller reads Hebrew. */
export const sellerMessages = {
  subject: (number: string, name: string) => `הזמנה ${number}: ${name}`,
  title: (number: string) => `הזמנה ${number}`,
  preview: (orderType: string, city: string, total: string) => `${orderType}, ${city}, ${total}`,
  fromEnglish: "ההזמנה נעשתה באנגלית. השמות כאן תורגמו לפי התפריט.",
  receivedAt: "התקבלה",
  email: "אימייל",
  orderType: "איסוף עצמי או משלוח",
  portions: (amount: number) => packsText(amount, "he"),
  forAll: (amount: number) => {
    if (amount === 1) return "לאריזה אחת";
    return amount === 2 ? "לשתי האריזות" : `לכל ${amount} האריזות`;
  },
  addOn: (amount: number, name: string) => `${amount} × ${name}`,
  extra: (name: string) => `${name} (בצד)`,
  payTo: (app: string, payee: string) => `לתשלום באפליקציית ${app}: ${payee}`,
  payLater: "פרטי התשלום עוד לא מולאו בהגדרות. ללקוח נכתב שתגיע אליו הודעה איך ולמי לשלם.",
  toDesk: "להזמנה בניהול ההזמנות",
  reply: (name: string) => `תשובה להודעה הזאת תגיע אל ${name}.`,
};

/** The texts of the mails that tell the seller what a customer did to an order. */
export const sellerChangeMessages = {
  subject: {
    changed: (number: string, name: string) => `שינוי בהזמנה ${number}: ${name}`,
    cancelled: (number: string, name: string) => `ביטול הזמנה ${number}: ${name}`,
    restored: (number: string, name: string) => `הזמנה ${number} שוחזרה: ${name}`,
    moved: (number: string, name: string) => `הזמנה ${number} עברה לסבב אחר: ${name}`,
  },
  title: {
    changed: (number: string) => `הזמנה ${number} השתנתה`,
    cancelled: (number: string) => `הזמנה ${number} בוטלה`,
    restored: (number: string) => `הזמנה ${number} שוחזרה`,
    moved: (number: string) => `הזמנה ${number} עברה לסבב אחר`,
  },
  opening: {
    changed: (name: string) =>
      `השינוי נעשה בעמוד ההזמנה של ${name}. אלה השינויים, ואחריהם ההזמנה כפי שהיא עכשיו.`,
    cancelled: (name: string) => `ההזמנה בוטלה בעמוד ההזמנה של ${name}. לא צריך להכין אותה.`,
    restored: (name: string) => `ההזמנה של ${name} שוחזרה. זה מה שצריך להכין.`,
    moved: (name: string) => `ההזמנה של ${name} שייכת עכשיו לסבב אחר.`,
  },
  hasToGiveBack: "כבר התקבל כסף על ההזמנה הזאת, וצריך להחזיר אותו.",
  received: "התקבל",
  toPay: "נשאר לגבות",
  toGiveBack: "צריך להחזיר",
  isPaid: "שולם במלואו",
};

/** The texts of the mail that tells the seller of a mail to a customer that could not be delivered. */
export const undeliveredMessages = {
  subject: {
    customer: (number: string, name: string) => `אישור ההזמנה לא הגיע: הזמנה ${number}, ${name}`,
    change: (number: string, name: string) => `העדכון על ההזמנה לא הגיע: הזמנה ${number}, ${name}`,
    message: (number: string, name: string) => `ההודעה לא הגיעה אל ${name}: הזמנה ${number}`,
    request: (number: string, name: string) => `בקשת התשלום לא הגיעה: הזמנה ${number}, ${name}`,
  },
  title: {
    customer: (number: string) => `האישור של הזמנה ${number} לא הגיע`,
    change: (number: string) => `העדכון על הזמנה ${number} לא הגיע`,
    message: (number: string) => `ההודעה לא הגיעה ללקוח של הזמנה ${number}`,
    request: (number: string) => `בקשת התשלום של הזמנה ${number} לא הגיעה`,
  },
  preview: (phoneNumber: string) => `כדאי להתקשר: ${phoneNumber}`,
  opening: {
    customer: "ההזמנה עצמה נרשמה, אבל אישור ההזמנה באימייל לא הגיע. כנראה שיש טעות בכתובת.",
    change: "מה שקרה להזמנה נרשם, אבל העדכון באימייל לא הגיע. כנראה שיש טעות בכתובת.",
    message: "הלקוח הזה לא קיבל באימייל את ההודעה ללקוחות. כנראה שיש טעות בכתובת.",
    request: "בקשת התשלום לא הגיעה באימייל. כנראה שיש טעות בכתובת.",
  },
  address: "הכתובת שההודעה לא הגיעה אליה",
  whatToDo: {
    customer: "כדאי להתקשר, לאשר את ההזמנה ואת התשלום, ולבקש את כתובת האימייל הנכונה.",
    change: "כדאי להתקשר, לספר על העדכון ולבקש את כתובת האימייל הנכונה.",
    request: "כדאי לבקש את התשלום בוואטסאפ או בטלפון, ולבקש את כתובת האימייל הנכונה.",
    message: "כדאי להתקשר, למסור את ההודעה ולבקש את כתובת האימייל הנכונה.",
  },
};

/** The texts of the mail that tells the seller that customers pay somebody else, or write to another address. */
export const noticeMessages = {
  subject: (shopName: string) => `פרטי התשלום או הקשר השתנו · ${shopName}`,
  title: "פרטי התשלום או הקשר באתר השתנו",
  opening: (device: string) =>
    `הפרטים שהלקוחות רואים השתנו. השינוי נעשה בניהול ההזמנות, במכשיר ${device}.`,
  labels: {
    payment: { before: "התשלום לפני השינוי", after: "התשלום עכשיו" },
    contactAddress: {
      before: "כתובת האימייל לפני השינוי",
      after: "כתובת האימייל עכשיו",
    },
    whatsapp: { before: "מספר הוואטסאפ לפני השינוי", after: "מספר הוואטסאפ עכשיו" },
    seller: { before: "פרטי המוכרת לפני השינוי", after: "פרטי המוכרת עכשיו" },
    accessibilityContact: { before: "פרטי הנגישות לפני השינוי", after: "פרטי הנגישות עכשיו" },
    customerYears: { before: "מחיקת פרטי לקוחות לפני השינוי", after: "מחיקת פרטי לקוחות עכשיו" },
  },
  ofYears: {
    subject: (shopName: string) => `הזמן לשמירת פרטי לקוחות השתנה · ${shopName}`,
    title: "הזמן לשמירת פרטי לקוחות השתנה",
    opening: (device: string) =>
      `הזמן שאחריו פרטי הלקוחות נמחקים מהזמנות ישנות השתנה. השינוי נעשה בניהול ההזמנות, במכשיר ${device}.`,
    byCommand: {
      opening:
        "הזמן שאחריו פרטי הלקוחות נמחקים מהזמנות ישנות השתנה. השינוי נעשה בפקודה בשרת, ולא במכשיר שלך.",
    },
    waits:
      "הקיצור ייכנס לתוקף רק אחרי שבעה ימים. עד אז לא נמחק בגללו דבר, ואפשר לבטל אותו בלחיצה אחת בעמוד ״היום״.",
    years: (count: number) => {
      if (count === 1) return "אחרי שנה";
      if (count === 2) return "אחרי שנתיים";
      return `אחרי ${String(count)} ${count <= 10 ? "שנים" : "שנה"}`;
    },
  },
  none: "אין",
  isHers: "אם זה שינוי שלך, לא צריך לעשות כלום.",
  isNotHers: "אם לא: כדאי לנתק מייד את המכשיר הזה ברשימת המכשירים, ואז להחזיר את הפרטים הקודמים.",
  byCommand: {
    opening: "הפרטים שהלקוחות רואים השתנו. השינוי נעשה בפקודה בשרת, ולא במכשיר שלך.",
    closing:
      "אם לא: כדאי לשאול מייד את מי שמפעיל את האתר מי נכנס לשרת, ואז להחזיר את הפרטים הקודמים.",
  },
};
