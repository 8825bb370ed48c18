import { expect, test } from "vitest";
import { judgeFlatness, type Sample } from "./flatness.ts";

const steady: Sample = {
  at: 0,
  memory: 200,
  descriptors: 40,
  logBytes: 10_000,
  mails: 0,
  waitingMails: 2,
  p99: 8,
  processorTime: 2,
};

/** Twelve samples; `change` makes each of them out of its position. */
const samples = (change: (position: number) => Partial<Sample>) =>
  Array.from({ length: 12 }, (_, position) => ({
    ...steady,
    at: 50 * (position + 1),
    ...change(position),
  }));

const notFlat = (all: readonly Sample[]) =>
  judgeFlatness(all)
    .filter(({ isFlat }) => isFlat === false)
    .map(({ what }) => what);

test("a steady server is flat, and its warm-up and one outlier do not matter", () => {
  expect(notFlat(samples((at) => ({ memory: at < 4 ? 400 - 50 * at : 200 })))).toEqual([]);
  expect(notFlat(samples((at) => ({ logBytes: at === 9 ? 90_000 : 10_000 })))).toEqual([]);
});

test.each([
  ["resident memory, MiB", (at: number) => ({ memory: 200 + 5 * at })],
  ["open file descriptors", (at: number) => ({ descriptors: 40 + 6 * at })],
  ["log bytes per interval", (at: number) => ({ logBytes: 10_000 + 3_000 * at })],
  ["mails waiting", (at: number) => ({ waitingMails: 10 * at })],
  ["processor time per request, ms", (at: number) => ({ processorTime: 2 + 0.5 * at })],
])("%s that grows all the time is not flat, and nothing else is reported", (what, change) => {
  expect(notFlat(samples(change))).toEqual([what]);
});

test("memory is not judged in a short soak, where V8 has not collected the heap yet", () => {
  const growing = samples((at) => ({ at: 5 * at, memory: 200 + 5 * at }));
  expect(judgeFlatness(growing).map(({ isFlat }) => isFlat)).toEqual([
    undefined,
    true,
    true,
    true,
    true,
  ]);
});

test("too few samples are not judged", () => {
  expect(() => judgeFlatness([steady, steady, steady])).toThrow("at least six samples");
});
