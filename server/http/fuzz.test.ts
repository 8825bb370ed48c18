import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { orderFromWire, orderToWire } from "#contract/wire/order.ts";
import { checkOrder } from "#domain/order/check-order.ts";
import { orderIn } from "#domain/order/order.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { anyPost, anyWireOrder } from "#server/testing/any-post.ts";
import { graphqlCall, openShop, ruthsWireOrder, weekOfMonday } from "#server/testing/open-shop.ts";
import { placeAndLink } from "#server/testing/placed-order-calls.ts";
import { ordersOfWeek } from "#server/testing/stored-orders.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Set in vitest.config.ts. */
    readonly fuzzCases: number;
  }
}

/** In UTF-16 units. Refusals of fifty mismatches with long names are the longest. */
const longestAnswer = 100_000;
/** In UTF-16 units. A refusal with every code is the longest line. */
const longestLine = 1_000;

const cases = inject("fuzzCases");

test(`${cases} arbitrary posts never crash the server, and only valid orders are stored`, async () => {
  const { app, store, log } = await openShop({ config: { callsPerMinute: 0, logLevel: "debug" } });
  const numbers = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anyPost, async ({ body, key }) => {
      const answer = await app.inject({
        method: "POST",
        url: "/graphql",
        headers: {
          "content-type": "application/json",
          ...(key !== undefined && { "idempotency-key": key }),
        },
        payload: body,
      });
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toMatch(/node_modules|\.ts:\d|INTERNAL_ERROR/u);
      expect(answer.body.length).toBeLessThanOrEqual(longestAnswer);
      expect(answer.json<object>()).toBeTypeOf("object");
      const number = /"_id":"([0-9]{9})"/u.exec(answer.body)?.[1];
      if (number !== undefined) numbers.add(number);
    }),
    { numRuns: cases },
  );

  const stored = (await ordersOfWeek(store, weekOfMonday)).orders;
  expect(new Set(stored.map(({ number }) => number))).toEqual(numbers);
  expect(stored.length).toBeGreaterThan(0);
  for (const { order: promised } of stored) {
    const { handOver: _, ...order } = promised;
    // A stored order is one that the site could have sent: checked again, it is accepted unchanged.
    expect(
      checkOrder(orderFromWire(orderToWire(orderIn(order, order.language))), soupKitchen),
    ).toEqual({ ok: true, order });
  }
  expect(log()).toContain('"ORDER_TOO_LARGE"');
  const lines = log().trim().split("\n");
  expect(lines.length).toBeGreaterThan(cases);
  expect(lines.filter((line) => line.length > longestLine)).toEqual([]);
  const levels = new Set(lines.map((line) => (JSON.parse(line) as { level: string }).level));
  expect(levels).toEqual(new Set(["debug", "info"]));
}, 3_600_000);

const changes = Math.ceil(cases / 5);
/** Fewer than an order may be changed in an hour. */
const changesOfOrder = 15;

test(`${changes} arbitrary changes of orders, with the right key or a hostile one, never crash the server, and only valid ones are stored`, async () => {
  const { app, store } = await openShop({ config: { callsPerMinute: 0, logLevel: "fatal" } });
  const query = `mutation ($number: ID!, $key: String!, $revision: Int!, $record: CustomerOrderInput!) {
    changeOrder(number: $number, key: $key, revision: $revision, record: $record) { order { revision } }
  }`;
  const numbers = new Set<string>();
  let link = await placeAndLink(app);
  let [count, revision, stored] = [0, 0, 0];
  const hostileKey = fc.oneof(
    { weight: 9, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
  );
  // Most places of an order must match the menu; these may be any text.
  const namedOrder = fc.string({ unit: "binary", maxLength: 110 }).map((text) => ({
    ...ruthsWireOrder,
    customerData: { ...ruthsWireOrder.customerData, name: text, address: text },
  }));
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyWireOrder, namedOrder), hostileKey, async (record, key) => {
      count += 1;
      if (count % changesOfOrder === 0) [link, revision] = [await placeAndLink(app), 0];
      const variables = { number: link.number, key: key ?? link.key, revision, record };
      const answer = await app.inject({
        ...graphqlCall(query, variables),
        remoteAddress: `10.0.${String(count >> 8)}.${String(count & 255)}`,
      });
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toMatch(/node_modules|\.ts:\d|INTERNAL_ERROR/u);
      const changed = /"revision":(\d+)\}/u.exec(answer.body)?.[1];
      if (changed === undefined) return;
      expect(key).toBeNull();
      // A change that changes nothing answers the same revision.
      if (Number(changed) > revision) stored += 1;
      revision = Number(changed);
      numbers.add(link.number);
    }),
    { numRuns: changes },
  );
  expect(stored).toBeGreaterThan(0);
  let found = 0;
  for (const number of numbers) {
    for (const { order: promised, revision: each } of await store.revisionsOfOrder(number)) {
      const { handOver: _, ...order } = promised;
      expect(
        checkOrder(orderFromWire(orderToWire(orderIn(order, order.language))), soupKitchen),
      ).toEqual({
        ok: true,
        order,
      });
      if (each > 0) found += 1;
    }
  }
  expect(found).toBe(stored);
}, 3_600_000);
