import { normalizePhoneNumber } from "#domain/customer/phone-number.ts";
import {
  hasSoughtWords,
  readSoughtWords,
  type SoughtWords,
  searchWords,
} from "#domain/language/search-words.ts";
import { withoutCurrency } from "#domain/money/currency-words.ts";
import type { MoneyOfOrder } from "./balance.ts";

/** What a search looks at. What the role of a device may not read is null, and finds nothing. */
export interface SearchedOrder {
  readonly number: string;
  readonly name: string;
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly state: MoneyOfOrder;
}

/**
 * Finds orders by the beginnings of names, by digits of a phone number or of the order number, by the beginning of an email address, or by an
 * amount in shekels that is due or still to be paid. Canceled orders are found too. An empty search finds all. The sequence does not change.
 */
export function searchOrders<Order extends SearchedOrder>(
  orders: readonly Order[],
  search: string,
): readonly Order[] {
  return ordersFoundBy(orders, readSearch(search));
}

/** The same for a search that was read. */
export function ordersFoundBy<Order extends SearchedOrder>(
  orders: readonly Order[],
  typed: OrderSearch,
): readonly Order[] {
  if (typed.kind === "nothing") return orders;
  return orders.filter(
    (order) =>
      hasEmail(order, typed) ||
      (typed.kind === "number"
        ? hasDigits(order, typed) || hasAmount(order, typed)
        : hasSoughtWords(searchWords(order.name), typed.words)),
  );
}

/** What was typed into a search. */
export type OrderSearch =
  | { readonly kind: "nothing" }
  | ({ readonly kind: "name"; readonly words: SoughtWords } & SearchedEmail)
  | ({
      readonly kind: "number";
      /** Of a phone number as it is dialled in the country, or of an order number. */
      readonly digits: string;
      /** Whether they are looked for in phone numbers as well. */
      readonly isPhone: boolean;
      /** The same as a sum of money, in agorot; undefined if it is not a sum above 0. */
      readonly amount: number | undefined;
    } & SearchedEmail);

type SearchedNumber = Extract<OrderSearch, { kind: "number" }>;

interface SearchedEmail {
  /** The beginning of an email address with its `@`, in small letters; undefined if none was typed. */
  readonly email: string | undefined;
}

/** The number of an order among what stands beside it, as in the subject of a mail. That of a phone is longer or begins with 0. */
const orderNumber = /(?<![\d+.,-])[1-9]\d{8}(?!\d|[.,-]\d)/u;

/** An email address, or its beginning, among what stands beside it, as in the head of a mail. */
const emailAddress = /(?<![^\s<>()[\]\\,;:"@])[^\s<>()[\]\\,;:"]+@[^\s<>()[\]\\,;:"]*/u;

/** Reads what was typed into a search. */
export function readSearch(search: string): OrderSearch {
  const typed = search.trim();
  if (typed === "") return { kind: "nothing" };
  const plain = typed.normalize("NFKC");
  // The dot is that of a sentence.
  const email = emailAddress
    .exec(plain.replaceAll(/\p{Cf}/gu, ""))?.[0]
    .replace(/\.$/u, "")
    .toLowerCase();
  const number = orderNumber.exec(plain)?.[0];
  if (number !== undefined)
    return { kind: "number", digits: number, isPhone: true, amount: undefined, email };
  const sum = withoutCurrency(typed).replace(/,(?=\d\d$)/u, ".");
  const phone = normalizePhoneNumber(sum.replaceAll(",", ""));
  if (!/^\+?\d+$/u.test(phone)) return { kind: "name", words: readSoughtWords(typed), email };
  const agorot = 100 * Number(sum.replaceAll(/[,\s]/gu, ""));
  const isAmount = agorot > 0 && Math.abs(agorot - Math.round(agorot)) < 1e-3;
  return {
    kind: "number",
    digits: phone.replace("+", ""),
    isPhone: true,
    email,
    amount: isAmount && Number.isSafeInteger(Math.round(agorot)) ? Math.round(agorot) : undefined,
  };
}

/** Fewer digits would find nearly every phone number. */
const fewestDigits = 3;

function hasDigits({ number, phoneNumber }: SearchedOrder, typed: SearchedNumber): boolean {
  const { digits, isPhone } = typed;
  return (
    digits.length >= fewestDigits &&
    ((isPhone && phoneNumber?.includes(digits) === true) || number.startsWith(digits))
  );
}

function hasEmail(order: SearchedOrder, { email }: SearchedEmail): boolean {
  return email !== undefined && order.email?.toLowerCase().startsWith(email) === true;
}

function hasAmount(
  { state: { due, received } }: SearchedOrder,
  { amount }: SearchedNumber,
): boolean {
  if (due === null || received === null || amount === undefined) return false;
  return due === amount || Math.abs(due - received) === amount;
}
