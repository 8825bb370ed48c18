import { beforeEach, describe, expect, test, vi } from "vitest";
import { createMemoryDeviceStorage } from "#desk/data/storage/memory-device-storage.ts";
import { createDevice } from "#desk/testing/open-desk.ts";
import {
  numbers,
  openDeskWeek,
  pack,
  receive,
  ruth,
  shownState,
  watchWeek,
  weekNow,
  yosef,
} from "#desk/testing/open-week.ts";
import { markRequest, type WaitingMark } from "./waiting-mark.ts";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

test("a mark shows at once, is announced when it is kept, and becomes one event", async () => {
  const { server, desk } = await openDeskWeek();
  desk.queue.mark([pack(yosef)], "יוסף: ארוז");
  expect(shownState(desk, yosef)?.isPacked).toBe(true);
  expect(desk.queue.state().last).toBeNull();
  await vi.waitFor(() => expect(desk.queue.state().waiting).toEqual([]));
  expect(desk.queue.state().last?.said).toBe("יוסף: ארוז");
  expect(server.events()).toHaveLength(1);
  expect(shownState(desk, yosef)?.isPacked).toBe(true);
});

test("30 marks without a connection, a reload, and the connection back: 30 events in sequence", async () => {
  const { server, device, desk } = await openDeskWeek();
  server.fail = () => "unreachable";
  const pressed = numbers.slice(0, 30);
  for (const number of pressed) desk.queue.mark([receive(number)], number);
  await vi.waitFor(() => expect(desk.queue.state().last?.said).toBe(pressed.at(-1)));
  await vi.waitFor(async () => expect(await device.storage.read("week now he")).toBeDefined());

  const reloaded = await device.openTab();
  expect(reloaded.session.state().kind).toBe("signed-in");
  await reloaded.weeks.loaded(weekNow);
  await vi.waitFor(() => expect(reloaded.queue.state().waiting).toHaveLength(30));
  const before = shownState(desk, ruth)?.received;
  expect(shownState(reloaded, ruth)?.received).toBe(before);
  expect(reloaded.connection.state()).toBe("server-down");

  server.fail = () => null;
  reloaded.refresh();
  await vi.waitFor(() => expect(reloaded.queue.state().waiting).toEqual([]));
  expect(server.events().map(({ orderNumber }) => orderNumber)).toEqual(pressed);
  expect(reloaded.connection.state()).toBe("online");
});

test("a press whose answer was lost is the same event when it is sent again", async () => {
  const { server, desk } = await openDeskWeek();
  server.fail = (operation) => (operation === "press" ? "lost" : null);
  desk.queue.mark([receive(ruth)], "רות");
  await vi.waitFor(() => expect(server.events()).toHaveLength(1));
  expect(desk.queue.state().waiting).toHaveLength(1);
  server.fail = () => null;
  desk.refresh();
  await vi.waitFor(() => expect(desk.queue.state().waiting).toEqual([]));
  expect(server.events()).toHaveLength(1);
  expect(desk.queue.state().refused).toEqual([]);
});

test("money that another device took first is not taken twice: the mark is refused by name, with the current state", async () => {
  const { server, device, desk } = await openDeskWeek();
  const other = await createDevice(server, createMemoryDeviceStorage(), "other").openTab();
  await watchWeek(other);
  desk.queue.mark([receive(yosef, 240)], "יוסף: התקבלו ₪240");
  await vi.waitFor(() => expect(server.events()).toHaveLength(1));
  other.queue.mark([receive(yosef, 240)], "יוסף: התקבלו ₪240");
  await vi.waitFor(() => expect(other.queue.state().refused).toHaveLength(1));
  expect(server.events()).toHaveLength(1);
  const [refused] = other.queue.state().refused;
  expect(refused).toMatchObject({
    said: "יוסף: התקבלו ₪240",
    why: "outdated",
    order: { received: 240 },
  });
  expect(shownState(other, yosef)?.received).toBe(240);
  // Undo would take back what was never stored. The device that took the money can take it back.
  expect(other.queue.state().last).toBeNull();
  expect(desk.queue.state().last).toMatchObject({ said: "יוסף: התקבלו ₪240" });

  other.queue.dismiss(refused?.actionId ?? "");
  expect(other.queue.state().refused).toEqual([]);
  expect(desk.queue.state().refused).toEqual([]);
  expect((await device.storage.list("refused")).length).toBe(0);
});

