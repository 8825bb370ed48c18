/**
 * The ids of the limits that count orders instead of portions: all orders of a week, and those of each way. Each order takes one of both. They
 * are limits like others, toward which no selection counts, so that an earlier version of the shop can read the catalogue.
 */
export const orderLimits = {
  all: "orders-of-week",
  pickup: "pickups-of-week",
  delivery: "deliveries-of-week",
} as const;

/** What a limit of orders counts. */
export type CountedOrders = keyof typeof orderLimits;

const ids: ReadonlySet<string> = new Set(Object.values(orderLimits));

/** Whether a limit counts orders. */
export function isOrderLimit({ id = "" }: { readonly id?: string }): boolean {
  return ids.has(id);
}
