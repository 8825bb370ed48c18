import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { databaseFile, openStore } from "#server/main/open-store.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
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

test("a backup is made in the data folder or at the given path, and replaces no file", async () => {
  const inProcess = { env: { DATA_DIR: folder, DATABASE_URL: "" } };
  const { isOk, output } = await runTool(["node", "scripts/backup.ts"], inProcess);
  expect(output).toContain("catalogue versions: 1, orders: 1 (₪219.30), mails: 2");
  expect(isOk).toBe(true);
  expect(await readdir(join(folder, "backups"))).toEqual([
    expect.stringMatching(/^shop-[-0-9T]{19}-[0-9a-f]{8}\.sqlite$/u),
  ]);
  const target = join(folder, "usb", "copy.sqlite");
  expect((await run("scripts/backup.ts", {}, target)).isOk).toBe(true);
  // SQLite would take it for the log of the database, and the database for damaged.
  const log = `${databaseFile(folder)}-wal`;
  for (const command of [
    ["backup", log],
    ["catalogue", "export", log],
  ] as const)
    expect(await run(`scripts/${command[0]}.ts`, {}, ...command.slice(1))).toEqual({
      isOk: false,
      output: expect.stringContaining("is among the shop's own files"),
    });
  const again = await run("scripts/backup.ts", {}, target);
  expect(again).toMatchObject({ isOk: false, output: expect.stringContaining("EEXIST") });
});

test("a shop is copied to PostgreSQL once", async () => {
  const databaseUrl = await postgresDatabase();
  const env = { DATABASE_URL: databaseUrl };
  expect((await run("scripts/copy-to-postgres.ts", env)).output).toContain(
    "copied and checked (catalogue versions: 1, orders: 1 (₪219.30), mails: 2, devices: 0, ",
  );
  expect(await run("scripts/copy-to-postgres.ts", env)).toEqual({
    isOk: false,
    output: "DATABASE_URL already holds a shop: copying needs an empty database\n",
  });
  const store = await openStore({ dataFolder: folder, databaseUrl });
  expect((await findOrder(store, "100000001"))?.order.orderTotal).toBe(21_930);
  await store.close();
});

test("if PostgreSQL cannot be reached, copying reports that in one line without the password", async () => {
  const env = { DATA_DIR: folder, DATABASE_URL: "postgres://shop:secret@127.0.0.1:1/shop" };
  expect(await runTool(["node", "scripts/copy-to-postgres.ts"], { env })).toEqual({
    isOk: false,
    output: "the store is unavailable: no connection: ECONNREFUSED\n",
  });
});

test("a command where there is no shop, or only an empty or another database, says so in one line and makes no file", async () => {
  const commands = [
    ["backup"],
    ["orders"],
    ["mails"],
    ["desk", "link"],
    ["desk", "devices"],
    ["catalogue", "export", "menu.json"],
  ];
  const [none, empty, other] = [
    await temporaryFolder(),
    await temporaryFolder(),
    await temporaryFolder(),
  ];
  await writeFile(databaseFile(empty), "");
  using database = new DatabaseSync(databaseFile(other));
  database.exec("create table notes (text)");
  for (const [where, files, tried] of [
    [none, [], commands],
    [empty, ["shop.sqlite"], [["backup"], ["orders"]]],
    [other, ["shop.sqlite"], [["backup"], ["orders"]]],
  ] as const)
    for (const [name = "", ...args] of tried) {
      const { isOk, output } = await run(`scripts/${name}.ts`, { DATA_DIR: where }, ...args);
      expect({ isOk, output }).toEqual({
        isOk: false,
        output: `there is no shop in DATA_DIR ${where}: start the server once\n`,
      });
      expect(await readdir(where)).toEqual(files);
    }
  const env = { DATA_DIR: none, DATABASE_URL: "postgres://shop:secret@127.0.0.1:1/shop" };
  expect(await run("scripts/copy-to-postgres.ts", env)).toEqual({
    isOk: false,
    output: "DATA_DIR holds no shop\n",
  });
  expect(await readdir(none)).toEqual([]);
});

