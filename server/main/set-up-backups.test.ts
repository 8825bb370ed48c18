import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { oldShops } from "#server/store/testing/old-shops.ts";
import { prepareShop } from "#server/testing/shop-databases.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { backUpBeforeMigration } from "./back-up-shop.ts";
import { databaseFile } from "./open-store.ts";
import { setUpBackups } from "./set-up-backups.ts";

test("the nightly backup is made by a process of its own, and one that fails is in the log with the folder", async () => {
  const { env } = await prepareShop(undefined);
  const backupFolder = join(await temporaryFolder(), "backups");
  for (const [name, value] of Object.entries({ ...env, BACKUP_DIR: backupFolder }))
    vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const lines: object[] = [];
  const log = { error: (fields: object) => lines.push(fields) };
  const backups = setUpBackups({ config: { backupFolder }, log, clock: Date.now });
  await backups.look();
  expect(await readdir(backupFolder)).toEqual([expect.stringMatching(/^shop-.+\.sqlite$/u)]);
  // Another one is not due.
  await backups.look();
  expect(await readdir(backupFolder)).toHaveLength(1);
  expect(lines).toEqual([]);

  const notAFolder = join(await temporaryFolder(), "backups");
  await writeFile(notAFolder, "");
  vi.stubEnv("BACKUP_DIR", notAFolder);
  const failing = setUpBackups({ config: { backupFolder: notAFolder }, log, clock: Date.now });
  await failing.look();
  expect(lines).toHaveLength(1);
});

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
    await mkdir(config.backupFolder);
    const occupied = `${config.backupFolder}/shop-2026-11-25T01-30-00-.sqlite.unfinished`;
    await writeFile(occupied, "");
    await expect(backUpBeforeMigration(config, now)).rejects.toThrow(
      `the backup into ${config.backupFolder} failed: EEXIST`,
    );
    const made = await backUpBeforeMigration(config, now + 1_000);
    expect(made?.summary.catalogues.rows).toBe(1);
    await (await old()).close();
    expect(await backUpBeforeMigration(config, now + 2_000)).toBeUndefined();
  },
);
