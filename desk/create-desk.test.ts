import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { NotSignedInReason } from "#contract/wire/desk-sign-in.ts";
import type { CallAnswer } from "#desk/data/calls/call-desk.ts";
import { createMemoryDeviceStorage } from "./data/storage/memory-device-storage.ts";
import { createDevice } from "./testing/open-desk.ts";
import {
  openDeskWeek,
  pack,
  receive,
  ruth,
  shownState,
  watchWeek,
  weekNow,
  yosef,
} from "./testing/open-week.ts";
import { sampleMe } from "./testing/sample-me.ts";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

test("two tabs agree on what is shown, whichever pressed", async () => {
  const { server, device, desk } = await openDeskWeek();
  const other = await device.openTab();
  await watchWeek(other);
  server.fail = (operation) => (operation === "press" ? "unreachable" : null);
  desk.queue.mark([pack(yosef)], "יוסף: ארוז");
  await vi.waitFor(() => expect(shownState(other, yosef)?.isPacked).toBe(true));
  server.fail = () => null;
  other.refresh();
  await vi.waitFor(() => expect(desk.queue.state().waiting).toEqual([]));
  expect(server.events()).toHaveLength(1);
  expect(shownState(desk, yosef)?.isPacked).toBe(true);
  expect(shownState(other, yosef)?.isPacked).toBe(true);
});

test("the week that is worked on is kept for times without a connection, as of when it was read", async () => {
  const { server, device, desk } = await openDeskWeek();
  await vi.waitFor(async () => expect(await device.storage.read("week now he")).toBeDefined());
  server.fail = () => "unreachable";
  const reloaded = await device.openTab();
  await reloaded.weeks.loaded(weekNow);
  expect(reloaded.weeks.shown(weekNow)?.orders).toEqual(desk.weeks.shown(weekNow)?.orders);
  expect(reloaded.connection.state()).toBe("server-down");
  expect(reloaded.weeks.asOf(weekNow)).toBe(1_000);
});

test("a server without its database leaves what is shown", async () => {
  const { server, desk } = await openDeskWeek();
  server.fail = () => ({ refused: { code: "UNAVAILABLE" } });
  await desk.weeks.refresh();
  expect(desk.connection.state()).toBe("server-down");
  expect(desk.weeks.shown(weekNow)?.orders).toHaveLength(40);
});

test("a week is loaded as a whole only when something has changed", async () => {
  const { server, desk } = await openDeskWeek();
  await desk.weeks.refresh();
  const asked = server.asked().length;
  await desk.weeks.refresh();
  expect(server.asked().slice(asked)).toEqual(["changes"]);
});

test("presses of this device do not load the week again, presses of another one and notes do", async () => {
  const { server, desk } = await openDeskWeek();
  const askedBy = async (work: () => void, of = desk) => {
    const asked = server.asked().length;
    work();
    await vi.waitFor(() => expect(of.queue.state().waiting).toEqual([]));
    await desk.weeks.refresh();
    return server.asked().slice(asked);
  };
  const pressed = await askedBy(() => {
    desk.queue.mark([pack(yosef), receive(yosef)], "יוסף: ארוז");
    desk.queue.mark([pack(ruth, false)], "רות: לא ארוז");
  });
  expect(pressed).toContain("changes");
  expect(pressed).not.toContain("week");
  expect(shownState(desk, yosef)).toMatchObject({ isPacked: true, received: 100 });
  expect(desk.weeks.shown(weekNow)?.cursor.event).toBe(server.events().at(-1)?.id);

  const noted = await askedBy(() => {
    desk.queue.mark([{ orderNumber: ruth, action: { note: "nuts" } }], "רות: הערה");
  });
  expect(noted).toContain("week");

  const other = await createDevice(server, createMemoryDeviceStorage(), "other").openTab();
  await watchWeek(other);
  const elsewhere = await askedBy(() => {
    other.queue.mark([pack(ruth)], "רות: ארוז");
    desk.queue.mark([pack(yosef, false)], "יוסף: לא ארוז");
  }, other);
  expect(elsewhere).toContain("week");
  expect(shownState(desk, ruth)?.isPacked).toBe(true);
});

