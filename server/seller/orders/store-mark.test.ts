import { expect, test } from "vitest";
import type { DeviceRole } from "#domain/order-log/device.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { readChanges } from "#server/seller/reads/read-week.ts";
import { checkedPress } from "#server/testing/checked-press.ts";
import { pressOn } from "#server/testing/mark-on-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { contextOf, letIn } from "#server/testing/open-desk.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { storeMark as storeChecked } from "./store-mark.ts";

const { number, receivedAt, week } = newOrder();
const ofOtherGeneration = { outcome: "other_generation", order: null, week: null, event: null };

const storeMark = (context: DeskCall, ...sent: Parameters<typeof pressOn>) =>
  storeChecked(context, checkedPress(pressOn(...sent)));

async function openDesk() {
  const { store } = await shopDatabases[0].prepare();
  await store.saveOrders([newOrder()]);
  const open = async (role: DeviceRole) =>
    contextOf(await letIn(store, role, receivedAt), store, receivedAt);
  return { store, context: await open("owner"), open };
}

test("a mark above the limit is refused for now, and no part of it is stored", async () => {
  const { store, context } = await openDesk();
  const ask = (may: boolean) =>
    storeMark({ ...context, takesPress: () => may }, number, { packed: true });
  await expect(ask(false)).rejects.toMatchObject({ refusal: { code: "UNAVAILABLE" } });
  expect(await store.eventsOfOrder(number)).toEqual([]);
  expect(await ask(true)).toMatchObject({ outcome: "recorded" });
});

test("a press on what was shown before a backup was restored is not stored", async () => {
  const { store, context } = await openDesk();
  const { cursor } = await store.readWeek(week);
  const generation = await store.generation(undefined, receivedAt);
  const press = (event: number, of: string | null) =>
    storeMark(
      context,
      number,
      { packed: true },
      { seen: { event, actionIds: [], generation: of } },
    );
  expect(await press(cursor.event, "of the copy before")).toEqual(ofOtherGeneration);
  // This device has read an event that the restored database does not have.
  expect(await press(cursor.event + 1, generation)).toEqual(ofOtherGeneration);
  expect(await store.eventsOfOrder(number)).toEqual([]);
  // One that makes it up refuses no press of another device.
  expect(await press(cursor.event, generation)).toMatchObject({ outcome: "recorded" });
});

test.each([
  ["a day that is none of its weeks", "2026-01-08"],
  ["a week in ten years", "2036-01-09"],
])("nothing is marked or moved to %s", async (_, date) => {
  const { store, context } = await openDesk();
  const marks = [
    storeMark(context, number, { moved: date }),
    storeMark(context, number, { weekClosed: true }, { orderNumber: null, week: date }),
  ];
  for (const mark of marks) await expect(mark).rejects.toThrow("The shop has no such week.");
  expect((await store.eventsOfWeek(date)).events).toEqual([]);
});

test("of a press of an older build only that is known which event its device had read", async () => {
  const { store, context } = await openDesk();
  const { cursor } = await store.readWeek(week);
  const press = (event: number) =>
    storeMark(context, number, { packed: true }, { seen: { event, actionIds: [] } });
  expect(await press(cursor.event + 1)).toEqual(ofOtherGeneration);
  expect(await press(cursor.event)).toMatchObject({ outcome: "recorded" });
});

test.each(["helper", "driver"] as const)(
  "a %s who says to have read more than there is reloads, and its mark is not stored, and all others go on",
  async (role) => {
    const { store, open } = await openDesk();
    const { cursor } = await store.readWeek(week);
    const generation = await store.generation(undefined, receivedAt);
    const context = await open(role);
    const ahead = { event: cursor.event + 9, order: cursor.order };
    const seen = { event: ahead.event, actionIds: [], generation };
    expect(await storeMark(context, number, { handedOver: true }, { seen })).toEqual(
      ofOtherGeneration,
    );
    const working = orderWeekAt(receivedAt, context.current.catalogue.shop);
    expect((await readChanges(context, working, ahead, generation)).generation).not.toBe(
      generation,
    );
    expect(await store.generation(undefined, receivedAt)).toBe(generation);
  },
);
