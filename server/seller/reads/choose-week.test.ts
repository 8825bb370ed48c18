import { expect, test } from "vitest";
import type { Query } from "#contract/generated/desk-schema-types.ts";
import { cancelled, markOf } from "#domain/testing/desk-log.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { everyField } from "#server/seller/testing/every-field.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { askDesk, letIn } from "#server/testing/open-desk.ts";
import { openShop, weekOfMonday } from "#server/testing/open-shop.ts";
import { workingWeek } from "./choose-week.ts";

const friday = Date.UTC(2026, 0, 9, 9);
const nextWeek = "2026-01-14";

test("a round that closed without orders is not worked on: the open one is, until an order is in the closed one, cancelled or not", async () => {
  const { app, store } = await openShop({ clock: () => friday });
  const owner = await letIn(store, "owner", friday);
  const ask = async <Field extends "today" | "week">(field: Field) =>
    (await askDesk(app, owner, everyField(field, ""))).data?.[field] as Query[Field];
  const worked = async () => [
    (await ask("week")).week,
    (await ask("today")).week.week,
    (await workingWeek(store, friday, soupKitchen.shop)).date,
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
