import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** The newest version of the catalogue, 0 before the first. Works in a transaction as well. */
export function newestVersion(database: Kysely<Tables>): Promise<number> {
  return newestVersionReader(database)();
}

/** The same to be asked again and again: the query is put together once. */
export function newestVersionReader(database: Kysely<Tables>): () => Promise<number> {
  const query = database
    .selectFrom("catalogues")
    .select("version")
    .orderBy("version", "desc")
    .limit(1)
    .compile();
  return async () => (await database.executeQuery(query)).rows[0]?.version ?? 0;
}
