import { beforeEach, describe, expect, test } from "vitest";
import { changeCatalogue } from "#domain/catalogue/change-catalogue.ts";
import { orderLimits } from "#domain/catalogue/order-limits.ts";
import { orderedAmounts } from "#domain/order/ordered-amounts.ts";
import { limitNeeds } from "#domain/order/portion-limits.ts";
import { type ActionEntry, cancelled, markOf, undo } from "#domain/testing/desk-log.ts";
import { chickenSoup, limitedKitchen, takingOrders } from "#domain/testing/limited-kitchen.ts";
import type { NewMark } from "#server/store/log/event-log.ts";
import type { NewOrder } from "#server/store/orders/new-order.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { type DatabaseUnderTest, openForTest } from "./database-under-test.ts";
import { markSeen } from "./mark-seen.ts";

const { week, order } = newOrder();
/** What Ruth's order takes of the pot. */
const portions = 4;
const nextWeek = "2026-01-14";
const pot = (taken: number) => new Map(taken === 0 ? [] : [["pot", taken]]);

/** The part of the contract about limits: the last portion is sold once. */
export function portionLimitSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("limits of portions", () => {
    const most = 10;
    const limited = (number: string, changes: Partial<NewOrder> = {}): NewOrder =>
      newOrder({ number, limits: [{ limit: "pot", portions, had: 0, most }], ...changes });
    let database: DatabaseUnderTest;
    let store: Store;

    /** A mark on the first order. */
    const press = async (...entry: ActionEntry) => {
      expect((await markSeen(store, entry, newRevision().at)).kind).toBe("recorded");
    };

    beforeEach(async () => {
      database = await prepare();
      store = await openForTest(database);
      await store.saveCatalogue({ catalogue: limitedKitchen(most), after: 0, savedAt: 1 });
    });

    test("are counted within one batch, and in each week separately", async () => {
      const numbers = ["100000001", "100000002", "100000003"];
      expect(await store.saveOrders(numbers.map((number) => limited(number)))).toEqual([
        { kind: "stored", number: "100000001" },
        { kind: "stored", number: "100000002" },
        { kind: "limit-reached", taken: pot(8) },
      ]);
      expect(await store.saveOrder(limited("100000004"))).toEqual({
        kind: "limit-reached",
        taken: pot(8),
      });
      expect((await store.saveOrder(limited("100000005", { week: nextWeek }))).kind).toBe("stored");
      // The seller may take one more.
      const { limits: _, ...beyond } = limited("100000006");
      expect((await store.saveOrder(beyond)).kind).toBe("stored");
      expect(await store.portionsTaken(week)).toEqual(pot(12));
      expect(await store.portionsTaken(nextWeek)).toEqual(pot(4));
      expect(await store.portionsTaken("2026-01-21")).toEqual(pot(0));
    });

    test.each([
      ["before the first customer", ["seller", "customer", "customer"]],
      ["between two customers", ["customer", "seller", "customer"]],
    ])("count what the seller takes %s of one batch", async (_, takers) => {
      const batch = takers.map((taker, index) => {
        const number = String(100_000_001 + index);
        if (taker === "customer") return limited(number);
        const { limits: _limits, ...unchecked } = limited(number);
        return unchecked;
      });
      expect(await store.saveOrders(batch)).toEqual([
        { kind: "stored", number: "100000001" },
        { kind: "stored", number: "100000002" },
        { kind: "limit-reached", taken: pot(8) },
      ]);
      // In another week none of these portions count.
      const elsewhere = [
        { ...batch[1], number: "100000004" },
        limited("100000005", { week: nextWeek }),
      ];
      expect((await store.saveOrders(elsewhere as NewOrder[])).at(-1)?.kind).toBe("stored");
    });

    test("count an order as it is now: canceled, restored, moved and changed", async () => {
      await store.saveOrder(limited("100000001"));
      await press("cancel", cancelled);
      expect(await store.portionsTaken(week)).toEqual(pot(0));
      await press("restore", undo("cancel"));
      expect(await store.portionsTaken(week)).toEqual(pot(4));
      await press("move", { kind: "moved", toWeek: nextWeek });
      expect(await store.portionsTaken(week)).toEqual(pot(0));
      expect(await store.portionsTaken(nextWeek)).toEqual(pot(4));
      await press("back", undo("move"));
      // Without the soup.
      await store.changeOrder(newRevision());
      expect(await store.portionsTaken(week)).toEqual(pot(0));
    });

    test("leave a changed order what it had", async () => {
      await store.saveOrders(["100000001", "100000002"].map((number) => limited(number)));
      const change = (actionId: string, had: number, wanted: number) =>
        store.changeOrder(
          newRevision({ actionId, order, limits: [{ limit: "pot", portions: wanted, had, most }] }),
        );
      expect(await change("more", 4, 7)).toEqual({ kind: "limit-reached", taken: pot(4) });
      expect(await change("as many", 8, 8)).toMatchObject({ kind: "stored" });
    });

    test("let one of two customers restore an order at once, each over a connection of its own", async () => {
      const catalogueVersion = 1;
      const limits = {
        needs: [{ limit: "pot", portions, had: 0, most: 6 }],
        revision: 0,
        catalogueVersion,
      };
      await store.saveOrders(["100000001", "100000002"].map((number) => limited(number)));
      const pressOn = (by: Store, orderNumber: string, changes: Partial<NewMark>) =>
        by.mark({
          ...markOf(`cancel ${orderNumber}`, cancelled, { event: 1_000 }),
          orderNumber,
          at: newRevision().at,
          ...changes,
        } as NewMark);
      for (const number of ["100000001", "100000002"]) await pressOn(store, number, {});
      const restore = (by: Store, number: string, changes: Partial<typeof limits> = {}) =>
        pressOn(by, number, {
          actionId: `restore ${number}`,
          action: undo(`cancel ${number}`),
          limits: { ...limits, ...changes },
        });
      // The order or the menu has changed since it was read.
      expect((await restore(store, "100000001", { revision: 1 })).kind).toBe("outdated");
      expect((await restore(store, "100000001", { catalogueVersion: 7 })).kind).toBe("outdated");

      const other = await openForTest(database);
      const outcomes = await Promise.all([
        restore(store, "100000001"),
        restore(other, "100000002"),
      ]);
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["limit-reached", "recorded"]);
      expect(outcomes).toContainEqual({ kind: "limit-reached", taken: pot(4) });
      expect(await store.portionsTaken(week)).toEqual(pot(4));
      const stands = outcomes[0]?.kind === "recorded" ? "100000001" : "100000002";
      expect((await restore(other, stands)).kind).toBe("repeated");
    });

    test("of orders are taken by each order as it is now, and the last place is given once", async () => {
      const { all, pickup, delivery } = orderLimits;
      const kitchen = takingOrders(limitedKitchen(100), { all: 9, pickup: 9, delivery: 1 });
      await store.saveCatalogue({ catalogue: kitchen, after: 1, savedAt: 2 });
      const placed = (number: string) =>
        newOrder({ number, catalogueVersion: 2, limits: limitNeeds(kitchen, order, new Map()) });
      const other = await openForTest(database);
      const outcomes = await Promise.all([
        store.saveOrder(placed("100000001")),
        other.saveOrder(placed("100000002")),
      ]);
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["limit-reached", "stored"]);
      const isFirst = outcomes[0].kind === "stored";
      const orderNumber = isFirst ? "100000001" : "100000002";
      const waiting = placed(isFirst ? "100000002" : "100000001");

      // From delivery to pickup.
      const customerData = { ...order.customerData, orderType: "pickup" } as const;
      const change = newRevision({
        orderNumber,
        order: { ...order, customerData },
        catalogueVersion: 2,
      });
      expect((await store.changeOrder(change)).kind).toBe("stored");
      expect(await store.portionsTaken(week)).toEqual(new Map([...pot(4), [all, 1], [pickup, 1]]));
      expect((await store.saveOrder(waiting)).kind).toBe("stored");
      expect((await store.portionsTaken(week)).get(delivery)).toBe(1);
      // And back again: the place is taken.
      const back = newRevision({
        orderNumber,
        actionId: "back",
        basedOn: 1,
        order,
        catalogueVersion: 2,
        limits: limitNeeds(kitchen, order, orderedAmounts(change.order)),
      });
      expect((await store.changeOrder(back)).kind).toBe("limit-reached");
    });

    test("count what was ordered of a dish that was then removed, and that the seller keeps in a changed order", async () => {
      await store.saveOrder(limited("100000001"));
      const removed = changeCatalogue(limitedKitchen(most), {
        kind: "remove-dish",
        id: chickenSoup.id ?? "",
      });
      if (removed.kind !== "changed") throw new Error("the dish is not removed");
      await store.saveCatalogue({ catalogue: removed.catalogue, after: 1, savedAt: 2 });
      expect(await store.portionsTaken(week)).toEqual(pot(4));
      await store.changeOrder(newRevision({ order, catalogueVersion: 2 }));
      await store.saveCatalogue({ catalogue: removed.catalogue, after: 2, savedAt: 3 });
      expect(await store.portionsTaken(week)).toEqual(pot(4));
      // Under its limit again, and counted once.
      await store.saveCatalogue({ catalogue: limitedKitchen(most), after: 3, savedAt: 4 });
      expect(await store.portionsTaken(week)).toEqual(pot(4));
    });

    test("count orders that were priced before there was a limit", async () => {
      await store.saveOrder(newOrder());
      const catalogue = limitedKitchen(5);
      await store.saveCatalogue({ catalogue, after: 1, savedAt: 2 });
      const late = limited("100000002", {
        catalogueVersion: 2,
        limits: [{ limit: "pot", portions, had: 0, most: 5 }],
      });
      expect(await store.saveOrder(late)).toEqual({ kind: "limit-reached", taken: pot(4) });
    });
  });
}
