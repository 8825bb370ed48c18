import type { Transaction } from "kysely";
import type { Tables } from "#server/store/tables.ts";

export interface Secret {
  readonly name: string;
  readonly value: string;
  readonly at: number;
}

/** Stores a secret in the place of the one that has its name, if there is one. */
export function storeSecret(transaction: Transaction<Tables>, { name, value, at }: Secret) {
  const row = { value, created_at: at };
  return transaction
    .insertInto("secrets")
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row));
}
