import { expect, test, vi } from "vitest";
import { groupCommit } from "./group-commit.ts";

test("a single item is saved alone", async () => {
  const saveTogether = vi.fn(async (items: readonly number[]) => items.map((item) => item * 2));
  expect(await groupCommit(saveTogether)(4)).toBe(8);
  expect(saveTogether.mock.calls).toEqual([[[4]]]);
});

test("items of the same turn are saved together, each with its own outcome", async () => {
  const saveTogether = vi.fn(async (items: readonly number[]) => items.map((item) => item * 2));
  const save = groupCommit(saveTogether);
  expect(await Promise.all([save(1), save(2), save(3)])).toEqual([2, 4, 6]);
  expect(saveTogether.mock.calls).toEqual([[[1, 2, 3]]]);
});

test("items that arrive during a save wait for the next one", async () => {
  let finish = () => {};
  const saveTogether = vi.fn(
    (items: readonly number[]) =>
      new Promise<readonly number[]>((resolve) => {
        finish = () => {
          resolve(items);
        };
      }),
  );
  const save = groupCommit(saveTogether);
  const first = save(1);
  await vi.waitFor(() => {
    expect(saveTogether).toHaveBeenCalledTimes(1);
  });
  const second = save(2);
  const third = save(3);
  finish();
  expect(await first).toBe(1);
  await vi.waitFor(() => {
    expect(saveTogether).toHaveBeenCalledTimes(2);
  });
  finish();
  expect(await Promise.all([second, third])).toEqual([2, 3]);
  expect(saveTogether.mock.calls).toEqual([[[1]], [[2, 3]]]);
});

test("many items are saved in batches of limited size, none left out", async () => {
  const saveTogether = vi.fn(async (items: readonly number[]) => items);
  const save = groupCommit(saveTogether);
  const crowd = Array.from({ length: 150 }, (_, index) => index);
  expect(await Promise.all(crowd.map((item) => save(item)))).toEqual(crowd);
  expect(saveTogether.mock.calls.map(([items]) => items.length)).toEqual([64, 64, 22]);
});

test("a failed save fails all items that shared it, and the next save is not affected", async () => {
  const saveTogether = vi
    .fn(async (items: readonly number[]) => items)
    .mockRejectedValueOnce(new Error("disk full"));
  const save = groupCommit(saveTogether);
  const outcomes = await Promise.allSettled([save(1), save(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await save(3)).toBe(3);
});
