import type { Kysely } from "kysely";
import { wordsOfName } from "#domain/order-log/search-orders.ts";
import type { Tables } from "#server/store/tables.ts";

/** Stores the words by which names are found, as far as they are not known. */
export async function storeNames(
  database: Kysely<Tables>,
  names: readonly string[],
): Promise<void> {
  const rows = [...new Set(names)].flatMap((name) =>
    [...new Set(wordsOfName(name))].map((word) => ({ word, name })),
  );
  if (rows.length === 0) return;
  await database
    .insertInto("customer_names")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
