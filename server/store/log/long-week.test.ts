import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const { week } = newOrder();
const events = 200_000;

/** Printings and counts of a week, as one device could make them in a night. */
function addEvents(file: string): void {
  using database = new DatabaseSync(file);
  database.exec(`
    with recursive series(i) as (select 1 union all select i + 1 from series where i < ${events})
    insert into events (at, pressed_at, action_id, device_id, week, order_number, kind, value, detail)
    select 1, 1, 'press ' || i, null, '${week}', null,
      case when i % 2 = 0 then 'printed' else 'cooked' end,
      case when i % 2 = 0 then null else i end,
      case when i % 2 = 0 then '{"sheet":"slips","shows":{"event":' || i || ',"order":1}}'
        else '{"line":"line ' || (i % 49) || '"}' end
    from series`);
}

test("a week with 200,000 events opens, and takes a press", async () => {
  const file = join(await temporaryFolder(), "shop.sqlite");
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  await store.saveOrders([newOrder()]);
  addEvents(file);
  const { state, orders } = await store.readWeek(week);
  expect(orders).toHaveLength(1);
  expect(state.cooked.size).toBe(49);
  expect(state.printed.get("slips")?.shows.event).toBe(events);
  expect(state.lastEvent).toBe(events);
  const outcome = await store.mark({
    actionId: "one more",
    action: { kind: "cooked", line: "line 7", done: 3 },
    orderNumber: null,
    week,
    deviceId: null,
    pressedAt: 2,
    at: 2,
    seen: { event: events, actionIds: [] },
  });
  expect(outcome.kind).toBe("recorded");
  expect((await store.readWeek(week)).state.cooked.get("line 7")).toBe(3);
});
