import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createIndexedDeviceStorage } from "./indexed-device-storage.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const silence = new Error("the device's storage does not answer");

/** What an answer becomes within a time, in milliseconds. */
async function within(ms: number, answer: Promise<unknown>): Promise<unknown> {
  let outcome: unknown = "nothing yet";
  answer.then(
    (value) => {
      outcome = value;
    },
    (error: unknown) => {
      outcome = error;
    },
  );
  await vi.advanceTimersByTimeAsync(ms);
  return outcome;
}

test("a database that the browser never opens is given up after a while, and opened again at the next use", async () => {
  const open = vi.fn(() => new EventTarget() as IDBOpenDBRequest);
  const storage = createIndexedDeviceStorage({ open } as unknown as IDBFactory, new EventTarget());
  expect(await within(4000, storage.read("me"))).toBe("nothing yet");
  for (const times of [1, 2]) {
    expect(await within(5000, storage.read("me"))).toEqual(silence);
    expect(open).toHaveBeenCalledTimes(times);
  }
});

/** A storage whose database answers only when the test lets it. */
function silentStorage() {
  const requests: EventTarget[] = [];
  const request = (result: unknown) => {
    const asked = Object.assign(new EventTarget(), { result });
    requests.push(asked);
    return asked;
  };
  const store = { get: () => request("kept"), put: () => request("key"), delete: () => undefined };
  const abort = vi.fn();
  const transactions: EventTarget[] = [];
  const transaction = () => {
    const parts = { objectStore: () => store, commit: () => undefined, abort };
    const made = Object.assign(new EventTarget(), parts);
    transactions.push(made);
    return made;
  };
  const database = Object.assign(new EventTarget(), { transaction });
  const open = () => {
    const opened = Object.assign(new EventTarget(), { result: database });
    queueMicrotask(() => opened.dispatchEvent(new Event("success")));
    return opened;
  };
  const page = new EventTarget();
  const storage = createIndexedDeviceStorage({ open } as unknown as IDBFactory, page);
  return { storage, page, requests, transactions, abort };
}

test("a store that does not answer is asked no more until it answers after all; the others are", async () => {
  const { storage, requests, transactions } = silentStorage();
  const kept = storage.keep("me", 1);
  expect(await within(4000, kept)).toBe("nothing yet");
  expect(await within(1000, kept)).toEqual(silence);
  expect(await within(0, storage.read("me"))).toEqual(silence);
  expect(await within(0, storage.keep("me", 2))).toEqual(silence);
  expect(transactions).toHaveLength(1);

  const removed = storage.change([{ kind: "remove", list: "presses", key: 1 }]);
  await vi.advanceTimersByTimeAsync(0);
  transactions[1]?.dispatchEvent(new Event("complete"));
  await removed;

  transactions[0]?.dispatchEvent(new Event("complete"));
  await vi.advanceTimersByTimeAsync(0);
  const read = storage.read("me");
  await vi.advanceTimersByTimeAsync(0);
  requests.at(-1)?.dispatchEvent(new Event("success"));
  expect(await read).toBe("kept");
});

test("what is being read when the page is left is aborted; what was answered and what is written is not", async () => {
  const { storage, page, requests, abort } = silentStorage();
  const answered = storage.read("me");
  await vi.advanceTimersByTimeAsync(0);
  requests[0]?.dispatchEvent(new Event("success"));
  expect(await answered).toBe("kept");
  void storage.keep("me", 1);
  await vi.advanceTimersByTimeAsync(0);
  page.dispatchEvent(new Event("pagehide"));
  expect(abort).not.toHaveBeenCalled();

  void storage.read("me");
  await vi.advanceTimersByTimeAsync(0);
  page.dispatchEvent(new Event("pagehide"));
  expect(abort).toHaveBeenCalledTimes(1);
});
