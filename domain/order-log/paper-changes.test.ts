import { expect, test } from "vitest";
import { paperChanges } from "./paper-changes.ts";

const order = (position: number, name: string, isCancelled = false) => ({
  number: String(100_000_000 + position),
  position,
  name,
  state: { isCancelled },
});

const ruth = order(1, "רות");
const cancelled = order(2, "דוד", true);
const late = order(3, "אדם");
const lateAndCancelled = order(4, "נועה", true);
const orders = [ruth, cancelled, late, lateAndCancelled];
const shows = { event: 9, order: 2 };

test("orders that came or changed are printed again, by name", () => {
  const changed = [ruth.number, late.number];
  expect(paperChanges({ shows, changed }, orders)).toEqual({
    toPrint: [late, ruth],
    toTakeAway: [],
    moved: [],
  });
});

test("the paper of a canceled order is taken away, if it was printed", () => {
  const changed = [cancelled.number, lateAndCancelled.number];
  expect(paperChanges({ shows, changed }, orders)).toEqual({
    toPrint: [],
    toTakeAway: [cancelled],
    moved: [],
  });
});

test("an order that was moved to another week is named by its number", () => {
  expect(paperChanges({ shows, changed: ["100000009"] }, orders).moved).toEqual(["100000009"]);
});

test("unchanged paper has no changes", () => {
  const none = { toPrint: [], toTakeAway: [], moved: [] };
  expect(paperChanges({ shows, changed: [] }, orders)).toEqual(none);
});
