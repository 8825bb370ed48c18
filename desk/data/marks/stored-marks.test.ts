import { beforeEach, expect, test, vi } from "vitest";
import type { ListName } from "#desk/data/storage/device-storage.ts";
import { createMemoryDeviceStorage } from "#desk/data/storage/memory-device-storage.ts";
import { openDeskWeek, pack, weekNow, yosef } from "#desk/testing/open-week.ts";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

test("a device whose storage is full says so, and sends the press anyway", async () => {
  const storage = createMemoryDeviceStorage();
  const { server, desk } = await openDeskWeek({
    ...storage,
    change: () => Promise.reject(new DOMException("no space", "QuotaExceededError")),
  });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  server.fail = () => "unreachable";
  desk.queue.mark([pack(yosef)], "יוסף: ארוז");
  await vi.waitFor(() => expect(desk.queue.state().isStorageFailing).toBe(true));
  expect(desk.queue.state().waiting).toHaveLength(1);
  server.fail = () => null;
  desk.refresh();
  await vi.waitFor(() => expect(server.events()).toHaveLength(1));
  await vi.waitFor(() => expect(desk.queue.state().waiting).toEqual([]));
});

test("a kept press that cannot be read is shown as refused and not lost silently", async () => {
  const storage = createMemoryDeviceStorage();
  await storage.change([
    { kind: "add", list: "presses", value: { said: "רות: ארוז", damaged: true } },
  ]);
  const { desk } = await openDeskWeek(storage);
  await vi.waitFor(() =>
    expect(desk.queue.state().refused).toMatchObject([{ said: "רות: ארוז", why: "unreadable" }]),
  );
  desk.queue.dismiss(desk.queue.state().refused[0]?.actionId ?? "");
  await vi.waitFor(async () => expect(await storage.list("presses")).toEqual([]));
});

test.each([
  ["nothing", null],
  ["no device", { device: null, shopNames: {} }],
])(
  "whatever damage left on the device, and %s of who was signed in, the desk opens, sends the marks that it can read, and shows the others as refused",
  async (_, me) => {
    const storage = createMemoryDeviceStorage();
    const readable = {
      actionId: "kept-1",
      deviceId: 1,
      pressedAt: 1,
      seen: { event: 0, actionIds: [], generation: "first" },
      orderNumber: yosef,
      week: null,
      action: { packed: true },
      said: "יוסף: ארוז",
    };
    const damaged = [null, undefined, 7, "press", [], { ...readable, seen: null }];
    const add = (list: ListName, value: unknown) => ({ kind: "add", list, value }) as const;
    await storage.change([
      ...damaged.flatMap((value) => [add("presses", value), add("refused", value)]),
      add("presses", readable),
      add("presses", { ...readable, actionId: "kept-2", shownAs: 7 }),
    ]);
    await storage.keep("me", me);
    await storage.keep("week now he", null);
    const { server, desk } = await openDeskWeek(storage);
    expect(desk.session.state().kind).toBe("signed-in");
    await vi.waitFor(() => expect(server.events()).toHaveLength(2));
    await vi.waitFor(() => expect(desk.queue.state().waiting).toEqual([]));
    expect(await desk.queue.stored()).toEqual(damaged.map(() => undefined));
    expect(desk.queue.state().refused.map(({ why }) => why)).toEqual(
      damaged.map(() => "unreadable"),
    );
  },
);

test("a device that is signed out keeps nothing, and says what was not sent", async () => {
  const { server, device, desk } = await openDeskWeek();
  const other = await device.openTab();
  server.fail = () => "unreachable";
  desk.queue.mark([pack(yosef)], "יוסף: ארוז");
  await vi.waitFor(() => expect(desk.queue.state().last).not.toBeNull());
  server.fail = () => ({
    refused: { code: "NOT_SIGNED_IN", reason: "revoked" },
  });
  desk.refresh();
  await vi.waitFor(() =>
    expect(desk.session.state()).toEqual({
      kind: "signed-out",
      reason: "revoked",
      keepsDrafts: false,
      waiting: 0,
      unsent: ["יוסף: ארוז"],
    }),
  );
  expect(desk.queue.state().waiting).toEqual([]);
  expect(desk.weeks.shown(weekNow)).toBeUndefined();
  await vi.waitFor(async () => expect(await device.storage.list("presses")).toEqual([]));
  expect(await device.storage.read("me")).toBeUndefined();
  expect(await device.storage.read("week now he")).toBeUndefined();
  await vi.waitFor(() => expect(other.session.state().kind).toBe("signed-out"));
});
