import type { OrderPageFieldsFragment } from "#contract/generated/desk-operations.ts";
import { type Agorot, addAgorot, agorot, noAgorot } from "#domain/money/agorot.ts";
import { typedAmount } from "#domain/money/typed-amount.ts";
import { orderedDishes } from "./draft-lines.ts";
import type { DraftAdjustment, OrderDraft } from "./order-draft.ts";
import { findMenuDish, type OrderMenu } from "./order-menu.ts";
import { orderedBefore, priceDraftDish } from "./price-draft-dish.ts";

/** The order that is changed; null for a new one. */
export type ChangedPage = Pick<
  OrderPageFieldsFragment,
  "order" | "dishes" | "pickupOrDeliveryPrice"
> | null;

/**
 * What an order will cost in all, in agorot; below 0 where a discount is too large. Undefined where it cannot be told: a dish that the
 * menu does not have, or an amount that is not one. `page` is the order that is changed, null for a new one.
 */
export function priceDraft(
  draft: OrderDraft,
  page: ChangedPage,
  menu: OrderMenu,
): number | undefined {
  const dishes = orderedDishes(draft).map((dish) =>
    priceDraftDish(dish, orderedBefore(page, dish), findMenuDish(menu, dish)),
  );
  const known = dishes.filter((price) => price !== undefined);
  // While nothing is typed yet it is no adjustment.
  const adjustment = draft.adjustment.amount === "" ? 0 : adjustmentOf(draft.adjustment);
  if (known.length < dishes.length || adjustment === undefined) return undefined;
  return addAgorot(...known, priceOfPlace(draft, page, menu)) + adjustment;
}

/** The price of pickup or delivery: that of the order where it goes where it went, else that of the place now. */
export function priceOfPlace(draft: OrderDraft, page: ChangedPage, menu: OrderMenu): Agorot {
  const { orderType, place } = draft;
  const before = page?.order;
  if (page !== null && before?.orderType === orderType && before.place === place)
    return agorot(page.pickupOrDeliveryPrice);
  const chosen = menu.places.find((each) => each.place === place);
  if (chosen === undefined || orderType === null) return noAgorot;
  return agorot(orderType === "pickup" ? chosen.pickupPrice : chosen.deliveryPrice);
}

/** In agorot, below 0 for a discount; undefined where the typed amount is not one. */
export function adjustmentOf({ kind, amount }: DraftAdjustment): number | undefined {
  if (kind === "none") return 0;
  const typed = typedAmount(amount);
  if (typed === undefined) return undefined;
  return kind === "discount" ? 0 - typed : typed;
}
