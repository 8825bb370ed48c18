import { type Kysely, sql } from "kysely";

/** Finds what the seller wrote and decided about people, by the beginning of its detail. */
export async function indexNotesAboutPeople(database: Kysely<unknown>): Promise<void> {
  await sql`create index events_of_notes on events (substr(detail, 1, 8)) where kind = 'note'`.execute(
    database,
  );
}
