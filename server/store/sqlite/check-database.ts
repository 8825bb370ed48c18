import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { migrate } from "#server/store/migrate.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { tableNames } from "#server/store/table-plans.ts";
import type { Tables } from "#server/store/tables.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { withStoreErrors } from "./sqlite-error.ts";
import { sqliteMigrations } from "./sqlite-migrations.ts";

/**
 * Bytes of a database. Up to the first size its indexes are compared with its rows too, up to the second only the structure is
 * read. Each takes about a third of a second at its limit (docs/durability.md).
 */
const smallEnough = { forIntegrity: 96 * 1024 * 1024, forStructure: 192 * 1024 * 1024 };

/** How many of the newest rows of a table are checked for what they refer to, if the database is too big to check all. */
const newestRows = 1_000;

/**
 * Checks the content of an open database within a start's time. Throws `StoreUnavailable` with the first damage that is found.
 * What is too big to be checked here is checked by every backup.
 */
export function checkContent(database: DatabaseSync): void {
  withStoreErrors(() => {
    const size =
      Number(database.prepare("select * from pragma_page_count()").get()?.["page_count"]) *
      Number(database.prepare("select * from pragma_page_size()").get()?.["page_size"]);
    const pragma =
      size <= smallEnough.forIntegrity
        ? "integrity_check"
        : size <= smallEnough.forStructure
          ? "quick_check"
          : undefined;
    if (pragma === undefined) return;
    const found = database.prepare(`pragma ${pragma}(1)`).get()?.[pragma];
    if (found !== "ok") throw damaged(String(found));
  });
}

/** Checks a database after its migrations: that it has their tables, and that rows refer to rows that exist. */
export async function checkTables(database: DatabaseSync): Promise<void> {
  const expected = await expectedSchema();
  withStoreErrors(() => {
    const found = new Set(schemaOf(database));
    const missing = expected.find((line) => !found.has(line));
    if (missing !== undefined) throw damaged(`it lacks ${missing}`);
    for (const [table, column, referred, key] of references) {
      const orphan = database
        .prepare(
          `select id from (select rowid as id, ${column} from ${table} order by rowid desc limit ${String(newestRows)}) as newest
            where not exists (select 1 from ${referred} where ${referred}.${key} = newest.${column})`,
        )
        .get();
      if (orphan !== undefined)
        throw damaged(`row ${String(orphan["id"])} of ${table} refers to a row that is missing`);
    }
  });
}

const references = [
  ["mails", "order_number", "orders", "number"],
  ["orders", "catalogue_version", "catalogues", "version"],
  ["order_revisions", "order_number", "orders", "number"],
  ["order_revisions", "catalogue_version", "catalogues", "version"],
] as const;

function damaged(what: string): StoreUnavailable {
  const [line = ""] = what.replace(/^\*\*\*.*\n/u, "").split("\n", 1);
  return new StoreUnavailable(`damaged (${line}): restore a backup`);
}

/** The schema of a database that has just been made. */
async function expectedSchema(): Promise<readonly string[]> {
  const connection = new DatabaseSync(":memory:");
  const database = new Kysely<Tables>({ dialect: sqliteDialect(connection) });
  try {
    await migrate(database, sqliteMigrations);
    return schemaOf(connection);
  } finally {
    await database.destroy();
  }
}

/** A line for each column and each index of the shop's tables, whatever their statements look like. */
function schemaOf(database: DatabaseSync): readonly string[] {
  const columns = database.prepare(
    `select name, type, "notnull" as is_required, pk from pragma_table_info(?)`,
  );
  const indexes = database.prepare(
    `select list.name, "unique" as is_unique,
        (select group_concat(info.name) from pragma_index_info(list.name) as info) as columns
      from pragma_index_list(?) as list`,
  );
  return tableNames.flatMap((table) => [
    ...columns.all(table).map((row) => `column ${[table, ...Object.values(row)].join(" ")}`),
    ...indexes.all(table).map((row) => `index ${[table, ...Object.values(row)].join(" ")}`),
  ]);
}
