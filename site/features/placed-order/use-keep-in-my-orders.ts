import { useEffect, useRef } from "react";
import { bringBackOrder, refreshMyOrder } from "#site/order-state/my-orders.ts";
import { myOrderOf } from "#site/parts/order-seen.ts";
import type { ShownOrder } from "#site/parts/shown-order.ts";

/**
 * Puts the order whose page is opened into the list of this device's orders: browsers forget the list, Safari after a week without a
 * visit, and the link in the mail is what the customer still has. While the page stays open the order is only brought up to date, so
 * that one that is removed in another tab stays removed.
 */
export function useKeepInMyOrders(order: ShownOrder, key: string): void {
  const kept = useRef("");
  useEffect(() => {
    const keep = kept.current === order.number ? refreshMyOrder : bringBackOrder;
    kept.current = order.number;
    keep(myOrderOf(order, key));
  }, [order, key]);
}
