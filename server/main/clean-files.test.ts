import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backupName } from "#server/backups/backup-names.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { openShop } from "#server/testing/open-shop.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { removeLeftovers, removeOldFiles } from "./clean-files.ts";
import { createCustomerEraser } from "./customer-eraser.ts";

const now = Date.parse("2026-11-25T08:00:00Z");
const [minute, day] = [60_000, 24 * 60 * 60_000];
const moment = "2026-11-25T07-00-00";

/** Files of a data folder and of one of backups, each written so many milliseconds ago. */
async function foldersWith(files: Readonly<Record<string, number>>) {
  const [dataFolder, backupFolder] = [await temporaryFolder(), await temporaryFolder()];
  await mkdir(join(dataFolder, "mails"));
  const folders = { data: dataFolder, mails: join(dataFolder, "mails"), backups: backupFolder };
  for (const [name, ago] of Object.entries(files)) {
    const [folder = "", file = ""] = name.split("/");
    const path = join(folders[folder as keyof typeof folders], file);
    await writeFile(path, "100000009\tmissing\tרות כהן\t0501234567\n");
    await utimes(path, (now - ago) / 1_000, (now - ago) / 1_000);
  }
  const left = async () => {
    const names = [];
    for (const [folder, path] of Object.entries(folders))
      for (const name of await readdir(path)) names.push(`${folder}/${name}`);
    return names.filter((name) => name !== "data/mails").toSorted();
  };
  return { config: { dataFolder, backupFolder, copyTo: undefined }, left };
}

const unfinished = `backups/${backupName(now, "0123abcd")}.unfinished`;
const leftovers = {
  "data/shop.sqlite": 90 * minute,
  "data/shop.sqlite.restored": 2 * minute,
  "data/shop.sqlite.restored-journal": 2 * minute,
  "data/shop.sqlite.fetched": 90 * minute,
  [`data/shop.sqlite.damaged-${moment}-wal.unfinished`]: 90 * minute,
  [`data/shop.sqlite.damaged-${moment}-2-wal`]: 90 * minute,
  [unfinished]: 2 * minute,
  [`${unfinished}-journal`]: 90 * minute,
  [`backups/${backupName(now, "0123abcd")}.age.unfinished`]: -90 * minute,
  [`backups/${backupName(now, "0123abcd")}`]: 90 * minute,
  "backups/notes.txt": 90 * minute,
};
const stay = [
  `backups/${backupName(now, "0123abcd")}`,
  unfinished,
  "backups/notes.txt",
  "data/shop.sqlite",
  `data/shop.sqlite.damaged-${moment}-2-wal`,
].toSorted();

test("the files of killed processes are removed at the next start and in the night, and those that may be in use stay", async () => {
  const { config, left } = await foldersWith(leftovers);
  await removeLeftovers(config, { now });
  const restored = ["data/shop.sqlite.restored", "data/shop.sqlite.restored-journal"];
  expect(await left()).toEqual([...stay, ...restored].toSorted());
  await removeLeftovers(config, { now, isStart: true });
  expect(await left()).toEqual(stay);
});

test("a server that starts removes them", async () => {
  const { config, left } = await foldersWith(leftovers);
  const { open } = await openShop({ config: { ...config, port: 0 }, clock: () => now });
  await open();
  expect(await left()).toEqual(stay);
});

test("mails that are files and lists of newer orders go after 30 days that have passed for certain", async () => {
  const files = {
    "mails/100000002-customer.eml": 31 * day,
    "mails/.100000002-seller.eml.77": 31 * day,
    "mails/100000003-customer.eml": 29 * day,
    "mails/letter.eml": 900 * day,
    "backups/newer-orders-2026-10-01T08-00-00.txt": 31 * day,
    [`backups/newer-orders-${moment}.txt`]: minute,
  };
  const { config, left } = await foldersWith(files);
  await removeOldFiles(config, now - 2 * day);
  expect(await left()).toHaveLength(6);
  await removeOldFiles(config, now);
  expect(await left()).toEqual([
    `backups/newer-orders-${moment}.txt`,
    "mails/100000003-customer.eml",
    "mails/letter.eml",
  ]);
});

test("erasing a customer names what may still have their data beside the backups, and when it goes", async () => {
  const { store } = await openShop();
  await store.saveOrders([newOrder()]);
  const list = `newer-orders-${moment}.txt`;
  const { config } = await foldersWith({ ...leftovers, [`backups/${list}`]: minute });
  const found = await createCustomerEraser(store, config).copiesSince(now - day, now);
  const ends = new Map(found.map(({ name, endsAt }) => [name, endsAt]));
  expect([...ends.keys()].toSorted()).toEqual(
    [...Object.keys(leftovers), `backups/${list}`]
      .map((name) => name.split("/")[1] ?? "")
      .filter((name) => name !== "shop.sqlite" && name !== "notes.txt")
      .toSorted(),
  );
  expect(ends.get(list)).toBe(now - minute + 30 * day);
  expect(ends.get(`shop.sqlite.damaged-${moment}-2-wal`)).toBeNull();
  expect(ends.get("shop.sqlite.restored")).toBeGreaterThan(now);
});
