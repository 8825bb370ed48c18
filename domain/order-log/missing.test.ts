import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { priceCart, priceDish, priceOrder } from "#domain/cart/price-cart.ts";
import { agorot, signedAgorot } from "#domain/money/agorot.ts";
import type { AdjustedOrder } from "#domain/order/change-order.ts";
import { type AcceptedOrder, orderIn } from "#domain/order/order.ts";
import { ruths } from "#domain/testing/change-of-ruths-order.ts";
import {
  cancelled,
  markOf,
  markOn,
  received,
  restored,
  ruthsOpening,
  undo,
} from "#domain/testing/desk-log.ts";
import { hasUnseenChange } from "./decide-mark.ts";
import type { MissingLine, OrderContent, OrderEvent } from "./desk-event.ts";
import {
  missingOf,
  nothingMissing,
  partsOfAdjustment,
  takeOffMissing,
  withStillMissing,
} from "./missing.ts";
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

/** The log after a change of which something is missing, as the store adds it. */
function missingOn(log: readonly OrderEvent[], actionId: string, missing: MissingLine, due = 0) {
  return changedOn(log, actionId, due, { missing });
}

function changedOn(
  log: readonly OrderEvent[],
  actionId: string,
  due: number,
  said: Pick<Extract<OrderContent, { kind: "changed" }>, "missing" | "stillMissing">,
) {
  const revision = 1 + log.filter(({ content }) => content.kind === "changed").length;
  const content = { kind: "changed", revision, due: agorot(due), ...said } as const;
  const { orderNumber, week } = opening;
  const frame = { at: 1, pressedAt: 1, deviceId: 1, orderNumber, week };
  return [...log, { ...frame, id: log.length + 1, actionId, content }];
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

  test("is said together with what is missing already, after what the seller took off before", () => {
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

test("what is due is what was ordered less what is missing, whatever is pressed and undone; undone as a whole it is as it was", () => {
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

/** Ruth's order with so many of each portion of soup and of each extra, priced again: 0 takes the line off. */
function withAmounts(order: AcceptedOrder, amounts: readonly number[]): AcceptedOrder {
  let at = 0;
  const next = () => amounts[at++ % amounts.length] ?? 1;
  const allOrders = ruths.allOrders.map((group) => ({
    ...group,
    orders: group.orders.map((dish) => {
      const selections = dish.selections.map((each) => ({ ...each, amount: next() }));
      const extras = dish.extras.map((each) => ({ ...each, amount: next() }));
      const some = selections.filter(({ amount }) => amount > 0);
      const changed = {
        ...dish,
        selections: some.length > 0 ? some : dish.selections.slice(0, 1),
        extras: extras.filter(({ amount }) => amount > 0),
      };
      return { ...changed, totalPrice: priceDish(changed) };
    }),
  }));
  const rest = { ...order, allOrders, totalPrice: priceCart(allOrders) };
  return { ...rest, orderTotal: priceOrder(rest) };
}

const anyWork = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant("missing" as const),
      line: fc.nat(5),
      amount: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({
      kind: fc.constant("by hand" as const),
      amounts: fc.array(fc.nat(4), { minLength: 1, maxLength: 6 }),
      adjustment: fc.integer({ min: -3_000, max: 3_000 }),
      keeps: fc.boolean(),
    }),
    fc.record({ kind: fc.constant("other hour" as const) }),
    fc.record({ kind: fc.constant("undo" as const) }),
    fc.record({
      kind: fc.constant("mark" as const),
      mark: fc.constantFrom(cancelled, restored, received(5_000), received(-700, "cash")),
    }),
  ),
  { maxLength: 12 },
);

test("adjustment and lines always agree, whatever is missing, changed by hand, promised for another hour, undone and paid in any order", () => {
  const options = { measures: new Map(), heading: "missing" };
  fc.assert(
    fc.property(anyWork, (work) => {
      let log: readonly OrderEvent[] = [];
      const revisions: (AdjustedOrder & { readonly revision: number })[] = [
        { ...asOrdered, revision: 0 },
      ];
      const nowOf = () => {
        const { revision } = foldOrder(opening, log);
        return revisions[revision] ?? expect.unreachable("the revision is gone");
      };
      /** The seller's own adjustment of each revision, kept beside it. */
      const own = [{ adjustment: 0, adjustmentText: "" }];
      const store = (
        revision: AdjustedOrder,
        said: Parameters<typeof changedOn>[3],
        made: (typeof own)[number],
      ) => {
        log = changedOn(log, String(log.length), revision.order.orderTotal, said);
        revisions.push({ ...revision, revision: revisions.length });
        own.push(made);
      };
      const partsNow = () =>
        partsOfAdjustment(log, { now: nowOf(), revisions, heading: "missing" });

      for (const each of work) {
        const now = nowOf();
        const ownNow = own[now.revision] ?? expect.unreachable("nobody made it");
        const before = missingOf(log);
        if (each.kind === "missing") {
          const ofOrder = orderLines(orderIn(now.order, "he"));
          const line = ofOrder[each.line % ofOrder.length] ?? expect.unreachable("no lines");
          const taken = take(now, line, each.amount, log);
          const isTooMany = (before.get(line.key) ?? 0) + each.amount > line.amount;
          expect(taken === undefined).toBe(isTooMany);
          if (taken !== undefined)
            store(taken, { missing: { line: line.key, amount: each.amount } }, ownNow);
        } else if (each.kind === "by hand") {
          const order = withAmounts(now.order, each.amounts);
          const adjustment = signedAgorot(Math.max(each.adjustment, 0 - order.orderTotal));
          const adjustmentText = adjustment === 0 ? "" : "birthday";
          const made = { adjustment, adjustmentText };
          const total = agorot(order.orderTotal + adjustment);
          const changed = { order: { ...order, orderTotal: total }, ...made };
          const kept = each.keeps ? before : new Map<string, number>();
          const { missing, ...revision } = withStillMissing(changed, kept, options);
          const isSaid = before.size > 0 || missing.lines.length > 0;
          store(revision, isSaid ? { stillMissing: missing } : {}, made);
          if (!each.keeps) expect(missingOf(log).size).toBe(0);
        } else if (each.kind === "other hour") {
          const { missing } = partsNow();
          store(now, missing === nothingMissing ? {} : { stillMissing: missing }, ownNow);
        } else if (each.kind === "undo") {
          const newest = log.findLast(({ content }) => content.kind === "changed");
          if (newest === undefined) continue;
          log = markOn(
            log,
            markOf(`undo ${String(log.length)}`, undo(newest.actionId), { event: log.length }),
          ).log;
        } else log = markOn(log, markOf(String(log.length), each.mark, { event: log.length })).log;

        const { order, adjustment, adjustmentText, revision } = nowOf();
        const ofOrder = new Map(orderLines(orderIn(order, "he")).map((line) => [line.key, line]));
        let price = 0;
        for (const [key, missing] of missingOf(log)) {
          const line = ofOrder.get(key) ?? expect.unreachable("what is missing is not ordered");
          expect(missing).toBeGreaterThan(0);
          expect(missing).toBeLessThanOrEqual(line.amount);
          price += (line.price / line.amount) * missing;
        }
        const made = own[revision] ?? expect.unreachable("nobody made it");
        const whole = priceOrder(order) + made.adjustment;
        expect(adjustment).toBe(made.adjustment - Math.min(price, whole));
        expect(order.orderTotal).toBe(Math.max(0, whole - price));
        expect(partsNow().own).toMatchObject(made);
        expect(adjustmentText.includes("missing")).toBe(missingOf(log).size > 0);
        const state = foldOrder(opening, log);
        expect(state.due).toBe(state.isCancelled ? 0 : order.orderTotal);
      }
    }),
    { numRuns: 300 },
  );
});

test("what an earlier version changed by hand has an adjustment of its own, and one that only moved the hour keeps what is missing", () => {
  const [half] = lines;
  if (half === undefined) return expect.unreachable("the order has lines");
  const missing = { line: half.key, amount: 1 };
  const log = missingOn([], "a", missing, 10_000);
  expect(missingOf(changedOn(log, "hour", 10_000, {}))).toEqual(new Map([[half.key, 1]]));
  expect(missingOf(changedOn(log, "by hand", 9_000, {})).size).toBe(0);
});
