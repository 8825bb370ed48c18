const he = {
  seller: "פרטי המוכרת",
  legalName: "שם",
  idNumber: "מספר עוסק או תעודת זהות",
  address: "כתובת",
  phoneNumber: "טלפון",
  contact: "לפניות",
  prices: "המחירים",
  pricesText:
    "כל המחירים בשקלים חדשים. הסכום שמוצג לפני שליחת ההזמנה, ובו גם המשלוח או האיסוף העצמי, הוא הסכום לתשלום.",
  payment: (app: string) => `משלמים באפליקציית ${app}, אחרי שליחת ההזמנה.`,
  unsaid: "תנאי המכירה עוד לא פורסמו. בכל שאלה אפשר לפנות אלינו.",
};

const en: typeof he = {
  seller: "Seller",
  legalName: "Name",
  idNumber: "Business or identity number",
  address: "Address",
  phoneNumber: "Phone",
  contact: "Contact",
  prices: "Prices",
  pricesText:
    "All prices are in new shekels. The amount shown before you send the order, including delivery or pickup, is what you pay.",
  payment: (app) => `You pay with ${app} after sending the order.`,
  unsaid:
    "The terms of sale have not been published yet. If you have a question, please write to us.",
};

/** The texts of the page of the terms of sale. They are not part of the first load. */
export const termsTexts = { he, en };
