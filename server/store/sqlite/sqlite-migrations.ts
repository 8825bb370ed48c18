import { sql } from "kysely";
import type { MigrationDialect } from "#server/store/migrations/dialect.ts";

/** How SQLite generates ids: `autoincrement` never uses an id again, not even that of a deleted order, and sees copied ones. */
export const sqliteMigrations: MigrationDialect = {
  id: sql`integer primary key autoincrement`,
  numberAfterCopy: () => [],
  bytes: sql`blob`,
};
