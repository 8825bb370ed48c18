import type { CustomerData } from "#domain/customer/customer-data.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import type { HandoverPlace } from "#site/order-state/order-state.ts";

/** Where an order is handed over: the pickup address of its place, or the customer's own. */
export function handoverPlace(
  { orderType, city, address }: Pick<CustomerData, "orderType" | "city" | "address">,
  place: Pick<DeliveryPlace<string>, "pickupAddress"> | undefined,
): HandoverPlace {
  const street = orderType === "pickup" ? (place?.pickupAddress ?? "") : address;
  return { orderType, address: [street, city].filter((part) => part !== "").join(", ") };
}
