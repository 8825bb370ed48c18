import { handOverFromWire } from "#contract/wire/hand-over.ts";
import { agorotOfShekels } from "#domain/money/agorot.ts";
import { isDate } from "#domain/schedule/is-date.ts";
import { orderOfPath } from "#site/order-state/order-path.ts";
import type { SentOrder } from "#site/order-state/order-state.ts";

/** A static site is built for a server at another origin. */
const hasOrderPages = !import.meta.env.VITE_SERVER_URL;

/** What the server answers about a placed order. On a site for another server it has no page. */
export type CreatedOrder = Omit<SentOrder, "orderTotal" | "place">;

/** Reads the `record` of `createOrder`; null if no order was placed. Week and deadline are additions to the contract. */
export function readCreatedOrder(record: unknown): CreatedOrder | null {
  if (typeof record !== "object" || record === null) return null;
  const { _id, week, deadline, page, handOver }: { readonly [name: string]: unknown } = {
    ...record,
  };
  if (typeof _id !== "string") return null;
  return {
    number: _id,
    week: typeof week === "string" && isDate(week) ? week : null,
    deadline: readInstant(deadline),
    handOver: handOverFromWire(handOver) ?? null,
    page: hasOrderPages && typeof page === "string" && orderOfPath(page) !== null ? page : null,
  };
}

/** Milliseconds since 1970 UTC of an instant as the server writes it; null if it is not one. */
export function readInstant(text: unknown): number | null {
  const instant = typeof text === "string" ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

/** Reads `extensions.order` of IDEMPOTENCY_KEY_REUSED: the order that was placed with the key, and its total. Null if it is missing. */
export function readEarlierOrder(record: unknown): Omit<SentOrder, "place"> | null {
  const placed = readCreatedOrder(record);
  const orderTotal = agorotOfShekels((record as { orderTotal?: unknown } | null)?.orderTotal);
  return placed === null || orderTotal === undefined ? null : { ...placed, orderTotal };
}
