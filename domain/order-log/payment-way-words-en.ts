import type { PaymentWayWords } from "./payment-way-words.ts";

export const paymentWaysEn: PaymentWayWords = {
  app: { name: "App", by: "by app" },
  cash: { name: "Cash", by: "in cash" },
  transfer: { name: "Transfer", by: "by transfer" },
  unknown: { name: "Another way", by: "in another way" },
};
