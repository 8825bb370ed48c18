import type { PaymentWayWords } from "./payment-way-words.ts";

export const paymentWaysHe: PaymentWayWords = {
  app: { name: "אפליקציה", by: "באפליקציה" },
  cash: { name: "מזומן", by: "במזומן" },
  transfer: { name: "העברה", by: "בהעברה" },
  unknown: { name: "בדרך אחרת", by: "בדרך אחרת" },
};
