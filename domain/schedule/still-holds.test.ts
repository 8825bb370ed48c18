import { expect, test } from "vitest";
import { clockTolerance, stillHolds } from "./still-holds.ts";

test("something with an end holds from its making until then, and not if it was made in the future", () => {
  const lasts = 1_000;
  const at = Date.UTC(2026, 0, 5, 9);
  expect(
    [at - clockTolerance, at, at + lasts - 1].map((now) => stillHolds(at, lasts, now)),
  ).toEqual([true, true, true]);
  expect([at - clockTolerance - 1, at + lasts].map((now) => stillHolds(at, lasts, now))).toEqual([
    false,
    false,
  ]);
});
