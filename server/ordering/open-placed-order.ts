import type { Language } from "#domain/language/language.ts";
import type { WorkingOrder } from "#server/store/log/event-log.ts";
import type { Store } from "#server/store/store.ts";
import { secondsUntil } from "./address-limit.ts";
import type { OrderKeys } from "./order-keys.ts";
import { type PlacedOrderDeps, type PlacedOrderNow, placedOrderNow } from "./placed-order-now.ts";
import type { WrongKeyLimit } from "./wrong-key-limit.ts";

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
