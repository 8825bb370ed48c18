import type { MigrationDialect } from "#server/store/migrations/migrations.ts";

/** How SQLite generates ids: `autoincrement` never uses an id again, not even that of a deleted order, and sees copied ones. */
export const sqliteMigrations: MigrationDialect = {
  numberRows: (column) => column.autoIncrement(),
  numberAfterCopy: () => Promise.resolve(),
  bytes: "blob",
  byCode: "text",
};
