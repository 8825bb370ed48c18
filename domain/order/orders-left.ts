import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type CountedOrders, orderLimits } from "#domain/catalogue/order-limits.ts";
import { type OrderType, orderTypes } from "#domain/customer/customer-data.ts";
import { languages } from "#domain/language/language.ts";
import { offersPickup } from "#domain/menu/delivery-place.ts";
import { littleUnits } from "./little-left.ts";
import { type PortionsOfLimits, portionsLeft } from "./portion-limits.ts";

/** How many orders of one way can still be placed in a week, where that is little. */
export interface OrdersLeft {
  readonly orderType: OrderType;
  /** 0 to 5. */
  readonly left: number;
}

/** The limits of orders that are reached in a week, beside what its orders take of them. */
export function fullOrders(
  catalogue: Pick<Catalogue, "limits">,
  taken: PortionsOfLimits,
): readonly CountedOrders[] {
  const left = portionsLeft(catalogue, taken);
  return (Object.keys(orderLimits) as CountedOrders[]).filter(
    (counted) => left.get(orderLimits[counted]) === 0,
  );
}

/**
 * Where the limits of orders leave little beside what the orders of a week take of them; `taken` is undefined where that is not known. A way
 * that no place offers has what the other one has, so that a week is full where both have 0.
 */
export function ordersLeft(
  catalogue: Pick<Catalogue, "limits" | "deliveryPlaces">,
  taken: PortionsOfLimits | undefined,
): readonly OrdersLeft[] {
  if (taken === undefined) return [];
  const left = portionsLeft(catalogue, taken);
  const isOffered = catalogue.deliveryPlaces.some(({ pickupAddress }) =>
    languages.some((language) => offersPickup({ pickupAddress: pickupAddress[language] })),
  );
  const leftOf = (limit: string) => left.get(limit) ?? Number.POSITIVE_INFINITY;
  return orderTypes
    .map((orderType) => ({
      orderType,
      left: Math.min(
        leftOf(orderLimits.all),
        leftOf(orderLimits[isOffered ? orderType : "delivery"]),
      ),
    }))
    .filter(({ left: orders }) => orders <= littleUnits);
}

/** Whether a week takes no more orders of any way. */
export function isWeekFull(orders: readonly OrdersLeft[]): boolean {
  return orderTypes.every((way) =>
    orders.some(({ orderType, left }) => orderType === way && left === 0),
  );
}
