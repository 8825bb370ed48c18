import { globSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { backupName } from "#server/backups/backup-names.ts";
import { projectRoot } from "#server/config/project-root.ts";
import { emptyDatabaseFile } from "#server/testing/database-file.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { backUp } from "./backup/back-up.ts";
import { putBack } from "./backup/put-back.ts";
import { shopFileOf, shopFiles } from "./shop-files.ts";
import { openSqliteStore } from "./sqlite/open-sqlite-store.ts";

/** Sources that make files that are not the shop's, or that only open one to read it. */
const otherSources = [
  // Read only, or in memory.
  "server/store/backup/compare-with-backup.ts",
  "server/store/sqlite/check-database.ts",
  // Standard output.
  "server/main/write-to-descriptor.ts",
  // Named by the caller of the command.
  "scripts/catalogue.ts",
  // A demonstration has nobody's data, and removes its folder.
  "scripts/demo.ts",
  // The program and its releases.
  "scripts/build-server.ts",
  "scripts/build-site.ts",
  "scripts/check-boundaries.ts",
  "scripts/draw-architecture.ts",
  "scripts/lock.ts",
  "scripts/shop/fetch-source.ts",
  "scripts/shop/home.ts",
  "scripts/shop/install-proxy.ts",
  "scripts/shop/supervisor.ts",
  "scripts/shop/with-home.ts",
  "scripts/write-desk-calls.ts",
];

const makesFile =
  /\b(?:writeFile|writeFileSync|appendFile|copyFile|copyFileSync|cp|cpSync|createWriteStream|mkdtemp|mkdtempSync|link|symlink|rename)\(|\bopen\([^)]*"(?:w|wx|a|r\+)"|new DatabaseSync\(/u;

test("every source that makes a file says in the table of the shop's files what it has of customers and who removes it", () => {
  const root = projectRoot.pathname;
  const sources = globSync(["server/**/*.ts", "scripts/**/*.ts"], { cwd: root })
    .filter((name) => !/\.test\.ts$|(?:^|\/)(?:testing|process-tests|lint)\//u.test(name))
    .filter((name) => makesFile.test(readFileSync(join(root, name), "utf8")))
    .toSorted();
  const inTable = Object.values(shopFiles).flatMap(({ madeBy }) => [...madeBy]);
  expect(sources).toEqual([...new Set([...inTable, ...otherSources])].toSorted());
});

test("what is there while a backup is made and put back is in the table, by its name", async () => {
  const file = await emptyDatabaseFile();
  const store = await openSqliteStore(file);
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  await store.proveWritable();
  const seen = new Map<string, "data" | "backups">();
  const look = async (folder: "data" | "backups", path: string) => {
    for (const name of await readdir(path)) seen.set(name, folder);
  };
  await look("data", dirname(file));
  await store.close();
  const backups = await temporaryFolder();
  const now = Date.UTC(2026, 0, 5, 9);
  const { path } = await backUp({ kind: "sqlite", file }, backups, (checksum) =>
    backupName(now, checksum || "0a1b2c3d"),
  );
  await look("backups", backups);
  await putBack({
    backup: path,
    location: { kind: "sqlite", file },
    folder: dirname(file),
    now,
    onChecked: () => look("data", dirname(file)),
    onNewer: () => look("data", dirname(file)),
  });
  expect([...seen.keys()].some((name) => name.endsWith(".restored"))).toBe(true);
  expect([...seen.keys()].some((name) => name.includes(".damaged-"))).toBe(false);
  for (const [name, folder] of seen)
    expect([name, shopFileOf(folder, name)]).toEqual([name, expect.anything()]);
  for (const name of ["shop.sqlite.new", "orders.txt", "shop.sqlite-backup"])
    expect(shopFileOf("data", name)).toBeUndefined();
});
