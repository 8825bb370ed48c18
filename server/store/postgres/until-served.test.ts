import { expect, test, vi } from "vitest";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { PostgresError } from "./postgres-error.ts";
import { untilServed } from "./until-served.ts";

const undone = new StoreUnavailable("undone", { cause: new PostgresError("40001", "undone") });
const lost = new StoreUnavailable("lost", { cause: new PostgresError("LOST", "ECONNRESET") });

test.each(["40001", "40P01"])("a transaction that was undone (%s) is tried again", async (code) => {
  const error = new StoreUnavailable("undone", { cause: new PostgresError(code, "undone") });
  const work = vi.fn(async (isAgain: boolean) => isAgain).mockRejectedValueOnce(error);
  expect(await untilServed(work, { isRepeatable: false })).toBe(false);
  expect(work).toHaveBeenCalledTimes(2);
});

test("work whose connection was lost is tried again only where it is repeatable, and told so", async () => {
  const work = vi.fn(async (isAgain: boolean) => isAgain).mockRejectedValueOnce(lost);
  expect(await untilServed(work, { isRepeatable: true })).toBe(true);
  work.mockRejectedValueOnce(lost);
  await expect(untilServed(work, { isRepeatable: false })).rejects.toBe(lost);
});

test("once its connection was lost work stays in doubt, whatever comes between", async () => {
  const work = vi
    .fn(async (isAgain: boolean) => isAgain)
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(undone);
  expect(await untilServed(work, { isRepeatable: true })).toBe(true);
});

test("after five seconds the store is unavailable", async () => {
  vi.useFakeTimers();
  try {
    const work = vi.fn(async () => Promise.reject(lost));
    const outcome = untilServed(work, { isRepeatable: true }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toBe(lost);
  } finally {
    vi.useRealTimers();
  }
});

test("any other error is told at once", async () => {
  const error = new PostgresError("23514", "check failed");
  const work = vi.fn(async () => Promise.reject(error));
  await expect(untilServed(work, { isRepeatable: true })).rejects.toBe(error);
  expect(work).toHaveBeenCalledTimes(1);
});
