import type { Agorot } from "#domain/money/agorot.ts";
import { agorotOfShekels } from "#domain/money/shekels.ts";
import { isDate } from "#domain/schedule/is-date.ts";
import { orderOfPath } from "#site/order-state/order-path.ts";

/** A static site is built for a server at another origin. */
const hasOrderPages = !import.meta.env.VITE_SERVER_URL;

/** What the server answers about a placed order. */
export interface CreatedOrder {
  /** The server's `_id`. */
  readonly number: string;
  /** Date of the deadline of the order's week, `YYYY-MM-DD`, as the server stored it; null if it did not answer the week. */
  readonly week: string | null;
  /** That deadline in milliseconds since 1970 UTC; null if the server did not answer it. */
  readonly deadline: number | null;
  /** The path of its page; null if the server did not answer it, or if the site is on another server, which does not have it. */
  readonly page: string | null;
}

/** Reads the `record` of `createOrder`; null if no order was placed. Week and deadline are additions to the contract. */
export function readCreatedOrder(record: unknown): CreatedOrder | null {
  if (typeof record !== "object" || record === null) return null;
  const { _id, week, deadline, page }: { readonly [name: string]: unknown } = { ...record };
  if (typeof _id !== "string") return null;
  const instant = typeof deadline === "string" ? Date.parse(deadline) : Number.NaN;
  return {
    number: _id,
    week: typeof week === "string" && isDate(week) ? week : null,
    deadline: Number.isNaN(instant) ? null : instant,
    page: hasOrderPages && typeof page === "string" && orderOfPath(page) !== null ? page : null,
  };
}

/** Reads `extensions.order` of IDEMPOTENCY_KEY_REUSED: the order that was placed with the key, and its total. Null if it is missing. */
export function readEarlierOrder(
  record: unknown,
): (CreatedOrder & { readonly orderTotal: Agorot }) | null {
  const placed = readCreatedOrder(record);
  const orderTotal = agorotOfShekels((record as { orderTotal?: unknown } | null)?.orderTotal);
  return placed === null || orderTotal === undefined ? null : { ...placed, orderTotal };
}
