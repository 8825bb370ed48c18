const portions = (count: number) => (count === 1 ? "מנה אחת" : `${String(count)} מנות`);

export const menuLimits = {
  intro: "כאן קובעים כמה אפשר למכור בסבב אחד, למשל לפי מה שנכנס לתנור. כשנגמר, הלקוחות רואים שאזל.",
  toMenu: "לתפריט",
  inWeek: (most: number) => `עד ${portions(most)} בסבב`,
  /** Of the week that orders are taken for. */
  ordered: (count: number) => `(הוזמנו לסבב הפתוח: ${String(count)})`,
  nothingCounts: "עוד לא נקבע מה נספר.",
  portions: (count: number) => `${portions(count)} כל אחת`,
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

  said: {
    saved: (name: string) => `ההגבלה ״${name}״ נשמרה`,
    removed: (name: string) => `ההגבלה ״${name}״ הוסרה`,
  },
};
