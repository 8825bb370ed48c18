export const shopping = {
  title: "קניות",
  empty: "אין מה לקנות",
  emptyHint: "הרשימה נעשית מההזמנות של הסבב ומהמתכונים של המנות. את המתכון כותבים בעריכה של המנה.",
  there: (done: number, of: number) => `יש ${String(done)} מתוך ${String(of)}`,
  allThere: "יש הכול",
  show: "מה מוצג",
  onlyOpen: "מה שחסר",
  all: "הכול",
  toPaper: "לרשימה להדפסה",
  withoutRecipe: "למנות האלה אין מתכון, ולכן הן לא נספרו ברשימה:",
  byPiece: "בחלק מהגדלים של המנות האלה לא כתוב כמה זה, ולכן כל אחד נספר כיחידה אחת של המתכון:",

  /** Of what is needed, at home or in the cart. */
  had: (amount: string) => `יש כבר ${amount}`,
  atHome: "בבית",
  howMuchAtHome: "כמה יש בבית",
  /** The accessible name of a control of an ingredient begins with its text. */
  ofItem: (control: string, name: string) => `${control}: ${name}`,

  /** The bar with Undo. */
  saidHad: (name: string, amount: string) => `${name}: יש ${amount}`,
  saidNone: (name: string) => `${name}: אין עדיין`,

  /** What differs from the list that was printed. */
  changedSince: (time: string) => `מה השתנה מאז שהרשימה הודפסה (${time}):`,
  more: (name: string, by: string) => `${name}: עוד ${by}`,
  less: (name: string, by: string) => `${name}: פחות ${by}`,
  removed: (name: string) => `${name}: כבר לא צריך`,

  share: "שיתוף הרשימה",
  copy: "העתקת הרשימה",
  shared: "הרשימה הועברה לאפליקציה שבחרת.",
  copied: "הרשימה הועתקה, ואפשר להדביק אותה בצ׳אט.",
  refused: "הדפדפן לא העתיק. אפשר להעתיק מכאן:",
};
