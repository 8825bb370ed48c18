/** Amounts come isolated, as `isolatedPriceText` gives them. */
export const asking = {
  askWeek: (count: number, amount: string) => `בקשת תשלום על הסבב (${String(count)}): ${amount}`,
  askAll: (count: number, amount: string) =>
    `בקשת תשלום על כל הסבבים (${String(count)}): ${amount}`,
  title: "בקשת תשלום באימייל",
  toAsk: (count: number, amount: string) =>
    count === 1
      ? `הודעה אחת תישלח בעוד שתי דקות, בשפת ההזמנה. נשאר לשלם ${amount}.`
      : `${String(count)} הודעות יישלחו בעוד שתי דקות, כל אחת בשפת ההזמנה. ביחד נשאר לשלם ${amount}.`,
  nobody: "אין כרגע למי לשלוח אימייל.",
  again: (count: number, amount: string) =>
    count === 1
      ? `לבקש שוב גם על הזמנה אחת (${amount}), שהתבקש עליה תשלום ביממה האחרונה`
      : `לבקש שוב גם על ${String(count)} הזמנות (${amount}), שהתבקש עליהן תשלום ביממה האחרונה`,
  withoutMail: "בלי כתובת אימייל. אפשר לבקש מהם בוואטסאפ:",
  failed: "אי אפשר לבקש תשלום כרגע. נסו שוב עוד רגע.",
  cancel: "ביטול",
  send: (count: number) => (count === 1 ? "שליחת הודעה אחת" : `שליחת ${String(count)} הודעות`),
  said: (count: number) =>
    count === 1
      ? "בקשת תשלום אחת תישלח בעוד שתי דקות"
      : `${String(count)} בקשות תשלום יישלחו בעוד שתי דקות`,
};
