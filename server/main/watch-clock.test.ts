import { expect, test } from "vitest";
import { type ClockJump, watchClock } from "./watch-clock.ts";

const hour = 60 * 60_000;

function open(newestStored?: number) {
  const time = { clock: Date.UTC(2026, 0, 5, 9), steady: 5_000 };
  const told: ClockJump[] = [];
  const watch = watchClock(
    newestStored,
    () => time.clock,
    () => time.steady,
  );
  const pass = (milliseconds: number, set = 0) => {
    time.steady += milliseconds;
    time.clock += milliseconds + set;
    watch.look();
  };
  watch.start((jump) => told.push(jump));
  watch.stop();
  return { watch, told, pass, start: time.clock, time };
}

test("a clock that is set is told once, forward and back, and a small correction is not", () => {
  const { watch, told, pass, time } = open();
  pass(10_000);
  pass(10_000, 900);
  expect(watch.latest()).toBeUndefined();
  pass(10_000, 48 * hour);
  pass(10_000);
  const at = time.clock - 10_000;
  expect(told).toEqual([{ at, by: 48 * hour + 900 }]);
  expect(watch.latest()).toEqual(told[0]);
  pass(10_000, -48 * hour);
  expect(told[1]).toMatchObject({ by: -48 * hour });
  pass(25 * hour);
  expect(watch.latest()).toBeUndefined();
});

test("an order from the future tells at the start that the clock was ahead", () => {
  const now = Date.UTC(2026, 0, 5, 9);
  expect(open(now + 30_000).told).toEqual([]);
  expect(open(now + 2 * hour).told).toEqual([{ at: now, by: -2 * hour }]);
});

test("a start long after everything that is stored tells that the clock may be ahead, and after a pause it does not", () => {
  const now = Date.UTC(2026, 0, 5, 9);
  expect(open(now - 30 * 24 * hour).told).toEqual([]);
  const years = 8 * 365 * 24 * hour;
  expect(open(now - years).told).toEqual([{ at: now, by: years }]);
});
