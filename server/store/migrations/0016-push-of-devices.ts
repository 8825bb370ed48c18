import { type Kysely, sql } from "kysely";

/** Where the push messages of a device go, and which it wants; null if it wants none. */
export async function addPushOfDevices(database: Kysely<unknown>): Promise<void> {
  await sql`alter table devices add column push text`.execute(database);
}
