import { checkOrder } from "#domain/order/check-order.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { contentHash } from "#server/ordering/content-hash.ts";
import { makeOrderNumber } from "#server/ordering/make-order-number.ts";
import type { NewOrder, Store } from "#server/store/store.ts";
import { seedOrder } from "./seed-order.ts";

export interface StoreLoad {
  readonly count: number;
  /** Each waits until its order is stored before it brings the next one. */
  readonly callers: number;
  /** Whether orders that come together share a transaction, as those that customers place do. */
  readonly isGrouped: boolean;
}

/** Stores orders, past HTTP and all checks, as durably as ever, and gives how many a second. */
export async function storeOrders(
  store: Store,
  { count, callers, isGrouped }: StoreLoad,
): Promise<number> {
  const received = seedOrder();
  const checked = checkOrder(received, seedCatalogue);
  if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.refusals)}`);
  const order: NewOrder = {
    order: checked.order,
    number: "",
    idempotencyKey: undefined,
    contentHash: contentHash(received),
    catalogueVersion: 1,
    receivedAt: Date.now(),
    sellerAddress: "orders@shop.example",
    week: "2026-01-07",
  };
  const save = isGrouped
    ? store.saveOrder
    : async (alone: NewOrder) => (await store.saveOrders([alone]))[0];
  let toStore = count;
  const bring = async () => {
    while (toStore > 0) {
      toStore -= 1;
      const named = { ...order, number: makeOrderNumber(), idempotencyKey: crypto.randomUUID() };
      const outcome = await save(named);
      // A number is taken once in thousands; whoever places an order draws another one then.
      if (outcome?.kind === "number-taken") toStore += 1;
      else if (outcome?.kind !== "stored") throw new Error(`not stored: ${outcome?.kind ?? ""}`);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: callers }, bring));
  return count / ((performance.now() - start) / 1_000);
}
