import { beforeEach, describe, expect, test } from "vitest";
import type { Mark } from "#domain/order-log/mark.ts";
import { undo } from "#domain/testing/desk-log.ts";
import type { NewMark } from "#server/store/log/event-log.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { type DatabaseUnderTest, openForTest, openWithOrders } from "./database-under-test.ts";

const week = "2026-01-07";
const nextWeek = "2026-01-14";
const thursday = Date.UTC(2026, 0, 8, 9);

const aboutWeek = (
  actionId: string,
  action: Extract<Mark, { readonly orderNumber: null }>["action"],
  event: number,
): NewMark => ({
  actionId,
  action,
  orderNumber: null,
  week,
  deviceId: null,
  pressedAt: thursday,
  seen: { event, actionIds: [] },
  at: thursday,
});

/** The part of the contract about marks that concern a week and no single order. */
export function weekLogSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("the log of a week", () => {
    let database: DatabaseUnderTest;
    let store: Store;

    beforeEach(async () => {
      database = await prepare();
      store = await openWithOrders(database, [newOrder()]);
    });

    test("keeps what is cooked and printed and whether it is closed", async () => {
      const shows = { event: 0, order: 1 };
      await store.mark(aboutWeek("a", { kind: "cooked", line: "soup", done: 12 }, 0));
      await store.mark(aboutWeek("b", { kind: "printed", sheet: "slips", shows }, 1));
      await store.mark(aboutWeek("c", { kind: "week-closed" }, 2));
      const flour = { kind: "shopping", ingredient: "flour", amount: 0.125 } as const;
      await store.mark(aboutWeek("d", flour, 3));
      const list = [{ ingredient: "flour", amount: 3_000 }];
      const print = aboutWeek("e", { kind: "printed", sheet: "shopping", shows, list }, 4);
      await store.mark(print);
      expect((await store.mark(print)).kind).toBe("repeated");
      const { state, orders } = await store.readWeek(week);
      expect(state).toEqual({
        week,
        isClosed: true,
        cooked: new Map([["soup", 12]]),
        had: new Map([["flour", 0.125]]),
        printed: new Map([
          ["slips", { at: thursday, shows }],
          ["shopping", { at: thursday, shows, list }],
        ]),
        lastEvent: 5,
      });
      expect(orders).toMatchObject([{ state: { lastEvent: 0 } }]);
      expect((await store.readWeek(nextWeek)).state.cooked.size).toBe(0);
      // At first a row said where the ingredient is.
      const older = '{"ingredient":"flour","at":"cart","amount":7}';
      await database.execute(`update events set detail = '${older}' where id = 4`);
      expect((await store.readWeek(week)).state.had).toEqual(new Map([["flour", 7]]));
      const both = { ...flour, ingredient: "spelt", with: ["flour"] } as const;
      const mark = aboutWeek("f", both, 5);
      expect([(await store.mark(mark)).kind, (await store.mark(mark)).kind]).toEqual([
        "recorded",
        "repeated",
      ]);
      expect((await store.readWeek(week)).state.had).toEqual(
        new Map(Object.entries({ flour: 0, spelt: 0.125 })),
      );
    });

    test("what is printed shows no more than the log, so that later changes count", async () => {
      const shows = { event: 9_000, order: 9_000 };
      const press = aboutWeek("a", { kind: "printed", sheet: "slips", shows }, 0);
      expect(await store.mark(press)).toMatchObject({
        kind: "recorded",
        event: { content: { shows: { event: 0, order: 1 } } },
      });
      await store.saveOrders([newOrder({ number: "100000002" })]);
      expect((await store.mark(press)).kind).toBe("repeated");
      const other = { ...press, action: { ...press.action, shows: { event: 0, order: 0 } } };
      expect((await store.mark(other as NewMark)).kind).toBe("action-reused");
    });

    test("of two tablets that count one kitchen line, the second gets the current count", async () => {
      const soup = { kind: "cooked", line: "soup", done: 12 } as const;
      const another = await openForTest(database);
      await store.mark(aboutWeek("a", soup, 0));
      expect(await another.mark(aboutWeek("b", { ...soup, done: 5 }, 0))).toMatchObject({
        kind: "outdated",
        now: { cooked: new Map([["soup", 12]]) },
      });
    });

    test("of two tablets that count one more at the same moment, both count", async () => {
      const tablets = [store, await openForTest(database), await openForTest(database)];
      const more = (by: number) => ({ kind: "cooked", line: "soup", more: by }) as const;
      const outcomes = await Promise.all(
        tablets.flatMap((tablet, index) => [
          tablet.mark(aboutWeek(`one ${String(index)}`, more(1), 0)),
          tablet.mark(aboutWeek(`two ${String(index)}`, more(1), 0)),
        ]),
      );
      expect(outcomes.map(({ kind }) => kind)).toEqual(outcomes.map(() => "recorded"));
      expect((await store.mark(aboutWeek("one 0", more(1), 0))).kind).toBe("repeated");
      await store.mark(aboutWeek("fewer", more(-1), 0));
      expect((await store.readWeek(week)).state.cooked).toEqual(new Map([["soup", 5]]));
    });

    test("a count that is undone is the count before it", async () => {
      await store.mark(aboutWeek("a", { kind: "cooked", line: "soup", done: 5 }, 0));
      await store.mark(aboutWeek("b", { kind: "cooked", line: "soup", done: 7 }, 1));
      await store.mark(aboutWeek("c", undo("b"), 2));
      expect((await store.readWeek(week)).state.cooked).toEqual(new Map([["soup", 5]]));
      const lines = [
        { line: "soup", done: 9 },
        { line: "cake", done: 2 },
      ];
      const all = aboutWeek("all", { kind: "cooked", lines }, 3);
      expect((await store.mark(all)).kind).toBe("recorded");
      expect((await store.mark(all)).kind).toBe("repeated");
      expect((await store.readWeek(week)).state.cooked).toEqual(
        new Map([
          ["soup", 9],
          ["cake", 2],
        ]),
      );
      await store.mark(aboutWeek("undo of all", undo("all"), 4));
      expect((await store.readWeek(week)).state.cooked).toEqual(new Map([["soup", 5]]));
    });
  });
}
