import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { seedCatalogue } from "#seed/catalogue.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { fillDemoShop } from "./fill-demo-shop.ts";

test.each([
  ["on Thursday evening, after the deadline", Date.UTC(2026, 0, 8, 17), "2026-01-07", "packing"],
  ["on Monday, before the deadline", Date.UTC(2026, 0, 12, 9), "2026-01-14", "ordering"],
] as const)(
  "%s the demo has a full week that is worked on, and the previous week",
  async (_, now, week, stage) => {
    const store = await openSqliteStore(join(await temporaryFolder(), "shop.sqlite"));
    onTestFinished(() => store.close());
    await store.saveCatalogue({ catalogue: seedCatalogue, after: 0, savedAt: now });
    await fillDemoShop(store, now);

    const working = await store.readWeek(week);
    expect(working.orders).toHaveLength(100);
    expect(working.unreadable).toEqual([]);
    expect(working.orders.every(({ stored }) => stored.receivedAt < now)).toBe(true);
    const packed = working.orders.filter(({ state }) => state.isPacked).length;
    expect(packed > 0).toBe(stage === "packing");
    expect(working.state.cooked.size > 0).toBe(stage === "packing");
    const [before] = (await store.weeksWithOrders(2)).slice(1);
    const weekBefore = await store.readWeek(before?.date ?? "");
    expect(weekBefore.orders).toHaveLength(14);
    expect(before?.count).toBe(weekBefore.orders.filter(({ state }) => !state.isCancelled).length);
    expect(weekBefore.state.isClosed).toBe(true);
    const { waiting, dead } = await store.countMails();
    // The report of the undelivered confirmation to the seller.
    expect({ waiting, dead }).toEqual({ waiting: 1, dead: 1 });
  },
);
