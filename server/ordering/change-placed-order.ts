import type { OrderEvent } from "#domain/desk/desk-event.ts";
import { agorot } from "#domain/money/agorot.ts";
import { type SignedAgorot, signedAgorot } from "#domain/money/signed-agorot.ts";
import { checkOrder } from "#domain/order/check-order.ts";
import type { AcceptedOrder } from "#domain/order/order.ts";
import { orderIn } from "#domain/order/order-in.ts";
import { type OrderedAmounts, orderedAmounts } from "#domain/order/ordered-amounts.ts";
import { limitNeeds, mayTake } from "#domain/order/portion-limits.ts";
import type { ReceivedOrder } from "#domain/order/received-order.ts";
import type { Refusal } from "#domain/order/refusal.ts";
import { soldOutRefusals } from "#domain/order/sold-out-refusals.ts";
import type { WorkingOrder } from "#server/store/event-log.ts";
import type { NewRevision } from "#server/store/order-changes.ts";
import type { Store, VersionedCatalogue } from "#server/store/store.ts";
import { type AddressLimit, inPlace } from "./address-limit.ts";
import { afterStoring } from "./after-storing.ts";
import { contentHash } from "./content-hash.ts";
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
  standingCancelling,
} from "./placed-order-now.ts";
import { readPlacedOrder } from "./read-placed-order.ts";
import { toldMails } from "./told-mails.ts";

export interface ChangeRequest extends OrderAccess {
  /** The revision that the customer changed. */
  readonly revision: number;
  readonly received: ReceivedOrder;
  readonly idempotencyKey: string | undefined;
}

export type ChangePlacedOrderDeps = OpenPlacedOrderDeps &
  PlacedOrderDeps & {
    readonly store: Pick<Store, "changeOrder">;
    /** The recipient of the seller's mails; undefined for the shop's contact address. */
    readonly sellerAddress: string | undefined;
    /** The limit of new orders of an IP address, against which another e-mail address counts; undefined for none. */
    readonly newOrders: AddressLimit | undefined;
    /** See `MailLimits`. */
    readonly mostOrders: number | undefined;
  };

export type ChangedOrder =
  /** `isNew`: this call stored a revision; otherwise it is a repetition, or the order was so before. */
  | { readonly kind: "done"; readonly order: PlacedOrderNow; readonly isNew: boolean }
  | ChangeRefusal
  | NotOpened;

type ChangeRefusal =
  /** It does not match the menu or the rules of the form. */
  | { readonly kind: "refused"; readonly refusals: readonly Refusal[] }
  /** The deadline of the order's week is over. */
  | { readonly kind: "closed" }
  | { readonly kind: "cancelled" }
  /** Another revision is the newest. */
  | { readonly kind: "outdated"; readonly revision: number }
  /** The idempotency key belongs to another change. */
  | { readonly kind: "key-reused" }
  | { readonly kind: "too-many-changes"; readonly retryAfter: number };

/** Menu changes are rare, so this many attempts fail only because of a bug. */
const mostTries = 10;

/**
 * Replaces the content of an order for the customer who has its key, until the deadline of its week by the server's clock. It is
 * priced as a new order is, with the newest catalogue; the week and the adjustment of the seller stay. It is stored at most once
 * for each idempotency key, and only over the revision that the customer saw. Throws `StoreUnavailable` if the store cannot work
 * now; unless its `isInDoubt` says otherwise, nothing was stored.
 */
export async function changePlacedOrder(
  request: ChangeRequest,
  deps: ChangePlacedOrderDeps,
): Promise<ChangedOrder> {
  const { store } = deps;
  const { address } = request;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const opened = await openPlacedOrder(request, deps);
    if (opened.kind !== "opened") return opened;
    const events = await store.eventsOfOrder(request.number);
    const current = await currentCatalogue(store);
    const had = orderedAmounts(opened.working.stored.order);
    const judged = judge(request, { ...opened.working, had }, events, current, deps);
    if (judged.kind === "same") return readChanged(request, deps);
    if (judged.kind !== "change") return judged;
    const { change } = judged;
    const before = opened.working.stored.order.customerData.email;
    const place = isReaddressed(before, change.order)
      ? deps.newOrders?.take(address, change.at)
      : undefined;
    if (place?.ok === false)
      return { kind: "too-many-changes", retryAfter: secondsUntil(place.freeAt, change.at) };
    const save = () => store.changeOrder(change);
    const outcome =
      place === undefined
        ? await save()
        : await inPlace(place, save, ({ kind }) => kind === "stored");
    switch (outcome.kind) {
      case "too-many-mails":
        return { kind: "too-many-changes", retryAfter: secondsUntil(outcome.freeAt, change.at) };
      case "stored":
        return afterStoring(() => readChanged(request, deps, true));
      case "repeated":
        return readChanged(request, deps);
      case "outdated":
        return { kind: "outdated", revision: outcome.now.revision };
      case "action-reused":
        return { kind: "key-reused" };
      case "unknown-order":
        return { kind: "unknown" };
      case "limit-reached":
        return {
          kind: "refused",
          refusals: soldOutRefusals(request.received, change.order.language, current.catalogue, {
            had,
            left: mayTake(change.limits ?? [], outcome.taken),
          }),
        };
      case "catalogue-changed":
        // Try again with the current catalogue.
        break;
    }
  }
  throw new Error(`an order could not be changed in ${String(mostTries)} tries`);
}

