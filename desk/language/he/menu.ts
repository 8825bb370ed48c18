const dishes = (count: number) => (count === 1 ? "מנה אחת" : `${String(count)} מנות`);

export const menu = {
  search: "חיפוש מנה",
  found: (count: number) => (count === 0 ? "לא נמצאה מנה כזאת" : dishes(count)),
  empty: "עוד אין כאן מנות. מתחילים מסוג מנה, למשל מרקים.",
  emptyType: "עוד אין מנות מהסוג הזה.",
  dishes,
  from: "החל מ־",

  missing: {
    he: (count: number) => `חסר בעברית (${String(count)})`,
    en: (count: number) => `חסר באנגלית (${String(count)})`,
  },
  missingHint: "בינתיים הלקוחות רואים שם את הטקסט בשפה השנייה.",
  dishType: "סוג מנה",

  marks: {
    soldOut: "אזל",
    someSoldOut: "אזל בחלק מהגדלים",
    hidden: "מוסתרת מהלקוחות",
    missingHe: "חסר בעברית",
    missingEn: "חסר באנגלית",
    noPicture: "אין תמונה",
  },

  soldOut: "סימון כ״אזל״",
  available: "חזרה למכירה",
  more: "עוד",
  sizes: "אזל רק גודל אחד?",
  hide: "הסתרה מהלקוחות",
  show: "הצגה ללקוחות",
  edit: "עריכה",
  newDish: "מנה חדשה",
  copy: "שכפול",
  /** The name of a copy; the second copy of a dish is number 2. */
  copyOf: (name: string, count: number) =>
    count === 1 ? `${name} (עותק)` : `${name} (עותק ${String(count)})`,
  up: "העברה למעלה",
  down: "העברה למטה",
  toOtherType: "העברה לסוג אחר",
  toType: (type: string) => `אל ״${type}״`,
  remove: "הסרה מהתפריט",
  removeType: "הסרה עם כל המנות",
  addType: "סוג מנה חדש",
  rename: "שינוי השם",
  ofType: "עריכת סוג המנה",

  typeTitle: "סוג מנה חדש",
  renameTitle: (name: string) => `שינוי השם של ״${name}״`,
  typeName: "שם",

  said: {
    soldOut: (name: string) => `${name}: אזל`,
    available: (name: string) => `${name}: שוב במכירה`,
    hidden: (name: string) => `${name}: המנה מוסתרת מהלקוחות`,
    shown: (name: string) => `${name}: המנה מוצגת ללקוחות`,
    moved: (name: string) => `${name}: המקום בתפריט השתנה`,
    movedTo: (name: string, type: string) => `${name}: עכשיו תחת ״${type}״`,
    removed: (name: string) => `${name}: המנה הוסרה מהתפריט`,
    removedType: (name: string) => `${name}: סוג המנה הוסר מהתפריט`,
    renamed: (name: string) => `השם נשמר: ${name}`,
    copied: (name: string) => `${name}: המנה נשמרה, ומוסתרת מהלקוחות`,
    added: (name: string) => `נוסף לתפריט: ${name}`,
  },
};