test("a command on a database of another version names both versions in one line, and only a backup is made", async () => {
  const change = (sql: string) => {
    using database = new DatabaseSync(databaseFile(folder));
    database.exec(sql);
  };
  const ours = "this one has \\d+";
  const commands = [
    ["orders"],
    ["mails"],
    ["desk", "link"],
    ["catalogue", "export", join(folder, "menu.json")],
  ];
  const expectRefused = async (said: string) => {
    for (const [name = "", ...args] of commands) {
      const outcome = await run(`scripts/${name}.ts`, {}, ...args);
      expect(outcome).toEqual({
        isOk: false,
        output: expect.stringMatching(new RegExp(`^DATA_DIR [^\\n]* ${said}[^\\n]*\\n$`, "u")),
      });
    }
    expect((await run("scripts/backup.ts", {}, join(folder, "usb", said.slice(0, 4)))).isOk).toBe(
      true,
    );
  };
  change("insert into kysely_migration (name, timestamp) values ('0099-later', '2027-01-01')");
  await expectRefused(`later version of the shop \\(99, ${ours}\\): start`);
  change("delete from kysely_migration where name >= '0012'");
  await expectRefused(`earlier version of the shop \\(11, ${ours}\\): start`);
});

test("a database without a catalogue is not backed up", async () => {
  const empty = await temporaryFolder();
  await (await openSqliteStore(databaseFile(empty))).close();
  const { isOk, output } = await run("scripts/backup.ts", { DATA_DIR: empty });
  expect({ isOk, output }).toMatchObject({
    isOk: false,
    output: expect.stringContaining("the database has no catalogue"),
  });
  expect(await readdir(join(empty, "backups"))).toEqual([]);
});

test("a folder that cannot be made and a full disk are named in one line without a stack", async () => {
  for (const [command, line] of [
    ["scripts/backup.ts /proc/nowhere/shop.sqlite", /^ENOENT: .* '\/proc\/nowhere'\n$/u],
    ["scripts/catalogue.ts export /proc/nowhere/menu.json", /^ENOENT: .*\n$/u],
    [
      "scripts/orders.ts --week 2026-01-07 > /dev/full",
      /^the output could not be written: ENOSPC: .*\n$/u,
    ],
  ] as const) {
    const { isOk, output } = await runTool(["bash", "-c", `node ${command}`], {
      env: { DATA_DIR: folder },
    });
    expect({ isOk, output }).toEqual({ isOk: false, output: expect.stringMatching(line) });
  }
});

test("a backup that does not fit is named in one line, and leaves nothing", async () => {
  // The kernel refuses to let a file grow further, as on a full disk.
  const target = join(folder, "usb", "copy.sqlite");
  const backup = `ulimit -f 64; node scripts/backup.ts ${target}`;
  const { isOk, output } = await runTool(["bash", "-c", backup], { env: { DATA_DIR: folder } });
  expect({ isOk, output }).toEqual({
    isOk: false,
    output: expect.stringMatching(/^the backup to [^\n]* failed: [^\n]*\n$/u),
  });
  expect(await readdir(join(folder, "usb"))).toEqual([]);
});

test("a command whose reader ends early, or whose output cannot be written, finishes its work", async () => {
  const program = `
    import { writeFileSync } from "node:fs";
    import { runCommand } from "./scripts/run-command.ts";
    await runCommand(async () => {
      process.stdout.write("first\\n");
      await new Promise((resolve) => setTimeout(resolve, 50));
      process.stdout.write("second\\n");
      writeFileSync(process.env.FILE, "whole");
    });`;
  const file = join(folder, "table.csv");
  for (const [to, line] of [
    [`2>&1 | true; exit "\${PIPESTATUS[0]}"`, ""],
    ["> /dev/full", "the output could not be written: ENOSPC: no space left on device, write\n"],
  ] as const) {
    const command = `node --input-type=module --eval "$PROGRAM" ${to}`;
    const env = { PROGRAM: program, FILE: file };
    const outcome = await runTool(["bash", "-c", command], { env });
    expect(outcome).toEqual({ isOk: line === "", output: line });
    expect(await readFile(file, "utf8")).toBe("whole");
    await rm(file);
  }
});

test("a command whose reader ends early prints no stack", async () => {
  const store = await openSqliteStore(databaseFile(folder));
  const orders = Array.from({ length: 400 }, (_, index) =>
    newOrder({ number: String(200_000_000 + index) }),
  );
  await store.saveOrders(orders);
  await store.close();
  const reader = `node scripts/orders.ts --week 2026-01-07 | head -n 1; echo "\${PIPESTATUS[0]}"`;
  const { output } = await runTool(["bash", "-c", reader], { env: { DATA_DIR: folder } });
  expect(output).toBe("orders due on 2026-01-07: 401\n0\n");
});
