import type { OrderType } from "#domain/customer/customer-data.ts";
import { groupBy } from "#domain/group-by.ts";
import { plainWords } from "#domain/language/plain-words.ts";
import type { OrderInLanguage } from "#domain/order/order.ts";
import { orderLines, type PricedBoxLine } from "./order-lines.ts";
import type { OrderState } from "./order-state.ts";

/** An order as the desk works with it, its names in one language. */
export interface DeskOrder extends ServedOrder {
  readonly number: string;
  readonly phoneNumber: string;
  readonly orderType: OrderType;
  /** The name of the delivery place, where it is delivered or picked up. */
  readonly place: string;
  /** Empty for a pickup. */
  readonly address: string;
  readonly order: OrderInLanguage;
  /** Of the order; kept because their keys take long to compute. */
  readonly lines: readonly PricedBoxLine[];
  readonly state: OrderState;
}

/** What decides whether an order is cooked, packed and handed over, and at which place of a list by name. */
export interface ServedOrder {
  /** Its place among all orders of the shop, oldest first; see `Cursor`. */
  readonly position: number;
  /** The customer's. */
  readonly name: string;
  readonly state: { readonly isCancelled: boolean };
}

/** An order with its state, as the desk works with it. */
export function deskOrderOf(
  stored: Pick<DeskOrder, "number" | "position" | "order" | "state">,
): DeskOrder {
  const { name, phoneNumber, orderType, city: place, address } = stored.order.customerData;
  const lines = orderLines(stored.order);
  return { ...stored, name, phoneNumber, orderType, place, address, lines };
}

/** The orders that are cooked, packed and handed over, by the customer's name. */
export function ordersToServe<Order extends ServedOrder>(
  orders: readonly Order[],
): readonly Order[] {
  return orders.filter(({ state }) => !state.isCancelled).toSorted(byName);
}

/** Sorts orders by the customer's name, and those of one name by when they were ordered. */
export function byName(
  a: Pick<ServedOrder, "name" | "position">,
  b: Pick<ServedOrder, "name" | "position">,
): number {
  return a.name.localeCompare(b.name, "he") || a.position - b.position;
}

/** What tells customers of one name apart. What the role of a device may not read is null. */
interface NamedOrder {
  readonly number: string;
  readonly name: string;
  readonly orderType: OrderType;
  readonly place: string;
  readonly address: string | null;
  readonly phoneNumber: string | null;
}

/**
 * What stands beside the name of each order, by its number, while others of the list have the same name: place and street of a delivery,
 * otherwise the end of the phone number. Where these are the same too, or the device may not read them, the order number.
 */
export function distinguishNames(orders: readonly NamedOrder[]): ReadonlyMap<string, string> {
  const alike = groupBy(orders, ({ name }) => plainWords(name).join(" "));
  return new Map(
    [...alike.values()].flatMap((ofName) => {
      if (ofName.length === 1) return [];
      const said = ofName.map((order) => ({ order, text: detailOf(order) }));
      return said.map(({ order: { number }, text }) => {
        const isAlone = said.filter((each) => each.text === text).length === 1;
        return [number, text !== undefined && isAlone ? text : number] as const;
      });
    }),
  );
}

/** The digits of a phone number that people know it by. */
const lastDigits = 4;

function detailOf({ orderType, place, address, phoneNumber }: NamedOrder): string | undefined {
  // Isolated: a house number belongs to its street, also where street and place are of languages of two directions.
  if (orderType === "delivery" && address !== null && address !== "")
    return `${place}, \u2068${address}\u2069`;
  // The ellipsis and the digits stay in one line.
  return phoneNumber === null || phoneNumber.length < lastDigits
    ? undefined
    : `…\u2060${phoneNumber.slice(-lastDigits)}`;
}
