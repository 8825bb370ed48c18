import type { OrderEvent } from "#domain/desk/desk-event.ts";
import type { OrderState } from "#domain/desk/order-state.ts";
import type { Language } from "#domain/language/language.ts";
import type { PortionsOfLimits } from "#domain/order/portion-limits.ts";
import type { Refusal } from "#domain/order/refusal.ts";
import type { NewPress, WorkingOrder } from "#server/store/event-log.ts";
import type { Store } from "#server/store/store.ts";
import { afterStoring } from "./after-storing.ts";
import {
  customersActionId,
  mailLimits,
  secondsUntil,
  secondsUntilNextChange,
} from "./customers-press.ts";
import {
  type NotOpened,
  type OpenPlacedOrderDeps,
  type OrderAccess,
  openPlacedOrder,
} from "./open-placed-order.ts";
import { orderWeekOn } from "./order-week.ts";
import {
  currentCatalogue,
  type PlacedOrderDeps,
  type PlacedOrderNow,
  placedOrderNow,
  standingCancelling,
} from "./placed-order-now.ts";
import { readPlacedOrder } from "./read-placed-order.ts";
import { restoredOrder } from "./restored-order.ts";
import { toldMails } from "./told-mails.ts";

export interface CancelRequest extends OrderAccess {
  /** What is to be so; false takes the customer's own cancelling back. */
  readonly isCancelled: boolean;
  readonly idempotencyKey: string | undefined;
  /** The language of the answer; undefined for that of the order. */
  readonly language: Language | undefined;
}

export type CancelPlacedOrderDeps = OpenPlacedOrderDeps &
  PlacedOrderDeps & {
    readonly store: Pick<Store, "press">;
    /** The recipient of the seller's mails; undefined for the shop's contact address. */
    readonly sellerAddress: string | undefined;
  };

export type CancelledOrder =
  /** `isNew`: this call stored it; otherwise it was so before, or the call is a repetition. */
  | { readonly kind: "done"; readonly order: PlacedOrderNow; readonly isNew: boolean }
  | CancelRefusal
  | NotOpened;

type CancelRefusal =
  /** The deadline of the order's week is over. */
  | { readonly kind: "closed" }
  /** Only the seller can take it back. */
  | { readonly kind: "cancelled-by-seller" }
  /** The idempotency key belongs to another press. */
  | { readonly kind: "key-reused" }
  | { readonly kind: "too-many-changes"; readonly retryAfter: number }
  /** What it takes was sold meanwhile, or the seller has marked it as sold out. */
  | { readonly kind: "refused"; readonly refusals: readonly Refusal[] };

/** The seller presses on one order at a human pace, so this many attempts fail only because of a bug. */
const mostTries = 10;

/**
 * Cancels an order for the customer who has its key, or takes the customer's own cancelling back, until the deadline of its week
 * by the server's clock; what the order takes of limits is counted as for a new order then. It sets what is so, and a repetition with the same key changes nothing, however late it comes. Throws
 * `StoreUnavailable` if the store cannot work now; unless its `isInDoubt` says otherwise, nothing was stored.
 */
export async function cancelPlacedOrder(
  request: CancelRequest,
  deps: CancelPlacedOrderDeps,
): Promise<CancelledOrder> {
  const { number, language } = request;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const opened = await openPlacedOrder(request, deps);
    if (opened.kind !== "opened") return opened;
    const { working } = opened;
    const events = await deps.store.eventsOfOrder(number);
    const decided = await decide(request, working, events, deps);
    if (decided.kind === "as-it-is") {
      // Read again, because the events are newer than the state.
      const read = await readPlacedOrder(request, language, deps);
      return read.kind === "read" ? { kind: "done", order: read.order, isNew: false } : read;
    }
    if (decided.kind !== "press") return decided;
    const outcome = await deps.store.press(decided.press);
    switch (outcome.kind) {
      case "recorded":
      case "repeated": {
        const now = { ...working, state: outcome.now as OrderState };
        const order = await afterStoring(() => placedOrderNow(now, language, deps));
        return { kind: "done", order, isNew: outcome.kind === "recorded" };
      }
      case "action-reused":
        return { kind: "key-reused" };
      case "unknown-order":
        return { kind: "unknown" };
      case "too-many-mails": {
        const retryAfter = secondsUntil(outcome.freeAt, deps.clock());
        return { kind: "too-many-changes", retryAfter };
      }
      case "limit-reached":
        return { kind: "refused", refusals: decided.refusals(outcome.taken) };
      case "outdated":
      case "nothing-to-undo":
        // The seller was faster. Try again with what is so now.
        break;
    }
  }
  throw new Error(`an order could not be cancelled in ${String(mostTries)} tries`);
}

type Decision =
  | { readonly kind: "as-it-is" }
  | {
      readonly kind: "press";
      readonly press: NewPress;
      /** If the limits do not leave what it takes; `taken` is what the other orders have of them. */
      readonly refusals: (taken: PortionsOfLimits) => readonly Refusal[];
    }
  | CancelRefusal;

async function decide(
  { number, isCancelled, idempotencyKey, language }: CancelRequest,
  { stored, state }: WorkingOrder,
  events: readonly OrderEvent[],
  { store, clock, sellerAddress }: CancelPlacedOrderDeps,
): Promise<Decision> {
  const actionId = customersActionId(number, idempotencyKey);
  const earlier = events.find((event) => event.actionId === actionId);
  if (earlier !== undefined) {
    const asked = isCancelled ? "cancelled" : "undone";
    return { kind: earlier.content.kind === asked ? "as-it-is" : "key-reused" };
  }
  const cancelling = standingCancelling(events);
  if ((cancelling !== undefined) === isCancelled) return { kind: "as-it-is" };

  const now = clock();
  const current = await currentCatalogue(store);
  const { shop } = current.catalogue;
  if (now >= orderWeekOn(state.week, shop).deadline) return { kind: "closed" };
  const frame = {
    orderNumber: number,
    actionId,
    deviceId: null,
    pressedAt: now,
    at: now,
    seen: { event: events.at(-1)?.id ?? 0, actionIds: [] },
    mails: toldMails(
      {
        customer: stored.order.customerData.email,
        seller: sellerAddress ?? shop.contactAddress,
      },
      now,
    ),
  };
  if (cancelling === undefined) {
    const retryAfter = secondsUntilNextChange(events, now);
    return retryAfter === undefined
      ? {
          kind: "press",
          press: { ...frame, action: { kind: "cancelled" }, mailLimits },
          refusals: () => [],
        }
      : { kind: "too-many-changes", retryAfter };
  }
  if (cancelling.deviceId !== null) return { kind: "cancelled-by-seller" };
  const action = { kind: "undone", actionId: cancelling.actionId } as const;
  const { limits, refusals } = restoredOrder(stored, current);
  const shown = language ?? stored.order.language;
  const marked = refusals(shown, undefined);
  return marked.length > 0
    ? { kind: "refused", refusals: marked }
    : {
        kind: "press",
        press: { ...frame, action, limits },
        refusals: (taken) => refusals(shown, taken),
      };
}
