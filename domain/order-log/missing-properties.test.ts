import fc from "fast-check";
import { expect, test } from "vitest";
import { priceCart, priceDish, priceOrder } from "#domain/cart/price-cart.ts";
import { agorot, signedAgorot } from "#domain/money/agorot.ts";
import type { AdjustedOrder } from "#domain/order/change-order.ts";
import { type AcceptedOrder, orderIn } from "#domain/order/order.ts";
import { ruths } from "#domain/testing/change-of-ruths-order.ts";
import {
  cancelled,
  changedOn,
  markOf,
  markOn,
  received,
  restored,
  ruthsOpening,
  undo,
} from "#domain/testing/desk-log.ts";
import type { MissingLine, OrderEvent, StillMissing } from "./desk-event.ts";
import {
  missingOf,
  nothingMissing,
  partsOfAdjustment,
  takeOffMissing,
  withStillMissing,
} from "./missing.ts";
import { orderLines } from "./order-lines.ts";
import { foldOrder } from "./order-state.ts";

const opening = { ...ruthsOpening, orderTotal: ruths.orderTotal };
const asOrdered = { order: ruths, adjustment: signedAgorot(0), adjustmentText: "" };

/** Ruth's order with so many of each portion of soup and of each extra, priced again: 0 takes the line off. */
function withAmounts(order: AcceptedOrder, amounts: readonly number[]): AcceptedOrder {
  let at = 0;
  const next = () => amounts[at++ % amounts.length] ?? 1;
  const groups = ruths.groups.map((group) => ({
    ...group,
    dishes: group.dishes.map((dish) => {
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
  const rest = { ...order, groups, totalPrice: priceCart(groups) };
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
        said: { readonly missing?: MissingLine; readonly stillMissing?: StillMissing },
        made: (typeof own)[number],
      ) => {
        const due = revision.order.orderTotal;
        log = changedOn(log, String(log.length), 0, { due, ...said });
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
          const missing = { line: line.key, amount: each.amount };
          const taken = takeOffMissing(now, missing, { events: log, ...options });
          const isTooMany = (before.get(line.key) ?? 0) + each.amount > line.amount;
          expect(taken === undefined).toBe(isTooMany);
          if (taken !== undefined) store(taken, { missing }, ownNow);
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
