import { type CustomerForm, parseChangedForm } from "#domain/customer/customer-form.ts";
import { type Language, type LocalizedText, languages } from "#domain/language/language.ts";
import {
  type DeliveryPlace,
  offersPickup,
  pickupOrDeliveryPrice,
} from "#domain/menu/delivery-place.ts";
import { placeInBothLanguages } from "./in-both-languages.ts";
import type { AcceptedOrder, ReceivedCustomerData } from "./order.ts";
import type { Refusal } from "./refusal.ts";

/** What a change may keep of an order. */
export type OrderBefore = Pick<AcceptedOrder, "customerData" | "handOver">;

interface CheckedCustomerData {
  /** Undefined if anything is refused. */
  readonly customer?: Pick<AcceptedOrder, "customerData" | "pickupAddress" | "handOver">;
  readonly refusals: readonly Refusal[];
}

/**
 * Checks the customer's data against the rules of the form (specification §5), and the delivery place and its price. `before` is the order
 * before a change: its contacts may stay, and so may a place of delivery that the shop no longer lists, at its price and time.
 */
export function checkCustomerData(
  received: ReceivedCustomerData,
  places: readonly DeliveryPlace<LocalizedText>[],
  language: Language,
  before?: OrderBefore,
): CheckedCustomerData {
  const parsed = parseChangedForm(received, before?.customerData);
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
  const listed = orderedPlace(form, places, language);
  const ordered = listed.ok ? listed : (keptPlace(form, before) ?? listed);
  if (!ordered.ok) return refused(ordered.code, ordered.field);
  const { ok: _, price, city, ...handedOver } = ordered;
  if (received.pickupOrDeliveryPrice !== price)
    return refused("DELIVERY_PRICE_CHANGED", "pickupOrDeliveryPrice", {
      expected: [price],
      received: [received.pickupOrDeliveryPrice],
    });
  const customerData = { ...form, city, pickupOrDeliveryPrice: price };
  return { customer: { customerData, ...handedOver }, refusals: [] };
}

/** Whether an order goes in the same way to a place that is called so in one of some languages. */
export function isSamePlace(
  { customerData }: OrderBefore,
  { city, orderType }: Pick<CustomerForm, "city" | "orderType">,
  namedIn: readonly Language[],
): boolean {
  const isNamed = namedIn.some((each) => customerData.city[each] === city);
  return isNamed && customerData.orderType === orderType;
}

/** The place of an order that stays where it is delivered; undefined if the form names another place, or a pickup. */
function keptPlace({ city, orderType }: CustomerForm, before: OrderBefore | undefined) {
  if (before === undefined || orderType !== "delivery") return undefined;
  const { customerData, handOver } = before;
  if (!isSamePlace(before, { city, orderType }, languages)) return undefined;
  return {
    ok: true,
    price: customerData.pickupOrDeliveryPrice,
    city: customerData.city,
    pickupAddress: null,
    ...(handOver && { handOver }),
  } as const;
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
