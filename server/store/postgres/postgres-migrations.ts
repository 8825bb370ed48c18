import { sql } from "kysely";
import type { MigrationDialect } from "#server/store/migrations/migrations.ts";

/** How PostgreSQL generates ids: `by default` accepts ids that rows bring along, which copies of tables need. */
export const postgresMigrations: MigrationDialect = {
  numberRows: (column) => column.generatedByDefaultAsIdentity(),
  numberAfterCopy: async (database, table) => {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 1), max(id) is not null)
      from ${sql.table(table)}`.execute(database);
  },
  bytes: "bytea",
  schemaOf: async (database) => {
    const { rows } = await sql<{ readonly name: string | null }>`
      select coalesce(
        (select nspname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
          where pg_class.oid = to_regclass('kysely_migration') and has_table_privilege(pg_class.oid, 'insert')),
        current_schema()) as name`.execute(database);
    return rows[0]?.name ?? undefined;
  },
  byCode: 'text collate "C"',
};
