import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registerWorker } from "./register-worker.ts";

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv("PROD", true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** A page in a browser with service workers. */
function openPage() {
  const update = vi.fn(() => Promise.resolve());
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const serviceWorker = Object.assign(new EventTarget(), {
    register: () => Promise.resolve({ update }),
  });
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("document", page);
  const hear = (data: unknown) =>
    serviceWorker.dispatchEvent(Object.assign(new Event("message"), { data }));
  const show = (visibilityState: string) => {
    Object.assign(page, { visibilityState });
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { update, hear, show };
}

test("a page that stays on the screen looks for a new build every hour", async () => {
  const { update } = openPage();
  await registerWorker(() => undefined);
  await vi.advanceTimersByTimeAsync(59 * minute);
  expect(update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(minute);
  expect(update).toHaveBeenCalledOnce();
  // The first turn of the timer was late.
  vi.setSystemTime(Date.now() - 5);
  await vi.advanceTimersByTimeAsync(2 * 60 * minute);
  expect(update).toHaveBeenCalledTimes(3);
});

test("a page that is told that it is of another build looks for a new one at once, but not more often than each minute", async () => {
  const { update } = openPage();
  const check = await registerWorker(() => undefined);
  await vi.advanceTimersByTimeAsync(2 * minute);
  check?.();
  check?.();
  expect(update).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(minute);
  check?.();
  expect(update).toHaveBeenCalledTimes(2);
});

test("a page that is shown again looks for a new build if it has not for an hour", async () => {
  const { update, show } = openPage();
  const check = await registerWorker(() => undefined);
  await vi.advanceTimersByTimeAsync(30 * minute);
  check?.();
  await vi.advanceTimersByTimeAsync(59 * minute);
  show("hidden");
  show("visible");
  expect(update).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(minute);
  show("hidden");
  expect(update).toHaveBeenCalledOnce();
  show("visible");
  expect(update).toHaveBeenCalledTimes(2);
});

test("the worker tells the page of a newer one, and other messages are not heard", async () => {
  const { hear } = openPage();
  const onNewerPage = vi.fn<() => void>();
  await registerWorker(onNewerPage);
  hear("something");
  hear({ kind: "newer-page" });
  expect(onNewerPage).not.toHaveBeenCalled();
  hear("newer-page");
  expect(onNewerPage).toHaveBeenCalledOnce();
});

test("without a worker, or where it cannot be registered or looked for, the desk works", async () => {
  vi.stubGlobal("navigator", {});
  expect(await registerWorker(() => undefined)).toBeUndefined();
  const said = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { update } = openPage();
  update.mockRejectedValue(new TypeError("Failed to fetch"));
  const check = await registerWorker(() => undefined);
  await vi.advanceTimersByTimeAsync(2 * minute);
  check?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toHaveBeenCalledOnce();
});
