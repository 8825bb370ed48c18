import type { PaymentWay } from "./desk-event.ts";

/** The name of a way to pay, and the words for what was paid by it. */
export type PaymentWayWords = Readonly<
  Record<PaymentWay, { readonly name: string; readonly by: string }>
>;

export const paymentWaysHe: PaymentWayWords = {
  app: { name: "אפליקציה", by: "באפליקציה" },
  cash: { name: "מזומן", by: "במזומן" },
  transfer: { name: "העברה", by: "בהעברה" },
};
