const portionsHe = (count: number) => (count === 1 ? "מנה אחת" : `${String(count)} מנות`);

const he = {
  intro: "כאן קובעים כמה אפשר למכור בסבב אחד, למשל לפי מה שנכנס לתנור. כשנגמר, הלקוחות רואים שאזל.",
  inWeek: (most: number) => `עד ${portionsHe(most)} בסבב`,
  /** Of the week that orders are taken for. */
  ordered: (count: number) => `(הוזמנו לסבב הפתוח: ${String(count)})`,
  nothingCounts: "עוד לא נקבע מה נספר.",
  portions: (count: number) => `${portionsHe(count)} כל אחת`,
  change: "שינוי",
  remove: "הסרה",
  addLimit: "הגבלה חדשה",

  name: "שם ההגבלה",
  nameHint: "רק כאן רואים אותו, הלקוחות לא. למשל: התנור הגדול.",
  most: "כמה מנות בסבב?",
  counts: "מה נספר?",
  countsHint: "ליד כל גודל כותבים כמה מנות הוא תופס.",
  leaveOut: "לא לספור",
  search: "חיפוש מנה להוספה",
  found: (count: number) => (count === 0 ? "אין עוד מנה כזאת" : `נמצאו: ${String(count)}`),
  add: "הוספה",
  noName: "צריך לכתוב שם",
  noNumber: "צריך לכתוב מספר, 0 או יותר",
  noPortions: "צריך לכתוב מספר, 1 או יותר",

  orders: {
    title: "הזמנות בסבב",
    intro:
      "כשהסבב מלא, הלקוחות רואים את זה עוד בתפריט, ומתי ההזמנות ייפתחו שוב. גם הזמנות שנרשמו כאן נספרות, ואפשר להוסיף כאן הזמנה גם לסבב מלא.",
    names: { all: "כל ההזמנות", pickup: "איסוף עצמי", delivery: "משלוחים" },
    inWeek: (most: number) => `עד ${String(most)} בסבב`,
    unlimited: "בלי הגבלה",
    most: "כמה בסבב?",
  },

  said: {
    saved: (name: string) => `ההגבלה ״${name}״ נשמרה`,
    removed: (name: string) => `ההגבלה ״${name}״ הוסרה`,
  },
};

const portionsEn = (count: number) => (count === 1 ? "1 portion" : `${String(count)} portions`);

const en: typeof he = {
  intro:
    "How much can be sold in one round, such as what fits into the oven. When it is used up, customers see that it is sold out.",
  inWeek: (most) => `Up to ${portionsEn(most)} in a round`,
  ordered: (count) => `(ordered for the open round: ${String(count)})`,
  nothingCounts: "Nothing counts toward it yet.",
  portions: (count) => `${portionsEn(count)} each`,
  change: "Change",
  remove: "Remove",
  addLimit: "New limit",

  name: "Name of the limit",
  nameHint: "Only you see it, customers do not. For example: the big oven.",
  most: "How many portions in a round?",
  counts: "What counts?",
  countsHint: "Beside each size: how many portions it takes.",
  leaveOut: "Do not count",
  search: "Find a dish to add",
  found: (count) => (count === 0 ? "No other such dish" : `Found: ${String(count)}`),
  add: "Add",
  noName: "A name is needed",
  noNumber: "A number is needed, 0 or more",
  noPortions: "A number is needed, 1 or more",

  orders: {
    title: "Orders in a round",
    intro:
      "When a round is full, customers read it on the menu, and when orders open again. Orders that you take here count too, and you can add one to a full round.",
    names: { all: "All orders", pickup: "Pickup", delivery: "Deliveries" },
    inWeek: (most) => `Up to ${String(most)} in a round`,
    unlimited: "No limit",
    most: "How many in a round?",
  },

  said: {
    saved: (name) => `The limit “${name}” is saved`,
    removed: (name) => `The limit “${name}” is removed`,
  },
};

export const menuLimitTexts = { he, en };
