import { spawn } from "node:child_process";
import { once } from "node:events";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Tables } from "#server/store/tables.ts";
import { bringingOver } from "#server/store/testing/killed-bringing-over.ts";
import { oldShops } from "#server/store/testing/old-shops.ts";

const minute = 60_000;

/** Whose turn it was, and a secret. */
async function fillOldShop(database: Kysely<Tables>): Promise<void> {
  await sql`insert into secrets (name, value, created_at)
    values ('problems-turn', 'first', ${5 * minute}), ('order-pages', 'key', 1)`.execute(database);
}

/** What makes the migration wait in the middle, after the lease was copied and before it is deleted, and what takes that away. */
const obstacles = {
  SQLite: {
    make: [
      `create view slowly as with recursive count (at) as (select 1 union all select at + 1 from count where at < 1000000000000)
        select max(at) as most from count`,
      "create trigger slow before delete on secrets begin select most from slowly; end",
    ],
    remove: ["drop trigger slow", "drop view slowly"],
  },
  PostgreSQL: {
    make: [
      "create function slowly() returns trigger as 'begin perform pg_sleep(600); return old; end' language plpgsql",
      "create trigger slow before delete on secrets for each row execute function slowly()",
    ],
    remove: ["drop trigger slow on secrets", "drop function slowly"],
  },
} as const;

/** Whether something has been writing into an SQLite file for half a second. */
function isBeingWritten(file: string): boolean {
  using database = new DatabaseSync(file, { timeout: 500 });
  try {
    database.exec("begin immediate");
    return false;
  } catch {
    return true;
  }
}

test.for(oldShops("0029", fillOldShop))(
  "$name: the process that had the turn has the lease, also after a start that was killed in the middle, and secrets stay",
  async ({ name, prepare }) => {
    const open = await prepare();
    const { make, remove } = obstacles[name];
    for (const statement of make) await open.execute(statement);
    const waits = async () =>
      name === "SQLite"
        ? isBeingWritten(open.place)
        : (await open.execute("select pid from pg_stat_activity where wait_event = 'PgSleep'"))
            .length > 0;
    const starting = spawn(process.execPath, [bringingOver, open.place], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    const ended = once(starting, "close");
    while (!(await waits()) && starting.exitCode === null) await wait(10);
    expect(starting.exitCode).toBeNull();
    starting.kill("SIGKILL");
    await ended;
    if (name === "PostgreSQL")
      await open.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'",
      );
    for (const statement of remove) await open.execute(statement);
    await expect(async () => open.execute("select * from leases")).rejects.toThrow("leases");

    const store = await open();
    onTestFinished(() => store.close());
    const take = (holder: string, at: number) =>
      store.takeLease({ name: "problems", holder, at, until: at + 3 * minute });
    expect(await take("second", 4 * minute)).toBe(false);
    expect(await take("first", 4 * minute)).toBe(true);
    expect(await take("second", 8 * minute)).toBe(true);
    expect(await store.readSecret("problems-turn")).toBeUndefined();
    expect(await store.readSecret("order-pages")).toEqual({ value: "key", at: 1 });
  },
);
