import type { ShopQuery } from "#contract/generated/operations.ts";
import type { OrderTexts } from "#site/language/order-texts-he.ts";

/** Asks for the payment in a sentence that stays true if the seller has not set the app or the payee. `payment` is null if it is not known. */
export function paymentText(
  payment: ShopQuery["shop"]["payment"] | null,
  texts: OrderTexts["orderSent"],
): string {
  if (payment === null) return texts.payDefault;
  const { app, payee } = payment;
  return app === "" || payee === "" ? texts.payLater : texts.pay(app, payee);
}
