import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { onceATick } from "./once-a-tick.ts";

test("calls in the same turn share one result; the next turn calls again", async () => {
  let asked = 0;
  const ask = onceATick(async () => {
    asked += 1;
    return asked;
  });
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await ask()).toBe(1);
  await nextTurn();
  expect(await ask()).toBe(2);
});

test("a failure is shared but not cached", async () => {
  let asked = 0;
  const ask = onceATick(async () => {
    asked += 1;
    if (asked === 1) throw new Error("the store is away");
    return asked;
  });
  const both = await Promise.allSettled([ask(), ask()]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await ask()).toBe(2);
});
