import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createIndexedDeviceStorage } from "./indexed-device-storage.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a database that the browser never opens is given up after a while, and opened again at the next use", async () => {
  const open = vi.fn(() => new EventTarget() as IDBOpenDBRequest);
  const storage = createIndexedDeviceStorage({ open } as unknown as IDBFactory);
  for (const times of [1, 2]) {
    const read = storage.read("me").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await read).toEqual(new Error("the device's storage cannot be opened"));
    expect(open).toHaveBeenCalledTimes(times);
  }
});
