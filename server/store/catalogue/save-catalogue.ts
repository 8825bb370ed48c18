import type { Transaction } from "kysely";
import { parseCatalogue } from "#domain/catalogue/parse-catalogue.ts";
import type { NewCatalogue, SaveCatalogueOutcome } from "#server/store/store.ts";
import type { Tables } from "#server/store/tables.ts";
import { newestVersion } from "./catalogue-reader.ts";

/** Adds a version of the catalogue, in a transaction. Throws for an invalid catalogue, which could never be read again. */
export async function addCatalogue(
  transaction: Transaction<Tables>,
  { catalogue, after, savedAt }: NewCatalogue,
): Promise<SaveCatalogueOutcome> {
  const content = JSON.stringify(parseCatalogue(catalogue));
  if ((await newestVersion(transaction)) !== after) return { kind: "catalogue-changed" };
  const version = after + 1;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("catalogues")
    .values({ version, content, saved_at: savedAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n
    ? { kind: "saved", version }
    : { kind: "catalogue-changed" };
}