test("two devices that count four portions each at the same moment have counted eight", async () => {
  const { server, desk } = await openDeskWeek();
  const other = await createDevice(server, createMemoryDeviceStorage(), "other").openTab();
  await watchWeek(other);
  const { week = "", kitchen = [] } = desk.weeks.shown(weekNow) ?? {};
  const [line = { key: "", cooked: 0 }] = kitchen;
  const cookedOn = ({ weeks }: typeof desk) =>
    weeks.shown(weekNow)?.kitchen.find(({ key }) => key === line.key)?.cooked;
  for (let press = 0; press < 4; press += 1)
    for (const { queue } of [desk, other])
      queue.mark([{ week, action: { cooked: { line: line.key, more: 1 } } }], "מרק");
  expect([cookedOn(desk), cookedOn(other)]).toEqual([line.cooked + 4, line.cooked + 4]);
  for (const { queue, weeks } of [desk, other]) {
    await vi.waitFor(() => expect(queue.state().waiting).toEqual([]));
    expect(queue.state().refused).toEqual([]);
    await weeks.refresh();
  }
  await desk.weeks.refresh();
  expect([cookedOn(desk), cookedOn(other)]).toEqual([line.cooked + 8, line.cooked + 8]);
});

test("kitchen lines that were set by one press are as they were after one undo, here and on the other device", async () => {
  const { server, desk } = await openDeskWeek();
  const other = await createDevice(server, createMemoryDeviceStorage(), "other").openTab();
  await watchWeek(other);
  const { week = "", kitchen = [] } = desk.weeks.shown(weekNow) ?? {};
  const before = kitchen.map(({ cooked }) => cooked);
  const amounts = kitchen.map(({ amount }) => amount);
  const cookedOn = ({ weeks }: typeof desk) =>
    weeks.shown(weekNow)?.kitchen.map(({ cooked }) => cooked);
  const everywhere = async (cooked: readonly number[]) => {
    expect(cookedOn(desk)).toEqual(cooked);
    await vi.waitFor(() => expect(desk.queue.state().waiting).toEqual([]));
    expect(cookedOn(desk)).toEqual(cooked);
    await other.weeks.refresh();
    expect(cookedOn(other)).toEqual(cooked);
  };
  const allCooked = kitchen.map(({ key, amount }) => ({ line: key, done: amount }));
  desk.queue.mark([{ week, action: { allCooked } }], "הכול מוכן");
  await everywhere(amounts);
  expect(server.events()).toHaveLength(1);
  await vi.waitFor(() => expect(desk.queue.state().last).not.toBeNull());
  desk.queue.undo(desk.queue.state().last?.marks ?? [], "");
  await everywhere(before);
  expect(server.events()).toHaveLength(2);
});

test("a refusal stays on the device until it is dismissed", async () => {
  const { server, device, desk } = await openDeskWeek();
  server.fail = (operation) =>
    operation === "press" ? { refused: { code: "NOT_ALLOWED" } } : null;
  desk.queue.mark([pack(ruth, false)], "רות: לא ארוז");
  await vi.waitFor(() => expect(desk.queue.state().refused).toHaveLength(1));
  expect(shownState(desk, ruth)?.isPacked).toBe(true);
  const reloaded = await device.openTab();
  await vi.waitFor(() => expect(reloaded.queue.state().refused[0]?.why).toBe("not_allowed"));
  reloaded.queue.dismiss(reloaded.queue.state().refused[0]?.actionId ?? "");
  await vi.waitFor(async () => expect(await device.storage.list("refused")).toEqual([]));
  await vi.waitFor(() => expect(desk.queue.state().refused).toEqual([]));
});

