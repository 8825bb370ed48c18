import { beforeEach, expect, test, vi } from "vitest";
import {
  openDeskWeek,
  pack,
  ruth,
  shownState,
  watchWeek,
  weekNow,
  yosef,
} from "#desk/testing/open-week.ts";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

test("after a backup was restored everything is loaded again, and waiting marks are shown and not stored", async () => {
  const { server, device, desk } = await openDeskWeek();
  desk.queue.mark([pack(ruth, false)], "רות: לא ארוז");
  await vi.waitFor(() => expect(desk.queue.state().waiting).toEqual([]));
  expect(shownState(desk, ruth)?.isPacked).toBe(false);
  server.fail = (operation) => (operation === "press" ? "unreachable" : null);
  desk.queue.mark([pack(yosef)], "יוסף: ארוז");
  await vi.waitFor(async () => expect(await device.storage.list("presses")).toHaveLength(1));

  server.restore();
  server.fail = () => null;
  await desk.weeks.refresh();
  expect(shownState(desk, ruth)?.isPacked).toBe(true);
  desk.queue.send();
  await vi.waitFor(() => expect(desk.queue.state().waiting).toEqual([]));
  expect(desk.queue.state().refused).toMatchObject([
    { said: "יוסף: ארוז", why: "other_generation" },
  ]);
  expect(server.events()).toEqual([]);
  const [refused] = desk.queue.state().refused;
  expect(refused && desk.weeks.factsNow(refused).order).toMatchObject({ isPacked: false });
  desk.queue.mark([pack(yosef)], "יוסף: ארוז");
  await vi.waitFor(() => expect(server.events()).toHaveLength(1));
  expect(refused && desk.weeks.factsNow(refused).order).toMatchObject({ isPacked: true });
});

test.each(["NOT_ALLOWED", "RESTORED"] as const)(
  "a count of the kitchen that is refused with nothing but a reason (%s) is listed with the current count",
  async (code) => {
    const { server, desk } = await openDeskWeek();
    const { week = "", kitchen = [] } = desk.weeks.shown(weekNow) ?? {};
    const [line] = kitchen;
    if (code === "RESTORED") server.restore();
    else server.fail = (operation) => (operation === "press" ? { refused: { code } } : null);
    desk.queue.mark([{ week, action: { cooked: { line: line?.key ?? "", more: 3 } } }], "מרק");
    await vi.waitFor(() => expect(desk.queue.state().refused).toHaveLength(1));
    const [refused] = desk.queue.state().refused;
    expect(refused).toMatchObject({ order: null, cooked: null });
    expect(refused && desk.weeks.factsNow(refused).cooked).toBe(line?.cooked);
  },
);

test("a week that was opened before a backup was restored is loaded again when it is opened", async () => {
  const { server, desk } = await openDeskWeek();
  const other = { week: "2026-11-11", language: "he" } as const;
  await desk.weeks.loaded(other);
  expect(desk.weeks.shown(other)).toBeDefined();
  expect(desk.weeks.restores()).toBe(0);
  server.restore();
  await desk.weeks.refresh();
  expect(desk.weeks.restores()).toBe(1);
  expect(desk.weeks.shown(other)).toBeUndefined();
  await desk.weeks.loaded(other);
  expect(desk.weeks.shown(other)?.generation).toBe("second");
});

test("a device that was away when a snapshot of the disk was put back shows nothing that it loaded before", async () => {
  const { server, device } = await openDeskWeek();
  let now = 1_000;
  const away = await device.openTab(() => now);
  await watchWeek(away);
  away.queue.mark([pack(yosef), pack(ruth, false)], "יוסף: ארוז");
  await vi.waitFor(() => expect(away.queue.state().waiting).toEqual([]));
  await away.weeks.refresh();
  server.restore("snapshot");
  now += 60 * 60_000;
  await away.weeks.refresh();
  expect(away.weeks.generation()).toBe("second");
  expect(shownState(away, yosef)?.isPacked).toBe(false);
  expect(shownState(away, ruth)?.isPacked).toBe(true);
});
