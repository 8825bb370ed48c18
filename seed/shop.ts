import type { Shop } from "#domain/catalogue/catalogue.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import { wednesdayTwoPm } from "#domain/schedule/weekly-deadline.ts";
import { terms } from "./terms.ts";

/** The settings that the first start stores. Values in square brackets are placeholders for what only the seller knows. */
export const seedShop: Shop<LocalizedText> = {
  name: { he: "אריס גורמה", en: "Aris Gourmet" },
  contactAddress: "orders@aris-gourmet.example",
  kashrut: {
    he: "[כאן תופיע שורת הכשרות: להשלמה בידי המוכרת]",
    en: "[Kashrut line: to be filled in by the seller]",
  },
  // Her name and her photograph only the seller can give; what this says is so of every home kitchen that cooks to order.
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
  vat: {
    he: "[האם המחירים כוללים מע״מ: להשלמה בידי המוכרת]",
    en: "[Whether prices include VAT: to be filled in by the seller]",
  },
  terms,
};
