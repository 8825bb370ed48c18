import { copyFile, readdir, readFile, truncate, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { markOf, received } from "#domain/testing/desk-log.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { openPostgresStore } from "#server/store/postgres/open-postgres-store.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import type { Store } from "#server/store/store.ts";
import { oldShops } from "#server/store/testing/old-shops.ts";
import { killEvenly, killProgram } from "#server/testing/kill-program.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { postgresDatabase } from "#server/testing/postgres-database.ts";
import { refuseLinks } from "#server/testing/refuse-links.ts";
import { ordersOfWeek } from "#server/testing/stored-orders.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { awaitsMigration, backUp, type DatabaseLocation } from "./back-up.ts";
import { putBack } from "./put-back.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly kills: number;
  }
}

const program = fileURLToPath(import.meta.resolve("#server/testing/put-back-until-killed.ts"));
const week = "2026-01-07";
const now = Date.parse("2026-01-05T10:00:00Z");

interface Case {
  readonly name: string;
  readonly location: () => Promise<DatabaseLocation>;
}

const sqlite: Case = {
  name: "SQLite",
  location: async () => ({ kind: "sqlite", file: join(await temporaryFolder(), "shop.sqlite") }),
};
const postgres: Case = {
  name: "PostgreSQL",
  location: async () => ({ kind: "postgres", url: await postgresDatabase() }),
};
const cases = [sqlite, postgres];

const openLocation = (location: DatabaseLocation): Promise<Store> =>
  location.kind === "sqlite" ? openSqliteStore(location.file) : openPostgresStore(location.url);

const backUpAs = async (location: DatabaseLocation, folder: string, name = "backup.sqlite") =>
  (await backUp(location, folder, () => name)).path;

async function withStoreOf<Result>(
  location: DatabaseLocation,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  await using closing = new AsyncDisposableStack();
  return await work(closing.adopt(await openLocation(location), (store) => store.close()));
}

const numbersIn = (location: DatabaseLocation) =>
  withStoreOf(location, async (store) =>
    (await ordersOfWeek(store, week)).orders.map(({ number }) => number),
  );

/** A shop with two orders, a backup of it, and then a third order and a payment of the second. */
async function prepare({ location: makeLocation }: Case) {
  const location = await makeLocation();
  const folder = await temporaryFolder();
  const backup = await withStoreOf(location, async (store) => {
    await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
    await store.saveOrders([newOrder(), newOrder({ number: "100000002" })]);
    await store.generation(undefined, 1);
    const path = await backUpAs(location, folder);
    await store.saveOrders([newOrder({ number: "100000003" })]);
    await store.mark({ ...markOf("a", received(100)), orderNumber: "100000002", at: 6 });
    return path;
  });
  return { location, folder, backup };
}

test.for(cases)(
  "$name: a backup is put back, begins a new generation, and what is newer is named",
  async (each) => {
    const { location, folder, backup } = await prepare(each);
    const before = await withStoreOf(location, (store) => store.generation(undefined, 1));
    const restore = { backup, location, folder, now };
    const onNewer = vi.fn().mockRejectedValueOnce(new Error("no list"));
    await expect(putBack({ ...restore, onNewer })).rejects.toThrow("no list");
    expect(await numbersIn(location)).toContain("100000003");
    expect(await putBack({ ...restore, onNewer })).toMatchObject({
      kind: "put-back",
      summary: { orders: { rows: 2 }, events: { rows: 0 } },
      keptAs: undefined,
    });
    const { name } = newOrder().order.customerData;
    expect(onNewer.mock.lastCall?.[0]).toMatchObject([
      { number: "100000002", isInBackup: true },
      { number: "100000003", isInBackup: false, name },
    ]);
    expect(await numbersIn(location)).toEqual(["100000001", "100000002"]);
    expect(await withStoreOf(location, (store) => store.generation(undefined, 1))).not.toBe(before);
    expect(await readdir(folder)).toEqual(["backup.sqlite"]);
    // New orders follow those that were put back.
    await withStoreOf(location, (store) => store.saveOrders([newOrder({ number: "100000004" })]));
    expect(await numbersIn(location)).toContain("100000004");
  },
);

test.for(cases)("$name: who ordered what is newer is named as the order says now", async (each) => {
  const { location, folder, backup } = await prepare(each);
  const { order } = newRevision();
  const customerData = { ...order.customerData, name: "רות לוי", phoneNumber: "0527654321" };
  const change = newRevision({ orderNumber: "100000003", order: { ...order, customerData } });
  await withStoreOf(location, (store) => store.changeOrder(change));
  const onNewer = vi.fn(() => Promise.resolve());
  await putBack({ backup, location, folder, now, onNewer });
  const { orderTotal } = newOrder().order;
  expect(onNewer).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ number: "100000002", phoneNumber: "0501234567", orderTotal }),
    expect.objectContaining({
      number: "100000003",
      name: "רות לוי",
      phoneNumber: "0527654321",
      orderTotal: order.orderTotal,
      isInBackup: false,
    }),
  ]);
});

test.for(cases)("$name: nothing is put back while a server has the database open", async (each) => {
  const { location, folder, backup } = await prepare(each);
  const store = await openLocation(location);
  onTestFinished(() => store.close());
  await store.saveOrders([newOrder({ number: "100000004" })]);
  expect(await putBack({ backup, location, folder, now })).toEqual({ kind: "shop-is-open" });
  expect((await ordersOfWeek(store, week)).orders).toHaveLength(4);
});

