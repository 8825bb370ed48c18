import { expect, test, vi } from "vitest";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { retryTransaction } from "./open-postgres-store.ts";
import { PostgresError } from "./postgres-error.ts";

const conflict = (code: string) =>
  new StoreUnavailable("conflict", { source: new PostgresError(code, "rolled back") });
const lost = new StoreUnavailable("lost", { source: new PostgresError("LOST", "ECONNRESET") });

test.each(["40001", "40P01"])(
  "a transaction that was rolled back (%s) is repeated",
  async (code) => {
    const work = vi.fn(async (isAgain: boolean) => isAgain).mockRejectedValueOnce(conflict(code));
    expect(await retryTransaction(work, { isRepeatable: false })).toBe(false);
    expect(work).toHaveBeenCalledTimes(2);
  },
);

test("after a lost connection only repeatable work is repeated, and it is informed of the repetition", async () => {
  const work = vi.fn(async (isAgain: boolean) => isAgain).mockRejectedValueOnce(lost);
  expect(await retryTransaction(work, { isRepeatable: true })).toBe(true);
  work.mockRejectedValueOnce(lost);
  await expect(retryTransaction(work, { isRepeatable: false })).rejects.toBe(lost);
});

test("after a lost connection the outcome stays unknown through other errors", async () => {
  const work = vi
    .fn(async (isAgain: boolean) => isAgain)
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(conflict("40001"));
  expect(await retryTransaction(work, { isRepeatable: true })).toBe(true);
});

test("after five seconds work is not repeated again", async () => {
  vi.useFakeTimers();
  try {
    const work = vi.fn(async () => Promise.reject(lost));
    const outcome = retryTransaction(work, { isRepeatable: true }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toBe(lost);
  } finally {
    vi.useRealTimers();
  }
});

test("any other error is thrown at once", async () => {
  const error = new PostgresError("23514", "check failed");
  const work = vi.fn(async () => Promise.reject(error));
  await expect(retryTransaction(work, { isRepeatable: true })).rejects.toBe(error);
  expect(work).toHaveBeenCalledTimes(1);
});
