import { type CustomerFormField, parseCustomerForm } from "#domain/customer/customer-form.ts";
import { type Language, type LocalizedText, languages } from "#domain/language/language.ts";
import {
  type DeliveryPlace,
  offersPickup,
  pickupOrDeliveryPrice,
} from "#domain/menu/delivery-place.ts";
import { placeInBothLanguages } from "./in-both-languages.ts";
import type { AcceptedOrder } from "./order.ts";
import type { ReceivedCustomerData } from "./received-order.ts";
import type { Refusal } from "./refusal.ts";

interface CheckedCustomerData {
  /** Undefined if anything is refused. */
  readonly customer?: Pick<AcceptedOrder, "customerData" | "pickupAddress">;
  readonly refusals: readonly Refusal[];
}

/**
 * Checks the customer's data against the rules of the form (specification §5), and the delivery place and its price.
 * The place may be named in any language, because a site that queries `deliveryPlaces` without variables (specification §7)
 * knows only the Hebrew names.
 */
export function checkCustomerData(
  received: ReceivedCustomerData,
  places: readonly DeliveryPlace<LocalizedText>[],
  language: Language,
): CheckedCustomerData {
  const parsed = parseCustomerForm(received);
  if (!parsed.ok) {
    const fields = Object.keys(parsed.problems) as CustomerFormField[];
    const refusals = fields.flatMap((field) => {
      const code = parsed.problems[field];
      return code === undefined ? [] : [{ code, path: ["customerData", field] }];
    });
    return { refusals };
  }
  const { form } = parsed;
  const place = places.find(({ name }) => languages.some((each) => name[each] === form.city));
  if (place === undefined) {
    return {
      refusals: [
        { code: "DELIVERY_PLACE_UNKNOWN", path: ["customerData", "city"], name: form.city },
      ],
    };
  }
  if (
    form.orderType === "pickup" &&
    !offersPickup({ pickupAddress: place.pickupAddress[language] })
  ) {
    return {
      refusals: [
        { code: "PICKUP_UNAVAILABLE", path: ["customerData", "orderType"], name: form.city },
      ],
    };
  }
  const price = pickupOrDeliveryPrice(form.orderType, place);
  if (received.pickupOrDeliveryPrice !== price) {
    return {
      refusals: [
        {
          code: "DELIVERY_PRICE_CHANGED",
          path: ["customerData", "pickupOrDeliveryPrice"],
          name: form.city,
          expected: [price],
          received: [received.pickupOrDeliveryPrice],
        },
      ],
    };
  }
  const { city, pickupAddress } = placeInBothLanguages(form.orderType, place);
  return {
    customer: { customerData: { ...form, city, pickupOrDeliveryPrice: price }, pickupAddress },
    refusals: [],
  };
}
