import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** The newest version of the catalogue, 0 before the first. Works in a transaction as well. */
export async function newestVersion(database: Kysely<Tables>): Promise<number> {
  const row = await database
    .selectFrom("catalogues")
    .select("version")
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? 0;
}
