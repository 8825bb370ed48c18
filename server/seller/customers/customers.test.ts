import { expect, test } from "vitest";
import { markOf, received } from "#domain/testing/desk-log.ts";
import { everyField } from "#server/seller/testing/every-field.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { askDesk, letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";
import { findOrder } from "#server/testing/stored-orders.ts";

const monday = Date.UTC(2026, 0, 5, 9);
const { number, order } = newOrder();
const { phoneNumber, name } = order.customerData;
const erase = everyField("eraseCustomer", `(phoneNumber: "${phoneNumber}")`);
const read = everyField("customer", `(phoneNumber: "${phoneNumber}")`);

test("only a confirmed sign-in erases, and what is to be handed over stays and is said", async () => {
  const { app, store } = await openShop({ clock: () => monday });
  await store.saveOrders([newOrder()]);
  const owner = await letIn(store, "owner", monday);
  const ask = async (query: string) => JSON.stringify(await askDesk(app, owner, query));
  expect(await ask(erase)).toContain("CONFIRM_FIRST");
  await store.confirmDevice({ id: owner.id, at: monday });
  const left = `[{"number":"${number}","why":"open"}]`;
  const stored = await ask(read);
  expect(stored).toContain(`"staying":${left}`);
  expect(stored).toContain(name);
  expect(await ask(erase)).toContain(`"erased":0,"left":${left}`);
  expect((await findOrder(store, number))?.order.customerData.name).toBe(name);

  await store.mark({
    actionId: "over",
    action: { kind: "handed-over", isHandedOver: true },
    orderNumber: number,
    deviceId: owner.id,
    pressedAt: monday,
    at: monday,
    seen: { event: 0, actionIds: [] },
  });
  expect(await ask(erase)).toContain('"erased":1,"left":[]');
  expect(await ask(read)).toContain('"customer":null');
  expect((await findOrder(store, number))?.order.customerData.name).toBe("-");
  // Repeated after a lost answer.
  expect(await ask(erase)).toContain('"erased":0,"left":[]');
});

test("a person is all orders with the same phone number or email address, with what is owed over all weeks", async () => {
  const { app, store } = await openShop({ clock: () => monday });
  const orderOf = (
    contact: Partial<typeof order.customerData>,
    orderNumber: string,
    week: string,
  ) =>
    newOrder({
      number: orderNumber,
      week,
      order: { ...order, customerData: { ...order.customerData, ...contact } },
    });
  await store.saveOrders([
    orderOf({}, "100000001", "2025-12-31"),
    orderOf({ phoneNumber: "0529999999" }, "100000002", "2026-01-07"),
    orderOf({ phoneNumber: "0529999999", email: "" }, "100000003", "2026-01-07"),
    orderOf({ phoneNumber: "0528888888", email: "" }, "100000004", "2026-01-07"),
  ]);
  const owner = await letIn(store, "owner", monday);
  await store.mark({ ...markOf("paid", received(order.orderTotal / 100)), at: monday });
  const personOf = async (orderNumber: string) =>
    (await askDesk(app, owner, everyField("person", `(number: "${orderNumber}")`))).data?.[
      "person"
    ];
  const numbers = ["100000003", "100000002", "100000001"];
  for (const each of numbers)
    expect(await personOf(each)).toMatchObject({
      orders: numbers.map((found) => ({ number: found })),
      toPay: 2 * order.orderTotal,
      toGiveBack: 0,
    });
  expect(await personOf("100000004")).toMatchObject({ orders: [{ number: "100000004" }] });
  expect(await personOf("999999999")).toBeNull();
});
