import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Dialect, Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { MigrationDialect } from "#server/store/migrations/dialect.ts";
import { migrations } from "#server/store/migrations/migrations.ts";
import { createPool } from "#server/store/postgres/create-pool.ts";
import { openPostgresStore } from "#server/store/postgres/open-postgres-store.ts";
import { postgresDialect } from "#server/store/postgres/postgres-dialect.ts";
import { postgresMigrations } from "#server/store/postgres/postgres-migrations.ts";
import type { VersionOptions } from "#server/store/schema-fence.ts";
import { openDatabase } from "#server/store/sqlite/open-database.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { sqliteDialect } from "#server/store/sqlite/sqlite-dialect.ts";
import { sqliteMigrations } from "#server/store/sqlite/sqlite-migrations.ts";
import type { Store } from "#server/store/store.ts";
import type { Tables } from "#server/store/tables.ts";
import { executeOn, postgresDatabase } from "#server/testing/postgres-database.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

/** A shop on one kind of database, as a server of an older version left it. */
interface OldShop {
  readonly name: "SQLite" | "PostgreSQL";
  /** Makes the shop. Gives a function that opens it with the migrations of this version. */
  readonly prepare: () => Promise<OpenOldShop>;
}

interface OpenOldShop {
  (options?: VersionOptions): Promise<Store>;
  /** Its file, or its URL. */
  readonly place: string;
  /** Runs an SQL statement without a store, and gives its rows. */
  readonly execute: (statement: string) => Promise<readonly Record<string, unknown>[]>;
}

type Fill = (database: Kysely<Tables>) => Promise<void>;

/** An old shop on each kind of database: with the migrations whose names are below `before`, one catalogue, and what `fill` adds. */
export function oldShops(before: string, fill: Fill): readonly OldShop[] {
  const make = async (dialect: Dialect, migrationDialect: MigrationDialect) => {
    const database = new Kysely<Tables>({ dialect });
    const old = Object.entries(migrations(migrationDialect)).filter(([name]) => name < before);
    const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(old)) };
    const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
    if (error !== undefined) throw new Error("the old migrations failed", { cause: error });
    const content = JSON.stringify(soupKitchen);
    await database.insertInto("catalogues").values({ version: 1, content, saved_at: 1 }).execute();
    await fill(database);
    await database.destroy();
  };
  return [
    {
      name: "SQLite",
      prepare: async () => {
        const file = join(await temporaryFolder(), "shop.sqlite");
        await make(sqliteDialect(await openDatabase(file)), sqliteMigrations);
        return Object.assign((options?: VersionOptions) => openSqliteStore(file, options), {
          place: file,
          execute: (statement: string) => {
            using database = new DatabaseSync(file, { timeout: 5_000 });
            return Promise.resolve(database.prepare(statement).all());
          },
        });
      },
    },
    {
      name: "PostgreSQL",
      prepare: async () => {
        const url = await postgresDatabase();
        await make(postgresDialect(createPool(url)), postgresMigrations);
        return Object.assign((options?: VersionOptions) => openPostgresStore(url, options), {
          place: url,
          execute: (statement: string) => executeOn<Record<string, unknown>>(url, statement),
        });
      },
    },
  ];
}
