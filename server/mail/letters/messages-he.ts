import { clockText } from "#domain/schedule/weekly-deadline.ts";

/** The texts of the mails in Hebrew. They define the type for the other languages, and use the same words as the site. */
export const messagesHe = {
  subject: (number: string, shop: string) => `הזמנה ${number} נרשמה · ${shop}`,
  title: "תודה! ההזמנה נרשמה אצלנו.",
  greeting: (name: string) => `שלום ${name}, אלה פרטי ההזמנה:`,
  preview: (total: string, week: string) => `לתשלום ${total}. ההזמנות נסגרות ב${week}`,

  number: "מספר הזמנה",
  week: "ההזמנות נסגרות",
  deadline: (date: string, hour: number, minute: number) =>
    `${date}, בשעה ${clockText(hour, minute)}`,
  receivedAt: "ההזמנה התקבלה",
  each: (price: string) => `${price} ליחידה`,
  name: "שם",
  phoneNumber: "טלפון",
  orderType: "איסוף עצמי או משלוח",
  pickup: "איסוף עצמי",
  delivery: "משלוח",
  city: "יישוב",
  address: "כתובת למשלוח",
  pickupAddress: "כתובת לאיסוף",

  dishTotal: "סה״כ",
  cartTotal: "סה״כ מנות",
  pickupPrice: "איסוף עצמי",
  deliveryPrice: "משלוח",
  orderTotal: "סה״כ לתשלום",
  adjustment: "התאמת מחיר",
  free: "חינם",
  pay: (app: string, payee: string) => `נא לשלם באפליקציית ${app}, לזכות ${payee}.`,
  payLater: "המוכרת תכתוב לכם איך ולמי לשלם.",
  payLink: "קישור לתשלום",
  page: "ההזמנה באתר",
  openPage: "לעמוד ההזמנה",
  questions: (address: string) =>
    `שאלות והערות? אפשר פשוט להשיב להודעה הזאת, או לכתוב אל ${address}.`,
  whatsapp: (link: string) => `אפשר גם בוואטסאפ: ${link}`,
};
