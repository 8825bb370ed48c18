import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { refuseOwnFile } from "./own-files.ts";

test("a file is made nowhere that the shop would take it for one of its own", async () => {
  const home = await temporaryFolder();
  const data = join(home, "data");
  await mkdir(join(data, "backups"), { recursive: true });
  await symlink(data, join(home, "link"));
  const config = { dataFolder: data, backupFolder: join(data, "backups") };
  const elsewhere = await temporaryFolder();
  await symlink(data, join(elsewhere, "shop"));
  const refusalOf = (path: string) =>
    refuseOwnFile(path, config, pathToFileURL(`${home}/`)).then(
      () => "",
      (error: unknown) => (error as Error).message,
    );
  for (const path of [
    "data/shop.sqlite",
    "data/shop.sqlite-wal",
    "data/SHOP.SQLITE-shm",
    "data/shop.sqlite-journal",
    "data/shop.sqlite-space",
    "data/shop.sqlite.restored",
    "data/shop.sqlite-wal/copy.sqlite",
    "data/usb/../shop.sqlite-wal",
    "link/shop.sqlite-wal",
    `../${elsewhere.split("/").at(-1) ?? ""}/shop/shop.sqlite-wal`,
    "data/mails/copy.sqlite",
    "data/backups/shop-2026-11-25T01-30-00-1f3a9c2e.sqlite",
    "data/backups/shop-2026-11-25T01-30-00-.sqlite.unfinished",
    "data/backups/newer-orders-2026-11-25T01-30-00.txt",
    ".env",
    "upgrade.json",
    "releases/1.0.0-1f3a9c2e/copy.sqlite",
  ])
    expect([path, await refusalOf(join(home, path))]).toEqual([
      path,
      expect.stringContaining("among the shop's own files"),
    ]);
  for (const path of ["data/copy.sqlite", "data/usb/shop.sqlite", "data/backups/before.sqlite"])
    expect([path, await refusalOf(join(home, path))]).toEqual([path, ""]);
  expect(await refusalOf(join(elsewhere, "shop.sqlite"))).toBe("");
});
