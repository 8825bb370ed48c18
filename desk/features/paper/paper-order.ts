import type { DeskWeek, ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { groupBy } from "#domain/group-by.ts";

/** An order as its slip and its label tell where it goes. */
export interface PaperOrder extends ShownDeskOrder {
  /** The number of its stop on the route; null for an order that is on no route, and for those who do not see the route. */
  readonly stop: number | null;
  /** Of a delivery; null where it may not be read. */
  readonly street: string | null;
  /** The last digits of the phone number, where neither name nor street tells the order from another one of the week. */
  readonly phoneEnd: string | null;
}

/** How many things are in the box of an order, without what is missing. */
export function thingsInBox({ lines }: Pick<ShownDeskOrder, "lines">): number {
  return lines.reduce((sum, { amount, missing }) => sum + amount - missing, 0);
}

const phoneDigits = 4;

/** The same for orders that name, place and street do not tell apart. */
function keyOf({ name, place, street }: Pick<PaperOrder, "name" | "place" | "street">): string {
  return JSON.stringify([name.trim().toLowerCase(), place, street]);
}

/** The orders of a week as papers show them. */
export function paperOrders({
  orders,
  route,
}: Pick<DeskWeek, "orders" | "route">): readonly PaperOrder[] {
  const stops = new Map(
    route.flatMap((stop, index) => stop.orders.map((number) => [number, index + 1] as const)),
  );
  const shown = orders.map((order) => ({
    ...order,
    stop: stops.get(order.number) ?? null,
    street: order.orderType === "delivery" ? order.address : null,
  }));
  const ofKey = groupBy(shown, keyOf);
  return shown.map((order) => {
    const isAlone = ofKey.get(keyOf(order))?.length === 1;
    return {
      ...order,
      phoneEnd: isAlone ? null : (order.phoneNumber?.slice(-phoneDigits) ?? null),
    };
  });
}
