import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { oldShops } from "#server/store/testing/old-shops.ts";
import { prepareShop } from "#server/testing/shop-databases.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { backUpBeforeMigration } from "./back-up-shop.ts";
import { databaseFile } from "./open-store.ts";
import { setUpBackups } from "./set-up-backups.ts";

test("the nightly backup is made by a process of its own, and one that fails is in the log with the folder", async () => {
  const { env, store } = await prepareShop(undefined);
  const backupFolder = join(await temporaryFolder(), "backups");
  const config = readConfig({ ...env, BACKUP_DIR: backupFolder });
  const lines: object[] = [];
  const log = { error: (fields: object) => lines.push(fields) };
  const backups = setUpBackups({ config, store, log, clock: Date.now });
  await backups.look();
  expect(await readdir(backupFolder)).toEqual([expect.stringMatching(/^shop-.+\.sqlite$/u)]);
  // Another one is not due.
  await backups.look();
  expect(await readdir(backupFolder)).toHaveLength(1);
  expect(lines).toEqual([]);

  const notAFolder = join(await temporaryFolder(), "backups");
  await writeFile(notAFolder, "");
  const failing = setUpBackups({
    config: { ...config, backupFolder: notAFolder },
    store,
    log,
    clock: Date.now,
  });
  await failing.look();
  expect(lines).toHaveLength(1);
});

test("copies begin with the recovery sheet, are made with each backup, and are compared once a month", async () => {
  const { env, store } = await prepareShop(undefined);
  const copies = await temporaryFolder();
  const config = readConfig({ ...env, BACKUP_TO: copies });
  const lines: object[] = [];
  const log = { error: (fields: object) => lines.push(fields) };
  const clock = Date.now;
  const backups = setUpBackups({ config, store, log, clock });
  const { safety } = backups;
  await backups.look();
  expect(await readdir(copies)).toEqual([]);
  expect(await safety.status()).toMatchObject({
    newestAt: expect.any(Number) as number,
    isBesideData: true,
    sheetMadeAt: undefined,
    copies: { kind: "folder", name: copies, newestAt: undefined, isReachable: true },
  });

  expect(await safety.useRecipient("age1")).toBe(false);
  const { recipient } = await safety.makeRecoveryKey();
  expect(await safety.useRecipient(recipient)).toBe(true);
  await expect.poll(() => backups.isRunning(), { timeout: 60_000 }).toBe(false);
  expect(await readdir(copies)).toEqual([expect.stringMatching(/^shop-.+\.sqlite\.age$/u)]);
  const { newestAt, nextAt, sheetMadeAt, copies: copied } = await safety.status();
  expect(copied).toMatchObject({ newestAt, comparedAt: expect.any(Number) as number });
  expect(nextAt).toBeGreaterThan(clock());
  expect(sheetMadeAt).toBeLessThanOrEqual(clock());
  expect(lines).toEqual([]);

  // A month later the copy is fetched again, and it is damaged; a place that is gone is reported as well.
  const at = clock() - 31 * 24 * 60 * 60_000;
  await store.replaceSecret({ name: "backup-compared", value: "", at });
  const [name = ""] = await readdir(copies);
  await writeFile(join(copies, name), "something else");
  await backups.look();
  expect(lines).toEqual([{ reason: expect.stringContaining("is not what was stored") as string }]);
  await rm(copies, { recursive: true });
  expect(await safety.status()).toMatchObject({ copies: { isReachable: false } });
  await backups.backUpNow();
  expect(lines.slice(1)).toContainEqual({ reason: expect.stringContaining("ENOENT") as string });
}, 120_000);

test.for(oldShops("0013", () => Promise.resolve()))(
  "$name: a shop of an earlier version is backed up before it is migrated, and not migrated if that fails",
  async ({ name, prepare }) => {
    const old = await prepare();
    const folder = await temporaryFolder();
    const isFile = name === "SQLite";
    const config = {
      dataFolder: isFile ? join(old.place, "..") : folder,
      databaseUrl: isFile ? undefined : old.place,
      backupFolder: join(folder, "backups"),
    };
    if (isFile) expect(databaseFile(config.dataFolder)).toBe(old.place);
    const now = Date.parse("2026-11-25T01:30:00Z");
    await writeFile(config.backupFolder, "");
    await expect(backUpBeforeMigration(config, now)).rejects.toThrow(
      `the backup into ${config.backupFolder} failed: EEXIST`,
    );
    await rm(config.backupFolder);
    const made = await backUpBeforeMigration(config, now + 1_000);
    expect(made?.summary.catalogues.rows).toBe(1);
    await (await old()).close();
    expect(await backUpBeforeMigration(config, now + 2_000)).toBeUndefined();
  },
);
