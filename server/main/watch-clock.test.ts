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

test("a clock that is set is reported once, forward and back, and a small correction is not", () => {
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

test("an order from the future shows at the start that the clock was ahead", () => {
  const now = Date.UTC(2026, 0, 5, 9);
  expect(open(now + 30_000).told).toEqual([]);
  expect(open(now + 2 * hour).told).toEqual([{ at: now, by: -2 * hour }]);
});

test("a start long after everything that is stored reports that the clock may be ahead, and one after a pause does not", () => {
  const now = Date.UTC(2026, 0, 5, 9);
  expect(open(now - 30 * 24 * hour).told).toEqual([]);
  const years = 8 * 365 * 24 * hour;
  expect(open(now - years).told).toEqual([{ at: now, by: years }]);
});

test("the time of the shop never goes back by two days or less: it goes on at half the speed until the clock has caught up", () => {
  const { watch, pass, start } = open();
  const passed = () => (watch.now() - start) / hour;
  pass(2 * hour);
  expect(passed()).toBe(2);
  pass(hour, -24 * hour);
  expect(passed()).toBe(2.5);
  for (let each = 0; each < 45; each += 1) {
    pass(hour);
    expect(passed()).toBe(3 + each / 2);
  }
  pass(hour);
  expect(passed()).toBe(25);
  pass(hour);
  expect(passed()).toBe(26);
});

test("the time of the shop is known from each look, also if nobody asked for it", () => {
  const { watch, pass, start } = open();
  pass(10 * hour);
  pass(0, -5 * hour);
  expect(watch.now()).toBe(start + 10 * hour);
});

test("a clock that is set back by more than two days was far ahead: the time of the shop follows it", () => {
  const { watch, pass, start } = open();
  pass(hour, 50 * hour);
  expect(watch.now()).toBe(start + 51 * hour);
  pass(hour, -50 * hour);
  expect(watch.now()).toBe(start + 2 * hour);
});

test("after a start the time of the shop is not before what is stored, unless that is more than two days ahead", () => {
  const now = Date.UTC(2026, 0, 5, 9);
  for (const [ahead, hours] of [
    [-5, 0],
    [24, 24],
    [48, 48],
    [49, 0],
  ] as const) {
    const { watch } = open(now + ahead * hour);
    expect([ahead, watch.now()]).toEqual([ahead, now + hours * hour]);
  }
});
