import { useEffect, useRef } from "react";
import { bringBackOrder, dishNamesOf, refreshMyOrder } from "#site/order-state/my-orders.ts";
import type { ShownOrder } from "#site/parts/shown-order.ts";

/**
 * Puts the order whose page is opened into the list of this device's orders: browsers forget the list, Safari after a week without a
 * visit, and the link in the mail is what the customer still has. While the page stays open the order is only brought up to date, so
 * that one that is removed in another tab stays removed.
 */
export function useKeepInMyOrders(order: ShownOrder, key: string): void {
  const { number, week, orderTotal, handOver, groups, isCancelled } = order;
  const kept = useRef("");
  useEffect(() => {
    const keep = kept.current === number ? refreshMyOrder : bringBackOrder;
    kept.current = number;
    keep({
      number,
      key,
      week,
      orderTotal,
      comesOn: handOver?.date ?? null,
      dishes: dishNamesOf(groups),
      isCancelled,
    });
  }, [number, key, week, orderTotal, handOver, groups, isCancelled]);
}
