import { expect, onTestFinished, test, vi } from "vitest";
import { markOf, packed } from "#domain/testing/desk-log.ts";
import type { Store } from "#server/store/store.ts";
import { answerOf } from "#server/testing/call-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";

const monday = Date.UTC(2026, 0, 5, 9);
const hour = 60 * 60_000;
const anyPort = { host: "127.0.0.1", port: 0 };

async function openWithClock(change?: (store: Store) => Store) {
  const clock = { now: monday };
  const shop = await openShop({
    clock: () => clock.now,
    config: anyPort,
    ...(change !== undefined && { change }),
  });
  const clockJump = async () => {
    const owner = await letIn(shop.store, "owner", clock.now);
    const { problems } = await answerOf(shop.app, owner, "today", {});
    return problems.find(({ kind }) => kind === "clock");
  };
  return { ...shop, clock, clockJump };
}

test("a clock that is set while the server runs is reported in the log and on Today", async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const { open, clock, clockJump, log } = await openWithClock();
  await open();
  expect(await clockJump()).toBeUndefined();
  clock.now -= 48 * hour;
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await expect
    .poll(log)
    .toMatch(/"problem":"clock".*the clock of this machine jumped by -1728\d\d s/u);
  const jump = await clockJump();
  expect(jump).toMatchObject({ since: clock.now });
  expect(Math.round((jump?.amount ?? 0) / hour)).toBe(-48);
});

test("a mark that was stored while the clock was ahead is reported at the next start", async () => {
  const { open, clockJump, log } = await openWithClock((store) => ({
    ...store,
    latestStoredAt: async () => {
      await store.saveOrders([newOrder()]);
      await store.mark({ ...markOf("ahead", packed), at: monday + 48 * hour });
      await store.saveOrders([newOrder({ number: "100000002" })]);
      return store.latestStoredAt();
    },
  }));
  await open();
  await expect
    .poll(log)
    .toMatch(/"problem":"clock".*the clock of this machine jumped by -172800 s/u);
  expect(await clockJump()).toEqual({
    kind: "clock",
    since: monday,
    amount: -48 * hour,
    mailProblem: null,
  });
});

test("the port is released right before the server listens, when everything else is done", async () => {
  const { open, app, log } = await openShop({ config: anyPort });
  const before: unknown[] = [];
  await open(async () => {
    before.push(app.server.listening, log().includes("placeholders"));
  });
  expect([...before, app.server.listening]).toEqual([false, true, true]);
});
