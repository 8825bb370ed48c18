import { beforeEach, expect, test, vi } from "vitest";
import { reloadAfterFailure } from "./reload-after-failure.ts";

const failure = new TypeError("the code could not be loaded");
let stored: Map<string, string>;
let reload: () => void;
beforeEach(() => {
  stored = new Map();
  reload = vi.fn<() => void>();
  vi.spyOn(console, "error").mockReturnValue();
  vi.useFakeTimers();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test("a failure is logged and reloads the page, and the promise never settles", async () => {
  const settled = vi.fn<() => void>();
  void reloadAfterFailure(failure).then(settled, settled);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(console.error).toHaveBeenCalledWith(expect.any(String), failure);
  expect(settled).not.toHaveBeenCalled();
});

test("a second failure within ten seconds throws instead of reloading", () => {
  void reloadAfterFailure(failure);
  vi.advanceTimersByTime(9_999);
  expect(() => reloadAfterFailure(failure)).toThrow(failure);
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  void reloadAfterFailure(failure);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("without session storage the page never reloads, because it might reload forever", () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(() => reloadAfterFailure(failure)).toThrow(failure);
  expect(reload).not.toHaveBeenCalled();
});

test("on a server the failure is thrown", () => {
  vi.stubGlobal("location", undefined);
  expect(() => reloadAfterFailure(failure)).toThrow(failure);
});
