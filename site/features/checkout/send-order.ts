import { insertCustomerOrderAndWeekDocument } from "#contract/generated/late-operations.ts";
import {
  changeOrderDocument,
  type PlacedOrderFragment,
} from "#contract/generated/placed-order-operations.ts";
import { orderToWire } from "#contract/wire/order.ts";
import type { WireRefusal } from "#contract/wire/refusal.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import { isDate } from "#domain/schedule/is-date.ts";
import type { OrderBeingChanged } from "#site/order-state/order-state.ts";
import { askOnce, isOffline, minutesToWait, type Reply } from "#site/parts/ask-once.ts";
import { readRefusals } from "#site/parts/read-refusals.ts";
import { checkedOrderAnswer } from "#site/parts/shown-order.ts";
import type { Execute } from "#web/graphql/execute.ts";
import {
  type CreatedOrder,
  readCreatedOrder,
  readEarlierOrder,
  readInstant,
} from "./read-placed-order.ts";

export type OrderOutcome =
  | ({ readonly kind: "sent" } & CreatedOrder)
  /** The order is as it was sent; `isNew` is false if it was in that state already, so nothing was changed. */
  | { readonly kind: "changed"; readonly isNew: boolean; readonly order: PlacedOrderFragment }
  | { readonly kind: "refused"; readonly refusals: readonly WireRefusal[] }
  /** The order key was used for an order that was placed, and is another one or canceled; null if the server does not tell which. */
  | {
      readonly kind: "key-reused";
      readonly earlier: ReturnType<typeof readEarlierOrder> | "cancelled";
    }
  /** The server answered that it stored nothing. */
  | { readonly kind: "unavailable" }
  | { readonly kind: "too-many" }
  /** Too many new orders of this customer or network; nothing was stored. A new one is accepted after `minutes`, at least 1. */
  | { readonly kind: "too-many-orders"; readonly minutes: number }
  /** The order that is changed was changed too often; nothing was stored. It can be changed after `minutes`, at least 1. */
  | { readonly kind: "too-many-changes"; readonly minutes: number }
  /** The order that is changed was not, see `RefusedChange`. */
  | { readonly kind: RefusedChange }
  /** Orders are taken for another week than the customer saw; nothing was stored. */
  | { readonly kind: "week-changed"; readonly week: string; readonly deadline: number | null }
  /** Orders are not taken before `opensAt`, in milliseconds since 1970 UTC; nothing was stored. */
  | { readonly kind: "not-open"; readonly opensAt: number }
  | { readonly kind: "client-error" }
  /** The browser was offline; the order was not sent. */
  | { readonly kind: "offline" }
  /** The order may or may not have been placed: no answer came, or the server had an error. */
  | { readonly kind: "unknown"; readonly reason: "no-answer" | "server-error" };

/**
 * Why the order that is changed was not: there is a newer revision, another change from this cart was recorded before, its week is closed, something is missing from its box, it is canceled,
 * or it does not exist.
 */
type RefusedChange =
  | "order-changed"
  | "order-change-recorded"
  | "order-closed"
  | "order-items-missing"
  | "order-cancelled"
  | "order-unknown";

/** Why an order is still on its way. */
export type WaitReason = "no-answer" | "server-error" | "offline";

/** Whether an order was refused because of the cart; the customer then reviews the cart before ordering again. */
export function concernsCart(outcome: OrderOutcome): boolean {
  return (
    outcome.kind === "refused" && outcome.refusals.some(({ path }) => path[0] !== "customerData")
  );
}

/** Pauses before the automatic retries, in milliseconds. */
const pauses = [1000, 3000, 7000];
/** After this time without an answer the customer is told, in milliseconds. */
const patience = 5000;

interface Sending {
  /** The placed order that is changed; null to place a new one. */
  readonly changed: Pick<OrderBeingChanged, "number" | "key" | "revision"> | null;
  /**
   * The week that the customer saw: a new order is placed for no other. Null if the server tells none; what asks for it if it has not
   * answered, and gives undefined if it still does not.
   */
  readonly week: string | null | (() => Promise<string | null | undefined>);
  /** An earlier attempt with this key had no conclusive answer. */
  readonly wasInDoubt: boolean;
  /** Called when an answer is late, and before each further attempt. */
  readonly onWaiting: (reason: WaitReason) => void;
  /** Aborted when the customer leaves: an attempt under way is awaited, but no further one is made. */
  readonly leaving: AbortSignal;
}

/**
 * Sends an order, or the change of a placed one, with its idempotency key (operation InsertCustomerOrder, specification §7). Without
 * an answer it tries again, which the key makes safe.
 */
