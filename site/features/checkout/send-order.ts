import { insertCustomerOrderAndWeekDocument } from "#contract/generated/operations.ts";
import { orderToWire } from "#contract/wire/order.ts";
import type { WireRefusal } from "#contract/wire/refusal.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import { isDate } from "#domain/schedule/date-text.ts";
import type { Execute, GraphqlAnswer } from "#web/graphql/execute.ts";
import { HttpError } from "#web/graphql/execute-over-http.ts";

/** The outcome of sending an order. */
export type SendOutcome =
  | {
      readonly kind: "sent";
      readonly number: string;
      /** Date of the deadline of the order's week, `YYYY-MM-DD`, as the server stored it; null if it did not answer the week. */
      readonly week: string | null;
    }
  | { readonly kind: "refused"; readonly refusals: readonly WireRefusal[] }
  /** The order key was used for another order that was placed. */
  | { readonly kind: "key-reused" }
  /** The server answered that it stored nothing. */
  | { readonly kind: "unavailable" }
  | { readonly kind: "too-many" }
  /** Too many new orders of this customer or network; nothing was stored. A new one is accepted after `minutes`, at least 1. */
  | { readonly kind: "too-many-orders"; readonly minutes: number }
  | { readonly kind: "client-error" }
  /** The browser was offline; the order was not sent. */
  | { readonly kind: "offline" }
  /** No conclusive answer: the order may or may not have been placed. */
  | { readonly kind: "unknown" };

/** Whether an order was refused because of the cart; the customer then reviews the cart before ordering again. */
export function concernsCart(outcome: SendOutcome): boolean {
  return (
    outcome.kind === "refused" && outcome.refusals.some(({ path }) => path[0] !== "customerData")
  );
}

/** Pauses before the automatic retries, in milliseconds. */
const pauses = [1000, 3000, 7000];
/** Timeout of one attempt, in milliseconds. */
const attemptTimeout = 20_000;

/**
 * Sends an order with its idempotency key (operation InsertCustomerOrder, specification §7). Without an answer it tries again, which
 * the key makes safe. `onStillTrying` is called before each further attempt.
 */
export async function sendOrder(
  execute: Execute,
  order: CustomerOrder,
  orderKey: string,
  onStillTrying: () => void,
): Promise<SendOutcome> {
  // After an attempt without an answer, only an answer that depends on the order's key settles whether the order was placed.
  let isInDoubt = false;
  for (const pause of [...pauses, null]) {
    const outcome = await attempt(execute, order, orderKey);
    isInDoubt ||= outcome.kind === "unknown";
    const isWorthRetrying = ["unknown", "offline", "unavailable"].includes(outcome.kind);
    if (!isWorthRetrying || pause === null) {
      return isInDoubt && !hasCheckedKey(outcome) ? { kind: "unknown" } : outcome;
    }
    onStillTrying();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return { kind: "unknown" };
}

/** Whether the server gave this answer after looking up the order key. */
function hasCheckedKey({ kind }: SendOutcome): boolean {
  return ["sent", "refused", "key-reused", "too-many-orders"].includes(kind);
}

async function attempt(
  execute: Execute,
  order: CustomerOrder,
  orderKey: string,
): Promise<SendOutcome> {
  const wasOffline = isOffline();
  try {
    const { data, errors } = await createOrder(execute, order, orderKey);
    const record = data?.createOrder.record;
    if (record?._id !== undefined) {
      return { kind: "sent", number: record._id, week: readWeek(record.week) };
    }
    console.error("the order was not placed", errors);
    const { code = "", ...details } = errors?.[0]?.extensions ?? {};
    switch (code) {
      case "ORDER_REFUSED":
        return { kind: "refused", refusals: readRefusals(details["refusals"]) };
      case "IDEMPOTENCY_KEY_REUSED":
        return { kind: "key-reused" };
      case "TOO_MANY_REQUESTS":
        return { kind: "too-many" };
      case "TOO_MANY_ORDERS":
        return { kind: "too-many-orders", minutes: readMinutes(details["retryAfter"]) };
      case "UNAVAILABLE":
        return { kind: "unavailable" };
      case "BAD_REQUEST":
      case "IDEMPOTENCY_KEY_INVALID":
        return { kind: "client-error" };
      default:
        // OUTCOME_UNKNOWN, or an error inside the server, which may have happened before or after the order was stored.
        return { kind: "unknown" };
    }
  } catch (error) {
    console.error("no answer to the order", error);
    if (error instanceof HttpError && error.status === 429) return { kind: "too-many" };
    if (error instanceof HttpError && error.status === 503) return { kind: "unavailable" };
    return { kind: wasOffline && isOffline() ? "offline" : "unknown" };
  }
}

/** `week` is an addition to the contract, so a server may leave it out. */
interface CreateOrderResult {
  readonly createOrder: { readonly record: { readonly _id: string; readonly week?: unknown } };
}

function createOrder(
  execute: Execute,
  order: CustomerOrder,
  orderKey: string,
): Promise<GraphqlAnswer<CreateOrderResult>> {
  return execute(
    insertCustomerOrderAndWeekDocument,
    { customerOrder: orderToWire(order) },
    { headers: { "idempotency-key": orderKey }, signal: AbortSignal.timeout(attemptTimeout) },
  );
}

function readWeek(week: unknown): string | null {
  return typeof week === "string" && isDate(week) ? week : null;
}

/** Whole minutes of a number of seconds. */
function readMinutes(seconds: unknown): number {
  return typeof seconds === "number" && seconds > 0 ? Math.ceil(seconds / 60) : 1;
}

/** Only `onLine === false` is reliable: a browser that reports being online may be wrong. */
function isOffline(): boolean {
  const { onLine }: Partial<Navigator> = navigator;
  return !(onLine ?? true);
}

function readRefusals(refusals: unknown): readonly WireRefusal[] {
  return Array.isArray(refusals) ? (refusals as readonly WireRefusal[]) : [];
}
