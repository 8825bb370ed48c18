import { beforeEach, expect, test, vi } from "vitest";
import { openDeskWeek, pack, receive, weekNow, yosef } from "#desk/testing/open-week.ts";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

/** The order of Yosef, which is not packed, on a device whose server no longer answers. */
async function openOffline() {
  const { server, desk } = await openDeskWeek();
  server.fail = () => "unreachable";
  const orders = desk.weeks.shown(weekNow)?.orders ?? [];
  const order = orders.find(({ number }) => number === yosef);
  if (order === undefined) throw new Error("the week has no such order");
  return { ...desk, order };
}

test("the state of an order is the same object until something in it changes", async () => {
  const { weeks, queue, order } = await openOffline();
  const orders = [order];
  queue.mark([pack(yosef)], "יוסף: ארוז");
  const live = weeks.liveState(order.state);
  const list = weeks.liveOrders(orders);
  expect(live.isPacked).toBe(true);
  expect(list).toEqual([{ ...order, state: live }]);

  weeks.notify();
  expect(weeks.liveState(order.state)).toBe(live);
  expect(weeks.liveOrders(orders)).toBe(list);

  queue.mark([receive(yosef)], "יוסף: שולם");
  expect(weeks.liveState(order.state)).not.toBe(live);
  expect(weeks.liveOrders(orders)).not.toBe(list);
});

test("the current state of a refused mark is the same object until something in it changes", async () => {
  const { weeks, queue, order } = await openOffline();
  const { state } = order;
  const refused = {
    actionId: "press",
    orderNumber: state.number,
    said: "יוסף: ארוז",
    why: "outdated",
    order: state,
  } as const;
  expect(weeks.factsNow(refused)).toEqual({ order: state, cooked: null });
  queue.mark([pack(yosef)], "יוסף: ארוז");
  const facts = weeks.factsNow(refused);
  expect(facts.order?.isPacked).toBe(true);
  weeks.notify();
  expect(weeks.factsNow(refused)).toBe(facts);
});
