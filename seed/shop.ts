import type { Shop, TermsSection } from "#domain/catalogue/catalogue.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import { wednesdayTwoPm } from "#domain/schedule/weekly-deadline.ts";

/** The initial terms of sale: a draft, as its first section says until the seller has checked the terms and removed that section. */
const terms: readonly TermsSection<LocalizedText>[] = [
  {
    heading: { he: "[טיוטה]", en: "[Draft]" },
    text: {
      he: "[התנאים שלהלן הם הצעה בלבד. הם יחייבו רק אחרי שהמוכרת תבדוק אותם, תתקן ותאשר.]",
      en: "[The terms below are a proposal only. They become binding only once the seller has checked, corrected and approved them.]",
    },
  },
  {
    heading: { he: "ההזמנה", en: "Your order" },
    text: {
      he: "ההזמנה נקלטת כשמופיעה באתר ההודעה ״ההזמנה נשלחה״ עם מספר הזמנה. אישור נשלח גם לכתובת האימייל שמסרתם. הזמנה שמגיעה אחרי שעת הסגירה נרשמת לשבוע אחר רק אחרי שהאתר שאל אתכם.",
      en: "Your order is placed when the site shows ‘Order sent’ with an order number. A confirmation also goes to the email address you gave. An order that arrives after the deadline is placed for another week only after the site has asked you.",
    },
  },
  {
    heading: { he: "התשלום", en: "Payment" },
    text: {
      he: "הסכום לתשלום מוצג לפני שליחת ההזמנה, ובו גם מחיר המשלוח או האיסוף העצמי. משלמים באפליקציית תשלומים בנייד אחרי שליחת ההזמנה. פרטי אמצעי התשלום לא נמסרים באתר.",
      en: "The amount to pay is shown before you send the order and includes the price of delivery or pickup. You pay through a mobile payment app after sending the order. You give no payment details on the site.",
    },
  },
  {
    heading: { he: "ביטול הזמנה", en: "Canceling an order" },
    text: {
      he: "אפשר לבטל הזמנה בלי תשלום עד מועד סגירת ההזמנות של אותו שבוע, בעמוד ההזמנה או בהודעה אלינו. הקישור לעמוד ההזמנה נמצא באימייל האישור. אחרי המועד הזה כבר נקנים חומרי הגלם ומתחיל הבישול. לפי סעיף 14ג(ד) לחוק הגנת הצרכן, התשמ״א־1981, הזכות לבטל עסקה שנעשתה מרחוק אינה חלה על טובין פסידים, ובכלל זה מזון מבושל. אין באמור כאן כדי לגרוע מזכויות שהחוק נותן לכם.",
      en: "You may cancel an order free of charge until the deadline of its week, on the order’s page or by writing to us. The link to the order’s page is in the confirmation email. After that, ingredients have been bought and cooking begins. Under section 14C(d) of the Consumer Protection Law, 5741-1981, the right to cancel a distance sale does not apply to perishable goods, including cooked food. Nothing here takes away any right that the law gives you.",
    },
  },
  {
    heading: { he: "כשמשהו לא בסדר", en: "When something is wrong" },
    text: {
      he: "אם מנה שקיבלתם פגומה או שונה ממה שהזמנתם, פנו אלינו בהקדם, רצוי באותו יום. תקבלו מנה אחרת או את הכסף בחזרה. אם אי אפשר להכין הזמנה או חלק ממנה, נודיע לכם ונחזיר את התשלום על מה שלא סופק.",
      en: "If a dish you received is faulty or not what you ordered, contact us promptly, preferably on the same day. You will get another dish or a refund. If an order or a part of it cannot be prepared, we will let you know and refund what was not supplied.",
    },
  },
  {
    heading: { he: "איסוף עצמי ומשלוח", en: "Pickup and delivery" },
    text: {
      he: "מועד האיסוף או המשלוח כתוב בטופס ההזמנה ובאישור. אם אין בהם מועד, נתאם אותו איתכם.",
      en: "The pickup or delivery time is shown in the order form and in the confirmation. If they show none, we will arrange it with you.",
    },
  },
  {
    heading: { he: "[כשרות]", en: "[Kashrut]" },
    text: {
      he: "[להשלמה בידי המוכרת: בהשגחת מי, אם מנות פרווה מתבשלות בסירים בשריים, איך נבדקים ירקות עלים, ואם מפרישים חלה והיין כשר.]",
      en: "[To be filled in by the seller: who supervises, whether parve dishes are cooked in meat pots, how leafy greens are checked, and whether challah is separated and the wine is kosher.]",
    },
  },
  {
    heading: { he: "אלרגיות", en: "Allergies" },
    text: {
      he: "את המנות מכינים במטבח ביתי שיש בו {allergens}. אם יש לכם אלרגיה, פנו אלינו לפני ההזמנה.",
      en: "The dishes are prepared in a home kitchen that handles {allergens}. If you have an allergy, please contact us before you order.",
    },
  },
];

/** The settings that the first start stores. Values in square brackets are placeholders for what only the seller knows. */
export const seedShop: Shop<LocalizedText> = {
  name: { he: "אריס גורמה", en: "Aris Gourmet" },
  contactAddress: "orders@aris-gourmet.example",
  kashrut: {
    he: "[כאן תופיע שורת הכשרות: להשלמה בידי המוכרת]",
    en: "[Kashrut line: to be filled in by the seller]",
  },
  // Her name and her photograph only the seller can give; what this says is true of every home kitchen that cooks to order.
  cook: {
    name: { he: "", en: "" },
    sentence: {
      he: "אני מבשלת הכול בבית, רק לפי ההזמנות, כמו שמבשלים למשפחה.",
      en: "I cook everything at home, only what was ordered, the way you cook for family.",
    },
    image: null,
    thumbnail: null,
  },
  deadline: wednesdayTwoPm,
  opening: null,
  exceptions: [],
  payment: {
    app: {
      he: "[אפליקציית התשלום: להשלמה בידי המוכרת]",
      en: "[Payment app: to be filled in by the seller]",
    },
    payee: {
      he: "[מקבלת התשלום: להשלמה בידי המוכרת]",
      en: "[Payee: to be filled in by the seller]",
    },
    link: null,
  },
  whatsapp: null,
  seller: {
    legalName: {
      he: "[שם העסק או בעליו: להשלמה בידי המוכרת]",
      en: "[Name of the business or its owner: to be filled in by the seller]",
    },
    idNumber: null,
    address: {
      he: "[כתובת העסק: להשלמה בידי המוכרת]",
      en: "[Address of the business: to be filled in by the seller]",
    },
    phoneNumber: null,
  },
  accessibilityContact: {
    name: {
      he: "[רכז/ת הנגישות: להשלמה בידי המוכרת]",
      en: "[Accessibility coordinator: to be filled in by the seller]",
    },
    phoneNumber: null,
    email: null,
  },
  takesNotes: true,
  vat: {
    he: "[האם המחירים כוללים מע״מ: להשלמה בידי המוכרת]",
    en: "[Whether prices include VAT: to be filled in by the seller]",
  },
  terms,
};
