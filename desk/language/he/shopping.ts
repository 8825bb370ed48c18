export const shopping = {
  title: "קניות",
  empty: "אין מה לקנות",
  emptyHint: "הרשימה נעשית מההזמנות של הסבב ומהמתכונים של המנות. את המתכון כותבים בעריכה של המנה.",
  inCart: (done: number, of: number) => `${String(done)} מתוך ${String(of)} בעגלה`,
  allInCart: "הכול בעגלה",
  show: "מה מוצג",
  onlyOpen: "עוד לא בעגלה",
  all: "הכול",
  toPaper: "לרשימה להדפסה",
  withoutRecipe: "למנות האלה אין מתכון, ולכן הן לא נספרו ברשימה:",
  byPiece: "בחלק מהגדלים של המנות האלה לא כתוב כמה זה, ולכן כל אחד נספר כיחידה אחת של המתכון:",

  stillToBuy: (amount: string, inCart: string) => `חסר עוד ${amount}, בעגלה ${inCart}`,
  isAtHome: (amount: string) => `בבית ${amount}`,
  allAtHome: "הכול בבית",
  notAtHome: "אין בבית",
  atHome: "בבית",
  howMuchAtHome: "כמה יש בבית",
  /** The accessible name of a control of an ingredient begins with its text. */
  ofItem: (control: string, name: string) => `${control}: ${name}`,

  /** The bar with Undo. */
  saidInCart: (name: string) => `${name}: בעגלה`,
  saidNotInCart: (name: string) => `${name}: לא בעגלה`,
  saidAtHome: (name: string, amount: string) => `${name}: בבית ${amount}`,
  saidNotAtHome: (name: string) => `${name}: אין בבית`,

  /** What differs from the list that was printed. */
  changedSince: (time: string) => `מה השתנה מאז שהרשימה הודפסה (${time}):`,
  more: (name: string, by: string, now: string) => `${name}: עוד ${by}, ביחד ${now}`,
  added: (name: string, amount: string) => `${name}: ${amount}, לא היה ברשימה`,
  less: (name: string, by: string, now: string) => `${name}: פחות ${by}, ביחד ${now}`,
  removed: (name: string) => `${name}: כבר לא צריך`,
  deleted: (count: number) =>
    count === 1 ? "מצרך אחד שהודפס נמחק מאז." : `${String(count)} מצרכים שהודפסו נמחקו מאז.`,

  share: "שיתוף הרשימה",
  copy: "העתקת הרשימה",
  shared: "הרשימה הועברה לאפליקציה שבחרת.",
  copied: "הרשימה הועתקה, ואפשר להדביק אותה בצ׳אט.",
  refused: "הדפדפן לא העתיק. אפשר להעתיק מכאן:",
};
