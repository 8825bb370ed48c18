import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject, onTestFinished } from "vitest";
import { openPostgresStore } from "#server/store/postgres/open-postgres-store.ts";

/** One for each worker, without tables at the beginning of a test. */
let own: string | undefined;
/** Made once in each worker: copying it costs a third of what its migrations do. */
let withTables: Promise<string> | undefined;

/** Gives the running test an empty database in the PostgreSQL of the test run; it is removed with that PostgreSQL. */
export async function postgresDatabase(): Promise<string> {
  own ??= await createDatabase(inject("postgresSocketFolder"));
  await executeOn(own, "drop schema public cascade; create schema public");
  return own;
}

/** Gives the running test a database with the tables of this version and nothing in them. */
export async function postgresDatabaseWithTables(): Promise<string> {
  const socketFolder = inject("postgresSocketFolder");
  withTables ??= createTables(socketFolder);
  const url = await createDatabase(socketFolder, nameOf(await withTables));
  onTestFinished(async () => {
    await executeOn(urlOf(socketFolder, "postgres"), `drop database ${nameOf(url)} with (force)`);
  });
  return url;
}

/** Made once in each worker, for tests that change nothing but rows: emptying it costs a third of copying one. */
let emptied: Promise<{ readonly url: string; readonly truncate: string }> | undefined;

/**
 * Gives the running test the tables of this version and nothing in them, as `postgresDatabaseWithTables` does, in a database that
 * other tests had before. The test must leave tables and settings as they were, and no connection.
 */
export async function emptiedPostgresDatabase(): Promise<string> {
  emptied ??= createEmptied();
  const { url, truncate } = await emptied;
  await executeOn(url, truncate);
  return url;
}

async function createEmptied() {
  const url = await createTables(inject("postgresSocketFolder"));
  const [row] = await executeOn<{ readonly truncate: string }>(
    url,
    `select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity' as truncate
      from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
  );
  if (row === undefined) throw new Error("the database has no tables");
  return { url, truncate: row.truncate };
}

async function createTables(socketFolder: string): Promise<string> {
  const url = await createDatabase(socketFolder);
  const store = await openPostgresStore(url);
  await store.close();
  return url;
}

/** Creates a database in a PostgreSQL, a copy of another one if its name is given, and returns its URL. */
export async function createDatabase(socketFolder: string, template?: string): Promise<string> {
  const name = `shop_${randomBytes(6).toString("hex")}`;
  const asIn = template === undefined ? "" : ` template ${template}`;
  await executeOn(urlOf(socketFolder, "postgres"), `create database ${name}${asIn}`);
  return urlOf(socketFolder, name);
}

const urlOf = (socketFolder: string, database: string) =>
  `postgres://shop@${encodeURIComponent(socketFolder)}/${database}`;
const nameOf = (url: string) => url.slice(url.lastIndexOf("/") + 1);

/** Executes SQL on a new connection and returns the rows of a single statement. */
export async function executeOn<Row>(url: string, sql: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    return rows as readonly Row[];
  } finally {
    await client.end();
  }
}

/** The sessions that hold the writer lock of a database, and those that wait for it. */
export function writersLocks(url: string): Promise<readonly { readonly granted: boolean }[]> {
  return executeOn(
    url,
    `select granted from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and locktype = 'advisory'`,
  );
}
