import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backupName } from "#server/backups/backup-names.ts";
import { openShop } from "#server/testing/open-shop.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { createCustomerEraser } from "./customer-eraser.ts";

const now = Date.parse("2026-11-25T08:00:00Z");
const hour = 60 * 60_000;

test("copies away from the machine are named as the backups are, and their place if it does not answer", async () => {
  const { store } = await openShop();
  const [dataFolder, backupFolder, folder] = [
    await temporaryFolder(),
    await temporaryFolder(),
    await temporaryFolder(),
  ];
  const copyTo = { kind: "folder", folder } as const;
  const eraser = createCustomerEraser(store, { dataFolder, backupFolder, copyTo });
  const backup = backupName(now - hour, "0123abcd");
  const copy = `${backupName(now - hour, "4567cdef")}.age`;
  const older = `${backupName(now - 3 * hour, "4567cdef")}.age`;
  await writeFile(join(backupFolder, backup), "");
  for (const name of [copy, older]) await writeFile(join(folder, name), "");
  const found = await eraser.copiesSince(now - 2 * hour, now);
  expect(found.map(({ name }) => name)).toEqual([backup, copy]);
  expect(found.every(({ endsAt }) => endsAt !== null && endsAt > now)).toBe(true);
  await rm(folder, { recursive: true });
  expect(await eraser.copiesSince(now - 2 * hour, now)).toContainEqual({
    name: folder,
    endsAt: null,
  });
});
