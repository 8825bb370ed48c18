import * as v from "valibot";
import { expect, test } from "vitest";
import { weekCalls } from "#contract/desk-calls/weeks.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { nextWeek, thisWeek, weeksMonday } from "#server/seller/weeks/testing/open-weeks-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { weeksWith, withWeeksUnchanged } from "./weeks-with.ts";

const thursday = { weekday: 4, hour: 20, minute: 0 };
const friday = { weekday: 5, hour: 9, minute: 30 };

/** A shop with an order for this week, which ends on Wednesday. */
async function openShop() {
  const { store } = await shopDatabases[0].prepare();
  await store.saveOrders([newOrder({ number: "100000001", receivedAt: weeksMonday })]);
  const current = async () => {
    const found = await store.currentCatalogue();
    if (found === undefined) throw new Error("there is no catalogue");
    return found;
  };
  const save = async (change: (shop: Catalogue["shop"]) => Catalogue["shop"]) => {
    const { version, catalogue } = await current();
    const changed = { ...catalogue, shop: change(catalogue.shop) };
    const kept = await withWeeksUnchanged({ store, now: weeksMonday }, catalogue, changed);
    await store.saveCatalogue({ catalogue: kept, after: version, savedAt: weeksMonday });
    return kept.shop;
  };
  const weeks = async (asked: typeof thursday) => {
    const context = { store, now: weeksMonday, current: await current() };
    return (await weeksWith(context, { deadline: asked, opening: null })).map(
      ({ week, deadline, keepsDeadline, orders }) =>
        `${week} ${new Date(deadline).toISOString().slice(0, 16)} ${keepsDeadline ? "keeps" : "new"} ${String(orders)}`,
    );
  };
  return { store, save, weeks };
}

test("the seller sees which weeks a new deadline leaves as they are, and it is saved so", async () => {
  const { save, weeks } = await openShop();
  const told = [
    `${thisWeek} 2026-01-07T12:00 keeps 1`,
    "2026-01-15 2026-01-15T18:00 new 0",
    "2026-01-22 2026-01-22T18:00 new 0",
    "2026-01-29 2026-01-29T18:00 new 0",
  ];
  expect(await weeks(thursday)).toEqual(told);
  const shop = await save((each) => ({ ...each, deadline: thursday }));
  expect(shop.earlierDeadlines?.map(({ lastWeek }) => lastWeek)).toEqual([thisWeek]);
  expect(await weeks(thursday)).toEqual(told);
});

test("what is taken back after an order came in leaves that order its week, too", async () => {
  const { store, save, weeks } = await openShop();
  const before = (await store.currentCatalogue())?.catalogue.shop;
  await save((each) => ({ ...each, deadline: thursday }));
  await store.saveOrders([
    newOrder({ number: "100000002", week: "2026-01-15", catalogueVersion: 2 }),
  ]);
  await save(() => before ?? expect.fail("there is no shop"));
  expect((await weeks(before?.deadline ?? friday)).slice(0, 3)).toEqual([
    `${thisWeek} 2026-01-07T12:00 keeps 1`,
    "2026-01-15 2026-01-15T18:00 keeps 1",
    "2026-01-21 2026-01-21T12:00 new 0",
  ]);
});

test("other settings, and an opening, change no deadline", async () => {
  const { save } = await openShop();
  const opening = { weekday: 0, hour: 8, minute: 0 };
  const shop = await save((each) => ({ ...each, opening, whatsapp: null }));
  expect(shop).toMatchObject({ opening, whatsapp: null });
  expect(shop).not.toHaveProperty("earlierDeadlines");
});

test("weeks open when the opening says so, and an invalid time is refused", async () => {
  const { store } = await openShop();
  const current = await store.currentCatalogue();
  if (current === undefined) expect.fail("there is no catalogue");
  const context = { store, now: weeksMonday, current };
  const opening = { weekday: 2, hour: 8, minute: 0 };
  const [first, second] = await weeksWith(context, {
    deadline: current.catalogue.shop.deadline,
    opening,
  });
  expect(first).toMatchObject({ week: thisWeek, opensAt: Date.UTC(2026, 0, 6, 6) });
  expect(second).toMatchObject({ week: nextWeek, opensAt: Date.UTC(2026, 0, 13, 6) });
  const isTaken = (deadline: typeof friday) =>
    v.is(weekCalls.weeksWith.request, { deadline, opening: null });
  expect([friday, { ...friday, weekday: 7 }].map(isTaken)).toEqual([true, false]);
});
