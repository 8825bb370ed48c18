export const kitchen = {
  title: "מטבח",

  empty: "עוד אין מה לבשל",
  emptyHint: "המנות מופיעות כאן ברגע שמגיעה הזמנה.",
  /** How many dishes are ready. Today says it in the same words. */
  ready: (done: number, of: number) => `${String(done)} מתוך ${String(of)} מנות מוכנות`,
  allReady: "הכול מוכן",
  toPaper: "לדף להדפסה",
  stayAwake: "המסך נשאר דלוק",
  /** For the tablet on the wall. */
  largeFigures: "מספרים גדולים במכשיר הזה",

  extras: "תוספות בצד",
  /** Behind how many are done. */
  ofAll: (amount: number) => `מתוך ${String(amount)}`,
  doneOf: (done: number, amount: number) => `${String(done)} מתוך ${String(amount)}`,
  tooMany: (count: number) => (count === 1 ? "אחד מיותר" : `${String(count)} מיותרים`),

  allDone: "הכול מוכן",
  /** In the place of the button. */
  isDone: "מוכן",
  oneMore: "עוד אחד",
  oneLess: "אחד פחות",
  howMany: "כמה מוכנים",
  whoGets: "למי:",

  /** The bar with Undo. */
  saidAll: (what: string) => `${what}: הכול מוכן`,
  said: (line: string, done: number, amount: number) =>
    done === amount
      ? `${line}: הכול מוכן`
      : `${line}: ${String(done)} מתוך ${String(amount)} מוכנים`,
};
