import { expect, test } from "vitest";
import { logOf, packed, received, undo } from "#domain/testing/desk-log.ts";
import { moneyByWay } from "./money-by-way.ts";

test("money is added up for each way, without what was taken back", () => {
  const log = logOf(
    ["a", received(240)],
    ["b", packed],
    ["c", received(100, "cash")],
    ["d", received(-35, "cash")],
    ["e", received(1_000)],
    ["f", undo("e")],
  );
  expect(moneyByWay(log)).toEqual([
    { way: "app", amount: 24_000 },
    { way: "cash", amount: 6_500 },
    { way: "transfer", amount: 0 },
  ]);
});
