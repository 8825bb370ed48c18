import { expect, test } from "vitest";
import type { ReceivedOrder } from "#domain/order/order.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu } from "#domain/testing/soup-kitchen.ts";
import type { KeyedOrder } from "#server/store/orders/new-order.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { createAddressLimit } from "./address-limit.ts";
import { limitAddresses } from "./limit-addresses.ts";
import type { PlacedOrder } from "./place-order.ts";

const received: ReceivedOrder = ruthsOrder(hebrewMenu, "ירושלים");
const now = Date.UTC(2026, 0, 5, 9);

const placed = (isRepeated: boolean): PlacedOrder => ({
  kind: "placed",
  number: "100000001",
  week: { date: "2026-01-07", deadline: now },
  handOver: undefined,
  isRepeated,
});
const refused: PlacedOrder = { kind: "refused", refusals: [{ code: "ORDER_EMPTY", path: [] }] };
const tooMany: PlacedOrder = { kind: "too-many-orders", retryAfter: 3_600 };
const earlier: KeyedOrder = {
  number: "100000001",
  week: "2026-01-07",
  catalogueVersion: 1,
  contentHash: "hash of Ruth's order",
};

/** One place for an address. Orders are placed with these outcomes in turn; `knownKey` belongs to a stored order. */
function placeWith(outcomes: readonly (PlacedOrder | Error)[], knownKey?: string) {
  const left = [...outcomes];
  const place = limitAddresses(
    () => {
      const outcome = left.shift();
      if (outcome === undefined) throw new Error("an order was let through");
      return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
    },
    {
      limit: createAddressLimit(1),
      store: {
        findOrderByKey: (key) => Promise.resolve(key === knownKey ? earlier : undefined),
      },
      clock: () => now,
    },
  );
  return (idempotencyKey?: string) =>
    place({ received, idempotencyKey, address: "192.0.2.1", week: undefined });
}

test.each([
  ["in doubt", new StoreUnavailable("lost", { isInDoubt: true })],
  ["lost by a fault, which says nothing about what is stored,", new Error("a fault")],
])("an order that is %s keeps the place of its address", async (_, error) => {
  const place = placeWith([error]);
  await expect(place()).rejects.toThrow(error);
  expect(await place()).toEqual(tooMany);
});

test.each<[string, PlacedOrder | Error]>([
  ["refused", refused],
  ["repeated", placed(true)],
  ["not stored", new StoreUnavailable("disk full")],
])("an order that is %s gives its place back", async (_, outcome) => {
  const place = placeWith([outcome, placed(false)]);
  await Promise.allSettled([place()]);
  expect(await place()).toEqual(placed(false));
  expect(await place()).toEqual(tooMany);
});

test("an address without a place may repeat an order that is stored, and no other one", async () => {
  const place = placeWith([placed(false), placed(true)], "ruth-1");
  expect(await place("ruth-1")).toEqual(placed(false));
  expect(await place("ruth-2")).toEqual(tooMany);
  expect(await place("ruth-1")).toEqual(placed(true));
});
