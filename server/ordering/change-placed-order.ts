import { agorot, type SignedAgorot } from "#domain/money/agorot.ts";
import { checkOrder } from "#domain/order/check-order.ts";
import { countedAdjustment } from "#domain/order/counted-adjustment.ts";
import type { AcceptedOrder, ReceivedOrder } from "#domain/order/order.ts";
import { type OrderedAmounts, orderedAmounts } from "#domain/order/ordered-amounts.ts";
import { limitNeeds, mayTake } from "#domain/order/portion-limits.ts";
import { promiseHandOver } from "#domain/order/promise-hand-over.ts";
import { soldOutRefusals } from "#domain/order/sold-out-refusals.ts";
import { missingOf, nothingMissing } from "#domain/order-log/missing.ts";
import type { NewRevision } from "#server/store/orders/new-revision.ts";
import type { Store } from "#server/store/store.ts";
import type { AddressLimit } from "./address-limit.ts";
import { agreedAdjustment } from "./agreed-adjustment.ts";
import { contentHash } from "./content-hash.ts";
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
import { isSameOrder } from "./is-same-order.ts";
import { secondsUntil } from "./seconds-until.ts";
import { withPermit } from "./with-permit.ts";

export interface ChangeRequest extends CustomersMarkRequest {
  /** The revision that the customer changed. */
  readonly revision: number;
  readonly received: ReceivedOrder;
}

export type ChangePlacedOrderDeps = CustomersMarkDeps & {
  readonly store: Pick<Store, "changeOrder">;
  /** The limit of new orders of an IP address, against which another email address counts; undefined for none. */
  readonly newOrders: AddressLimit | undefined;
  /** See `MailLimits`. */
  readonly mostOrders: number | undefined;
};

export type ChangePlacedOrderOutcome = MarkedOrder | ChangeRefusal;

type ChangeRefusal =
  | MarkRefusal
  | { readonly kind: "cancelled" }
  /** Something is missing from its box and was taken off its price. */
  | { readonly kind: "items-missing" }
  /** Another revision is the newest. */
  | { readonly kind: "outdated"; readonly revision: number };

/**
 * Replaces the content of an order for the customer who has its key. It is
 * priced as a new order is, with the newest catalogue; the week and the adjustment of the seller stay. It is stored at most once
 * for each idempotency key, and only over the revision that the customer saw. Throws `StoreUnavailable` if the store cannot work
 * now; unless its `isInDoubt` says otherwise, nothing was stored.
 */
export function changePlacedOrder(
  request: ChangeRequest,
  deps: ChangePlacedOrderDeps,
): Promise<ChangePlacedOrderOutcome> {
  const { received } = request;
  const readChanged = (isNew: boolean) => readMarked(request, undefined, deps, isNew);
  return markOrder(request, deps, async (order): Promise<ChangePlacedOrderOutcome | undefined> => {
    const had = orderedAmounts(order.stored.order);
    const agreed = await agreedAdjustment(order, deps.store);
    const judged = judge(request, order, { had, agreed, mostOrders: deps.mostOrders });
    if (judged.kind === "same") return readChanged(false);
    if (judged.kind !== "change") return judged;
    const { change } = judged;
    const tooMany = (freeAt: number): ChangeRefusal => ({
      kind: "too-many-changes",
      retryAfter: secondsUntil(freeAt, change.at),
    });
    const before = order.stored.order.customerData.email;
    const permit = isReaddressed(before, change.order)
      ? deps.newOrders?.take(request.address, change.at)
      : undefined;
    if (permit?.ok === false) return tooMany(permit.freeAt);
    const save = () => deps.store.changeOrder(change);
    const outcome = await withPermit(permit, save, ({ kind }) => kind === "stored");
    switch (outcome.kind) {
      case "too-many-mails":
        return tooMany(outcome.freeAt);
      case "stored":
        return afterStoring(() => readChanged(true));
      case "repeated":
        return readChanged(false);
      case "outdated":
        return { kind: "outdated", revision: outcome.now.revision };
      case "action-reused":
        // The call that it repeats was faster: it is found now.
        if (order.earlier === undefined) return undefined;
        return (await isSameChange(request, order, deps.store))
          ? readChanged(false)
          : { kind: "key-reused" };
      case "unknown-order":
        return { kind: "unknown" };
      case "erased":
        return { kind: "closed" };
      case "limit-reached": {
        const left = mayTake(change.limits ?? [], outcome.taken);
        const { language } = change.order;
        const { catalogue } = order.current;
        const refusals = soldOutRefusals(received, language, catalogue, { had, left });
        return { kind: "refused", refusals };
      }
      case "catalogue-changed":
        return undefined;
    }
  });
}

