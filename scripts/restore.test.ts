import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Readable } from "node:stream";
import { beforeEach, expect, inject, onTestFinished, test, vi } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { asJson, pathOfBackup } from "#scripts/backup-made.ts";
import { readBackups } from "#server/backups/backup-folder.ts";
import { databaseFile, openStore } from "#server/main/open-store.ts";
import { checkShopFile, momentInName } from "#server/store/backup/back-up.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { killEvenly, killProgram } from "#server/testing/kill-program.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { postgresDatabase } from "#server/testing/postgres-database.ts";
import { findOrder } from "#server/testing/stored-orders.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { runHere } from "./run-here.ts";
import { runTool } from "./run-tool.ts";

let folder: string;

const run = (script: string, env: Readonly<Record<string, string>> = {}, ...args: string[]) =>
  runHere([script, ...args], { DATA_DIR: folder, DATABASE_URL: "", ...env });

beforeEach(async () => {
  folder = await temporaryFolder();
  const store = await openSqliteStore(databaseFile(folder));
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  await store.saveOrders([newOrder()]);
  await store.close();
});

test("a shop in PostgreSQL is backed up into a file too, and restored from it", async () => {
  const env = { DATABASE_URL: await postgresDatabase(), PORT: "0" };
  expect((await run("scripts/copy-to-postgres.ts", env)).isOk).toBe(true);
  const target = join(folder, "copy.sqlite");
  const { output } = await run("scripts/backup.ts", env, target);
  expect(output).toContain("catalogue versions: 1, orders: 1 (₪219.30), mails: 2");
  const restored = await run("scripts/restore.ts", env, target);
  expect(restored.output).toContain("restored and checked (catalogue versions: 1, orders: 1");
  expect(restored.isOk).toBe(true);
});

/** Many more are tried by hand: `KILLS=100 npx vitest run --reporter=verbose scripts/restore.test.ts`. */
const kills = inject("kills");

test.for(["SQLite", "PostgreSQL"])(
  "%s: a backup that is killed at any moment leaves the shop, the earlier whole backups, and nothing else that looks like one",
  { timeout: 120_000 + kills * 20_000 },
  async (kind, { annotate }) => {
    const databaseUrl = kind === "SQLite" ? undefined : await postgresDatabase();
    const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl ?? "" };
    if (databaseUrl !== undefined) await run("scripts/copy-to-postgres.ts", env);
    const store = await openStore({ dataFolder: folder, databaseUrl });
    onTestFinished(() => store.close());
    const backups = join(folder, "backups");
    const backUp = (killAfter?: number) =>
      killProgram({
        command: [process.execPath, "scripts/backup.ts"],
        env: { ...process.env, ...env },
        begins: "spawned",
        killAfter,
      });
    const { took: whole } = await backUp();
    let orders = 1;
    const orderMore = async () => {
      await store.saveOrders([newOrder({ number: String(300_000_000 + orders) })]);
      orders += 1;
    };
    // Two backups of one second that have the same content would have one name.
    await orderMore();
    const what = `backups of ${kind}`;
    const left = await killEvenly({ kills, whole, what }, async (killAfter) => {
      const before = await readBackups(backups);
      const backup = await backUp(killAfter);
      const named = await readBackups(backups);
      expect(named.length).toBeGreaterThan(0);
      for (const { name } of named)
        expect((await checkShopFile(join(backups, name))).orders.rows).toBeLessThanOrEqual(orders);
      await orderMore();
      const isNew = named[0]?.name !== before[0]?.name;
      return { ...backup, left: isNew ? "another whole backup" : "the earlier backups" };
    });
    await annotate(left);
    await backUp();
    const named = await readBackups(backups);
    // Of several that began in one second, their names do not tell which is the newest.
    const newest = named.filter(({ at }) => at === named[0]?.at);
    const rows = newest.map(
      async ({ name }) => (await checkShopFile(join(backups, name))).orders.rows,
    );
    expect(Math.max(...(await Promise.all(rows)))).toBe(orders);
  },
);

test("a backup is restored by a command that says what is newer, and refuses what is no backup", async () => {
  const env = { PORT: "0" };
  const target = join(folder, "copy.sqlite");
  await run("scripts/backup.ts", env, target);
  const store = await openSqliteStore(databaseFile(folder));
  await store.saveOrders([newOrder({ number: "100000002" })]);
  await store.close();
  const inProcess = { env: { DATA_DIR: folder, DATABASE_URL: "", ...env } };
  const { isOk, output } = await runTool(["node", "scripts/restore.ts", target], inProcess);
  expect({ isOk, output }).toMatchObject({ isOk: true });
  expect(output).toMatch(/^what is replaced was backed up: .+\/backups\/shop-/u);
  expect(output).toContain("orders that the backup does not have: 1; orders that were changed");
  const [list = ""] = /\S+newer-orders\S+\.txt/u.exec(output) ?? [];
  const { name, email } = newOrder().order.customerData;
  expect(await readFile(list, "utf8")).toMatch(/^100000002\tmissing\t/u);
  expect(await readFile(list, "utf8")).toContain(`${name}\t`);
  expect(await readFile(list, "utf8")).toContain(email);
  for (const [args, why] of [
    [[], "name the backup"],
    [[join(folder, "missing.sqlite")], "missing.sqlite: there is no such file"],
    [[list], "cannot be restored: "],
  ] as const) {
    const refused = await run("scripts/restore.ts", env, ...args);
    expect({ ...refused, lines: refused.output.split("\n").length }).toMatchObject({
      isOk: false,
      output: expect.stringContaining(why),
      lines: 2,
    });
  }
  const after = await openSqliteStore(databaseFile(folder));
  expect(await findOrder(after, "100000002")).toBeUndefined();
  await after.close();
});

