import { agorot } from "#domain/money/agorot.ts";
import { amountText } from "#domain/money/price-text.ts";
import { type DeskOrder } from "./desk-order.ts";
import { balanceOf } from "./order-state.ts";

/**
 * Finds orders by the beginnings of names, by digits of a phone number or of the order number, or by an amount in shekels that is
 * due or still to be paid. Cancelled orders are found too. An empty search finds all. The sequence does not change.
 */
export function searchOrders(orders: readonly DeskOrder[], search: string): readonly DeskOrder[] {
  const typed = search.trim();
  if (typed === "") return orders;
  if (/^[₪\d\s.,+()-]+$/u.test(typed)) {
    const digits = typed.replaceAll(/\D/gu, "").replace(/^972/u, "0");
    const amount = typed.replaceAll(/[₪,\s]/gu, "");
    return orders.filter((order) => hasDigits(order, digits) || hasAmount(order, amount));
  }
  const beginnings = words(typed);
  return orders.filter(({ order }) => {
    const names = words(order.customerData.name);
    return beginnings.every((beginning) => names.some((name) => name.startsWith(beginning)));
  });
}

/** Fewer digits would find nearly every phone number. */
const fewestDigits = 3;

function hasDigits({ number, order }: DeskOrder, digits: string): boolean {
  return (
    digits.length >= fewestDigits &&
    (order.customerData.phoneNumber.includes(digits) || number.startsWith(digits))
  );
}

function hasAmount({ state }: DeskOrder, amount: string): boolean {
  const shekels = Number(amount);
  if (!Number.isFinite(shekels)) return false;
  return [state.due, agorot(Math.abs(balanceOf(state)))].some(
    (each) => each > 0 && Number(amountText(each)) === shekels,
  );
}

/** In small letters and without points, so that a name is found however it was typed. */
function words(text: string): readonly string[] {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
