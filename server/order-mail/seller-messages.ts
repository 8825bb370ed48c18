import { packsText } from "#domain/menu/packs-text.ts";

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
  payTo: (app: string, payee: string) => `התשלום: באפליקציית ${app}, לזכות ${payee}.`,
  payLater: "פרטי התשלום עוד לא מולאו בהגדרות. ללקוח נכתב שהמוכרת תכתוב איך ולמי לשלם.",
  reply: (name: string) => `תשובה להודעה הזאת תגיע אל ${name}.`,
};

/** The texts of the mail that tells the seller of a confirmation that could not be delivered. */
export const undeliveredMessages = {
  subject: (number: string, name: string) => `אישור ההזמנה לא נמסר: הזמנה ${number}, ${name}`,
  title: (number: string) => `האישור של הזמנה ${number} לא נמסר`,
  preview: (phoneNumber: string) => `כדאי להתקשר: ${phoneNumber}`,
  opening: "ההזמנה עצמה נרשמה, אבל לא הצלחנו למסור את אישור ההזמנה באימייל. כנראה שיש טעות בכתובת.",
  address: "הכתובת שלא קיבלה",
  whatToDo: "כדאי להתקשר, לאשר את ההזמנה ואת התשלום, ולבקש את כתובת האימייל הנכונה.",
};
