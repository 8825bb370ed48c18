export const kitchen = {
  title: "מטבח",

  empty: "עוד אין מה לבשל",
  emptyHint: "המנות מופיעות כאן ברגע שמגיעה הזמנה.",
  /** How many dishes are not finished. */
  left: (dishes: number) => {
    if (dishes === 0) return "הכול מוכן";
    return dishes === 1 ? "נשארה מנה אחת" : `נשארו ${String(dishes)} מנות`;
  },
  toPaper: "לדף להדפסה",
  stayAwake: "המסך נשאר דלוק",

  extras: "תוספות בצד",
  /** Behind how many are done. */
  ofAll: (amount: number) => `מתוך ${String(amount)}`,
  tooMany: (count: number) => (count === 1 ? "אחד מיותר" : `${String(count)} מיותרים`),

  allDone: "הכול מוכן",
  notDone: "לא מוכן",
  oneMore: "עוד אחד",
  oneLess: "אחד פחות",
  howMany: "כמה מוכנים",
  whoGets: "למי",
  /** The accessible name of a control of a line begins with its text. */
  ofLine: (control: string, line: string) => `${control}: ${line}`,

  /** The bar with Undo. */
  said: (line: string, done: number, amount: number) =>
    done === amount
      ? `${line}: הכול מוכן`
      : `${line}: ${String(done)} מתוך ${String(amount)} מוכנים`,
};
