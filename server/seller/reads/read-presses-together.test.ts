import { expect, test } from "vitest";
import { handedOver, markOf, packed, received, undo } from "#domain/testing/desk-log.ts";
import { answerOf, callDesk } from "#server/testing/call-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop, weekOfMonday } from "#server/testing/open-shop.ts";

const monday = Date.UTC(2026, 0, 5, 9);
const numbers = ["100000001", "100000002"] as const;

test("what one press packed is listed with what an undo takes back of it, and the name of the device", async () => {
  const { app, store } = await openShop({ clock: () => monday });
  await store.saveOrders(numbers.map((number) => newOrder({ number, receivedAt: monday })));
  const owner = await letIn(store, "owner", monday);
  const helper = await letIn(store, "helper", monday, "Dina's phone");
  const by = { deviceId: helper.id, at: monday };
  for (const [index, orderNumber] of numbers.entries())
    await store.mark({ ...markOf(`all_${String(index + 1)}`, packed), ...by, orderNumber });
  const undone = markOf("undo", undo("all_1"), { event: 1_000 });
  await store.mark({ ...undone, ...by, orderNumber: numbers[0] });
  for (const device of [owner, helper])
    expect(await answerOf(app, device, "pressesTogether", { week: weekOfMonday })).toEqual([
      {
        at: monday,
        device: "Dina's phone",
        lines: [],
        orders: numbers,
        handedOver: [],
        standing: [{ actionId: "all_2", orderNumber: numbers[1] }],
      },
    ]);
});

test("a helper takes back that boxes were handed over together, and not what was paid for them", async () => {
  const { app, store } = await openShop({ clock: () => monday });
  await store.saveOrders(numbers.map((number) => newOrder({ number, receivedAt: monday })));
  const owner = await letIn(store, "owner", monday);
  const helper = await letIn(store, "helper", monday);
  const by = { deviceId: owner.id, at: monday };
  const marks = [received(24, "cash"), handedOver, handedOver].map((action, index) => ({
    ...markOf(`stop_${String(index + 1)}`, action),
    ...by,
    orderNumber: index === 2 ? numbers[1] : numbers[0],
  }));
  for (const mark of marks) await store.mark(mark);
  for (const [device, taken] of [
    [owner, ["stop_1", "stop_2", "stop_3"]],
    [helper, ["stop_2", "stop_3"]],
  ] as const) {
    const [press] = await answerOf(app, device, "pressesTogether", { week: weekOfMonday });
    expect(press).toMatchObject({ orders: [], handedOver: numbers });
    expect(press?.standing.map(({ actionId }) => actionId)).toEqual(taken);
  }
});

test("a helper reads no earlier week, and a driver none", async () => {
  const { app, store } = await openShop({ clock: () => monday });
  const refused = { refused: { code: "NOT_ALLOWED" } };
  const helper = await letIn(store, "helper", monday);
  const driver = await letIn(store, "driver", monday);
  const earlier = await callDesk(app, helper, "pressesTogether", { week: "2025-12-31" });
  expect(earlier).toMatchObject(refused);
  expect(await callDesk(app, driver, "pressesTogether", { week: weekOfMonday })).toEqual(refused);
});
