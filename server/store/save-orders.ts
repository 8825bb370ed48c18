import type { Kysely, Transaction } from "kysely";
import { newestVersion } from "./newest-version.ts";
import { rowOfOrder } from "./order-row.ts";
import type { KeyedOrder, NewOrder, SaveOrderOutcome } from "./store.ts";
import type { Tables } from "./tables.ts";

/** Stores a batch of orders in one transaction, see `Store.saveOrders`. */
export async function saveOrders(
  database: Kysely<Tables>,
  orders: readonly NewOrder[],
): Promise<readonly SaveOrderOutcome[]> {
  if (orders.length === 0) return [];
  return database.transaction().execute(async (transaction) => {
    const version = await newestVersion(transaction);
    const known = await findKeys(transaction, orders);
    const outcomes: SaveOrderOutcome[] = [];
    // One after the other: an order must see the key of one before it in the same batch.
    for (const order of orders) {
      const outcome = await saveOrder(transaction, order, version, known);
      if (outcome.kind === "stored" && order.idempotencyKey !== undefined)
        known.set(order.idempotencyKey, order);
      outcomes.push(outcome);
    }
    return outcomes;
  });
}

async function saveOrder(
  transaction: Transaction<Tables>,
  order: NewOrder,
  version: number,
  known: ReadonlyMap<string, KeyedOrder>,
): Promise<SaveOrderOutcome> {
  // The key comes first: a repetition is answered even where the menu has changed meanwhile.
  const earlier = order.idempotencyKey === undefined ? undefined : known.get(order.idempotencyKey);
  if (earlier !== undefined) return repetition(order, earlier);
  if (order.catalogueVersion !== version) return { kind: "catalogue-changed" };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("orders")
    .values(rowOfOrder(order))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return { kind: "stored", number: order.number };
  // Where many may write at once, another process can have stored the key since it was looked up.
  const meanwhile = (await findKeys(transaction, [order])).get(order.idempotencyKey ?? "");
  return meanwhile === undefined ? { kind: "number-taken" } : repetition(order, meanwhile);
}

function repetition(order: NewOrder, earlier: KeyedOrder): SaveOrderOutcome {
  return earlier.contentHash === order.contentHash
    ? { kind: "repeated", number: earlier.number }
    : { kind: "key-reused" };
}

async function findKeys(
  transaction: Transaction<Tables>,
  orders: readonly NewOrder[],
): Promise<Map<string, KeyedOrder>> {
  const keys = orders.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
  if (keys.length === 0) return new Map();
  const rows = await transaction
    .selectFrom("orders")
    .select(["idempotency_key", "number", "content_hash"])
    .where("idempotency_key", "in", keys)
    .execute();
  return new Map(
    rows.map((row) => [
      row.idempotency_key ?? "",
      { number: row.number, contentHash: row.content_hash },
    ]),
  );
}