test("the page that asks for a week learns that the server refuses it", async () => {
  const { server, desk } = await openDeskWeek();
  server.fail = () => ({ refused: { code: "BAD_REQUEST" } });
  await expect(desk.weeks.loaded({ week: "tomorrow", language: "he" })).rejects.toThrow(
    "BAD_REQUEST",
  );
});

test("the route is in the driver's sequence at once, and is kept with the week", async () => {
  const { device, desk } = await openDeskWeek();
  const keys = desk.weeks.shown(weekNow)?.route.map(({ key }) => key) ?? [];
  const arranged = keys.toReversed();
  desk.weeks.arrangeRoute(arranged);
  expect(desk.weeks.shown(weekNow)?.route.map(({ key }) => key)).toEqual(arranged);
  await vi.waitFor(async () =>
    expect(JSON.stringify(await device.storage.read("week now he"))).toContain(
      JSON.stringify(desk.weeks.shown(weekNow)?.route).slice(1, -1),
    ),
  );
});

test("a session that ended without a connection leaves nothing on the device", async () => {
  const { server, device } = await openDeskWeek();
  await vi.waitFor(async () => expect(await device.storage.read("week now he")).toBeDefined());
  const me = sampleMe("driver");
  const ended = { ...me, device: { ...me.device, endsAt: 1_000 } };
  await device.storage.keep("me", ended);
  expect((await device.openTab()).session.state().kind).toBe("signed-in");

  await device.storage.keep("me", ended);
  server.fail = () => "unreachable";
  const { session } = await device.openTab();
  expect(session.state()).toMatchObject({ kind: "signed-out", reason: "ended" });
  expect(await device.storage.read("week now he")).toBeUndefined();
  expect(await device.storage.read("me")).toBeUndefined();
});

test("a page that is open without a connection is wiped when the session ends", async () => {
  const { server, device } = await openDeskWeek();
  await vi.waitFor(async () => expect(await device.storage.read("week now he")).toBeDefined());
  const me = sampleMe("driver");
  await device.storage.keep("me", { ...me, device: { ...me.device, endsAt: 5_000 } });
  server.fail = () => "unreachable";
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let now = 4_000;
  const { session, weeks } = await device.openTab(() => now);
  await watchWeek({ weeks });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(session.state().kind).toBe("signed-in");
  expect(weeks.shown(weekNow)).toBeDefined();
  now = 5_000;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(session.state()).toMatchObject({ kind: "signed-out", reason: "ended" });
  expect(weeks.shown(weekNow)).toBeUndefined();
  expect(await device.storage.read("week now he")).toBeUndefined();
});

/** Another session on the same browser, as a new link makes it. */
const asDevice = (id: number, role: "owner" | "driver" = "owner") => {
  const me = sampleMe(role);
  return { ...me, device: { ...me.device, id } };
};

test("when the seller signs in again, what she wrote stays, and her marks are sent", async () => {
  const { server, desk, device } = await openDeskWeek();
  await desk.drafts.keep("message 2026-11-18", { text: "between 9 and 11" });
  server.fail = (operation) => (operation === "press" ? "unreachable" : null);
  desk.queue.mark([pack(ruth)], "רות: ארוז");
  await vi.waitFor(async () => expect(await device.storage.list("presses")).toHaveLength(1));

  server.fail = (operation) => (operation === "me" ? { answer: asDevice(77) } : null);
  await desk.session.ask();
  expect(desk.drafts.current("message 2026-11-18")).toEqual({ text: "between 9 and 11" });
  desk.queue.send();
  await vi.waitFor(() => expect(server.events()).toHaveLength(1));
  await vi.waitFor(() => expect(desk.queue.state().waiting).toEqual([]));
  expect(await device.storage.read("draft message 2026-11-18")).toBeDefined();

  server.fail = (operation) => (operation === "me" ? { answer: asDevice(78, "driver") } : null);
  await desk.session.ask();
  expect(desk.drafts.current("message 2026-11-18")).toBeUndefined();
  expect(await device.storage.read("draft message 2026-11-18")).toBeUndefined();
});