test("a mark that the server always fails at does not hold up the others forever", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { server, desk } = await openDeskWeek();
    server.fail = (operation) =>
      operation === "press" &&
      server.events().length === 0 &&
      desk.queue.state().refused.length === 0
        ? { refused: { code: "INTERNAL_ERROR" } }
        : null;
    desk.queue.mark([pack(ruth)], "רות: ארוז");
    desk.queue.mark([pack(yosef)], "יוסף: ארוז");
    for (let second = 0; second < 60; second += 1) await vi.advanceTimersByTimeAsync(1_000);
    expect(desk.queue.state().refused.map(({ said, why }) => [said, why])).toEqual([
      ["רות: ארוז", "failed"],
    ]);
    expect(server.events().map(({ orderNumber }) => orderNumber)).toEqual([yosef]);
  } finally {
    vi.useRealTimers();
  }
});

describe("undo", () => {
  test("takes back all marks of one call, and shows the previous state at once", async () => {
    const { server, desk } = await openDeskWeek();
    const before = shownState(desk, yosef);
    desk.queue.mark([receive(yosef), { orderNumber: yosef, action: { handedOver: true } }], "יוסף");
    await vi.waitFor(() => expect(server.events()).toHaveLength(2));
    const { marks } = desk.queue.state().last ?? { marks: [] };
    desk.queue.undo(marks, "בוטל");
    expect(shownState(desk, yosef)).toMatchObject({
      received: before?.received,
      isHandedOver: false,
    });
    await vi.waitFor(() => expect(desk.queue.state().waiting).toEqual([]));
    expect(server.events()).toHaveLength(4);
    expect(shownState(desk, yosef)).toMatchObject({
      received: before?.received,
      isHandedOver: false,
    });
  });

  test("of a press that still waits is sent after it", async () => {
    const { server, desk } = await openDeskWeek();
    server.fail = () => "unreachable";
    desk.queue.mark([pack(yosef)], "יוסף: ארוז");
    await vi.waitFor(() => expect(desk.queue.state().last).not.toBeNull());
    desk.queue.undo(desk.queue.state().last?.marks ?? [], "בוטל");
    expect(shownState(desk, yosef)?.isPacked).toBe(false);
    await vi.waitFor(() => expect(desk.queue.state().last?.said).toBe("בוטל"));
    server.fail = () => null;
    desk.refresh();
    await vi.waitFor(() => expect(desk.queue.state().waiting).toEqual([]));
    expect(server.events().map(({ content }) => content.kind)).toEqual(["packed", "undone"]);
    expect(desk.queue.state().refused).toEqual([]);
  });
});

test("what a page has sent itself is in the bar, and its undo mails those who got a mail", async () => {
  const { server, desk } = await openDeskWeek();
  server.fail = (operation) => (operation === "press" ? "unreachable" : null);
  const sent = { actionId: "change-1", orderNumber: yosef, week: null, tellsCustomer: true };
  desk.queue.sent([{ ...sent, action: { changed: true } }], "יוסף: ההזמנה שונתה");
  expect(desk.queue.state().last?.said).toBe("יוסף: ההזמנה שונתה");
  desk.queue.undo(desk.queue.state().last?.marks ?? [], "בוטל");
  expect(desk.queue.state().waiting).toEqual([
    expect.objectContaining({
      orderNumber: yosef,
      action: { undo: "change-1" },
      tellsCustomer: true,
    }),
  ]);
  expect(markRequest(desk.queue.state().waiting[0] as WaitingMark)).toMatchObject({
    action: { undo: "change-1" },
    tellsCustomer: true,
  });
});

test("a mark says whether the customer gets a mail, and so does its undo", async () => {
  const { server, desk } = await openDeskWeek();
  server.fail = (operation) => (operation === "press" ? "unreachable" : null);
  const cancel = { orderNumber: yosef, action: { cancelled: true } };
  desk.queue.mark([{ ...cancel, tellsCustomer: true }], "יוסף: בוטלה");
  desk.queue.mark([cancel], "יוסף: בוטלה");
  await vi.waitFor(() => expect(desk.queue.state().last).not.toBeNull());
  expect(desk.queue.state().waiting.map((press) => markRequest(press).tellsCustomer)).toEqual([
    true,
    false,
  ]);
});