/** Whether a change gives an order another email address; capital letters do not tell addresses apart. */
function isReaddressed(before: string, { customerData }: AcceptedOrder): boolean {
  return customerData.email.toLowerCase() !== before.toLowerCase();
}

/** Whether a change with the key of a stored one is that one: sent in the other language, it has other names. */
async function isSameChange(
  { revision, received }: ChangeRequest,
  { earlier, current, stored: { number } }: OrderToMark,
  store: Pick<Store, "revisionsOfOrder">,
): Promise<boolean> {
  if (earlier?.content.kind !== "changed") return false;
  const { revision: made } = earlier.content;
  const change = (await store.revisionsOfOrder(number)).find((each) => each.revision === made);
  if (change?.basedOn !== revision) return false;
  const { order } = change;
  const had = orderedAmounts(order);
  const checked = checkOrder(received, current.catalogue, had, order);
  return checked.ok && isSameOrder(checked.order, order);
}

type Judged =
  | { readonly kind: "change"; readonly change: NewRevision }
  /** The change changes nothing, so there is nothing to store and to tell. */
  | { readonly kind: "same" }
  | ChangeRefusal;

interface Judging {
  /** What the order had before. */
  readonly had: OrderedAmounts;
  /** See `agreedAdjustment`. */
  readonly agreed: SignedAgorot;
  readonly mostOrders: number | undefined;
}

function judge(
  { revision, received }: ChangeRequest,
  order: OrderToMark,
  { had, agreed, mostOrders }: Judging,
): Judged {
  const { stored, state, current } = order;
  const { version, catalogue } = current;
  const { email } = stored.order.customerData;
  const change = (content: AcceptedOrder, adjustment: SignedAgorot): Judged => ({
    kind: "change",
    change: {
      ...order.base,
      contentHash: contentHash({ revision, received }),
      basedOn: revision,
      order: content,
      adjustment,
      adjustmentText: stored.adjustmentText,
      // Otherwise the customer may not change it, see below.
      missing: nothingMissing,
      catalogueVersion: version,
      limits: limitNeeds(catalogue, content, had),
      mailLimits: { mostOrders, ...mailLimits },
      mails: order.mailsTo(
        content.customerData.email,
        isReaddressed(email, content) ? email : undefined,
      ),
    },
  });
  // The store compares a repetition with what it has stored. It needs to match neither the menu nor the clock anymore.
  if (order.earlier !== undefined) return change(stored.order, stored.adjustment);
  if (order.cancelling !== undefined) return { kind: "cancelled" };
  if (order.isClosed) return { kind: "closed" };
  // It would be taken off twice.
  if (missingOf(order.events).size > 0) return { kind: "items-missing" };
  if (state.revision !== revision) return { kind: "outdated", revision: state.revision };
  const checked = checkOrder(received, catalogue, had, stored.order);
  if (!checked.ok) return { kind: "refused", refusals: checked.refusals };
  const adjustment = countedAdjustment(agreed, checked.order.orderTotal);
  const content = {
    ...promiseHandOver(checked.order, state.week, catalogue),
    orderTotal: agorot(checked.order.orderTotal + adjustment),
  };
  if (isSameOrder(content, stored.order)) return { kind: "same" };
  return order.tooMany ?? change(content, adjustment);
}
