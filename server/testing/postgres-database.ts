import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";

/** One for each file of tests, since their modules are loaded anew: to make one for each test takes longer than the tests. */
let own: string | undefined;

/** An empty database of the running test, in the PostgreSQL of the test run, with which it also goes. */
export async function postgresDatabase(): Promise<string> {
  own ??= await createDatabase(inject("postgresSocketFolder"));
  await executeOn(own, "drop schema public cascade; create schema public");
  return own;
}

/** A new database in any PostgreSQL; gives its URL. */
export async function createDatabase(socketFolder: string): Promise<string> {
  const url = (database: string) =>
    `postgres://shop@${encodeURIComponent(socketFolder)}/${database}`;
  const name = `shop_${randomBytes(6).toString("hex")}`;
  await executeOn(url("postgres"), `create database ${name}`);
  return url(name);
}

/** Carries out SQL on a connection of its own, and gives the rows of a single statement. */
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

/** Who has the lock of the only writer in a database, and who waits for it. */
export function writersLocks(url: string): Promise<readonly { readonly granted: boolean }[]> {
  return executeOn(
    url,
    `select granted from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and locktype = 'advisory'`,
  );
}