test.for(cases)(
  "$name: a damaged, foreign, empty, missing or later backup is refused before anything is touched",
  async (each) => {
    const { location, folder, backup } = await prepare(each);
    const made = async (name: string, change: (file: string) => Promise<void> | void) => {
      const file = join(folder, name);
      await copyFile(backup, file);
      await change(file);
      return file;
    };
    const run = (sql: string) => (file: string) => {
      using database = new DatabaseSync(file);
      database.exec(sql);
    };
    const { length } = await readFile(backup);
    const refused = [
      [await made("cut", (file) => truncate(file, length / 2)), /malformed|damaged/u],
      [await made("text", (file) => writeFile(file, "soup ".repeat(900))), /not a database/u],
      [await made("empty", (file) => truncate(file, 0)), /no catalogue/u],
      [
        await made("other", run("pragma foreign_keys = off; delete from catalogues")),
        /damaged|catalogue/u,
      ],
      [
        await made(
          "later",
          run(
            "update kysely_migration set name = '9999-later' where name = (select max(name) from kysely_migration)",
          ),
        ),
        /later version of the shop \(9999/u,
      ],
      [join(folder, "missing"), /ENOENT/u],
    ] as const;
    for (const [file, why] of refused) {
      const onChecked = () => Promise.reject(new Error("it was called"));
      const put = putBack({ backup: file, location, folder, now, onChecked });
      await expect(put).rejects.toThrow(why);
    }
    expect(await numbersIn(location)).toHaveLength(3);
    expect(await readdir(folder)).not.toContain("shop.sqlite.restored");
  },
);

/** Many more are tried by hand: `KILLS=100 npx vitest run --reporter=verbose server/store/backup/put-back.test.ts`. */
const kills = inject("kills");

test.for(cases)(
  "$name: a restore that is killed leaves the shop as it was or the backup",
  { timeout: 60_000 + kills * 10_000 },
  async (each, { annotate }) => {
    const { location, folder, backup } = await prepare(each);
    const target = location.kind === "sqlite" ? location.file : location.url;
    const restore = (killAfter?: number) =>
      killProgram({
        command: [process.execPath, program, target, backup, dirname(backup)],
        begins: "first line",
        killAfter,
      });
    const { took: whole } = await restore();
    let extra = 200_000_000;
    const what = `restores on ${each.name}`;
    const left = await killEvenly({ kills, whole, what }, async (killAfter) => {
      extra += 1;
      await withStoreOf(location, (store) =>
        store.saveOrders([newOrder({ number: String(extra) })]),
      );
      const before = await numbersIn(location);
      const run = await restore(killAfter);
      const after = await numbersIn(location);
      expect([before, ["100000001", "100000002"]]).toContainEqual(after);
      return { ...run, left: after.includes(String(extra)) ? "the shop" : "the backup" };
    });
    await annotate(left);
    await restore();
    expect(await numbersIn(location)).toHaveLength(2);
    expect(await readdir(folder)).toEqual(["backup.sqlite"]);
  },
);

test("a backup of one kind of database is put back into the other", async () => {
  const { location, folder } = await prepare(postgres);
  const fromPostgres = await backUpAs(location, folder, "from-postgres.sqlite");
  const file = await sqlite.location();
  await putBack({ backup: fromPostgres, location: file, folder, now });
  expect(await numbersIn(file)).toEqual(["100000001", "100000002", "100000003"]);
  await withStoreOf(file, (store) => store.saveOrders([newOrder({ number: "100000004" })]));
  const fromSqlite = await backUpAs(file, folder, "from-sqlite.sqlite");
  await putBack({ backup: fromSqlite, location, folder, now });
  expect(await numbersIn(location)).toHaveLength(4);
});

test.for(["EPERM", undefined])(
  "a database that cannot be read is kept with its log, and the backup takes its location (links: %s)",
  async (code) => {
    refuseLinks(code);
    const { location, folder, backup } = await prepare(sqlite);
    if (location.kind !== "sqlite") throw new Error("it is a file");
    await writeFile(location.file, "soup ".repeat(900));
    await writeFile(`${location.file}-wal`, "a log");
    const ofKilled = `${location.file}.damaged-2026-01-05T10-00-00`;
    await writeFile(ofKilled, "salt");
    const onNewer = vi.fn(() => Promise.resolve());
    const keptAs = `${ofKilled}-2`;
    const outcome = await putBack({ backup, location, folder, now, onNewer });
    expect(outcome).toMatchObject({ kind: "put-back", keptAs });
    expect(onNewer).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(await readFile(keptAs, "utf8")).toContain("soup");
    expect(await readFile(`${keptAs}-wal`, "utf8")).toBe("a log");
    expect(await readdir(dirname(location.file))).not.toContain("shop.sqlite-wal");
    expect(await numbersIn(location)).toHaveLength(2);
  },
);

test.for(oldShops("0013", () => Promise.resolve()))(
  "$name: a shop of an earlier version awaits a migration, and its backup has its tables",
  async ({ name, prepare: prepareOld }) => {
    const old = await prepareOld();
    const location: DatabaseLocation =
      name === "SQLite"
        ? { kind: "sqlite", file: old.place }
        : { kind: "postgres", url: old.place };
    expect(await awaitsMigration(location)).toBe(true);
    const folder = await temporaryFolder();
    const backup = await backUpAs(location, folder);
    await (await old()).close();
    expect(await awaitsMigration(location)).toBe(false);
    // The backup is as old as it was, and serves with the current version.
    expect(await awaitsMigration({ kind: "sqlite", file: backup })).toBe(true);
    // The tables are those of the backup then, whose program can serve. Twice: after a migration, and without one.
    for (const _ of ["migrated", "as it was"]) {
      await putBack({ backup, location, folder, now });
      expect(await awaitsMigration(location)).toBe(true);
    }
    expect((await withStoreOf(location, (store) => store.currentCatalogue()))?.version).toBe(1);
  },
);
