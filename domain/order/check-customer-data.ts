import {
  type Contacts,
  type CustomerForm,
  parseChangedForm,
} from "#domain/customer/customer-form.ts";
import { type Language, type LocalizedText, languages } from "#domain/language/language.ts";
import {
  type DeliveryPlace,
  offersPickup,
  pickupOrDeliveryPrice,
} from "#domain/menu/delivery-place.ts";
import { placeInBothLanguages } from "./in-both-languages.ts";
import type { AcceptedOrder, ReceivedCustomerData } from "./order.ts";
import type { Refusal } from "./refusal.ts";

interface CheckedCustomerData {
  /** Undefined if anything is refused. */
  readonly customer?: Pick<AcceptedOrder, "customerData" | "pickupAddress">;
  readonly refusals: readonly Refusal[];
}

/**
 * Checks the customer's data against the rules of the form (specification §5), and the delivery place and its price. `had` are the contacts
 * that the order had before a change: they may stay.
 */
export function checkCustomerData(
  received: ReceivedCustomerData,
  places: readonly DeliveryPlace<LocalizedText>[],
  language: Language,
  had?: Contacts,
): CheckedCustomerData {
  const parsed = parseChangedForm(received, had);
  if (!parsed.ok) {
    const problems = Object.entries(parsed.problems);
    return { refusals: problems.map(([field, code]) => ({ code, path: ["customerData", field] })) };
  }
  const { form } = parsed;
  const refused = (
    code: Refusal["code"],
    field: string,
    prices: Pick<Refusal, "expected" | "received"> = {},
  ) => ({ refusals: [{ code, path: ["customerData", field], name: form.city, ...prices }] });
  const ordered = orderedPlace(form, places, language);
  if (!ordered.ok) return refused(ordered.code, ordered.field);
  const { city, pickupAddress, price } = ordered;
  if (received.pickupOrDeliveryPrice !== price)
    return refused("DELIVERY_PRICE_CHANGED", "pickupOrDeliveryPrice", {
      expected: [price],
      received: [received.pickupOrDeliveryPrice],
    });
  const customerData = { ...form, city, pickupOrDeliveryPrice: price };
  return { customer: { customerData, pickupAddress }, refusals: [] };
}

/**
 * The place that a form names, and what it costs to bring the order there or to pick it up. The place may be named in any language,
 * because a site that queries `deliveryPlaces` without variables (specification §7) knows only the Hebrew names.
 */
export function orderedPlace(
  { city, orderType }: CustomerForm,
  places: readonly DeliveryPlace<LocalizedText>[],
  language: Language,
) {
  const place = places.find(({ name }) => languages.some((each) => name[each] === city));
  if (place === undefined)
    return { ok: false, code: "DELIVERY_PLACE_UNKNOWN", field: "city" } as const;
  if (orderType === "pickup" && !offersPickup({ pickupAddress: place.pickupAddress[language] }))
    return { ok: false, code: "PICKUP_UNAVAILABLE", field: "orderType" } as const;
  const price = pickupOrDeliveryPrice(orderType, place);
  return { ok: true, price, ...placeInBothLanguages(orderType, place) } as const;
}
