import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { offersPickup } from "#domain/menu/delivery-place.ts";
import { textOf } from "./in-both-languages.ts";
import type { AcceptedOrder } from "./order.ts";
import { placeNow, promiseHandOver } from "./promise-hand-over.ts";

/**
 * An order in a week (`YYYY-MM-DD`) with when and where its customer gets it now, for its page, calendars and mails. The address at which it
 * is picked up is the one that the seller has set now, because the customer is still to come there; as it was ordered where she has the place
 * no longer, or offers no pickup there anymore.
 */
export function orderNow(
  order: AcceptedOrder,
  week: string,
  catalogue: Pick<Catalogue, "deliveryPlaces" | "shop">,
): AcceptedOrder {
  const promised = promiseHandOver(order, week, catalogue);
  const address = placeNow(order, catalogue.deliveryPlaces)?.pickupAddress;
  const isMoved =
    order.pickupAddress !== null &&
    address !== undefined &&
    offersPickup({ pickupAddress: address[order.language] });
  return isMoved ? { ...promised, pickupAddress: textOf(address) } : promised;
}
