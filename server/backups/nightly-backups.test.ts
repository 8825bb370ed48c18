import { expect, test } from "vitest";
import { nightlyBackups } from "./nightly-backups.ts";

const [minute, hour, day] = [60_000, 60 * 60_000, 24 * 60 * 60_000];
const night = Date.parse("2026-01-01T01:30:00Z");

function open(newest: number | undefined) {
  const state = {
    now: night + hour,
    backups: newest === undefined ? [] : [newest],
    made: 0,
    fails: false,
    failures: [] as unknown[],
  };
  const backups = nightlyBackups({
    clock: () => state.now,
    newestAt: (now) =>
      Promise.resolve([...state.backups].filter((at) => at <= now).toSorted((a, b) => b - a)[0]),
    make: () => {
      state.made += 1;
      if (state.fails) return Promise.reject(new Error("the disk is full"));
      state.backups.push(state.now);
      return Promise.resolve();
    },
    onFailure: (why) => state.failures.push(why),
  });
  return { state, ...backups };
}

test("a backup is made once after each night, and made up for when the machine was off", async () => {
  const { state, look } = open(night - hour);
  for (const after of [0, 10 * minute, 20 * minute]) {
    state.now = night + after;
    await look();
  }
  expect(state.made).toBe(1);
  state.now = night + day - minute;
  await look();
  expect(state.made).toBe(1);
  state.now = night + 5 * day + 7 * hour;
  await look();
  expect(state.made).toBe(2);
});

test("a shop without a backup gets one at the first look", async () => {
  const { state, look } = open(undefined);
  await look();
  expect(state.made).toBe(1);
});

test("a backup that failed is reported, and tried again an hour later", async () => {
  const { state, look } = open(undefined);
  state.fails = true;
  await look();
  state.now += 50 * minute;
  await look();
  expect({ made: state.made, failures: state.failures.length }).toEqual({ made: 1, failures: 1 });
  state.fails = false;
  state.now += 11 * minute;
  await look();
  expect(state.made).toBe(2);
  await look();
  expect({ made: state.made, failures: state.failures.length }).toEqual({ made: 2, failures: 1 });
});

test("a backup from the future, made while the clock was ahead, holds up no other", async () => {
  const { state, look } = open(night + 400 * day);
  await look();
  await look();
  expect(state.made).toBe(1);
});

test("a look during a backup makes no second one, and stopping ends it without a report", async () => {
  let made = 0;
  const failures: unknown[] = [];
  const backups = nightlyBackups({
    clock: () => night,
    newestAt: () => Promise.resolve(undefined),
    make: (signal) => {
      made += 1;
      return new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new Error("ended")));
      });
    },
    onFailure: (why) => failures.push(why),
  });
  void backups.look();
  void backups.look();
  await expect.poll(() => made).toBe(1);
  await backups.stop();
  await backups.look();
  expect({ made, failures }).toEqual({ made: 1, failures: [] });
});

test("a backup is missing 48 hours after the newest one, or after the first one failed", async () => {
  const first = open(undefined);
  expect(await first.missingSince()).toBeUndefined();
  first.state.fails = true;
  await first.look();
  expect(await first.missingSince()).toBe(night + hour);

  const { state, missingSince, look } = open(night + day);
  state.fails = true;
  state.now = night + 3 * day;
  await look();
  expect(await missingSince()).toBeUndefined();
  state.now += 1;
  expect(await missingSince()).toBe(night + day);
  state.fails = false;
  state.now += hour;
  await look();
  expect(await missingSince()).toBeUndefined();
});
