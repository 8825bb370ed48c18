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
/** A part of a year; `YEAR=1` simulates a whole one and prints how much each table has grown. */
const year = inject("year");
const nights = Math.round(365 * year);
/** On average 5,200 orders and 400 saves of the menu in a year, and a photograph for each tenth save. */
const [ordersOfNight, savesOfNight] = [5_200 / 365, 400 / 365];
const photograph = new Uint8Array(40_000);

test("after a year without any visit nothing fills the disk", { timeout: 600_000 }, async () => {
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
  const bytesOf = () =>
    new Map(
      database
        .prepare(
          `select coalesce(tbl_name, dbstat.name) as name, sum(pgsize) as bytes from dbstat
            left join sqlite_schema on sqlite_schema.name = dbstat.name group by 1`,
        )
        .all()
        .map(({ name, bytes }) => [String(name), Number(bytes)]),
    );
  const before = bytesOf();
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
  const after = bytesOf();
  const lines = tableNames.map((table) => {
    const grown = (after.get(table) ?? 0) - (before.get(table) ?? 0);
    return `${table}\t${(grown / 1e6).toFixed(1)} MB`;
  });
  const size = ((await stat(file)).size / 1e6).toFixed(1);
  process.stdout.write(
    `${lines.join("\n")}\nfile\t${size} MB\n${JSON.stringify({ ...pruned, kept, orders, versions, pictures })}\n`,
  );
});