test("the drafts of a seller whose session was over wait for her, and for nobody else", async () => {
  const { server, desk, device } = await openDeskWeek();
  await desk.drafts.keep("message 2026-11-18", { text: "between 9 and 11" });
  await desk.session.end("idle");
  expect(await device.storage.read("me")).toBeUndefined();
  const again = await device.openTab();
  await again.drafts.loaded("message 2026-11-18");
  expect(again.drafts.current("message 2026-11-18")).toEqual({ text: "between 9 and 11" });
  await again.session.end("idle");
  server.fail = (operation) => (operation === "me" ? { answer: asDevice(78, "driver") } : null);
  const drivers = await device.openTab();
  await drivers.drafts.loaded("message 2026-11-18");
  expect(drivers.drafts.current("message 2026-11-18")).toBeUndefined();

  server.fail = () => null;
  for (const leave of [
    async () => (await device.openTab()).session.end("revoked"),
    async () => (await device.openTab()).session.leave(),
  ]) {
    await desk.drafts.keep("message 2026-11-18", { text: "once more" });
    await leave();
    expect(await device.storage.read("draft message 2026-11-18")).toBeUndefined();
  }
});

const signedOut = (reason: NotSignedInReason): CallAnswer<never> => ({
  refused: { code: "NOT_SIGNED_IN", reason },
});

test("the marks of a seller whose session was over wait for her over reloads, are shown, and are sent once she has signed in again", async () => {
  const { server, desk, device } = await openDeskWeek();
  server.fail = () => "unreachable";
  desk.queue.mark([pack(ruth)], "רות: ארוז");
  desk.queue.mark([pack(yosef)], "יוסף: ארוז");
  await vi.waitFor(async () => expect(await device.storage.list("presses")).toHaveLength(2));
  server.fail = () => signedOut("ended");
  desk.refresh();
  const isOut = { kind: "signed-out", reason: "ended", waiting: 2, unsent: [] };
  await vi.waitFor(() => expect(desk.session.state()).toMatchObject(isOut));
  const reloaded = await device.openTab();
  await vi.waitFor(() => expect(reloaded.session.state()).toMatchObject(isOut));

  server.fail = (operation) => (operation === "me" ? { answer: asDevice(77) } : null);
  const again = await device.openTab();
  await vi.waitFor(() => expect(server.events()).toHaveLength(2));
  await vi.waitFor(() => expect(again.queue.state().waiting).toEqual([]));
  expect(await device.storage.list("presses")).toEqual([]);
});

test("the marks that wait for the seller are deleted when she says so, or when somebody else signs in", async () => {
  const { server, desk, device } = await openDeskWeek();
  const endWithMark = async () => {
    server.fail = () => null;
    await desk.session.ask();
    server.fail = () => "unreachable";
    desk.queue.mark([pack(ruth)], "רות: ארוז");
    await vi.waitFor(async () => expect(await device.storage.list("presses")).toHaveLength(1));
    await desk.session.end("idle");
    expect(desk.session.state()).toMatchObject({ waiting: 1 });
  };
  await endWithMark();
  await desk.session.dropMarks();
  expect(desk.session.state()).toMatchObject({ waiting: 0 });
  expect(await device.storage.list("presses")).toEqual([]);

  await endWithMark();
  server.fail = (operation) => (operation === "me" ? { answer: asDevice(78, "driver") } : null);
  await device.openTab();
  expect(await device.storage.list("presses")).toEqual([]);
  expect(server.events()).toEqual([]);
});

test.each(["none", "unknown", "idle"] as const)(
  "drafts wait also for a seller whose browser lost its cookie (%s), over reloads of the page that lets her in",
  async (reason) => {
    const { server, desk, device } = await openDeskWeek();
    await desk.drafts.keep("message 2026-11-18", { text: "between 9 and 11" });
    server.fail = () => ({
      refused: { code: "NOT_SIGNED_IN", reason },
    });
    await desk.session.ask();
    expect(desk.session.state()).toMatchObject({ kind: "signed-out", reason, keepsDrafts: true });
    await device.openTab();
    server.fail = (operation) => (operation === "me" ? { answer: asDevice(77) } : null);
    const again = await device.openTab();
    await again.drafts.loaded("message 2026-11-18");
    expect(again.drafts.current("message 2026-11-18")).toEqual({ text: "between 9 and 11" });
  },
);
