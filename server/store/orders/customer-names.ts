import type { Insertable } from "kysely";
import { wordsOfName } from "#domain/order-log/search-orders.ts";
import type { CustomerNameRow } from "#server/store/tables.ts";

/** The rows by which names are found, each once. */
export function rowsOfNames(names: readonly string[]): readonly Insertable<CustomerNameRow>[] {
  return [...new Set(names)].flatMap((name) =>
    [...new Set(wordsOfName(name))].map((word) => ({ word, name })),
  );
}
