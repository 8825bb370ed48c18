import { expect, test } from "vitest";
import { limitedKitchen } from "#domain/testing/limited-kitchen.ts";
import { answerOf } from "#server/testing/call-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";

const monday = Date.UTC(2026, 0, 5, 9);

test("the seller reads what the orders of a week take of her limits, also beyond them", async () => {
  const { app, store } = await openShop({ clock: () => monday });
  await store.saveOrders([
    newOrder({ number: "100000001" }),
    newOrder({ number: "100000002" }),
    newOrder({ number: "100000003", week: "2025-12-31" }),
  ]);
  const owner = await letIn(store, "owner", monday);
  const limits = () => answerOf(app, owner, "limits", {});
  expect(await limits()).toEqual([]);

  // Each order takes four portions.
  await store.saveCatalogue({ catalogue: limitedKitchen(6), after: 1, savedAt: monday });
  expect(await limits()).toEqual([{ id: "pot", taken: 8 }]);
});
