export const kitchen = {
  title: "מטבח",

  empty: "עוד אין מה לבשל",
  emptyHint: "המנות מופיעות כאן ברגע שמגיעה הזמנה.",
  /** How many dishes have nothing left to cook. Today says it in the same words. */
  ready: (done: number, of: number) => `${String(done)} מתוך ${String(of)} מנות מוכנות לגמרי`,
  allReady: "הכול מוכן",
  toPaper: "לדף להדפסה",
  stayAwake: "המסך נשאר דלוק",
  /** For the tablet on the wall. */
  largeFigures: "מספרים גדולים במכשיר הזה",

  extras: "תוספות בצד",
  /** Behind how many are done. */
  ofAll: (amount: number) => `מתוך ${String(amount)}`,
  /** What is counted one by one, beside the sum in the seller's measure. */
  doneOf: (done: number, amount: number) => `אריזות מוכנות: ${String(done)} מתוך ${String(amount)}`,
  tooMany: (count: number) => (count === 1 ? "אחת מיותרת" : `${String(count)} מיותרות`),

  /** What customers wrote about a dish; it folds out with who gets it. */
  notes: (count: number) => (count === 1 ? "הערה אחת" : `${String(count)} הערות`),

  allDone: "סימון כמוכן",
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
