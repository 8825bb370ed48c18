import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";

/** One for each test file, because modules are loaded anew for each file. Creating one for each test would take longer than the tests. */
let own: string | undefined;

/** Gives the running test an empty database in the PostgreSQL of the test run; it is removed with that PostgreSQL. */
export async function postgresDatabase(): Promise<string> {
  own ??= await createDatabase(inject("postgresSocketFolder"));
  await executeOn(own, "drop schema public cascade; create schema public");
  return own;
}

/** Creates a database in a PostgreSQL and returns its URL. */
export async function createDatabase(socketFolder: string): Promise<string> {
  const url = (database: string) =>
    `postgres://shop@${encodeURIComponent(socketFolder)}/${database}`;
  const name = `shop_${randomBytes(6).toString("hex")}`;
  await executeOn(url("postgres"), `create database ${name}`);
  return url(name);
}

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
