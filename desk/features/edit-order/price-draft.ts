import type { OrderPageAnswer } from "#desk/parts/order/use-order-page.ts";
import { noteIn } from "#domain/customer/customer-note.ts";
import { pickupOrDeliveryPrice } from "#domain/menu/delivery-place.ts";
import { type Agorot, addAgorot, agorot, noAgorot } from "#domain/money/agorot.ts";
import { typedAmount } from "#domain/money/typed-amount.ts";
import { atOldPrice } from "#domain/order/at-old-price.ts";
import type { AcceptedDish } from "#domain/order/order.ts";
import { priceOrderLine } from "#domain/order/price-order-line.ts";
import {
  type DraftAdjustment,
  type DraftDish,
  dishesOfDraft,
  isGone,
  lineOfDraft,
  type OrderDraft,
} from "./order-draft.ts";
import { isSameDish, type OrderMenu } from "./order-menu.ts";

/** The order that is changed; null for a new one. */
export type ChangedPage = Pick<
  OrderPageAnswer,
  "order" | "dishes" | "ownAdjustmentText" | "pickupOrDeliveryPrice"
> | null;

export interface OrderedBefore {
  readonly isOnMenu: boolean;
  /** The price of one of a selection includes its add-ons and its share of the choices, which have none of their own. */
  readonly dish: AcceptedDish<string>;
}

type Ordered = Pick<OrderPageAnswer, "dishes" | "order">;

/** Undefined for a dish that is new in the order. */
export function orderedBefore(
  page: Ordered | null,
  names: Pick<DraftDish, "id" | "typeName" | "dishName">,
): OrderedBefore | undefined {
  const dish = page?.dishes.find((each) => isSameDish(each, names));
  if (page === null || dish === undefined) return undefined;
  return { isOnMenu: dish.isOnMenu, dish: dishAsOrdered(page, dish) };
}

/** A dish of an order with the prices that it had. */
export function dishAsOrdered(
  { order }: Ordered,
  { id, ...dish }: Ordered["dishes"][number],
): OrderedBefore["dish"] {
  const lines = order.lines.filter((line) => isSameDish(line, dish));
  const unit = (kind: string, name: string): Agorot => {
    const line = lines.find((each) => each.kind === kind && each.name === name);
    return agorot((line?.price ?? 0) / (line?.amount ?? 1));
  };
  return {
    ...(id !== null && { id }),
    name: dish.dishName,
    totalPrice: agorot(dish.price),
    selections: dish.selections.map(({ name, amount, addOns }, at) => ({
      name,
      amount,
      position: at,
      price: unit("selection", name),
      addOns: addOns.map((addOn) => ({ name: addOn, addedPrice: noAgorot })),
      measure: null,
    })),
    options: dish.options.map((option) => ({ ...option, price: [noAgorot] })),
    extras: dish.extras.map((extra) => ({ ...extra, price: unit("extra", extra.name) })),
    ...noteIn(dish.note ?? ""),
  };
}

/** A dish that stays as it was, or whose counts only became smaller, see `atOldPrice`. Undefined where it gets a new price. */
export function dishAtOldPrice(
  draft: DraftDish,
  before: OrderedBefore | undefined,
): AcceptedDish<string> | undefined {
  return before && atOldPrice(lineOfDraft(draft), before.dish, before.dish);
}

/** What the editor asks for separately: until it is chosen the dish has a price without it. */
const missing = new Set<string>(["NO_SELECTION", "OPTION_REQUIRED"]);

/** What a dish of a draft will cost, by the functions of the server. Undefined where the menu does not have all of it. */
export function priceDraftDish(
  draft: DraftDish,
  before: OrderedBefore | undefined,
  menu: OrderMenu,
): Agorot | undefined {
  if (isGone(draft)) return noAgorot;
  const kept = dishAtOldPrice(draft, before);
  if (kept !== undefined) return kept.totalPrice;
  const { dish, refusals } = priceOrderLine(lineOfDraft(draft), 0, menu.whole);
  return refusals.every(({ code }) => missing.has(code)) ? dish?.totalPrice : undefined;
}

/**
 * What an order will cost in all, in agorot; below 0 where a discount is too large. Undefined where it cannot be told: a dish that the
 * menu does not have, an amount that is not one, or something that is missing from the box and that the server takes off. `page` is the order that is changed, null for a new one.
 */
export function priceDraft(
  draft: OrderDraft,
  page: ChangedPage,
  menu: OrderMenu,
): number | undefined {
  if (draft.keepsMissing === true && missingFrom(page).length > 0) return undefined;
  const dishes = dishesOfDraft(draft).map((dish) =>
    priceDraftDish(dish, orderedBefore(page, dish), menu),
  );
  const known = dishes.filter((price) => price !== undefined);
  // While nothing is typed yet it is no adjustment.
  const adjustment = draft.adjustment.amount === "" ? 0 : adjustmentOf(draft.adjustment);
  if (known.length < dishes.length || adjustment === undefined) return undefined;
  return addAgorot(...known, priceOfPlace(draft, page, menu)) + adjustment;
}

/** The lines of an order of which something is missing from the box. */
export function missingFrom(page: ChangedPage): NonNullable<ChangedPage>["order"]["lines"] {
  return page?.order.lines.filter((line) => line.missing > 0) ?? [];
}

/** The price of pickup or delivery: that of the order where it goes where it went, else that of the place now. */
export function priceOfPlace(draft: OrderDraft, page: ChangedPage, menu: OrderMenu): Agorot {
  const { orderType, place } = draft;
  const before = page?.order;
  if (page !== null && before?.orderType === orderType && before.place === place)
    return agorot(page.pickupOrDeliveryPrice);
  const chosen = menu.places.find(({ name }) => name === place);
  return pickupOrDeliveryPrice(orderType ?? undefined, chosen);
}

/** In agorot, below 0 for a discount; undefined where the typed amount is not one. */
export function adjustmentOf({ kind, amount }: DraftAdjustment): number | undefined {
  if (kind === "none") return 0;
  const typed = typedAmount(amount);
  if (typed === undefined) return undefined;
  return kind === "discount" ? 0 - typed : typed;
}
