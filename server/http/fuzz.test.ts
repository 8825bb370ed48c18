import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { orderFromWire, orderToWire } from "#contract/wire/order.ts";
import { checkOrder } from "#domain/order/check-order.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { anyPost } from "#server/testing/any-post.ts";
import { openShop, weekOfMonday } from "#server/testing/open-shop.ts";

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

  const stored = (await store.ordersOfWeek(weekOfMonday)).orders;
  expect(new Set(stored.map(({ number }) => number))).toEqual(numbers);
  expect(stored.length).toBeGreaterThan(0);
  for (const { order } of stored) {
    // A stored order is one that the site could have sent: checked again, it is accepted unchanged.
    expect(checkOrder(orderFromWire(orderToWire(order)), soupKitchen)).toEqual({ ok: true, order });
  }
  expect(log()).toContain('"ORDER_TOO_LARGE"');
  const lines = log().trim().split("\n");
  expect(lines.length).toBeGreaterThan(cases);
  expect(lines.filter((line) => line.length > longestLine)).toEqual([]);
  const levels = new Set(lines.map((line) => (JSON.parse(line) as { level: string }).level));
  expect(levels).toEqual(new Set(["debug", "info"]));
}, 3_600_000);
