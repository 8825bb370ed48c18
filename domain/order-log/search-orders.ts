import { agorot } from "#domain/money/agorot.ts";
import { amountText } from "#domain/money/price-text.ts";
import type { MoneyOfOrder } from "./balance.ts";

/** What a search looks at. What the role of a device may not read is null, and finds nothing. */
export interface SearchedOrder {
  readonly number: string;
  readonly name: string;
  readonly phoneNumber: string | null;
  readonly state: MoneyOfOrder;
}

/**
 * Finds orders by the beginnings of names, by digits of a phone number or of the order number, or by an amount in shekels that is
 * due or still to be paid. Cancelled orders are found too. An empty search finds all. The sequence does not change.
 */
export function searchOrders<Order extends SearchedOrder>(
  orders: readonly Order[],
  search: string,
): readonly Order[] {
  const typed = search.trim();
  if (typed === "") return orders;
  if (/^[₪\d\s.,+()-]+$/u.test(typed)) {
    const digits = typed.replaceAll(/\D/gu, "").replace(/^972/u, "0");
    const amount = typed.replaceAll(/[₪,\s]/gu, "");
    return orders.filter((order) => hasDigits(order, digits) || hasAmount(order, amount));
  }
  const beginnings = words(typed);
  return orders.filter(({ name }) => {
    const names = words(name);
    return beginnings.every((beginning) => names.some((each) => each.startsWith(beginning)));
  });
}

/** Fewer digits would find nearly every phone number. */
const fewestDigits = 3;

function hasDigits({ number, phoneNumber }: SearchedOrder, digits: string): boolean {
  return (
    digits.length >= fewestDigits &&
    (phoneNumber?.includes(digits) === true || number.startsWith(digits))
  );
}

function hasAmount({ state: { due, received } }: SearchedOrder, amount: string): boolean {
  const shekels = Number(amount);
  if (due === null || received === null || !Number.isFinite(shekels)) return false;
  return [due, Math.abs(due - received)].some(
    (each) => each > 0 && Number(amountText(agorot(each))) === shekels,
  );
}

/** In small letters and without points, so that a name is found however it was typed. */
function words(text: string): readonly string[] {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
