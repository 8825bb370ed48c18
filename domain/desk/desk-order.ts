import type { MeasuredOrder } from "#domain/order/measure-order.ts";
import type { OrderState } from "./order-state.ts";

/** An order as the desk works with it, its names in one language. */
export interface DeskOrder {
  readonly number: string;
  /** Its place among all orders of the shop, oldest first; see `Cursor`. */
  readonly position: number;
  readonly order: MeasuredOrder;
  readonly state: OrderState;
}

/** The orders that are cooked, packed and handed over, by the customer's name. */
export function ordersToServe(orders: readonly DeskOrder[]): readonly DeskOrder[] {
  return orders
    .filter(({ state }) => !state.isCancelled)
    .toSorted(
      (a, b) =>
        a.order.customerData.name.localeCompare(b.order.customerData.name, "he") ||
        a.position - b.position,
    );
}
