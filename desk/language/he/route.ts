export const route = {
  title: "מסלול",

  empty: "אין משלוחים",
  emptyHint: "הזמנות עם משלוח מופיעות כאן ברגע שהן מגיעות.",
  doneOf: (done: number, all: number) => `${String(done)} מתוך ${String(all)} תחנות הושלמו`,
  allDone: "כל המשלוחים נמסרו",
  toPaper: "לדף להדפסה",

  change: "שינוי סדר התחנות",
  changeHint: "הסדר נשמר גם לשבועות הבאים.",
  changed: "סיום",
  up: "למעלה",
  down: "למטה",
  /** Announced after a stop was moved. */
  moved: (address: string, position: number, all: number) =>
    `${address}: תחנה ${String(position)} מתוך ${String(all)}`,
  kept: "הסדר נשמר.",
  notKept: "הסדר שונה רק במכשיר הזה. כדי לשמור אותו צריך חיבור לשרת.",

  navigate: "ניווט",
  otherMaps: "אפליקציות ניווט אחרות",
  otherMap: "אפליקציה אחרת",
  callTo: (name: string) => `התקשרות: ${name}`,
};
