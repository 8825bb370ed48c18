import { expect, test } from "vitest";
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
