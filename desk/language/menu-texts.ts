const dishesHe = (count: number) => (count === 1 ? "מנה אחת" : `${String(count)} מנות`);

const he = {
  search: "חיפוש מנה",
  found: (count: number) => (count === 0 ? "לא נמצאה מנה כזאת" : dishesHe(count)),
  empty: "עוד אין כאן מנות. מתחילים מסוג מנה, למשל מרקים.",
  emptyType: "עוד אין מנות מהסוג הזה.",
  dishes: dishesHe,
  from: "החל מ־",

  missing: {
    he: (count: number) => `חסר בעברית (${String(count)})`,
    en: (count: number) => `חסר באנגלית (${String(count)})`,
  },
  missingHint: "בינתיים הלקוחות רואים שם את הטקסט בשפה השנייה.",

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

const dishesEn = (count: number) => (count === 1 ? "1 dish" : `${String(count)} dishes`);

const en: typeof he = {
  search: "Find a dish",
  found: (count) => (count === 0 ? "No such dish" : dishesEn(count)),
  empty: "There are no dishes yet. Begin with a dish type, such as soups.",
  emptyType: "There are no dishes of this type yet.",
  dishes: dishesEn,
  from: "From ",

  missing: {
    he: (count) => `Hebrew missing (${String(count)})`,
    en: (count) => `English missing (${String(count)})`,
  },
  missingHint: "Until then customers see the text in the other language there.",

  marks: {
    soldOut: "Sold out",
    someSoldOut: "Some sizes are sold out",
    hidden: "Hidden from customers",
    missingHe: "Hebrew missing",
    missingEn: "English missing",
    noPicture: "No picture",
  },

  soldOut: "Mark sold out",
  available: "Available again",
  sizes: "Is only one size sold out?",
  hide: "Hide from customers",
  show: "Show to customers",
  edit: "Edit",
  newDish: "New dish",
  copy: "Copy",
  copyOf: (name, count) => (count === 1 ? `${name} (copy)` : `${name} (copy ${String(count)})`),
  up: "Move up",
  down: "Move down",
  toOtherType: "Move to another type",
  toType: (type) => `To “${type}”`,
  remove: "Remove from the menu",
  removeType: "Remove with all its dishes",
  addType: "New dish type",
  rename: "Rename",
  ofType: "Edit the dish type",

  typeTitle: "New dish type",
  renameTitle: (name) => `Rename “${name}”`,
  typeName: "Name",

  said: {
    soldOut: (name) => `${name}: sold out`,
    available: (name) => `${name}: available again`,
    hidden: (name) => `${name}: hidden from customers`,
    shown: (name) => `${name}: shown to customers`,
    moved: (name) => `${name}: moved on the menu`,
    movedTo: (name, type) => `${name}: now under “${type}”`,
    removed: (name) => `${name}: removed from the menu`,
    removedType: (name) => `${name}: removed from the menu`,
    renamed: (name) => `The name is saved: ${name}`,
    copied: (name) => `${name}: saved, and hidden from customers`,
    added: (name) => `Added to the menu: ${name}`,
  },
};

export const menuTexts = { he, en };
