import { expect, test } from "vitest";
import { createLogStream, type LogStreamOptions } from "./log-stream.ts";

/** A log whose writer works, fails or stalls as the test says. */
function openLog(options?: LogStreamOptions) {
  const chunks: Buffer[] = [];
  const state = { isFull: false, mostBytes: Infinity };
  let stalled: PromiseWithResolvers<void> | undefined;
  const log = createLogStream(
    async (bytes) => {
      await stalled?.promise;
      if (state.isFull) throw new Error("ENOSPC");
      const some = bytes.subarray(0, Math.min(bytes.length, state.mostBytes));
      chunks.push(some);
      return some.length;
    },
    { retryAfter: 1, ...options },
  );
  return {
    ...log,
    state,
    written: () => Buffer.concat(chunks).toString(),
    stall: () => {
      stalled = Promise.withResolvers();
    },
    resume: () => stalled?.resolve(),
  };
}

test("lines are written in their sequence, also by a writer that takes a few bytes at a time", async () => {
  const { write, flush, state, written } = openLog();
  state.mostBytes = 3;
  for (const line of ["מרק\n", "two\n", "three\n"]) write(line);
  await flush(60_000);
  expect(written()).toBe("מרק\ntwo\nthree\n");
});

test("a line that could not be written is written when there is room again", async () => {
  const { write, flush, state, written } = openLog();
  state.isFull = true;
  write("one\n");
  await flush(20);
  expect(written()).toBe("");
  state.isFull = false;
  write("two\n");
  await flush(60_000);
  expect(written()).toBe("one\ntwo\n");
});

test("while the writer stalls, lines beyond the limit are dropped and later counted", async () => {
  const { write, flush, written, stall, resume } = openLog({ mostWaiting: 10 });
  stall();
  for (const line of ["1234\n", "5678\n", "dropped\n", "too\n"]) write(line);
  resume();
  await flush(60_000);
  const [one, two, note = "", ...rest] = written().split("\n");
  expect([one, two, rest]).toEqual(["1234", "5678", [""]]);
  expect(JSON.parse(note)).toMatchObject({ level: "warn", lines: 2 });
  write("after\n");
  await flush(60_000);
  expect(written().endsWith("\nafter\n")).toBe(true);
});

test("flushing a log that cannot be written ends after the given time", async () => {
  const { write, flush, stall, written, resume } = openLog();
  await flush(60_000);
  stall();
  write("one\n");
  await flush(10);
  expect(written()).toBe("");
  resume();
});
