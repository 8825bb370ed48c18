import { offeredMenu } from "#domain/catalogue/offered-menu.ts";
import type { Language } from "#domain/language/language.ts";
import { orderIn } from "#domain/order/order.ts";
import { limitNeeds, mayTake, type PortionsOfLimits } from "#domain/order/portion-limits.ts";
import type { Refusal } from "#domain/order/refusal.ts";
import { soldOutRefusals } from "#domain/order/sold-out-refusals.ts";
import type { OrderState } from "#domain/order-log/order-state.ts";
import type { VersionedCatalogue } from "#server/store/catalogue/versioned-catalogue.ts";
import type { NewMark, RestoredNeeds } from "#server/store/log/event-log.ts";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";
import type { Store } from "#server/store/store.ts";
import {
  afterStoring,
  type CustomersMarkDeps,
  type CustomersMarkRequest,
  type MarkedOrder,
  type MarkRefusal,
  mailLimits,
  markOrder,
  type OrderToMark,
  readMarked,
} from "./customers-mark.ts";
import { placedOrderNow } from "./placed-order-now.ts";
import { secondsUntil } from "./seconds-until.ts";

export interface CancelRequest extends CustomersMarkRequest {
  /** Whether the order is to be canceled; false takes the customer's own canceling back. */
  readonly isCancelled: boolean;
  /** The language of the answer; undefined for that of the order. */
  readonly language: Language | undefined;
}

export type CancelPlacedOrderDeps = CustomersMarkDeps & { readonly store: Pick<Store, "mark"> };

export type CancelledOrder = MarkedOrder | CancelRefusal;

/** `cancelled-by-seller`: only the seller can take it back. */
type CancelRefusal = MarkRefusal | { readonly kind: "cancelled-by-seller" };

/**
 * Cancels an order for the customer who has its key, or takes the customer's own canceling back; what the order takes of limits is
 * counted as for a new order then. It sets a state, and a repetition with the same key changes nothing, however late it comes. Throws
 * `StoreUnavailable` if the store cannot work now; unless its `isInDoubt` says otherwise, nothing was stored.
 */
export function cancelPlacedOrder(
  request: CancelRequest,
  deps: CancelPlacedOrderDeps,
): Promise<CancelledOrder> {
  const { language } = request;
  return markOrder(request, deps, async (order): Promise<CancelledOrder | undefined> => {
    const decided = decide(request, order);
    // Read again, because the events are newer than the state.
    if (decided.kind === "as-it-is") return readMarked(request, language, deps, false);
    if (decided.kind !== "press") return decided;
    const outcome = await deps.store.mark(decided.press);
    switch (outcome.kind) {
      case "recorded":
      case "repeated": {
        const pressed = { ...order, state: outcome.now as OrderState };
        const now = await afterStoring(() => placedOrderNow(pressed, language, deps));
        return { kind: "done", order: now, isNew: outcome.kind === "recorded" };
      }
      case "action-reused":
        return { kind: "key-reused" };
      case "unknown-order":
        return { kind: "unknown" };
      case "erased":
        return { kind: "closed" };
      case "too-many-mails": {
        const retryAfter = secondsUntil(outcome.freeAt, deps.clock());
        return { kind: "too-many-changes", retryAfter };
      }
      case "limit-reached":
        return { kind: "refused", refusals: decided.refusals(outcome.taken) };
      case "outdated":
      case "nothing-to-undo":
        return undefined;
    }
  });
}

type Decision =
  | { readonly kind: "as-it-is" }
  | {
      readonly kind: "press";
      readonly press: NewMark;
      /** If the limits do not leave what it takes; `taken` is what the other orders have of them. */
      readonly refusals: (taken: PortionsOfLimits) => readonly Refusal[];
    }
  | CancelRefusal;

function decide(
  { isCancelled, language }: CancelRequest,
  {
    stored,
    events,
    current,
    earlier,
    cancelling,
    isClosed,
    isSkipped,
    tooMany,
    ...order
  }: OrderToMark,
): Decision {
  if (earlier !== undefined) {
    const asked = isCancelled ? "cancelled" : "undone";
    return { kind: earlier.content.kind === asked ? "as-it-is" : "key-reused" };
  }
  if ((cancelling !== undefined) === isCancelled) return { kind: "as-it-is" };
  if (isClosed) return { kind: "closed" };
  const base = {
    ...order.base,
    seen: { event: events.at(-1)?.id ?? 0, actionIds: [] },
    mails: order.mailsTo(stored.order.customerData.email),
  };
  if (cancelling === undefined) {
    const press = { ...base, action: { kind: "cancelled" }, mailLimits } as const;
    return tooMany ?? { kind: "press", press, refusals: () => [] };
  }
  if (cancelling.deviceId !== null) return { kind: "cancelled-by-seller" };
  // A week that the seller skips takes no orders; those that she keeps in it can be changed and canceled.
  if (isSkipped) return { kind: "closed" };
  const action = { kind: "undone", actionId: cancelling.actionId } as const;
  const { limits, refusals } = restoredOrder(stored, current);
  const shown = language ?? stored.order.language;
  const marked = refusals(shown, undefined);
  if (marked.length > 0) return { kind: "refused", refusals: marked };
  const press = { ...base, action, limits };
  return { kind: "press", press, refusals: (taken) => refusals(shown, taken) };
}

/** What a canceled order takes when its customer restores it: nothing is kept for it meanwhile, so it takes what a new order does. */
interface RestoredOrder {
  readonly limits: RestoredNeeds;
  /**
   * What of it is sold out, line by line and with its names in `language`. `taken` is what the other orders of its week have of the limits;
   * undefined where only the seller's marks count.
   */
  readonly refusals: (
    language: Language,
    taken: PortionsOfLimits | undefined,
  ) => readonly Refusal[];
}

function restoredOrder(
  { order, revision }: StoredOrder,
  { version, catalogue }: VersionedCatalogue,
): RestoredOrder {
  const had = new Map<string, number>();
  const needs = limitNeeds(catalogue, order, had);
  return {
    limits: { needs, revision, catalogueVersion: version },
    refusals: (language, taken) =>
      soldOutRefusals(
        orderIn(order, language),
        language,
        { menu: offeredMenu(catalogue.menu) },
        { had, left: taken && mayTake(needs, taken), isWholeMenu: true },
      ),
  };
}
