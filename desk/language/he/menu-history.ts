import type { Shop } from "#domain/catalogue/catalogue.ts";
import type { LocalizedText } from "#domain/language/language.ts";

export const menuHistory = {
  intro: "כל שינוי בתפריט ובחנות נשמר כאן, ואפשר לחזור לכל גרסה.",
  toMenu: "לתפריט",
  failed: "אי אפשר לראות כרגע את השינויים הקודמים.",
  now: "הגרסה שהלקוחות רואים עכשיו",
  thisDevice: "המכשיר הזה",
  noDevice: "פקודה בשרת",
  first: "הגרסה הראשונה",
  nothing: "שום דבר לא השתנה",
  andMore: (count: number) => (count === 1 ? "ועוד שינוי אחד" : `ועוד ${String(count)} שינויים`),
  older: "שינויים ישנים יותר",

  restore: "חזרה לגרסה הזאת",
  /** The accessible name of a button begins with its text. */
  ofVersion: (button: string, moment: string) => `${button}: ${moment}`,
  restoreTitle: (moment: string) => `לחזור לגרסה של ${moment}?`,
  restoreHint:
    "המנות, המחירים, היישובים ופרטי החנות יהיו כמו שהיו אז. מה שהוחלט על סבבים לא משתנה. אפשר לבטל אחר כך.",
  cancel: "ביטול",
  restored: (moment: string) => `חזרה לגרסה של ${moment}`,

  things: {
    dish: (name: string) => name,
    dish_type: (name: string) => `סוג המנה ״${name}״`,
    place: (name: string) => `היישוב ״${name}״`,
    limit: (name: string) => `ההגבלה ״${name}״`,
    selection: (name: string, dish: string) => `${dish}, ${name}`,
    week: (day: string) => `הסבב של ${day}`,
  },
  settings: {
    name: "שם החנות",
    contactAddress: "כתובת האימייל של החנות",
    kashrut: "שורת הכשרות",
    deadline: "שעת הסגירה השבועית",
    earlierDeadlines: "שעת הסגירה של סבבים קרובים",
    opening: "פתיחת ההזמנות",
    payment: "התשלום",
    whatsapp: "מספר הוואטסאפ",
    seller: "פרטי המוכרת",
    accessibilityContact: "פרטי הנגישות",
    vat: "שורת המע״מ",
    terms: "תנאי המכירה",
  } satisfies Readonly<Record<Exclude<keyof Shop<LocalizedText>, "exceptions">, string>>,
  kinds: {
    added: "חדש בתפריט",
    removed: "כבר לא בתפריט",
    moved: "מקום אחר ברשימה",
    price: "המחיר השתנה",
    sold_out: "אזל",
    available: "יש שוב",
    hidden: "מוסתר מהלקוחות",
    shown: "מוצג ללקוחות",
    texts: "התיאור השתנה",
    picture: "התמונה השתנתה",
    changed: "פרטים השתנו",
  },
  renamed: (before: string) => `שם חדש, במקום ״${before}״`,
  line: (thing: string, what: string) => `${thing}: ${what}`,
};
