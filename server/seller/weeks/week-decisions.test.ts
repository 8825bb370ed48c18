import { expect, test } from "vitest";
import { markOf } from "#domain/testing/desk-log.ts";
import {
  dyingAfter,
  nextWeek,
  openWeeksDesk,
  ordersNow,
  thisWeek,
  untouched,
  vacation,
  weekAfter,
  weeksMonday,
} from "#server/seller/weeks/testing/open-weeks-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";

test("a late repetition does nothing to a week that was opened again", async () => {
  const { store, keep, takeBack } = await openWeeksDesk(shopDatabases[0]);
  await expect(keep({ ofOrders: "cancel" }, dyingAfter(store, 0))).rejects.toThrow();
  await takeBack("close");
  expect(await keep({ ofOrders: "cancel" })).toMatchObject({ outcome: "repeated", orders: 0 });
  expect(await ordersNow(store)).toEqual(untouched);
});

test("an order that comes later, or is moved into the week later, stays as it is", async () => {
  const { store, keep } = await openWeeksDesk(shopDatabases[0]);
  await store.saveOrders([newOrder({ number: "100000005", week: nextWeek })]);
  await expect(keep({ ofOrders: "cancel" }, dyingAfter(store, 0))).rejects.toThrow();
  const { version } = (await store.currentCatalogue()) ?? { version: 0 };
  await store.saveOrders([newOrder({ number: "100000006", catalogueVersion: version })]);
  const moved = markOf("in", { kind: "moved", toWeek: thisWeek }, { event: 100 });
  await store.mark({ ...moved, orderNumber: "100000005", at: weeksMonday });
  expect((await keep({ ofOrders: "cancel" })).orders).toBe(3);
  for (const number of ["100000005", "100000006"])
    expect((await store.findWorkingOrder(number))?.state).toMatchObject({
      week: thisWeek,
      isCancelled: false,
    });
});

test("of two devices that decide differently, the second gets the current state", async () => {
  const { store, keep, weeks } = await openWeeksDesk(shopDatabases[0]);
  const seen = (await weeks())[0]?.version ?? "";
  await keep({ isClosed: false, deadline: { date: "2026-01-06", hour: 20, minute: 0 } });
  const late = await keep({ actionId: "late", ofOrders: "cancel", seen });
  expect(late).toMatchObject({ outcome: "outdated", orders: 0 });
  expect(late.weeks[0]).toMatchObject({
    isClosed: false,
    ownDeadline: { date: "2026-01-06", hour: 20, minute: 0 },
    deadline: Date.UTC(2026, 0, 6, 18),
    ordinaryDeadline: Date.UTC(2026, 0, 7, 12),
  });
  expect(await ordersNow(store)).toEqual(untouched);
});

test("an action id stands for one decision", async () => {
  const { store, keep } = await openWeeksDesk(shopDatabases[0]);
  await keep({});
  expect((await keep({ ofOrders: "cancel" })).outcome).toBe("action-reused");
  expect(await ordersNow(store)).toEqual(untouched);
});

test("a decision that another one has replaced is not taken back", async () => {
  const { keep, takeBack } = await openWeeksDesk(shopDatabases[0]);
  await keep({});
  await keep({
    actionId: "early",
    isClosed: false,
    deadline: { date: thisWeek, hour: 9, minute: 30 },
  });
  expect((await takeBack("close")).outcome).toBe("outdated");
  const back = await takeBack("early", "back");
  expect(back.weeks[0]).toMatchObject({ isClosed: true, ownDeadline: null, reason: vacation });
  expect((await takeBack("unknown", "more")).outcome).toBe("nothing-to-undo");
});

test("a reason that was imported in one language is shown in both, and can be sent back", async () => {
  const { store, keep, weeks } = await openWeeksDesk(shopDatabases[0]);
  const { version, catalogue } = (await store.currentCatalogue()) ?? expect.fail("no catalogue");
  const imported = { he: "חופשה", en: "חופשה", missing: "en" } as const;
  const exceptions = [{ week: thisWeek, isClosed: true, deadline: null, reason: imported }];
  await store.saveCatalogue({
    catalogue: { ...catalogue, shop: { ...catalogue.shop, exceptions } },
    after: version,
    savedAt: weeksMonday,
  });
  const reason = (await weeks())[0]?.reason ?? null;
  expect(reason).toEqual({ he: "חופשה", en: "חופשה" });
  const handOver = { date: "2026-01-08", from: "09:00", to: "12:00" };
  expect((await keep({ reason, handOver })).outcome).toBe("recorded");
});

test("a deadline stays between those of the weeks beside it", async () => {
  const { keep } = await openWeeksDesk(shopDatabases[0]);
  const late = { isClosed: false, deadline: { date: "2026-01-13", hour: 10, minute: 0 } };
  expect((await keep(late)).outcome).toBe("recorded");
  const early = {
    week: nextWeek,
    isClosed: false,
    deadline: { date: "2026-01-13", hour: 9, minute: 0 },
  };
  expect((await keep({ ...early, actionId: "early" })).outcome).toBe("deadlines-cross");
});

test("a deadline that is the ordinary one makes an ordinary week", async () => {
  const { store, keep } = await openWeeksDesk(shopDatabases[0]);
  await keep({});
  const usual = { isClosed: false, deadline: { date: thisWeek, hour: 14, minute: 0 } };
  const answer = await keep({ ...usual, actionId: "usual" });
  expect(answer.weeks[0]).toMatchObject({ isClosed: false, ownDeadline: null, reason: null });
  expect((await store.currentCatalogue())?.catalogue.shop.exceptions).toEqual([]);
});

test("a week that is over can no longer be closed, and one with a later deadline is not over", async () => {
  const { keep, weeks } = await openWeeksDesk(shopDatabases[0]);
  expect((await keep({ week: "2025-12-31", seen: "0", actionId: "late" })).outcome).toBe(
    "outdated",
  );
  await keep({ isClosed: false, deadline: { date: "2026-01-08", hour: 20, minute: 0 } });
  const thursday = Date.UTC(2026, 0, 8, 10);
  expect((await weeks(thursday)).map(({ week }) => week)).toEqual([
    thisWeek,
    nextWeek,
    weekAfter,
    "2026-01-28",
    "2026-02-04",
    "2026-02-11",
    "2026-02-18",
    "2026-02-25",
  ]);
  expect((await weeks(thursday + 12 * 3_600_000))[0]?.week).toBe(nextWeek);
});

test("a week shows the holidays from the day before its deadline until the Saturday after it", async () => {
  const { weeks } = await openWeeksDesk(shopDatabases[0]);
  const [first, second] = await weeks(Date.UTC(2026, 2, 29, 9));
  expect(first?.week).toBe("2026-04-01");
  const daysOf = (week: typeof first) =>
    week?.holidays.map(({ name, from, until, isRest }) => [name.en, from, until, isRest]);
  expect(daysOf(first)).toEqual([
    ["Pesach eve", "2026-04-01", "2026-04-01", false],
    ["Pesach", "2026-04-02", "2026-04-02", true],
    ["Hol HaMoed Pesach", "2026-04-03", "2026-04-04", false],
  ]);
  expect(daysOf(second)).toEqual([
    ["Eve of the seventh day of Pesach", "2026-04-07", "2026-04-07", false],
    ["Seventh day of Pesach", "2026-04-08", "2026-04-08", true],
  ]);
  expect(first?.holidays[0]?.reason).toEqual({ he: "חופשת פסח", en: "Pesach break" });
});
