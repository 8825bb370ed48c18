import fc, { type Arbitrary } from "fast-check";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { checkOrder } from "#domain/order/check-order.ts";
import { type CustomerOrder, orderIn } from "#domain/order/order.ts";
import { type DeskOrder, deskOrderOf } from "#domain/order-log/desk-order.ts";
import { type OrderState, openingState } from "#domain/order-log/order-state.ts";
import { anyCatalogueWithDishes } from "./any-cart.ts";
import { anyOrderingOf } from "./any-order.ts";

/** The orders of a week in Hebrew, ordered in both languages, and the catalogue that they were priced with. */
export interface Week {
  readonly catalogue: Catalogue;
  readonly orders: readonly DeskOrder[];
}

/** An order on the desk, as the catalogue accepts it, in Hebrew. */
export function deskOrder(
  order: CustomerOrder,
  catalogue: Catalogue,
  position: number,
  changes: Partial<OrderState> = {},
): DeskOrder {
  const checked = checkOrder(order, catalogue);
  if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.refusals)}`);
  const number = String(100_000_000 + position);
  const { orderTotal } = checked.order;
  const opening = { orderNumber: number, week: "2026-01-07", orderTotal, isBeforeDesk: false };
  return deskOrderOf({
    number,
    position,
    order: orderIn(checked.order, "he"),
    state: { ...openingState(opening), ...changes },
  });
}

export const anyWeek: Arbitrary<Week> = anyCatalogueWithDishes.chain((catalogue) =>
  fc.array(fc.tuple(anyOrderingOf(catalogue), fc.boolean()), { maxLength: 6 }).map((orderings) => ({
    catalogue,
    orders: orderings.map(([{ order }, isCancelled], index) =>
      deskOrder(order, catalogue, index + 1, { isCancelled }),
    ),
  })),
);
