import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Tables } from "#server/store/tables.ts";
import { createDatabase, executeOn } from "#server/testing/postgres-database.ts";
import { startPostgres } from "#server/testing/start-postgres.ts";
import { createPool } from "./create-pool.ts";
import { openPostgresStore } from "./open-postgres-store.ts";
import { postgresDialect } from "./postgres-dialect.ts";

/** A database in a PostgreSQL server of its own, whose settings may be changed without an effect on other tests. */
async function ownServer() {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const url = await createDatabase(postgres.socketFolder);
  return {
    url,
    /** Changes a setting for open connections too. */
    set: async (setting: string, value: string) => {
      await executeOn(url, `alter system set ${setting} = ${value}`);
      await executeOn(url, "select pg_reload_conf()");
    },
  };
}

test("a transaction stays durable when synchronous_commit is switched off under its connection", async () => {
  const { url, set } = await ownServer();
  const database = new Kysely<Tables>({ dialect: postgresDialect(createPool(url)) });
  onTestFinished(() => database.destroy());
  const setting = async (from: Kysely<Tables>) =>
    (await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(from)).rows[0]
      ?.synchronous_commit;
  const becomes = (value: string) => expect.poll(() => setting(database)).toBe(value);

  await becomes("on");
  await set("synchronous_commit", "off");
  await becomes("off");
  expect(await database.transaction().execute(setting)).toBe("on");

  // Not to wait for a standby is the operator's choice.
  await set("synchronous_commit", "local");
  await becomes("local");
  expect(await database.transaction().execute(setting)).toBe("local");

  await database.transaction().execute(async (transaction) => {
    await set("synchronous_commit", "off");
    await becomesOff(url);
    expect(await setting(transaction)).toBe("local");
  });
});

test("a store cannot prove that it can be written when fsync is switched off under its connections", async () => {
  const { url, set } = await ownServer();
  const store = await openPostgresStore(url);
  onTestFinished(() => store.close());
  await store.proveWritable();
  await set("fsync", "off");
  await expect
    .poll(() => store.proveWritable().then(() => "writable", String))
    .toMatch(/fsync is off: a power cut would lose orders that were acknowledged$/u);
});

/** Waits until PostgreSQL has reloaded its settings; a new connection has the new value. */
async function becomesOff(url: string): Promise<void> {
  await expect
    .poll(() => executeOn(url, "show synchronous_commit"))
    .toEqual([{ synchronous_commit: "off" }]);
}
