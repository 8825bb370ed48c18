import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { parseSellerForm } from "#domain/customer/customer-form.ts";
import { orderedPlace } from "./check-customer-data.ts";
import type { AcceptedOrder } from "./order.ts";
import {
  type CheckedOrRefused,
  refusedField,
  type SellerOrder,
  type SellerRefusal,
} from "./seller-change.ts";

/**
 * Checks the customer of an order that the seller takes or changes, and where it goes. The price is that of the place; while neither place
 * nor way changes, price and time of handing over stay as the customer was told.
 */
export function checkSellerCustomer(
  order: SellerOrder,
  { deliveryPlaces }: Pick<Catalogue, "deliveryPlaces">,
  before: AcceptedOrder | undefined,
): CheckedOrRefused<Pick<AcceptedOrder, "customerData" | "pickupAddress" | "handOver">> {
  const refused = (...refusals: readonly SellerRefusal[]) => ({ ok: false, refusals }) as const;
  const parsed = parseSellerForm({ ...order, city: order.place });
  if (!parsed.ok) {
    const problems = Object.entries(parsed.problems);
    return refused(...problems.map(([field, code]) => refusedField(code, nameInEditor(field))));
  }
  const { form } = parsed;
  if (before !== undefined && isSamePlace(before, order)) {
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

/** Whether an order goes to the same place in the same way as before; its price stays then. */
function isSamePlace(
  { customerData: { city, orderType }, language }: AcceptedOrder,
  change: SellerOrder,
): boolean {
  const isNamed = [language, change.namesIn].some((each) => city[each] === change.place);
  return isNamed && orderType === change.orderType;
}
