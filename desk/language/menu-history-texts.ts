const he = {
  intro: "כל שינוי בתפריט ובחנות נשמר כאן, ואפשר לחזור לכל גרסה.",
  now: "הגרסה שהלקוחות רואים עכשיו",
  thisDevice: "המכשיר הזה",
  noDevice: "פקודה בשרת",
  first: "הגרסה הראשונה",
  nothing: "שום דבר לא השתנה",
  andMore: (count: number) => (count === 1 ? "ועוד שינוי אחד" : `ועוד ${String(count)} שינויים`),
  older: "שינויים ישנים יותר",

  restore: "חזרה לגרסה הזאת",
  restoreTitle: (moment: string) => `לחזור לגרסה של ${moment}?`,
  restoreHint:
    "המנות, המחירים, היישובים ופרטי החנות יהיו כמו שהיו אז. מה שהוחלט על סבבים לא משתנה. אפשר להחזיר אחר כך.",
  restored: (moment: string) => `חזרה לגרסה של ${moment}`,

  things: {
    dish: (name: string) => name,
    "dish-type": (name: string) => `סוג המנה ״${name}״`,
    place: (name: string) => `היישוב ״${name}״`,
    limit: (name: string) => `ההגבלה ״${name}״`,
    ingredient: (name: string) => `המצרך ״${name}״`,
    selection: (name: string, dish: string) => `${dish}, ${name}`,
    week: (day: string) => `הסבב של ${day}`,
  },
  kinds: {
    added: "חדש ברשימה",
    removed: "כבר לא ברשימה",
    moved: "מקום אחר ברשימה",
    price: "המחיר השתנה",
    "sold-out": "אזל",
    available: "שוב במכירה",
    hidden: "מוסתרת מהלקוחות",
    shown: "מוצגת ללקוחות",
    texts: "התיאור השתנה",
    picture: "התמונה השתנתה",
    recipe: "המתכון השתנה",
    words: "השמות הנוספים השתנו",
    joined: "אוחד עם מצרך אחר",
    changed: "פרטים השתנו",
  },
  renamed: (before: string) => `שם חדש, במקום ״${before}״`,
};

const en: typeof he = {
  intro: "Every change of the menu and the shop is kept here, and every version can be restored.",
  now: "The version that customers see now",
  thisDevice: "this device",
  noDevice: "a command on the server",
  first: "The first version",
  nothing: "Nothing changed",
  andMore: (count) => (count === 1 ? "and 1 more change" : `and ${String(count)} more changes`),
  older: "Older changes",

  restore: "Restore this version",
  restoreTitle: (moment) => `Restore the version of ${moment}?`,
  restoreHint:
    "Dishes, prices, towns and the shop will be as they were then. What was decided about rounds stays. This can be undone.",
  restored: (moment) => `The version of ${moment} is restored`,

  things: {
    dish: (name) => name,
    "dish-type": (name) => `Dish type “${name}”`,
    place: (name) => `Town “${name}”`,
    limit: (name) => `Limit “${name}”`,
    ingredient: (name) => `Ingredient “${name}”`,
    selection: (name, dish) => `${dish}, ${name}`,
    week: (day) => `The round of ${day}`,
  },
  kinds: {
    added: "new",
    removed: "removed",
    moved: "moved in its list",
    price: "price changed",
    "sold-out": "sold out",
    available: "available again",
    hidden: "hidden from customers",
    shown: "shown to customers",
    texts: "description changed",
    picture: "picture changed",
    recipe: "recipe changed",
    words: "other names changed",
    joined: "joined with another ingredient",
    changed: "details changed",
  },
  renamed: (before) => `renamed from “${before}”`,
};

export const menuHistoryTexts = { he, en };
