import type { Kysely, Transaction } from "kysely";
import { agorot } from "#domain/money/agorot.ts";
import { nothingMissing } from "#domain/order-log/missing.ts";
import { newestVersion } from "#server/store/catalogue/catalogue-reader.ts";
import { rowsOfMails } from "#server/store/mails/mail-row.ts";
import { inParts, type Tables, valueOf } from "#server/store/tables.ts";
import { isSameContent } from "./content-hash.ts";
import { storeNames } from "./customer-names.ts";
import type { EarlierOrder, KeyedOrder, NewOrder, SaveOrderOutcome } from "./new-order.ts";
import { mayBeStoredAt } from "./order-limit.ts";
import { keyedOrderColumns, rowOfOrder } from "./order-row.ts";
import { rowOfNewState } from "./order-state-row.ts";
import { type LimitsOfBatch, limitsOfBatch } from "./portions-taken.ts";
import { saveChangeWithin } from "./save-change.ts";

/**
 * Stores a batch of orders, their mails and their states in one transaction, see `Store.saveOrders`. With `isAgain` an earlier attempt with
 * the same orders may have stored them: the outcome of its commit is unknown.
 */
export async function saveOrders(
  database: Kysely<Tables>,
  orders: readonly NewOrder[],
  { isAgain = false } = {},
): Promise<readonly SaveOrderOutcome[]> {
  if (orders.length === 0) return [];
  return database.transaction().execute(async (transaction) => {
    const version = await newestVersion(transaction);
    const known = await findKeys(transaction, orders);
    const stored = isAgain ? await findStored(transaction, orders) : new Set();
    const limits = limitsOfBatch(transaction);
    const outcomes: SaveOrderOutcome[] = [];
    const inserted: NewOrder[] = [];
    // One after the other, because an order must see the keys of earlier orders in the same batch.
    for (const order of orders) {
      const outcome: SaveOrderOutcome = stored.has(order)
        ? { kind: "stored", number: order.number }
        : await saveOrder(transaction, order, version, known, limits);
      if (outcome.kind === "stored" && !stored.has(order)) inserted.push(order);
      if (outcome.kind === "stored" && order.idempotencyKey !== undefined)
        known.set(order.idempotencyKey, order);
      outcomes.push(outcome);
    }
    // Their mails, states and names come together: on PostgreSQL each statement is a round trip.
    for (const some of inParts(inserted)) {
      await transaction.insertInto("mails").values(some.flatMap(rowsOfMails)).execute();
      await transaction.insertInto("order_states").values(some.map(rowOfNewState)).execute();
      await storeNames(
        transaction,
        some.map(({ order }) => order.customerData.name),
      );
    }
    for (const order of inserted)
      if (order.byPhone !== undefined) await saveAdjustment(transaction, order);
    return outcomes;
  });
}

/** Stores an order without its mails and its state. */
async function saveOrder(
  transaction: Transaction<Tables>,
  order: NewOrder,
  version: number,
  known: ReadonlyMap<string, KeyedOrder>,
  limits: LimitsOfBatch,
): Promise<SaveOrderOutcome> {
  // The key comes first, so that a repeated order gets its number even if the menu has changed meanwhile.
  const earlier = order.idempotencyKey === undefined ? undefined : known.get(order.idempotencyKey);
  if (earlier !== undefined) return repetition(order, earlier);
  if (order.catalogueVersion !== version) return { kind: "catalogue-changed" };
  const freeAt = await mayBeStoredAt(transaction, order);
  if (freeAt !== undefined) return { kind: "too-many-orders", freeAt };
  const taken = await limits.exceededBy(order);
  if (taken !== undefined) return { kind: "limit-reached", taken };
  const inserted = await transaction
    .insertInto("orders")
    .values(rowOfOrder(order))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (inserted.numInsertedOrUpdatedRows === 1n) {
    limits.take(order);
    return { kind: "stored", number: order.number };
  }
  // Where several connections may write at once, another one may have stored the key since it was looked up.
  const meanwhile = (await findKeys(transaction, [order])).get(order.idempotencyKey ?? "");
  return meanwhile === undefined ? { kind: "number-taken" } : repetition(order, meanwhile);
}

function repetition(order: NewOrder, earlier: KeyedOrder): SaveOrderOutcome {
  const isSame = isSameContent(earlier.contentHash, order.contentHash);
  return { kind: isSame ? "repeated" : "key-reused", earlier: earlierOrder(earlier) };
}

function earlierOrder({ number, week, catalogueVersion }: KeyedOrder): EarlierOrder {
  return { number, week, catalogueVersion };
}

async function findKeys(
  transaction: Transaction<Tables>,
  orders: readonly NewOrder[],
): Promise<Map<string, KeyedOrder>> {
  const keys = orders.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
  if (keys.length === 0) return new Map();
  const rows = await transaction
    .selectFrom("orders")
    .select(["idempotency_key", ...keyedOrderColumns])
    .where("idempotency_key", "in", keys)
    .execute();
  return new Map(
    rows.map(({ idempotency_key: key, ...row }): [string, KeyedOrder] => [key ?? "", valueOf(row)]),
  );
}

/** The orders that are already stored. Number, key, content and time must agree, since another order may have the number. */
async function findStored(
  transaction: Transaction<Tables>,
  orders: readonly NewOrder[],
): Promise<ReadonlySet<NewOrder>> {
  const rows = await transaction
    .selectFrom("orders")
    .select(["number", "idempotency_key", "content_hash", "received_at"])
    .where(
      "number",
      "in",
      orders.map(({ number }) => number),
    )
    .execute();
  const isSame = (order: NewOrder) => (row: (typeof rows)[number]) =>
    row.number === order.number &&
    row.idempotency_key === (order.idempotencyKey ?? null) &&
    row.content_hash === order.contentHash &&
    row.received_at === order.receivedAt;
  return new Set(orders.filter((order) => rows.some(isSame(order))));
}

/** Adds the revision of an order that the seller took with an adjustment, in the transaction of the order. */
async function saveAdjustment(
  transaction: Transaction<Tables>,
  { number, order, catalogueVersion, receivedAt, contentHash, byPhone }: NewOrder,
): Promise<void> {
  if (byPhone === undefined || byPhone.adjustment === 0) return;
  const { deviceId, pressedAt, adjustment, adjustmentText } = byPhone;
  const outcome = await saveChangeWithin(transaction, {
    orderNumber: number,
    // Of the number, which is new: the action id of the order may be that of an event.
    actionId: `adjustment-${number}`,
    deviceId,
    pressedAt,
    at: receivedAt,
    contentHash,
    basedOn: 0,
    order: { ...order, orderTotal: agorot(order.orderTotal + adjustment) },
    adjustment,
    adjustmentText,
    missing: nothingMissing,
    catalogueVersion,
    mails: [],
  });
  if (outcome.kind !== "stored")
    throw new Error(`the adjustment of order ${number} was ${outcome.kind}`);
}
