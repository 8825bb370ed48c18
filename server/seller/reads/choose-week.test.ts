import { expect, test } from "vitest";
import { cancelled, markOf } from "#domain/testing/desk-log.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { answerOf } from "#server/testing/call-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop, weekOfMonday } from "#server/testing/open-shop.ts";
import { workingWeek } from "./choose-week.ts";

const friday = Date.UTC(2026, 0, 9, 9);
const nextWeek = "2026-01-14";

test("a round that closed without orders is not worked on: the open one is, until an order is in the closed one, canceled or not", async () => {
  const { app, store } = await openShop({ clock: () => friday });
  const owner = await letIn(store, "owner", friday);
  const worked = async () => [
    (await answerOf(app, owner, "week", { week: null, language: "he" })).week,
    (await answerOf(app, owner, "today", {})).week,
    (await workingWeek(store, friday, soupKitchen)).date,
  ];
  expect(await worked()).toEqual([nextWeek, nextWeek, nextWeek]);
  await store.saveOrders([newOrder({ number: "100000004", week: nextWeek })]);
  expect(await worked()).toEqual([nextWeek, nextWeek, nextWeek]);
  const late = newOrder();
  await store.saveOrders([late]);
  const pressed = markOf("cancel", cancelled, { event: 1_000 });
  await store.mark({ ...pressed, orderNumber: late.number, deviceId: owner.id, at: friday });
  expect(await worked()).toEqual([weekOfMonday, weekOfMonday, weekOfMonday]);
});

test("an order can be moved to the week that is worked on, and to those of the next eight that are not closed", async () => {
  const { app, store } = await openShop({ clock: () => friday });
  const owner = await letIn(store, "owner", friday);
  await store.saveOrders([newOrder()]);
  const { version = 0 } = (await store.currentCatalogue()) ?? {};
  const closed = { week: nextWeek, isClosed: true, deadline: null, reason: null };
  const shop = { ...soupKitchen.shop, exceptions: [closed] };
  const catalogue = { ...soupKitchen, shop };
  await store.saveCatalogue({ catalogue, after: version, savedAt: friday });
  const weeks = await answerOf(app, owner, "weeksToMove", {});
  expect(weeks.slice(0, 2)).toEqual([weekOfMonday, "2026-01-21"]);
  expect(weeks).toHaveLength(8);
});
