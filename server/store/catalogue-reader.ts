import type { Kysely } from "kysely";
import { parseCatalogue } from "#domain/catalogue/parse-catalogue.ts";
import { newestVersionReader } from "./newest-version.ts";
import type { VersionedCatalogue } from "./store.ts";
import type { Tables } from "./tables.ts";

/**
 * Gives a token that is another one whenever another connection may have changed the database since it was asked last: a way to
 * learn that nothing happened which is quicker than to ask for the version. What this connection does itself changes nothing.
 */
export type ChangeToken = () => number;

export interface CatalogueReader {
  readonly read: () => Promise<VersionedCatalogue | undefined>;
  /** To be called when this connection has saved a catalogue. */
  readonly forget: () => void;
}

/** Reads the newest catalogue: its version each time, where no token says that it is the same still; its content only where that is new. */
export function createCatalogueReader(
  database: Kysely<Tables>,
  changeToken?: ChangeToken,
): CatalogueReader {
  const newestVersion = newestVersionReader(database);
  let newest: VersionedCatalogue | undefined;
  let readAt: number | undefined;
  let ownSaves = 0;
  return {
    read: async () => {
      // Before the version is read: what is saved in between is noticed next time.
      const token = changeToken?.();
      const savesBefore = ownSaves;
      if (token !== undefined && token === readAt) return newest;
      readAt = undefined;
      const version = await newestVersion();
      if (version === 0) return undefined;
      if (newest?.version !== version) newest = await readCatalogue(database, version);
      // The token says nothing of what was saved here meanwhile.
      if (ownSaves === savesBefore) readAt = token;
      return newest;
    },
    forget: () => {
      ownSaves += 1;
      readAt = undefined;
    },
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
