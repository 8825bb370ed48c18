import type { Kysely, Transaction } from "kysely";
import { catalogueNames, fromSpecified, toSpecified } from "#contract/wire/specified-names.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { parseCatalogue } from "#domain/catalogue/parse-catalogue.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";
import type { Tables } from "#server/store/tables.ts";
import type {
  NewCatalogue,
  SaveCatalogueOutcome,
  VersionedCatalogue,
} from "./versioned-catalogue.ts";

/** A reader of the newest catalogue, which another process may have saved. It reads the content only if the version is new. */
export function createCatalogueReader(database: Kysely<Tables>) {
  const readNewestVersion = newestVersionReader(database);
  let newest: VersionedCatalogue | undefined;
  return {
    read: async (): Promise<VersionedCatalogue | undefined> => {
      const version = await readNewestVersion();
      if (version === 0) return undefined;
      if (newest?.version !== version) newest = await readCatalogue(database, version);
      return newest;
    },
    /** See `Store.catalogueOfVersion`. A version never changes. Reading it again takes milliseconds, and nearly every mail needs the newest one. */
    ofVersion: async (version: number): Promise<Catalogue> =>
      newest?.version === version
        ? newest.catalogue
        : (await readCatalogue(database, version)).catalogue,
  };
}

/**
 * Reads one version of the catalogue, also within a transaction. Throws `StoreDamaged` if the version does not exist or cannot be read.
 */
export async function readCatalogue(
  database: Kysely<Tables>,
  version: number,
): Promise<VersionedCatalogue> {
  const row = await database
    .selectFrom("catalogues")
    .select("content")
    .where("version", "=", version)
    .executeTakeFirst();
  const name = `catalogue ${String(version)}`;
  if (row === undefined) throw new StoreDamaged(`${name} is missing`);
  if (row.content === "") throw new CataloguePruned(`${name} is not kept any more`);
  try {
    return {
      version,
      catalogue: parseCatalogue(fromSpecified(JSON.parse(row.content), catalogueNames)),
    };
  } catch (error) {
    throw new StoreDamaged(`${name} in the store is damaged`, { cause: error });
  }
}

/** The content of a version is not kept anymore, see `prune`. */
export class CataloguePruned extends StoreDamaged {}

/** The newest version of the catalogue, 0 before the first. Works inside a transaction as well. */
export function newestVersion(database: Kysely<Tables>): Promise<number> {
  return newestVersionReader(database)();
}

/** The same as a function that compiles its query once. */
function newestVersionReader(database: Kysely<Tables>): () => Promise<number> {
  const query = database
    .selectFrom("catalogues")
    .select("version")
    .orderBy("version", "desc")
    .limit(1)
    .compile();
  return async () => (await database.executeQuery(query)).rows[0]?.version ?? 0;
}

/** Adds a version of the catalogue, in a transaction. Throws for an invalid catalogue, which could never be read again. */
export async function addCatalogue(
  transaction: Transaction<Tables>,
  { catalogue, after, savedAt }: NewCatalogue,
): Promise<SaveCatalogueOutcome> {
  const content = JSON.stringify(toSpecified(parseCatalogue(catalogue), catalogueNames));
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
