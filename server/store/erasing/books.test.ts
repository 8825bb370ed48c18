import fc from "fast-check";
import { expect, test } from "vitest";
import { signedAgorot } from "#domain/money/agorot.ts";
import { orderIn } from "#domain/order/order.ts";
import { paymentWays } from "#domain/order-log/desk-event.ts";
import type { OrderAction } from "#domain/order-log/mark.ts";
import { orderLines } from "#domain/order-log/order-lines.ts";
import { markOf } from "#domain/testing/desk-log.ts";
import { limitedKitchen } from "#domain/testing/limited-kitchen.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import type { Store } from "#server/store/store.ts";
import { emptyDatabaseFile } from "#server/testing/database-file.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";

const weeks = ["2026-01-07", "2026-01-14"];
const phones = ["0501234567", "0540000001"];

const anyAction: fc.Arbitrary<OrderAction> = fc.oneof(
  fc.constantFrom<OrderAction>(
    { kind: "packed", isPacked: true },
    { kind: "handed-over", isHandedOver: true },
    { kind: "cancelled" },
    { kind: "restored" },
    { kind: "moved", toWeek: "2026-01-14" },
    { kind: "note", text: "קומה שנייה" },
  ),
  fc.record({
    kind: fc.constant("money" as const),
    amount: fc.integer({ min: 1, max: 50_000 }).map((amount) => signedAgorot(amount)),
    way: fc.constantFrom(...paymentWays),
  }),
);

const anyShop = fc.array(
  fc.record({
    week: fc.constantFrom(...weeks),
    phoneNumber: fc.constantFrom(...phones),
    isChanged: fc.boolean(),
    actions: fc.array(anyAction, { maxLength: 5 }),
  }),
  { minLength: 1, maxLength: 5 },
);

/** Everything that the accounts and the kitchen read of two weeks. */
async function books(store: Store) {
  const read = await Promise.all(
    weeks.map(async (week) => {
      const { orders, unreadable } = await store.workingOrders(week);
      const money = await store.eventsOfOrdersIn(week, ["money", "undone"]);
      return {
        unreadable,
        money: money.events.map(({ id, orderNumber, content }) => ({ id, orderNumber, content })),
        portions: [...(await store.portionsTaken(week))],
        orders: orders.map(({ stored, state: { isErased: _, lastEvent: __, ...state } }) => {
          const { number, receivedAt, order, adjustment } = stored;
          const { customerData, ...sums } = order;
          const { city, orderType, pickupOrDeliveryPrice } = customerData;
          const lines = orderLines(orderIn(order, "he"));
          return {
            number,
            receivedAt,
            sums,
            city,
            orderType,
            pickupOrDeliveryPrice,
            lines,
            adjustment,
            state,
          };
        }),
      };
    }),
  );
  const { count, newestReceivedAt } = await store.summarizeOrders();
  return {
    read,
    count,
    newestReceivedAt,
    sums: await store.sumWeeks(weeks),
    balances: (await store.ordersWithBalance()).map(
      ({ number, state: { isErased: _, ...state } }) => [number, state],
    ),
    weeksWithOrders: await store.weeksWithOrders(9),
  };
}

test("the books are the same before and after a customer is erased", async () => {
  await fc.assert(
    fc.asyncProperty(anyShop, fc.constantFrom(...phones), async (shop, phoneNumber) => {
      const store = await openSqliteStore(await emptyDatabaseFile());
      try {
        await store.saveCatalogue({ catalogue: limitedKitchen(30), after: 0, savedAt: 1 });
        for (const [index, { week, phoneNumber: ofOrder, isChanged, actions }] of shop.entries()) {
          const orderNumber = String(100_000_001 + index);
          const { order } = newOrder();
          const email = `${ofOrder}@example.com`;
          const customerData = { ...order.customerData, phoneNumber: ofOrder, email };
          await store.saveOrders([
            newOrder({ number: orderNumber, week, order: { ...order, customerData } }),
          ]);
          const revision = newRevision({ orderNumber, actionId: `change-${orderNumber}` });
          if (isChanged)
            await store.changeOrder({ ...revision, order: { ...revision.order, customerData } });
          for (const [turn, action] of actions.entries())
            await store.mark({
              ...markOf(`${orderNumber}-${String(turn)}`, action, { event: 1_000 }),
              orderNumber,
              at: 1,
            });
        }
        const before = await books(store);
        const numbers = shop.flatMap((each, index) =>
          each.phoneNumber === phoneNumber ? [String(100_000_001 + index)] : [],
        );
        const mine = (await store.readPeople(numbers)).flat().map(({ number }) => number);
        const { erased } = await store.eraseOrders({
          which: { numbers },
          overBefore: "2026-02-01",
          now: Date.UTC(2026, 1, 1),
          deviceId: null,
        });
        expect([...erased].toSorted()).toEqual([...mine].toSorted());
        expect(await books(store)).toEqual(before);
      } finally {
        await store.close();
      }
    }),
    { numRuns: 15 },
  );
});