test.for(["SQLite", "PostgreSQL"])(
  "%s: nothing is restored if the list of newer orders cannot be written, and an earlier list stays",
  async (kind) => {
    const databaseUrl = kind === "SQLite" ? undefined : await postgresDatabase();
    const env = { DATABASE_URL: databaseUrl ?? "", PORT: "0" };
    if (databaseUrl !== undefined) await run("scripts/copy-to-postgres.ts", env);
    const target = join(folder, "copy.sqlite");
    expect((await run("scripts/backup.ts", env, target)).isOk).toBe(true);
    const open = () => openStore({ dataFolder: folder, databaseUrl });
    const store = await open();
    await store.saveOrders([newOrder({ number: "100000002" })]);
    await store.close();
    // Every name that the list may get is taken, for longer than this test may last.
    const backups = join(folder, "backups");
    await mkdir(backups, { recursive: true });
    const from = Date.now();
    const names = Array.from(
      { length: 600 },
      (_, seconds) => `newer-orders-${momentInName(from + seconds * 1_000)}.txt`,
    );
    for (const name of names) await writeFile(join(backups, name), "an earlier list");
    const { isOk, output } = await run("scripts/restore.ts", env, target);
    expect({ isOk, output }).toMatchObject({ isOk: false });
    expect(output).toMatch(
      /^what is replaced was backed up: [^\n]*\nnothing was restored, because [^\n]*EEXIST[^\n]* set BACKUP_DIR to another folder\n$/u,
    );
    for (const name of names)
      expect(await readFile(join(backups, name), "utf8")).toBe("an earlier list");
    const after = await open();
    expect(await findOrder(after, "100000002")).toBeDefined();
    await after.close();
  },
);

test.for(["SQLite", "PostgreSQL"])(
  "%s: a backup that was changed since is refused, also under another name, and one without a checksum is asked about",
  async (kind) => {
    const databaseUrl = kind === "SQLite" ? undefined : await postgresDatabase();
    const env = { DATABASE_URL: databaseUrl ?? "", PORT: "0", BACKUP_DIR: join(folder, "b") };
    if (databaseUrl !== undefined) await run("scripts/copy-to-postgres.ts", env);
    const { output: json } = await run("scripts/backup.ts", {
      ...env,
      [asJson.name]: asJson.value,
    });
    const [made] = await readBackups(env.BACKUP_DIR);
    expect(pathOfBackup(json)).toBe(join(env.BACKUP_DIR, made?.name ?? ""));
    const named = join(folder, made?.name ?? "");
    const [renamed, unproven] = [join(folder, "renamed.sqlite"), join(folder, "unproven.sqlite")];
    for (const file of [named, renamed, unproven])
      await copyFile(join(env.BACKUP_DIR, made?.name ?? ""), file);
    const restore = (...args: string[]) => run("scripts/restore.ts", env, ...args);
    const restored = { isOk: true, output: expect.stringContaining("restored and checked") };
    expect(await restore(named)).toEqual(restored);
    expect(await restore(renamed)).toEqual(restored);

    const change = (file: string, sql: string) => {
      using database = new DatabaseSync(file);
      database.exec(sql);
    };
    const noDatabase = join(folder, "renamed.txt");
    await writeFile(noDatabase, "soup ".repeat(1_000));
    for (const file of [named, renamed]) change(file, "update orders set name = 'somebody else'");
    change(unproven, "pragma application_id = 0");
    const alone = join(folder, "alone");
    await mkdir(alone);
    await copyFile(named, join(alone, made?.name ?? ""));
    const changed = /\S+ is not what was backed up: [^\n]* --unproven [^\n]*\n$/u;
    for (const [file, why] of [
      [named, changed],
      [renamed, changed],
      [alone, changed],
      [unproven, /^nothing was restored: nothing proves that [^\n]*: add --unproven\n$/u],
      [noDatabase, /cannot be restored: file is not a database\n$/u],
    ] as const)
      expect(await restore(file)).toEqual({ isOk: false, output: expect.stringMatching(why) });

    const answering = (answer: string) => {
      const typed = Object.assign(Readable.from([answer]), { isTTY: true });
      vi.spyOn(process, "stdin", "get").mockReturnValue(typed as unknown as typeof process.stdin);
    };
    answering("no\n");
    expect(await restore(unproven)).toMatchObject({ isOk: false });
    answering("yes\n");
    expect(await restore(unproven)).toEqual(restored);
    expect(await restore("--unproven", renamed)).toEqual(restored);
  },
);
