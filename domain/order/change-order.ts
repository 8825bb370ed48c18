import { priceCart, priceOrder } from "#domain/cart/price-cart.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { agorot } from "#domain/money/agorot.ts";
import type { SignedAgorot } from "#domain/money/signed-agorot.ts";
import { checkAdjustment } from "./check-adjustment.ts";
import { checkSellerCustomer } from "./check-seller-customer.ts";
import type { AcceptedOrder } from "./order.ts";
import { priceOrderLines } from "./price-order-lines.ts";
import {
  type CheckedOrRefused,
  refusedField,
  type SellerChange,
  type SellerOrder,
} from "./seller-change.ts";

export interface AdjustedOrder {
  /** Its `orderTotal` includes the adjustment. */
  readonly order: AcceptedOrder;
  /** Added to the price, or below 0 taken off it. */
  readonly adjustment: SignedAgorot;
  readonly adjustmentText: string;
}

export type ChangeOrderOutcome = CheckedOrRefused<AdjustedOrder>;

/**
 * An order after a change by the seller. Dishes that stay as they are, or of which there is only less, keep their prices, even if the
 * menu has changed or has them no more; everything else is priced by the newest menu. The price of delivery or pickup is kept where
 * place and way stay. The customer's name, phone number, email address and language do not change.
 */
export function changeOrder(
  before: AcceptedOrder,
  change: SellerChange,
  newest: Catalogue,
): ChangeOrderOutcome {
  const { name, phoneNumber, email } = before.customerData;
  return takeOrder(
    { ...change, name, phoneNumber, email, language: before.language },
    newest,
    before,
  );
}

/** An order that the seller takes for a customer, priced by the newest menu; `before` is the one that it changes. */
export function takeOrder(
  order: SellerOrder,
  newest: Catalogue,
  before?: AcceptedOrder,
): ChangeOrderOutcome {
  const lines = priceOrderLines(order, newest, before);
  const customer = checkSellerCustomer(order, newest, before);
  const adjustment = checkAdjustment(order);
  const refusals = [
    ...(lines.ok ? [] : lines.refusals),
    ...(customer.ok ? [] : customer.refusals),
    ...(adjustment.ok ? [] : adjustment.refusals),
  ];
  if (!lines.ok || !customer.ok || !adjustment.ok) return { ok: false, refusals };

  const { ok, ...content } = { ...customer, ...lines };
  const totalPrice = priceCart(content.allOrders);
  const adjusted = priceOrder({ ...content, totalPrice }) + adjustment.adjustment;
  // More is taken off than there is.
  if (adjusted < 0)
    return { ok: false, refusals: [refusedField("TOTAL_BELOW_ZERO", "adjustment")] };
  return {
    ok,
    order: { ...content, totalPrice, orderTotal: agorot(adjusted), language: order.language },
    adjustment: adjustment.adjustment,
    adjustmentText: adjustment.text,
  };
}
