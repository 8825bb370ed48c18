import type { SiteLanguage } from "#domain/language/language.ts";

/** The selling points (specification §2). They are not part of the first load. */
export const sellingPoints: Readonly<Record<SiteLanguage, readonly string[]>> = {
  he: [
    "אפשר לבקש ניקוי והסרת שומן מהעוף",
    "מעט שמן",
    "מינימום סוכר, ואפשר גם עם ממתיק",
    "אפשר להזמין גם מקמח מלא ומדגנים מלאים",
    "מזמינים לפי מספר המנות, ובכמות גדולה כל מנה זולה יותר",
    "הכול מתבשל במיוחד בשבילכם, לפי ההזמנה",
    "מטבח ביתי בהשגחת כשרות",
    "חומרי גלם עם תעודת כשרות",
    "ירקות ופירות מחנויות שמפרישות תרומות ומעשרות",
  ],
  en: [
    "Chicken can be cleaned and de‑fatted on request",
    "Little oil",
    "Minimal sugar, with a sweetener option",
    "Whole-grain option",
    "Order by the serving, with discounts for larger amounts",
    "All food is prepared to order",
    "Home kitchen under kosher supervision",
    "Certified kosher ingredients",
    "Produce from stores that set aside terumot and ma’aserot (tithes)",
  ],
};
