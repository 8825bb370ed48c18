import { type Kysely, sql } from "kysely";
import type { MigrationDialect } from "./migrations.ts";

/** The files of the pictures of dishes. Those of older shops come in from their folder at the next start (server/pictures/import-pictures.ts). */
export async function createPictures(
  database: Kysely<unknown>,
  { bytes }: MigrationDialect,
): Promise<void> {
  await database.schema
    .createTable("pictures")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.check(sql`width > 0`))
    .addColumn("height", "integer", (column) => column.check(sql`height > 0`))
    // The last column: SQLite then reads the others without the bytes.
    .addColumn("bytes", sql.raw(bytes), (column) => column.notNull())
    .execute();
}
