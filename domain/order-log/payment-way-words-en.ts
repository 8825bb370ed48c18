import type { PaymentWayWords } from "./payment-way-words-he.ts";

export const paymentWaysEn: PaymentWayWords = {
  app: { name: "App", by: "by app" },
  cash: { name: "Cash", by: "in cash" },
  transfer: { name: "Transfer", by: "by transfer" },
};
