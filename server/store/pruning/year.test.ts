import { stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, inject, onTestFinished, test } from "vitest";
import { addDays } from "#domain/schedule/add-days.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { tableNames } from "#server/store/table-plans.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly year: number;
  }
}

const day = 24 * 60 * 60_000;
const firstNight = Date.parse("2026-01-01T01:30:00Z");
/** A part of a year; `YEAR=2` simulates two whole ones and prints how much each table has grown in each. */
const year = inject("year");
const nights = Math.round(365 * year);
/** They grow in the first year only. A version of the catalogue has an end as well, but orders name its row, which keeps a page. */
const ending = ["pictures", "device_links"] as const;
/** On average 5,200 orders and 400 saves of the menu in a year, and a photograph for each tenth save. */
const [ordersOfNight, savesOfNight] = [5_200 / 365, 400 / 365];
const photograph = new Uint8Array(40_000);

test("after a year without any visit nothing fills the disk", { timeout: 1_800_000 }, async () => {
  const file = join(await temporaryFolder(), "shop.sqlite");
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  let versions = 0;
  const [type, ...types] = soupKitchen.menu;
  const [dish, ...dishes] = type?.dishes ?? [];
  if (type === undefined || dish === undefined) throw new Error("no dish");
  const save = async (savedAt: number) => {
    const image = `photo-${String(Math.floor(versions / 10))}.webp`;
    await store.savePictures([
      { name: image, type: "image/webp", bytes: photograph, width: 10, height: 10 },
    ]);
    const menu = [{ ...type, dishes: [{ ...dish, image, thumbnail: image }, ...dishes] }, ...types];
    const catalogue = { ...soupKitchen, menu };
    await store.saveCatalogue({ catalogue, after: versions, savedAt });
    versions += 1;
  };
  await save(firstNight);
  using database = new DatabaseSync(file, { timeout: 5_000 });
  const ofTable = database.prepare(
    `select sum(pgsize) as bytes from dbstat where name in (select name from sqlite_schema where tbl_name = ?)`,
  );
  const sizes = () =>
    tableNames.map((table) => ({
      rows: Number(database.prepare(`select count(*) as rows from ${table}`).get()?.["rows"]),
      bytes: Number(ofTable.get(table)?.["bytes"]),
    }));
  const yearly = [sizes()];
  let [orders, saves] = [0, 0];
  let pruned = { versions: 0, pictures: 0, links: 0, notices: 0 };
  for (let night = 1; night <= nights; night += 1) {
    const now = firstNight + night * day;
    const today = addDays("2026-01-01", night);
    const batch = [];
    for (; orders < night * ordersOfNight; orders += 1)
      batch.push(
        newOrder({
          number: String(100_000_000 + orders),
          catalogueVersion: versions,
          receivedAt: now - day / 2,
          week: addDays(today, 7 - (night % 7)),
        }),
      );
    await store.saveOrders(batch);
    const claim = { now, claimedUntil: now + 60_000, limit: 999, token: String(night) };
    for (const { id } of await store.claimMails(claim))
      await store.markMailSent({ id, sentAt: now });
    for (; saves < night * savesOfNight; saves += 1) await save(now - day / 2);
    // The database cannot know that the year is simulated.
    database.prepare("update pictures set added_at = ? where added_at > ?").run(now, now);
    if (night % 7 === 0)
      await store.addDeviceLink({
        codeHash: String(night),
        role: "helper",
        createdAt: now,
        expiresAt: now + 600_000,
        sessionEndsAt: now + day,
        by: null,
      });
    const done = await store.prune({ now, today });
    pruned = {
      versions: pruned.versions + done.versions,
      pictures: pruned.pictures + done.pictures,
      links: pruned.links + done.links,
      notices: pruned.notices + done.notices,
    };
    if (night % 365 === 0) yearly.push(sizes());
  }
  const kept = (await store.catalogueVersions({ limit: 9_999 })).length;
  expect(kept).toBeLessThanOrEqual(Math.ceil(91 * savesOfNight) + 21);
  expect(kept + pruned.versions).toBe(versions);
  const pictures = (await store.pictureNames()).length;
  // Those that kept versions name, and those that were added in the last 90 days.
  expect(pictures).toBeLessThanOrEqual(Math.ceil(kept / 10) + Math.ceil(91 / 10) + 2);
  expect((await store.summarizeOrders()).count).toBe(orders);
  if (year < 1) return;
  expect(pruned.versions).toBeGreaterThan(250);
  expect(pruned.pictures).toBeGreaterThan(20);
  const growth = new Map(
    tableNames.map((table, index) => [
      table,
      yearly.slice(1).map((after, before) => ({
        rows: (after[index]?.rows ?? 0) - (yearly[before]?.[index]?.rows ?? 0),
        bytes: (after[index]?.bytes ?? 0) - (yearly[before]?.[index]?.bytes ?? 0),
      })),
    ]),
  );
  for (const [table, years] of growth) {
    const [first, second = first] = years.map(({ bytes }) => bytes);
    if (first === undefined || second === undefined) throw new Error("a year has grown");
    // A table without rows has a page.
    if (years.length > 1 && ending.some((each) => each === table))
      expect([table, second]).toEqual([table, expect.toSatisfy((grown) => grown <= first / 4)]);
    else
      expect([table, second]).toEqual([table, expect.toSatisfy((grown) => grown <= 1.1 * first)]);
  }
  const cells = ({ rows, bytes }: { readonly rows: number; readonly bytes: number }) =>
    ` ${String(rows)} | ${(bytes / 1e6).toFixed(2)} MB |`;
  const lines = [...growth].map(([table, years]) => `| \`${table}\` |${years.map(cells).join("")}`);
  const size = ((await stat(file)).size / 1e6).toFixed(1);
  process.stdout.write(
    `${lines.join("\n")}\nfile\t${size} MB\n${JSON.stringify({ ...pruned, kept, orders, versions, pictures })}\n`,
  );
});
