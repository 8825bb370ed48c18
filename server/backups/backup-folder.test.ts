import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { checksumOf, type DatabaseLocation } from "#server/store/backup/back-up.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { makeBackup, readBackups } from "./backup-folder.ts";
import { backupName } from "./backup-names.ts";

const [hour, day] = [60 * 60_000, 24 * 60 * 60_000];
const now = Date.parse("2026-11-25T01:30:00Z");

async function openShop(): Promise<DatabaseLocation> {
  const file = join(await temporaryFolder(), "shop.sqlite");
  const store = await openSqliteStore(file);
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  await store.generation(undefined, 1);
  await store.close();
  return { kind: "sqlite", file };
}

test("a backup has its time and checksum in its name, and old and unfinished ones are removed after it", async () => {
  const [place, folder] = [await openShop(), await temporaryFolder()];
  const old = Array.from({ length: 20 }, (_, index) =>
    backupName(now - day - index * hour, "0123abcd"),
  );
  const killed = `${backupName(now - 2 * hour, "")}.unfinished`;
  const running = `${backupName(now, "")}.unfinished`;
  for (const name of [...old, killed, running, "her-notes.txt"])
    await writeFile(join(folder, name), "");
  await utimes(join(folder, killed), new Date(now), new Date(now - 2 * hour));
  await utimes(join(folder, running), new Date(now), new Date(now));

  const made = await makeBackup(place, folder, now + 1_000);
  expect(made.path).toBe(join(folder, backupName(now + 1_000, await checksumOf(made.path))));
  const left = await readdir(folder);
  expect(left).toEqual(expect.arrayContaining([running, "her-notes.txt"]));
  expect(left).not.toContain(killed);
  const backups = await readBackups(folder);
  expect(backups[0]?.at).toBe(now + 1_000);
  // The nine before it; the newest of each earlier day and week is among them.
  expect(backups.slice(1).map(({ name }) => name)).toEqual(old.slice(0, 9));
});

test("backups of the same second do not meet, also if one of them was killed", async () => {
  const [place, folder] = [await openShop(), await temporaryFolder()];
  const made = await Promise.all([1, 2].map(() => makeBackup(place, folder, now)));
  expect(new Set(made.map(({ path }) => path)).size).toBe(2);
  expect(await readBackups(folder)).toHaveLength(2);
});

test("a backup that fails leaves the older ones, and nothing of itself", async () => {
  const folder = await temporaryFolder();
  const old = Array.from({ length: 20 }, (_, index) => backupName(now - index * hour, "0123abcd"));
  for (const name of old) await writeFile(join(folder, name), "");
  const missing = join(folder, "missing.sqlite");
  await expect(makeBackup({ kind: "sqlite", file: missing }, folder, now)).rejects.toThrow();
  expect((await readdir(folder)).toSorted()).toEqual(old.toSorted());
});

test("a folder that is missing has no backups", async () => {
  expect(await readBackups(join(await temporaryFolder(), "missing"))).toEqual([]);
});
