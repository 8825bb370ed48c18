import { priceCart, priceOrder } from "#domain/cart/price-cart.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { parseSellerForm } from "#domain/customer/customer-form.ts";
import { agorot, type SignedAgorot } from "#domain/money/agorot.ts";
import { checkAdjustment } from "./check-adjustment.ts";
import { isSamePlace, orderedPlace } from "./check-customer-data.ts";
import type { AcceptedOrder } from "./order.ts";
import { priceOrderLines } from "./price-order-lines.ts";
import {
  type CheckedOrRefused,
  refusedField,
  type SellerChange,
  type SellerOrder,
  type SellerRefusal,
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
 * menu has changed or no longer has them; everything else is priced by the newest menu. The price of delivery or pickup is kept where
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
  const totalPrice = priceCart(content.groups);
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

/**
 * Checks the customer of an order that the seller takes or changes, and where it goes. The price is that of the place; while neither place
 * nor way changes, price and time of handing over stay as the customer was told.
 */
function checkSellerCustomer(
  order: SellerOrder,
  { deliveryPlaces }: Pick<Catalogue, "deliveryPlaces">,
  before: AcceptedOrder | undefined,
): CheckedOrRefused<Pick<AcceptedOrder, "customerData" | "pickupAddress" | "handOver">> {
  const refused = (...refusals: readonly SellerRefusal[]) => ({ ok: false, refusals }) as const;
  const note = order.note ?? before?.customerData.note;
  const parsed = parseSellerForm({ ...order, city: order.place, note });
  if (!parsed.ok) {
    const problems = Object.entries(parsed.problems);
    return refused(...problems.map(([field, code]) => refusedField(code, nameInEditor(field))));
  }
  const { form } = parsed;
  const named = { city: order.place, orderType: order.orderType };
  if (before !== undefined && isSamePlace(before, named, [before.language, order.namesIn])) {
    const { city, pickupOrDeliveryPrice: price } = before.customerData;
    const customerData = { ...form, city, pickupOrDeliveryPrice: price };
    const { pickupAddress, handOver } = before;
    return { ok: true, customerData, pickupAddress, ...(handOver && { handOver }) };
  }
  const place = orderedPlace(form, deliveryPlaces, order.language);
  if (!place.ok) return refused(refusedField(place.code, nameInEditor(place.field), form.city));
  const { city, pickupAddress, price } = place;
  const customerData = { ...form, city, pickupOrDeliveryPrice: price };
  return { ok: true, customerData, pickupAddress };
}

/** A field of the form as the seller's editor names it. */
function nameInEditor(field: string): string {
  return field === "city" ? "place" : field;
}
