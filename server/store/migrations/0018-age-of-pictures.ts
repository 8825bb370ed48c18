import { type Kysely, sql } from "kysely";

/** When a picture was added, so that one which no version of the catalogue names is removed only after a while. */
export async function addAgeOfPictures(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("pictures").addColumn("added_at", "bigint").execute();
  const now = sql`cast(${sql.lit(Date.now())} as bigint)`;
  await sql`update pictures set added_at = ${now}`.execute(database);
}
