import { beforeEach, expect, test, vi } from "vitest";
import { reloadAfterFailure } from "./reload-after-failure.ts";

const failure = new TypeError("the code did not come");
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

test("a page whose code did not come is logged and reloads, and nothing goes on before", async () => {
  const settled = vi.fn<() => void>();
  void reloadAfterFailure(failure).then(settled, settled);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(console.error).toHaveBeenCalledWith(expect.any(String), failure);
  expect(settled).not.toHaveBeenCalled();
});

test("it reloads once in ten seconds, and shows the failure in between", () => {
  void reloadAfterFailure(failure);
  vi.advanceTimersByTime(9_999);
  expect(() => reloadAfterFailure(failure)).toThrow(failure);
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  void reloadAfterFailure(failure);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("where the time cannot be kept it never reloads, for it might never stop", () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(() => reloadAfterFailure(failure)).toThrow(failure);
  expect(reload).not.toHaveBeenCalled();
});

test("a server has nothing to reload: the page fails", () => {
  vi.stubGlobal("location", undefined);
  expect(() => reloadAfterFailure(failure)).toThrow(failure);
});
