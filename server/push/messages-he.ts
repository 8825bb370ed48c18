/** What a locked phone shows: no names. */
export const pushMessagesHe = {
  seller: (amount: string) => `הזמנה חדשה: ${amount}`,
  changed: (amount: string) => `הזמנה השתנתה: ${amount}`,
  cancelled: (amount: string) => `הזמנה בוטלה: ${amount}`,
  restored: (amount: string) => `הזמנה שוב בתוקף: ${amount}`,
  moved: (amount: string) => `הזמנה עברה לסבב אחר: ${amount}`,
  pickup: (place: string) => `איסוף: ${place}`,
  delivery: (place: string) => `משלוח: ${place}`,
  problem: "משהו באתר דורש טיפול",
  open: "הפרטים בניהול ההזמנות, בדף ״היום״.",
};
