/** What a locked phone shows: no names. */
export const pushMessagesHe = {
  seller: (amount: string) => `הזמנה חדשה: ${amount}`,
  changed: (amount: string) => `הזמנה שונתה: ${amount}`,
  cancelled: (amount: string) => `הזמנה בוטלה: ${amount}`,
  restored: (amount: string) => `הזמנה שוחזרה: ${amount}`,
  moved: (amount: string) => `הזמנה עברה לסבב אחר: ${amount}`,
  pickup: (place: string) => `איסוף: ${place}`,
  delivery: (place: string) => `משלוח: ${place}`,
  problem: "משהו באתר דורש טיפול",
  open: "הפרטים בניהול ההזמנות, בעמוד ״היום״.",
};
