import type { Kysely } from "kysely";
import { parseCatalogue } from "#domain/catalogue/parse-catalogue.ts";
import { newestVersion } from "./newest-version.ts";
import type { VersionedCatalogue } from "./store.ts";
import type { Tables } from "./tables.ts";

/** Reads the newest catalogue: its version each time, its content only where that is new. */
export function createCatalogueReader(
  database: Kysely<Tables>,
): () => Promise<VersionedCatalogue | undefined> {
  let newest: VersionedCatalogue | undefined;
  return async () => {
    const version = await newestVersion(database);
    if (version === 0) return undefined;
    if (newest?.version !== version) newest = await readCatalogue(database, version);
    return newest;
  };
}

/** Reads one version. Throws where there is none or it is damaged. */
export async function readCatalogue(
  database: Kysely<Tables>,
  version: number,
): Promise<VersionedCatalogue> {
  const { content } = await database
    .selectFrom("catalogues")
    .select("content")
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  try {
    return { version, catalogue: parseCatalogue(JSON.parse(content)) };
  } catch (error) {
    throw new Error(`catalogue ${String(version)} in the store is damaged`, { cause: error });
  }
}
