import { expect, test } from "vitest";
import { newOrder } from "#server/testing/new-order.ts";
import { contextOf, letIn } from "#server/testing/open-desk.ts";
import { pressInput } from "#server/testing/press-on-desk.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { storePress } from "./store-press.ts";

const { number, receivedAt, week } = newOrder();

async function openDesk() {
  const { store } = await shopDatabases[0].prepare();
  await store.saveOrders([newOrder()]);
  const phone = await letIn(store, "owner", receivedAt);
  return { store, context: await contextOf(phone, store, receivedAt) };
}

test("a press above the limit is refused for now, and nothing of it is stored", async () => {
  const { store, context } = await openDesk();
  const ask = (may: boolean) =>
    storePress({ ...context, takesPress: () => may }, pressInput(number, { packed: true }));
  await expect(ask(false)).rejects.toMatchObject({ extensions: { code: "UNAVAILABLE" } });
  expect(await store.eventsOfOrder(number)).toEqual([]);
  expect(await ask(true)).toMatchObject({ outcome: "recorded" });
});

test("a press on what was shown before a backup was restored is not stored", async () => {
  const { store, context } = await openDesk();
  const { cursor } = await store.readWeek(week);
  const generation = await store.generation(undefined, receivedAt);
  const press = (event: number, of: string | null) =>
    storePress(
      context,
      pressInput(number, { packed: true }, { seen: { event, actionIds: [], generation: of } }),
    );
  expect(await press(cursor.event, "of the copy before")).toEqual({ outcome: "other_generation" });
  // This device has read an event that the restored database does not have.
  expect(await press(cursor.event + 1, generation)).toEqual({ outcome: "other_generation" });
  expect(await press(cursor.event, generation)).toEqual({ outcome: "other_generation" });
  expect(await store.eventsOfOrder(number)).toEqual([]);
  const now = await store.generation(undefined, receivedAt);
  expect(await press(cursor.event, now)).toMatchObject({ outcome: "recorded" });
  // A device of an older build does not say what it read.
  expect(await press(cursor.event + 1, null)).toMatchObject({ outcome: "recorded" });
});
