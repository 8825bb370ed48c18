import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  anOrder,
  coded,
  neverLeft,
  offline,
  placed,
  replying,
} from "#site/testing/ordering-server.ts";
import { sendOrder } from "./send-order.ts";

const over = coded("WEEK_CHANGED", { week: "2026-01-14", deadline: "2026-01-14T12:00:00.000Z" });
const changed = { kind: "week-changed", week: "2026-01-14", deadline: Date.UTC(2026, 0, 14, 12) };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
});

async function send(execute: ReturnType<typeof replying>["execute"], changes: object = {}) {
  const sending = sendOrder(execute, anOrder, "key-1", {
    ...neverLeft,
    onWaiting: () => undefined,
    ...changes,
  });
  await vi.runAllTimersAsync();
  return sending;
}

test.each(["2026-01-07", null])(
  "the order names the week that the customer saw: %s",
  async (week) => {
    const { execute, calls } = replying(placed);
    await send(execute, { week });
    expect(calls).toMatchObject([{ variables: { week } }]);
  },
);

test("an order for a week that is over is not sent again without being asked about", async () => {
  const { execute, calls } = replying(over);
  expect(await send(execute)).toEqual(changed);
  expect(calls).toHaveLength(1);
});

test("an order before the opening is not sent again", async () => {
  const opensAt = "2026-01-11T06:00:00.000Z";
  const { execute, calls } = replying(coded("ORDERS_NOT_OPEN", { week: "2026-01-14", opensAt }));
  expect(await send(execute)).toEqual({ kind: "not-open", opensAt: Date.parse(opensAt) });
  expect(calls).toHaveLength(1);
});

test.each([
  ["in this sending", [offline, over], false],
  ["in an earlier one", [over], true],
])(
  "a doubt %s is settled: the server has looked for the key first",
  async (_, replies, wasInDoubt) => {
    const { execute } = replying(...replies);
    expect(await send(execute, { wasInDoubt })).toEqual(changed);
  },
);
