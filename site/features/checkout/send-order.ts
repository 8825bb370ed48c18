import { insertCustomerOrderDocument } from "#contract/generated/operations.ts";
import { orderToWire } from "#contract/wire/order.ts";
import type { WireRefusal } from "#contract/wire/refusal.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import type { Execute } from "#web/graphql/execute.ts";
import { HttpError } from "#web/graphql/execute-over-http.ts";

/** What became of an order that was sent. */
export type SendOutcome =
  | { readonly kind: "sent"; readonly number: string }
  | { readonly kind: "refused"; readonly refusals: readonly WireRefusal[] }
  /** The order key was used for another order that was placed. */
  | { readonly kind: "key-reused" }
  /** The server said that it stored nothing. */
  | { readonly kind: "unavailable" }
  | { readonly kind: "too-many" }
  | { readonly kind: "client-error" }
  /** The browser had no line to send it by. */
  | { readonly kind: "offline" }
  /** No answer: nobody here knows whether the order was placed. */
  | { readonly kind: "unknown" };

/** Whether an order was refused for what is in the cart: the customer looks at that before ordering again. */
export function concernsCart(outcome: SendOutcome): boolean {
  return (
    outcome.kind === "refused" && outcome.refusals.some(({ path }) => path[0] !== "customerData")
  );
}

/** Pauses before asking again by itself, in milliseconds. */
const pauses = [1000, 3000, 7000];
/** How long one attempt may wait for its answer, in milliseconds. */
const patience = 20_000;

/**
 * Sends an order under its key (operation InsertCustomerOrder, specification §7). Where no answer comes it asks again by
 * itself: the key makes that safe. `onStillTrying` is told before each further attempt.
 */
export async function sendOrder(
  execute: Execute,
  order: CustomerOrder,
  orderKey: string,
  onStillTrying: () => void,
): Promise<SendOutcome> {
  // An answer that says nothing of the order's key cannot tell what became of an attempt that was never answered.
  let isInDoubt = false;
  for (const pause of [...pauses, null]) {
    const outcome = await attempt(execute, order, orderKey);
    isInDoubt ||= outcome.kind === "unknown";
    const isWorthAsking = ["unknown", "offline", "unavailable"].includes(outcome.kind);
    if (!isWorthAsking || pause === null) {
      return isInDoubt && !knowsTheKey(outcome) ? { kind: "unknown" } : outcome;
    }
    onStillTrying();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return { kind: "unknown" };
}

/** Whether the server answered after it had looked for an order under the key. */
function knowsTheKey({ kind }: SendOutcome): boolean {
  return kind === "sent" || kind === "refused" || kind === "key-reused";
}

async function attempt(
  execute: Execute,
  order: CustomerOrder,
  orderKey: string,
): Promise<SendOutcome> {
  const wasOffline = isOffline();
  try {
    const { data, errors } = await execute(
      insertCustomerOrderDocument,
      { customerOrder: orderToWire(order) },
      { headers: { "idempotency-key": orderKey }, signal: AbortSignal.timeout(patience) },
    );
    const number = data?.createOrder.record._id;
    if (number !== undefined) return { kind: "sent", number };
    console.error("the order was not placed", errors);
    const { code = "", ...details } = errors?.[0]?.extensions ?? {};
    switch (code) {
      case "ORDER_REFUSED":
        return { kind: "refused", refusals: readRefusals(details["refusals"]) };
      case "IDEMPOTENCY_KEY_REUSED":
        return { kind: "key-reused" };
      case "TOO_MANY_REQUESTS":
        return { kind: "too-many" };
      case "UNAVAILABLE":
        return { kind: "unavailable" };
      case "BAD_REQUEST":
      case "IDEMPOTENCY_KEY_INVALID":
        return { kind: "client-error" };
      default:
        // A fault inside the server: it may have come before or after the order was stored.
        return { kind: "unknown" };
    }
  } catch (error) {
    console.error("no answer to the order", error);
    if (error instanceof HttpError && error.status === 429) return { kind: "too-many" };
    if (error instanceof HttpError && error.status === 503) return { kind: "unavailable" };
    return { kind: wasOffline && isOffline() ? "offline" : "unknown" };
  }
}

/** Only a plain no counts: a browser that says it has a line may be wrong. */
function isOffline(): boolean {
  const { onLine }: Partial<Navigator> = navigator;
  return !(onLine ?? true);
}

function readRefusals(refusals: unknown): readonly WireRefusal[] {
  return Array.isArray(refusals) ? (refusals as readonly WireRefusal[]) : [];
}
