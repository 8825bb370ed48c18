import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agorot, signedAgorot } from "#domain/money/agorot.ts";
import { orderIn } from "#domain/order/order.ts";
import { ruths } from "#domain/testing/change-of-ruths-order.ts";
import { changedOn, markOf, markOn, ruthsOpening, undo } from "#domain/testing/desk-log.ts";
import { hasUnseenChange } from "./decide-mark.ts";
import type { MissingLine, OrderEvent } from "./desk-event.ts";
import { missingOf, takeOffMissing } from "./missing.ts";
import { orderLines } from "./order-lines.ts";
import { foldOrder } from "./order-state.ts";

const lines = orderLines(orderIn(ruths, "he"));
const opening = { ...ruthsOpening, orderTotal: ruths.orderTotal };
const asOrdered = { order: ruths, adjustment: signedAgorot(0), adjustmentText: "" };
/** The line of Ruth's order with a name: 2 × half a liter, 1 × a liter and 1 × challah of soup, and a cake. */
function lineNamed(name: string) {
  return (
    lines.find((line) => line.name === name) ?? expect.unreachable("the order has no such line")
  );
}

const take = (
  revision: typeof asOrdered,
  { key: line }: (typeof lines)[number],
  amount: number,
  events: readonly OrderEvent[] = [],
) =>
  takeOffMissing(revision, { line, amount }, { events, measures: new Map(), heading: "missing" });

/** The log after a change for something missing, as the store adds it. */
function missingOn(log: readonly OrderEvent[], actionId: string, missing: MissingLine, due = 0) {
  return changedOn(log, actionId, 0, { due: agorot(due), missing });
}

describe("something that is missing", () => {
  const half = lineNamed("חצי ליטר");

  test("is taken off with its add-ons and options, and the dishes stay as they were ordered", () => {
    const one = take(asOrdered, half, 1);
    // Half a liter with dumplings, spicy, in a jar.
    const price = 2_490 + 350 + 150 + 300;
    expect(one).toMatchObject({
      adjustment: -price,
      adjustmentText: "missing 1 × מרק עוף (חצי ליטר)",
    });
    expect(one?.order).toEqual({ ...ruths, orderTotal: ruths.orderTotal - price });
  });

  test("is named after the seller's earlier discount, together with what was missing before", () => {
    const birthday = { ...asOrdered, adjustment: signedAgorot(-500), adjustmentText: "birthday" };
    const one = take(birthday, half, 1) ?? asOrdered;
    expect(one.adjustmentText).toBe("birthday; missing 1 × מרק עוף (חצי ליטר)");
    expect(take(one, lineNamed("חלה"), 1)?.adjustmentText).toBe(
      "birthday; missing 1 × מרק עוף (חצי ליטר), 1 × חלה (מרק עוף)",
    );
    const long = take({ ...asOrdered, adjustmentText: "x".repeat(195) }, half, 1) ?? asOrdered;
    expect(long.adjustmentText).toBe(`${"x".repeat(195)}; missing …`);
    expect(take(long, half, 1)?.adjustmentText).toBe(long.adjustmentText);
  });

  test.each([
    ["more than was ordered", 3, 0],
    ["more than is left", 2, 1],
    ["none", 0, 0],
  ])("is refused for %s", (_, amount, before) => {
    const log = missingOn([], "a", { line: half.key, amount: before });
    expect(take(asOrdered, half, amount, log)).toBeUndefined();
  });

  test("never makes a total less than nothing", () => {
    const order = { ...ruths, orderTotal: agorot(1_000) };
    const taken = take({ ...asOrdered, order }, half, 1);
    expect(taken).toMatchObject({ adjustment: -1_000, order: { orderTotal: 0 } });
  });

  test("does not count for a device that has not seen it, nor once it is taken back", () => {
    const log = missingOn([], "a", { line: half.key, amount: 1 });
    expect(hasUnseenChange({ event: 0, actionIds: [] }, log)).toBe(true);
    expect(hasUnseenChange({ event: 0, actionIds: ["a"] }, log)).toBe(false);
    expect(hasUnseenChange({ event: 1, actionIds: [] }, log)).toBe(false);
  });
});

const anyPresses = fc.array(
  fc.record({
    line: fc.constantFrom(...lines),
    amount: fc.integer({ min: 1, max: 3 }),
    undoes: fc.boolean(),
  }),
  { maxLength: 8 },
);

test("the amount due is that of the order less what is missing, whatever is pressed and undone; after undoing everything it is the original amount", () => {
  fc.assert(
    fc.property(anyPresses, (presses) => {
      let log: readonly OrderEvent[] = [];
      const revisions = [asOrdered];
      const undoNewest = () => {
        const newest = log.findLast(
          ({ content, id }) =>
            content.kind === "changed" &&
            log.every(({ content: other }) => other.kind !== "undone" || other.undoes !== id),
        );
        if (newest === undefined) return false;
        const id = `undo of ${newest.actionId}`;
        log = markOn(log, markOf(id, undo(newest.actionId), { event: log.length })).log;
        return true;
      };
      for (const [index, { line, amount, undoes }] of presses.entries()) {
        const { revision, due } = foldOrder(opening, log);
        const before = missingOf(log).get(line.key) ?? 0;
        const taken = take(revisions[revision] ?? asOrdered, line, amount, log);
        const isTooMany = before + amount > line.amount;
        expect(taken === undefined).toBe(isTooMany);
        if (taken === undefined) continue;
        revisions.push(taken);
        log = missingOn(log, String(index), { line: line.key, amount }, taken.order.orderTotal);
        if (undoes) undoNewest();
        const off = [...missingOf(log)].reduce((sum, [key, missing]) => {
          const { price, amount: ordered } = lines.find((each) => each.key === key) ?? line;
          return sum + (price * missing) / ordered;
        }, 0);
        const after = foldOrder(opening, log);
        expect(after.due).toBe(ruths.orderTotal - off);
        if (undoes) expect(after).toMatchObject({ revision, due });
      }
      while (undoNewest());
      expect(foldOrder(opening, log)).toMatchObject({ revision: 0, due: ruths.orderTotal });
      expect(missingOf(log).size).toBe(0);
    }),
  );
});

test("a change by hand from an earlier version has its own adjustment, and a change that only moved the hour keeps what is missing", () => {
  const [half] = lines;
  if (half === undefined) return expect.unreachable("the order has lines");
  const missing = { line: half.key, amount: 1 };
  const log = missingOn([], "a", missing, 10_000);
  expect(missingOf(changedOn(log, "hour", 100))).toEqual(new Map([[half.key, 1]]));
  expect(missingOf(changedOn(log, "by hand", 90)).size).toBe(0);
});
