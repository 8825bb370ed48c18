import type { Payment } from "#domain/catalogue/catalogue.ts";
import { localizeShop } from "#domain/catalogue/localize-catalogue.ts";
import { paymentLinkOf } from "#domain/catalogue/payment-link.ts";
import type { Language } from "#domain/language/language.ts";
import type { SignedAgorot } from "#domain/money/agorot.ts";
import { type OrderInLanguage, orderIn } from "#domain/order/order.ts";
import { orderNow } from "#domain/order/order-now.ts";
import { missingOf } from "#domain/order-log/missing.ts";
import { balanceOf, type OrderState } from "#domain/order-log/order-state.ts";
import { standingCancelling, standingEvents } from "#domain/order-log/standing-events.ts";
import type { WorkingOrder } from "#server/store/log/event-log.ts";
import type { Store } from "#server/store/store.ts";
import { agreedAdjustment } from "./agreed-adjustment.ts";
import { currentCatalogue } from "./current-catalogue.ts";
import type { OrderKeys } from "./order-keys.ts";
import { isSkipped, type OrderWeek, orderWeekOn } from "./order-week.ts";
import { secondsUntil } from "./seconds-until.ts";
import type { WrongKeyLimit } from "./wrong-key-limit.ts";

/** An order for its customer, as it is now. */
export interface PlacedOrderNow {
  readonly number: string;
  /** Milliseconds since 1970 UTC. */
  readonly receivedAt: number;
  /** When it was changed last; undefined if it is as it was ordered. */
  readonly changedAt: number | undefined;
  /** When it was canceled; undefined if it is not. */
  readonly cancelledAt: number | undefined;
  /** The language in which it was ordered; the names in `order` may be in another one. */
  readonly language: Language;
  /** With when and where it is handed over as of now, or was to be before it was canceled; see `orderNow`. */
  readonly order: OrderInLanguage;
  /** In agorot, part of `order.orderTotal`; see `StoredOrder`. */
  readonly adjustment: SignedAgorot;
  readonly adjustmentText: string;
  /** See `agreedAdjustment`. */
  readonly agreedAdjustment: SignedAgorot;
  readonly state: OrderState;
  readonly week: OrderWeek;
  /** Whether the customer can change or cancel it now. */
  readonly canChange: boolean;
  /** Whether it cannot be changed only because something is missing from its box. */
  readonly itemsMissing: boolean;
  /** Whether the customer can take its canceling back now. */
  readonly canRestore: boolean;
  /** Below 0 it is to be given back. */
  readonly balance: SignedAgorot;
  /** With the link for what is still owed. */
  readonly payment: Payment<string>;
  readonly shopName: string;
  /** Of the catalogue from which it says what is current. */
  readonly catalogueVersion: number;
}

export interface PlacedOrderDeps {
  readonly store: Pick<Store, "currentCatalogue" | "eventsOfOrder" | "revisionsOfOrder">;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
}

/** A placed order as its customer reads it, with its ids, and with its names in `language`, without one in the language of the order. */
export async function placedOrderNow(
  working: WorkingOrder,
  language: Language | undefined,
  { store, clock }: PlacedOrderDeps,
): Promise<PlacedOrderNow> {
  const { stored, state } = working;
  const { number, receivedAt, order } = stored;
  const shown = language ?? order.language;
  const current = await currentCatalogue(store);
  const week = orderWeekOn(state.week, current.catalogue.shop);
  const shop = localizeShop(current.catalogue, shown);
  const { link } = current.catalogue.shop.payment;
  const balance = balanceOf(state);
  const isOpen = clock() < week.deadline;
  const events = state.isCancelled || state.revision > 0 ? await store.eventsOfOrder(number) : [];
  const cancelling = standingCancelling(events);
  const itemsMissing = isOpen && missingOf(events).size > 0;
  return {
    number,
    receivedAt,
    changedAt: standingEvents(events).findLast(({ content }) => content.kind === "changed")?.at,
    cancelledAt: cancelling?.at,
    language: order.language,
    order: orderIn(orderNow(order, state.week, current.catalogue), shown),
    adjustment: stored.adjustment,
    adjustmentText: stored.adjustmentText,
    agreedAdjustment: await agreedAdjustment(working, store),
    state,
    week,
    // With something missing it lies in its box already.
    canChange:
      isOpen && !state.isHandedOver && !state.isCancelled && !state.isErased && !itemsMissing,
    itemsMissing,
    canRestore:
      isOpen &&
      !isSkipped(state.week, current.catalogue.shop) &&
      cancelling?.deviceId === null &&
      !state.isErased,
    balance,
    payment: { ...shop.payment, link: link && paymentLinkOf(link, { number, toPay: balance }) },
    shopName: shop.name,
    catalogueVersion: current.version,
  };
}

/** What a client sends to open an order. */
export interface OrderAccess {
  readonly number: string;
  readonly key: string;
  /** The IP address of the client. */
  readonly address: string;
}

export interface OpenPlacedOrderDeps {
  readonly store: Pick<Store, "findWorkingOrder">;
  readonly readOrderKeys: () => Promise<OrderKeys>;
  readonly wrongKeys: WrongKeyLimit;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
}

export type OpenedOrder = { readonly kind: "opened"; readonly working: WorkingOrder } | NotOpened;

export type NotOpened =
  /** There is no such order, or the key is not its own. */
  | { readonly kind: "unknown" }
  /** Neither, and too many wrong keys came already; another one is looked at in `retryAfter` seconds, at least 1. */
  | { readonly kind: "too-many-wrong-keys"; readonly retryAfter: number };

/**
 * The order that an address of a page names. Without the right key the store is not asked, so that a wrong key costs the same
 * work and the same time for an order as for a number that does not exist.
 */
export async function openPlacedOrder(
  { number, key, address }: OrderAccess,
  { store, readOrderKeys, wrongKeys, clock }: OpenPlacedOrderDeps,
): Promise<OpenedOrder> {
  const { fits } = await readOrderKeys();
  if (fits(number, key)) {
    const working = await store.findWorkingOrder(number);
    if (working !== undefined) return { kind: "opened", working };
  }
  const now = clock();
  const freeAt = wrongKeys.note(address, now);
  if (freeAt === undefined) return { kind: "unknown" };
  return { kind: "too-many-wrong-keys", retryAfter: secondsUntil(freeAt, now) };
}

export type ReadPlacedOrderDeps = OpenPlacedOrderDeps & PlacedOrderDeps;

export type ReadPlacedOrder = { readonly kind: "read"; readonly order: PlacedOrderNow } | NotOpened;

/**
 * Reads an order for the customer who has its key. Names are in `language`, without one in the language of the order. Throws
 * `StoreUnavailable` if the store cannot work now, and `StoreDamaged` if the order is damaged.
 */
export async function readPlacedOrder(
  access: OrderAccess,
  language: Language | undefined,
  deps: ReadPlacedOrderDeps,
): Promise<ReadPlacedOrder> {
  const opened = await openPlacedOrder(access, deps);
  if (opened.kind !== "opened") return opened;
  return { kind: "read", order: await placedOrderNow(opened.working, language, deps) };
}