export async function sendOrder(
  execute: Execute,
  order: CustomerOrder,
  orderKey: string,
  { changed, week, wasInDoubt, onWaiting, leaving }: Sending,
): Promise<OrderOutcome> {
  // After an attempt without an answer, only an answer that depends on the order's key settles whether the order was placed.
  let doubt: OrderOutcome | null = wasInDoubt ? { kind: "unknown", reason: "no-answer" } : null;
  const late = setTimeout(() => onWaiting("no-answer"), patience);
  try {
    for (const pause of [...pauses, null]) {
      const outcome = await attempt(execute, order, orderKey, { changed, week });
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
function waitReason(outcome: OrderOutcome): WaitReason | null {
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

const conclusive: ReadonlySet<OrderOutcome["kind"]> = new Set([
  "sent",
  "changed",
  "refused",
  "key-reused",
  "too-many-orders",
  "too-many-changes",
  "week-changed",
  "not-open",
  "order-changed",
  "order-change-recorded",
  "order-closed",
  "order-items-missing",
  "order-cancelled",
  "order-unknown",
]);

/** Whether the server gave this answer after looking up the order key. */
function hasCheckedKey({ kind }: OrderOutcome): boolean {
  return conclusive.has(kind);
}

/** Places the order, or changes the one that is changed. */
async function attempt(
  execute: Execute,
  order: CustomerOrder,
  orderKey: string,
  { changed, week }: Pick<Sending, "changed" | "week">,
): Promise<OrderOutcome> {
  const customerOrder = orderToWire(order);
  if (changed !== null) {
    const { number, key, revision } = changed;
    const variables = { number, key, revision, customerOrder };
    const reply = await askOnce(execute, changeOrderDocument, variables, orderKey, (data) =>
      checkedOrderAnswer(data.changeOrder.order),
    );
    if (reply.kind !== "answered") return outcomeOfReply(reply, true);
    const { answer } = reply;
    return { kind: "changed", isNew: answer.revision > revision, order: answer };
  }
  const seenWeek = typeof week === "function" ? await week() : week;
  // Without it the order could be placed for a later week than the customer expects.
  if (seenWeek === undefined) return { kind: isOffline() ? "offline" : "unavailable" };
  const document = insertCustomerOrderAndWeekDocument;
  const variables = { customerOrder, week: seenWeek };
  const reply = await askOnce(execute, document, variables, orderKey, (data) =>
    readCreatedOrder(data.createOrder.record),
  );
  return reply.kind === "answered"
    ? { kind: "sent", ...reply.answer }
    : outcomeOfReply(reply, false);
}

const inDoubt = { kind: "unknown", reason: "server-error" } as const;

function outcomeOfReply(
  reply: Exclude<Reply<never>, { kind: "answered" }>,
  isChange: boolean,
): OrderOutcome {
  if (reply.kind === "offline") return { kind: "offline" };
  if (reply.kind === "no-answer") return { kind: "unknown", reason: "no-answer" };
  const { code, details } = reply;
  switch (code) {
    case "ORDER_REFUSED":
      return { kind: "refused", refusals: readRefusals(details["refusals"]) };
    case "IDEMPOTENCY_KEY_REUSED":
      return isChange
        ? { kind: "order-change-recorded" }
        : {
            kind: "key-reused",
            earlier:
              details["isCancelled"] === true ? "cancelled" : readEarlierOrder(details["order"]),
          };
    case "TOO_MANY_REQUESTS":
      return { kind: "too-many" };
    case "TOO_MANY_ORDERS":
      return { kind: "too-many-orders", minutes: minutesToWait(details) };
    case "TOO_MANY_CHANGES":
      return { kind: "too-many-changes", minutes: minutesToWait(details) };
    case "ORDER_CHANGED":
      return { kind: "order-changed" };
    case "ORDER_CLOSED":
      return { kind: "order-closed" };
    case "ORDER_ITEMS_MISSING":
      return { kind: "order-items-missing" };
    case "ORDER_CANCELLED":
      return { kind: "order-cancelled" };
    case "ORDER_UNKNOWN":
      return { kind: "order-unknown" };
    case "WEEK_CHANGED": {
      const { week, deadline } = details;
      // Without its week there is nothing to ask about: the customer may send the order again.
      if (typeof week !== "string" || !isDate(week)) return inDoubt;
      return { kind: "week-changed", week, deadline: readInstant(deadline) };
    }
    case "ORDERS_NOT_OPEN": {
      const opensAt = readInstant(details["opensAt"]);
      return opensAt === null ? { kind: "unavailable" } : { kind: "not-open", opensAt };
    }
    case "UNAVAILABLE":
      return { kind: "unavailable" };
    case "BAD_REQUEST":
    case "IDEMPOTENCY_KEY_INVALID":
      return { kind: "client-error" };
    default:
      // OUTCOME_UNKNOWN, or an error inside the server, which may have happened before or after the order was stored.
      return inDoubt;
  }
}
