import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** What two copies of a shop must have in common. */
export interface ShopSummary {
  readonly catalogues: number;
  readonly orders: number;
  readonly mails: number;
  /** Agorot of all orders together. */
  readonly total: number;
}

/** Counts what a database holds and adds up its money. Works in a transaction as well. */
export async function shopSummary(database: Kysely<Tables>): Promise<ShopSummary> {
  const count = async (table: keyof Tables) => {
    const { rows } = await database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as("rows"))
      .executeTakeFirstOrThrow();
    return Number(rows);
  };
  const { total } = await database
    .selectFrom("orders")
    .select(({ fn }) => fn.sum("order_total").as("total"))
    .executeTakeFirstOrThrow();
  return {
    catalogues: await count("catalogues"),
    orders: await count("orders"),
    mails: await count("mails"),
    // Null where there is no order.
    total: Number(total ?? 0),
  };
}

/** Throws where two databases do not hold the same. */
export function assertSameSummary(copy: ShopSummary, original: ShopSummary): void {
  if (JSON.stringify(copy) === JSON.stringify(original)) return;
  throw new Error(`the copy is not what it was made from: ${JSON.stringify({ copy, original })}`);
}
