import { expect, test } from "vitest";
import { signedAgorot } from "#domain/money/agorot.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu } from "#domain/testing/soup-kitchen.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { adjusted, newRevision } from "#server/testing/new-revision.ts";
import { openWithOrder } from "#server/testing/open-with-order.ts";
import { changeOrderCall, codeIn, readOrderCall } from "#server/testing/placed-order-calls.ts";

const whole = ruthsOrder(hebrewMenu, "ירושלים");
const elsewhere = { ...whole, customerData: { ...whole.customerData, address: "רחוב הגפן 3" } };

test("an order of which something is missing from its box is not changed by its customer anymore", async () => {
  const { ask, store, link } = await openWithOrder();
  const change = (revision: number) => ask(changeOrderCall(link, revision, elsewhere));
  const read = async () => (await ask(readOrderCall(link))).data?.order;
  const { order } = newOrder();
  const taken = newRevision({
    orderNumber: link.number,
    order: adjusted(order, -1_200),
    adjustment: signedAgorot(-1_200),
    adjustmentText: "חסר: חלה",
    missing: { line: "challah", amount: 1 },
  });
  await store.changeOrder(taken);
  const lacking = { canChange: false, itemsMissing: true, adjustmentText: "חסר: חלה" };
  expect(await read()).toMatchObject(lacking);
  // The deadline is not over yet, and nothing says that it is.
  expect(codeIn(await change(1))).toBe("ORDER_ITEMS_MISSING");
  const undone = { kind: "undone", actionId: taken.actionId } as const;
  const { orderNumber } = taken;
  const seen = { event: 9, actionIds: [] };
  const frame = { orderNumber, deviceId: null, pressedAt: 1, at: 1, seen, actionId: "undo" };
  await store.mark({ ...frame, action: undone });
  expect(await read()).toMatchObject({ canChange: true, itemsMissing: false });
  expect(codeIn(await change(0))).toBeUndefined();
});
