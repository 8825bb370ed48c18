import { insertCustomerOrderAndWeekDocument } from "#contract/generated/operations.ts";
import { orderToWire } from "#contract/wire/order.ts";
import type { WireRefusal } from "#contract/wire/refusal.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import type { Execute } from "#web/graphql/execute.ts";
import { HttpError } from "#web/graphql/execute-over-http.ts";
import { type PlacedOrder, readEarlierOrder, readPlacedOrder } from "./read-placed-order.ts";

/** The outcome of sending an order. */
export type SendOutcome =
  | ({ readonly kind: "sent" } & PlacedOrder)
  | { readonly kind: "refused"; readonly refusals: readonly WireRefusal[] }
  /** The order key was used for another order that was placed; null if the server does not tell which. */
  | { readonly kind: "key-reused"; readonly earlier: ReturnType<typeof readEarlierOrder> }
  /** The server answered that it stored nothing. */
  | { readonly kind: "unavailable" }
  | { readonly kind: "too-many" }
  /** Too many new orders of this customer or network; nothing was stored. A new one is accepted after `minutes`, at least 1. */
  | { readonly kind: "too-many-orders"; readonly minutes: number }
  | { readonly kind: "client-error" }
  /** The browser was offline; the order was not sent. */
  | { readonly kind: "offline" }
  /** The order may or may not have been placed: no answer came, or the server had an error. */
  | { readonly kind: "unknown"; readonly reason: "no-answer" | "server-error" };

/** Why an order is still on its way. */
export type WaitReason = "no-answer" | "server-error" | "offline";

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
/** After this time without an answer the customer is told, in milliseconds. */
const patience = 5000;

interface Sending {
  /** An earlier attempt with this key had no conclusive answer. */
  readonly wasInDoubt: boolean;
  /** Called when an answer is late, and before each further attempt. */
  readonly onWaiting: (reason: WaitReason) => void;
  /** Aborted when the customer leaves: an attempt under way is awaited, but no further one is made. */
  readonly leaving: AbortSignal;
}

/**
 * Sends an order with its idempotency key (operation InsertCustomerOrder, specification §7). Without an answer it tries again, which
 * the key makes safe.
 */
export async function sendOrder(
  execute: Execute,
  order: CustomerOrder,
  orderKey: string,
  { wasInDoubt, onWaiting, leaving }: Sending,
): Promise<SendOutcome> {
  // After an attempt without an answer, only an answer that depends on the order's key settles whether the order was placed.
  let doubt: SendOutcome | null = wasInDoubt ? { kind: "unknown", reason: "no-answer" } : null;
  const late = setTimeout(() => onWaiting("no-answer"), patience);
  try {
    for (const pause of [...pauses, null]) {
      const outcome = await attempt(execute, order, orderKey);
      clearTimeout(late);
      if (outcome.kind === "unknown") doubt = outcome;
      const reason = waitReason(outcome);
      if (reason === null || pause === null || leaving.aborted) {
        return doubt !== null && !hasCheckedKey(outcome) ? doubt : outcome;
      }
      onWaiting(reason);
      await pauseUnlessLeft(pause, leaving);
      if (leaving.aborted) return doubt ?? outcome;
    }
  } finally {
    clearTimeout(late);
  }
  throw new Error("the last attempt has no pause");
}

/** Null if another attempt would get the same answer. */
function waitReason(outcome: SendOutcome): WaitReason | null {
  if (outcome.kind === "unknown") return outcome.reason;
  if (outcome.kind === "unavailable") return "server-error";
  return outcome.kind === "offline" ? "offline" : null;
}

function pauseUnlessLeft(pause: number, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pause);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    if (leaving.aborted) stop();
    else leaving.addEventListener("abort", stop);
  });
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
    const { data, errors } = await execute(
      insertCustomerOrderAndWeekDocument,
      { customerOrder: orderToWire(order) },
      { headers: { "idempotency-key": orderKey }, signal: AbortSignal.timeout(attemptTimeout) },
    );
    const placed = readPlacedOrder(data?.createOrder.record);
    if (placed !== null) return { kind: "sent", ...placed };
    console.error("the order was not placed", errors);
    return outcomeOfError(errors?.[0]?.extensions ?? {});
  } catch (error) {
    console.error("no answer to the order", error);
    if (error instanceof HttpError) return outcomeOfStatus(error.status);
    return wasOffline && isOffline()
      ? { kind: "offline" }
      : { kind: "unknown", reason: "no-answer" };
  }
}

function outcomeOfError({
  code = "",
  ...details
}: {
  readonly code?: string;
  readonly [name: string]: unknown;
}): SendOutcome {
  switch (code) {
    case "ORDER_REFUSED":
      return { kind: "refused", refusals: readRefusals(details["refusals"]) };
    case "IDEMPOTENCY_KEY_REUSED":
      return { kind: "key-reused", earlier: readEarlierOrder(details["order"]) };
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
      return { kind: "unknown", reason: "server-error" };
  }
}

function outcomeOfStatus(status: number): SendOutcome {
  if (status === 429) return { kind: "too-many" };
  if (status === 503) return { kind: "unavailable" };
  return { kind: "unknown", reason: "server-error" };
}

/** Only `onLine === false` is reliable: a browser that reports being online may be wrong. */
function isOffline(): boolean {
  const { onLine }: Partial<Navigator> = navigator;
  return !(onLine ?? true);
}

function readRefusals(refusals: unknown): readonly WireRefusal[] {
  return Array.isArray(refusals) ? (refusals as readonly WireRefusal[]) : [];
}

/** Whole minutes of a number of seconds. */
function readMinutes(seconds: unknown): number {
  return typeof seconds === "number" && seconds > 0 ? Math.ceil(seconds / 60) : 1;
}
