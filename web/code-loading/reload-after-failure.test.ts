import { beforeEach, describe, expect, test, vi } from "vitest";

const failure = new TypeError("the code could not be loaded");
let stored: Map<string, string>;
let listeners: Map<string, (event: object) => void>;
let reload: () => void;
let reloadAfterFailure: (error: unknown) => Promise<never>;
beforeEach(async () => {
  stored = new Map();
  listeners = new Map();
  reload = vi.fn<() => void>();
  vi.spyOn(console, "error").mockReturnValue();
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", listeners.set.bind(listeners));
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.resetModules();
  ({ reloadAfterFailure } = await import("./reload-after-failure.ts"));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const happens = (event: string, persisted = false) => listeners.get(event)?.({ persisted });
const clicks = (closest: object | null, defaultPrevented = false) =>
  listeners.get("click")?.({ target: { closest: () => closest }, defaultPrevented });
/** What the promise rejects with within a second. */
const rejection = async (outcome: Promise<never>) => {
  const rejected = outcome.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  return rejected;
};

test("a failure is logged and reloads the page, and the promise never settles", async () => {
  const settled = vi.fn<() => void>();
  void reloadAfterFailure(failure).then(settled, settled);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(console.error).toHaveBeenCalledWith(expect.any(String), failure);
  expect(settled).not.toHaveBeenCalled();
});

test("a second failure within ten seconds rejects instead of reloading", async () => {
  void reloadAfterFailure(failure);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await rejection(reloadAfterFailure(failure))).toBe(failure);
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  void reloadAfterFailure(failure);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("without session storage the page never reloads, because it might reload forever", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(await rejection(reloadAfterFailure(failure))).toBe(failure);
  expect(reload).not.toHaveBeenCalled();
});

test("on a server the failure is thrown", async () => {
  vi.stubGlobal("location", undefined);
  expect(await rejection(reloadAfterFailure(failure))).toBe(failure);
});

describe("while the page is being left", () => {
  test("a failure does not reload it, even if the answer of the next page takes long", async () => {
    happens("beforeunload");
    void reloadAfterFailure(failure);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reload).not.toHaveBeenCalled();
  });

  test("a failure after a press on a link does not reload it, because an iPhone says nothing else", async () => {
    clicks({});
    void reloadAfterFailure(failure);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reload).not.toHaveBeenCalled();
  });

  test("a press on something else, or on a link that the site follows itself, leaves no page", async () => {
    clicks(null);
    clicks({}, true);
    void reloadAfterFailure(failure);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  test("the same if the navigation starts at the moment of the failure, and the page has just loaded", async () => {
    void reloadAfterFailure(failure);
    happens("beforeunload");
    happens("pageshow");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reload).not.toHaveBeenCalled();
  });

  test("it is reloaded when it is shown again", async () => {
    happens("beforeunload");
    void reloadAfterFailure(failure);
    await vi.advanceTimersByTimeAsync(20_000);
    happens("pageshow", true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  test("it is reloaded after half a minute in which it was not left after all", async () => {
    happens("beforeunload");
    void reloadAfterFailure(failure);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(reload).toHaveBeenCalledOnce();
  });
});
