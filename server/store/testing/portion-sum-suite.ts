import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { priceCart, priceDish, priceOrder } from "#domain/cart/price-cart.ts";
import { orderLimits } from "#domain/catalogue/order-limits.ts";
import type { AcceptedOrder } from "#domain/order/order.ts";
import type { OrderAction } from "#domain/order-log/mark.ts";
import { cancelled, markOf, restored, undo } from "#domain/testing/desk-log.ts";
import { limitedKitchen, takingOrders } from "#domain/testing/limited-kitchen.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { type DatabaseUnderTest, openForTest } from "./database-under-test.ts";

const weeks = ["2026-01-07", "2026-01-14"] as const;
const most = 1_000;

/** Portions of the pot by a soup's amounts, written out again so that an error in the domain is found. */
const ofSoup = (halves: number, litres: number) => halves + 2 * litres;

/** What is ordered: amounts of half a litre and of a litre; without any there is no soup in the order. And whether it is picked up. */
const anySoup = fc.record({ halves: fc.nat(3), litres: fc.nat(3), isPickedUp: fc.boolean() });
type Soup = typeof anySoup extends fc.Arbitrary<infer Any> ? Any : never;

const anyStep = fc.record({
  /** One of the orders so far. */
  of: fc.nat(99),
  /** One of the actions so far, for an undo. */
  at: fc.nat(99),
  soup: anySoup,
  what: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom("order for 0" as const, "order for 1" as const) },
    { weight: 3, arbitrary: fc.constant("change" as const) },
    { weight: 2, arbitrary: fc.constant("undo" as const) },
    {
      weight: 4,
      arbitrary: fc.constantFrom<OrderAction[]>(
        cancelled,
        restored,
        { kind: "moved", toWeek: weeks[0] },
        { kind: "moved", toWeek: weeks[1] },
      ),
    },
  ),
});
type Step = typeof anyStep extends fc.Arbitrary<infer Any> ? Any : never;

/** Ruth's order with other amounts of soup, priced again; she has ordered both. */
function withSoup({ halves, litres, isPickedUp }: Soup): AcceptedOrder {
  const ordered = halves + litres === 0 ? newRevision().order : newOrder().order;
  const orderType = isPickedUp ? "pickup" : "delivery";
  const order = { ...ordered, customerData: { ...ordered.customerData, orderType } } as const;
  if (halves + litres === 0) return order;
  const groups = order.groups.map((group) => ({
    ...group,
    dishes: group.dishes.map((dish) => {
      if (dish.name.he !== "מרק עוף") return dish;
      const amounts = new Map([
        ["חצי ליטר", halves],
        ["ליטר", litres],
      ]);
      const selections = dish.selections
        .map((each) => ({ ...each, amount: amounts.get(each.name.he) ?? 0 }))
        .filter(({ amount }) => amount > 0);
      const changed = { ...dish, selections };
      return { ...changed, totalPrice: priceDish(changed) };
    }),
  }));
  const rest = { ...order, groups, totalPrice: priceCart(groups) };
  return { ...rest, orderTotal: priceOrder(rest) };
}

/** A shop to which things happen, with the soup of each revision of each order, by its number. */
interface Happening {
  readonly store: Store;
  readonly revisions: Map<string, readonly Soup[]>;
  readonly actions: string[];
}

async function take(happening: Happening, { of, at, soup, what }: Step): Promise<void> {
  const { store, revisions, actions } = happening;
  const portions = ofSoup(soup.halves, soup.litres);
  if (what === "order for 0" || what === "order for 1") {
    const number = String(100_000_001 + revisions.size);
    const week = weeks[what === "order for 0" ? 0 : 1];
    const limits = [{ limit: "pot", portions, had: 0, most }];
    const outcome = await store.saveOrder(
      newOrder({ number, week, order: withSoup(soup), limits }),
    );
    expect(outcome.kind).toBe("stored");
    revisions.set(number, [soup]);
    return;
  }
  const numbers = [...revisions.keys()];
  const orderNumber = numbers[of % numbers.length];
  if (orderNumber === undefined) return;
  const working = await store.findWorkingOrder(orderNumber);
  const actionId = `action ${String(actions.length)}`;
  actions.push(actionId);
  if (what === "change") {
    const basedOn = working?.state.revision ?? 0;
    const change = newRevision({ orderNumber, actionId, basedOn, order: withSoup(soup) });
    const { kind } = await store.changeOrder(change);
    if (kind === "stored")
      revisions.set(orderNumber, [...(revisions.get(orderNumber) ?? []), soup]);
    return;
  }
  const action = what === "undo" ? undo(actions[at % actions.length] ?? "") : what;
  const press = markOf(actionId, action, { event: 1_000_000 });
  await store.mark({ ...press, orderNumber, at: newRevision().at });
}

/** The orders that stand in a week with their portions, by what their pages say of them. */
async function standing({ store, revisions }: Happening, week: string) {
  const sum = { orders: 0, pickups: 0, portions: 0 };
  for (const [number, soups] of revisions) {
    const state = (await store.findWorkingOrder(number))?.state;
    const soup = soups[state?.revision ?? 0];
    if (state?.isCancelled !== false || state.week !== week || soup === undefined) continue;
    sum.orders += 1;
    sum.pickups += soup.isPickedUp ? 1 : 0;
    sum.portions += ofSoup(soup.halves, soup.litres);
  }
  return sum;
}

/** The part of the contract about what limits add up: the orders that stand, whatever happened before. */
export function portionSumSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("portions that are taken", () => {
    test("are those of the orders that stand, whatever was ordered, changed, canceled, undone and moved", async () => {
      const store = await openForTest(await prepare());
      const catalogue = takingOrders(limitedKitchen(most), {
        all: most,
        pickup: most,
        delivery: most,
      });
      await store.saveCatalogue({ catalogue, after: 0, savedAt: 1 });
      // Every run goes on with the orders of the runs before.
      const happening: Happening = { store, revisions: new Map(), actions: [] };
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 15 }), async (steps) => {
          for (const step of steps) await take(happening, step);
          for (const week of weeks) {
            const sum = await standing(happening, week);
            const taken = await store.portionsTaken(week);
            expect(taken.get("pot") ?? 0).toBe(sum.portions);
            expect(taken.get(orderLimits.all) ?? 0).toBe(sum.orders);
            expect(taken.get(orderLimits.pickup) ?? 0).toBe(sum.pickups);
            expect(taken.get(orderLimits.delivery) ?? 0).toBe(sum.orders - sum.pickups);
          }
        }),
        { numRuns: 15, endOnFailure: true },
      );
      const changed = [...happening.revisions.values()].filter(({ length }) => length > 1);
      expect(changed.length).toBeGreaterThan(0);
    });
  });
}