/** Whether a change gives an order another e-mail address; capital letters do not tell addresses apart. */
function isReaddressed(before: string, { customerData }: AcceptedOrder): boolean {
  return customerData.email.toLowerCase() !== before.toLowerCase();
}

/** The hash of an order as its customer sees it: whatever the menu says of it beside that, it is the same order. */
function hashOfSeen(order: AcceptedOrder): string {
  const beside = new Set(["id", "choiceId", "measure", "pickupAddress"]);
  const seen = JSON.stringify(orderIn(order, order.language), (field, value: unknown) =>
    beside.has(field) ? undefined : value,
  );
  return contentHash(JSON.parse(seen));
}

async function readChanged(
  request: ChangeRequest,
  deps: ChangePlacedOrderDeps,
  isNew = false,
): Promise<ChangedOrder> {
  const read = await readPlacedOrder(request, undefined, deps);
  return read.kind === "read" ? { kind: "done", order: read.order, isNew } : read;
}

type Judged =
  | { readonly kind: "change"; readonly change: NewRevision }
  /** The change changes nothing, so there is nothing to store and to tell. */
  | { readonly kind: "same" }
  | ChangeRefusal;

function judge(
  { number, idempotencyKey, revision, received }: ChangeRequest,
  { stored, state, had }: WorkingOrder & { readonly had: OrderedAmounts },
  events: readonly OrderEvent[],
  { version, catalogue }: VersionedCatalogue,
  { clock, sellerAddress, mostOrders }: ChangePlacedOrderDeps,
): Judged {
  const at = clock();
  const { email } = stored.order.customerData;
  const change = (order: AcceptedOrder, adjustment: SignedAgorot): Judged => ({
    kind: "change",
    change: {
      orderNumber: number,
      actionId: customersActionId(number, idempotencyKey),
      deviceId: null,
      pressedAt: at,
      at,
      contentHash: contentHash({ revision, received }),
      basedOn: revision,
      order,
      adjustment,
      adjustmentText: stored.adjustmentText,
      catalogueVersion: version,
      limits: limitNeeds(catalogue, order, had),
      mailLimits: { mostOrders, ...mailLimits },
      mails: toldMails(
        {
          customer: order.customerData.email,
          ...(isReaddressed(email, order) && { instead: email }),
          seller: sellerAddress ?? catalogue.shop.contactAddress,
        },
        at,
      ),
    },
  });
  // The store compares a repetition with what it has stored. It needs to match neither the menu nor the clock any more.
  const actionId = customersActionId(number, idempotencyKey);
  if (events.some((event) => event.actionId === actionId)) {
    return change(stored.order, stored.adjustment);
  }
  if (standingCancelling(events) !== undefined) return { kind: "cancelled" };
  if (at >= orderWeekOn(state.week, catalogue.shop).deadline) return { kind: "closed" };
  if (state.revision !== revision) return { kind: "outdated", revision: state.revision };
  const checked = checkOrder(received, catalogue, had);
  if (!checked.ok) return { kind: "refused", refusals: checked.refusals };
  // What the seller took off is at most what the order costs now.
  const adjustment = signedAgorot(Math.max(stored.adjustment, 0 - checked.order.orderTotal));
  const order = {
    ...checked.order,
    orderTotal: agorot(checked.order.orderTotal + adjustment),
  };
  if (hashOfSeen(order) === hashOfSeen(stored.order)) return { kind: "same" };
  const retryAfter = secondsUntilNextChange(events, at);
  return retryAfter === undefined
    ? change(order, adjustment)
    : { kind: "too-many-changes", retryAfter };
}
