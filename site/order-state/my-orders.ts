import { type Agorot, agorotOfShekels, shekelsOf } from "#domain/money/agorot.ts";
import { isDate } from "#domain/schedule/is-date.ts";
import { onThisDevice } from "./on-this-device.ts";
import { type OrderKey, orderOfPath, orderPath } from "./order-path.ts";

/** An order that was sent from this device, or whose page was opened on it. */
export interface MyOrder extends OrderKey {
  /** The deadline's date of its week, `YYYY-MM-DD`. */
  readonly week: string;
  readonly orderTotal: Agorot;
  /** The date on which it is handed over, `YYYY-MM-DD`, as this device saw it last; null if it did not. */
  readonly comesOn: string | null;
  /** The names of its dishes, in the language in which this device saw them last. */
  readonly dishes: readonly string[];
  /** Whether it was canceled when this device saw it last. */
  readonly isCancelled: boolean;
}

/** Key in local storage. */
export const myOrdersStorageKey = "myOrders";
/** Older orders leave the list. */
const mostOrders = 20;

const none: readonly MyOrder[] = [];
const device = onThisDevice(myOrdersStorageKey, none, (stored) =>
  Array.isArray(stored) ? stored.slice(0, mostOrders).flatMap(parseOrder) : none,
);

/** The orders of this device, the newest first; what is damaged is left out. Gives the same list until it changes. */
export const readMyOrders = device.read;

/** The list on the page; empty on the server and until hydration. It follows the other tabs of this device. */
export const useMyOrders = device.use;

/** Puts an order at the head of the list. */
export function rememberOrder(order: MyOrder): void {
  store([order, ...readMyOrders().filter(({ number }) => number !== order.number)]);
}

/** The names of the dishes of a cart or an order. */
export function dishNamesOf(
  groups: readonly { readonly dishes: readonly { readonly name: string }[] }[],
): readonly string[] {
  return groups.flatMap(({ dishes }) => dishes.map(({ name: dishName }) => dishName));
}

/** Brings an order up to date, if it is in the list. */
export function refreshMyOrder(order: MyOrder): void {
  const orders = readMyOrders();
  const known = orders.find(({ number, key }) => number === order.number && key === order.key);
  if (known === undefined) return;
  if (JSON.stringify(known) === JSON.stringify({ ...known, ...order })) return;
  store(orders.map((each) => (each === known ? order : each)));
}

/**
 * Puts an order whose page was opened into the list, among those of its week: a browser may have forgotten the list, or the order may have been
 * sent from another device. One that is in the list already is brought up to date.
 */
export function bringBackOrder(order: MyOrder): void {
  const orders = readMyOrders();
  if (orders.some(({ number, key }) => number === order.number && key === order.key)) {
    refreshMyOrder(order);
    return;
  }
  const others = orders.filter(({ number }) => number !== order.number);
  const newer = others.filter(({ week }) => week > order.week);
  store([...newer, order, ...others.filter(({ week }) => week <= order.week)]);
}

export function forgetOrder({ number }: Pick<MyOrder, "number">): void {
  store(readMyOrders().filter((order) => order.number !== number));
}

function store(orders: readonly MyOrder[]): void {
  device.write(
    orders
      .slice(0, mostOrders)
      .map(({ orderTotal, ...order }) => ({ ...order, total: shekelsOf(orderTotal) })),
  );
}

function parseOrder(stored: unknown): readonly MyOrder[] {
  if (typeof stored !== "object" || stored === null) return [];
  const { number, key, week, total, ...since }: { readonly [name: string]: unknown } = {
    ...stored,
  };
  const orderTotal = agorotOfShekels(total);
  if (typeof number !== "string" || typeof key !== "string") return [];
  if (typeof week !== "string" || !isDate(week) || orderTotal === undefined) return [];
  return orderOfPath(orderPath({ number, key })) === null
    ? []
    : [{ number, key, week, orderTotal, ...parseSince(since) }];
}

/** What the list has not always had: it may be missing. */
function parseSince({
  comesOn,
  dishes,
  isCancelled,
}: {
  readonly [name: string]: unknown;
}): Pick<MyOrder, "comesOn" | "dishes" | "isCancelled"> {
  return {
    comesOn: typeof comesOn === "string" && isDate(comesOn) ? comesOn : null,
    dishes: Array.isArray(dishes) ? dishes.filter((dish) => typeof dish === "string") : [],
    isCancelled: isCancelled === true,
  };
}
