import { expect, test, vi } from "vitest";
import { createLoadAnew } from "./load-anew.ts";

const second = 1_000;

/** The pages of earlier builds on a device, by the ids of their clients, and a clock that the test moves. */
function openDevice() {
  const loaded: string[] = [];
  const hidden = new Set<string>();
  const closed = new Set<string>();
  let now = 1_000_000;
  let sleepers: (() => void)[] = [];
  const { sendsMark, isTold } = createLoadAnew({
    pageOf: async (id) =>
      closed.has(id)
        ? undefined
        : { isHidden: hidden.has(id), loadAnew: async () => loaded.push(id) },
    now: () => now,
    pause: (ms) => {
      expect(ms).toBe(second);
      return new Promise((resolve) => void sleepers.push(resolve));
    },
  });
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) {
      now += second;
      const awake = sleepers;
      sleepers = [];
      for (const wake of awake) wake();
      // The loops look at their pages.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    }
  };
  return {
    loaded,
    isTold,
    sendsMark,
    pass,
    hide: (id: string) => hidden.add(id),
    show: (id: string) => hidden.delete(id),
    close: (id: string) => closed.add(id),
  };
}

test("a page that somebody looks at stays, and is reloaded once it is hidden", async () => {
  const { loaded, isTold, pass, hide } = openDevice();
  void isTold("one");
  void isTold("two");
  await pass(100);
  expect(loaded).toEqual([]);
  hide("one");
  await pass(1);
  // Its drafts are being stored.
  expect(loaded).toEqual([]);
  await pass(1);
  expect(loaded).toEqual(["one"]);
});

test("a page that is looked at again at once stays", async () => {
  const { loaded, isTold, pass, hide, show } = openDevice();
  void isTold("one");
  await pass(100);
  for (let turn = 0; turn < 3; turn += 1) {
    hide("one");
    await pass(1);
    show("one");
    await pass(1);
  }
  expect(loaded).toEqual([]);
});

test("no page is reloaded while any page sends marks, or for a minute after that, or after the worker has started", async () => {
  const { loaded, isTold, sendsMark, pass, hide } = openDevice();
  hide("one");
  void isTold("one");
  await pass(50);
  let answer = (_hasOutcome: boolean) => {};
  const sent = sendsMark("two", new Promise((resolve) => (answer = resolve)));
  await pass(30);
  answer(true);
  await sent;
  await pass(59);
  expect(loaded).toEqual([]);
  await pass(2);
  expect(loaded).toEqual(["one"]);
});

test("a page whose last mark has no outcome stays: what it has not sent yet may be nowhere else", async () => {
  const { loaded, isTold, sendsMark, pass, hide } = openDevice();
  hide("one");
  hide("two");
  await sendsMark("one", Promise.resolve(true));
  await sendsMark("one", Promise.resolve(false));
  await expect(sendsMark("two", Promise.reject(new Error("no connection")))).rejects.toThrow();
  void isTold("one");
  void isTold("two");
  await pass(200);
  expect(loaded).toEqual([]);
  // It sends the same mark again, and then the next ones.
  await sendsMark("one", Promise.resolve(true));
  await sendsMark("one", Promise.resolve(true));
  await pass(100);
  void isTold("one");
  await pass(100);
  expect(loaded).toEqual(["one"]);
});

test("a page is watched for a few minutes after it has asked, and again when it asks again; one that is closed is not", async () => {
  const { loaded, isTold, pass, hide, close } = openDevice();
  const watching = [isTold("one"), isTold("two")];
  // Once, however often it asks.
  await isTold("one");
  close("two");
  await pass(300);
  await Promise.all(watching);
  hide("one");
  await pass(100);
  expect(loaded).toEqual([]);
  void isTold("one");
  await pass(2);
  expect(loaded).toEqual(["one"]);
});

test("a page that cannot be reloaded is reported, and nothing rejects", async () => {
  const said = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { isTold } = createLoadAnew({
    pageOf: () => Promise.reject(new Error("no page")),
    now: () => 0,
    pause: async () => undefined,
  });
  await isTold("one");
  expect(said).toHaveBeenCalledOnce();
});
