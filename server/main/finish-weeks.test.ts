import { describe, expect, test } from "vitest";
import { markOf, restored } from "#domain/testing/desk-log.ts";
import {
  dyingAfter,
  mailsOf,
  nextWeek,
  openWeeksDesk,
  ordersNow,
  thisWeek,
  untouched,
  weeksMonday,
} from "#server/seller/weeks/testing/open-weeks-desk.ts";
import type { Store } from "#server/store/store.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { createWeekFinisher } from "./finish-weeks.ts";

/** What a server logs while it goes on, at its start or a few minutes later. */
async function lookOf(store: Store): Promise<readonly string[]> {
  const lines: string[] = [];
  const note = (_: object, line: string) => void lines.push(line);
  const finisher = createWeekFinisher({
    store,
    log: { info: note, error: note },
    clock: () => weeksMonday + 60_000,
  });
  await finisher.look();
  await finisher.stop();
  return lines;
}

const done = "a decision about a week was carried out to its end";
const moved = [`${nextWeek} 1`, `${nextWeek} 1`, `${nextWeek} 1`, `${thisWeek} cancelled 1`];

describe.each(shopDatabases)("on $name", (database) => {
  test.each([0, 2])(
    "several servers go on at once with a decision whose process is gone after %i orders",
    async (presses) => {
      const { store, keep, weeks } = await openWeeksDesk(database);
      const asked = { ofOrders: "move", tellsCustomers: true } as const;
      await expect(keep(asked, dyingAfter(store, presses))).rejects.toThrow("the process is gone");
      expect((await weeks())[0]?.isClosed).toBe(true);
      await Promise.all([lookOf(store), lookOf(store), lookOf(store)]);
      expect(await ordersNow(store)).toEqual(moved);
      expect(await mailsOf(store)).toHaveLength(3);
      expect(await keep(asked)).toMatchObject({ outcome: "repeated", orders: 3, told: 3 });
      expect(await ordersNow(store)).toEqual(moved);
    },
  );

  test("what a decision has done is not done again", async () => {
    const { store, keep } = await openWeeksDesk(database);
    await keep({ ofOrders: "cancel" });
    // She lets one customer have the order anyway, and another one was canceled before.
    for (const orderNumber of ["100000001", "100000004"])
      await store.mark({
        ...markOf(`but ${orderNumber}`, restored, { event: 1_000 }),
        orderNumber,
        at: weeksMonday,
      });
    const before = await ordersNow(store);
    expect(await lookOf(store)).toEqual([]);
    expect(await ordersNow(store)).toEqual(before);
  });

  test("an undo brings back what its decision does while it is taken back, and what its process had left", async () => {
    const { store, keep, takeBack } = await openWeeksDesk(database);
    let marks = 0;
    const slow: Store = {
      ...store,
      mark: async (press) => {
        marks += 1;
        if (marks === 2) await takeBack("close");
        return store.mark(press);
      },
    };
    await keep({ ofOrders: "cancel" }, slow);
    const states = await ordersNow(store);
    expect(states.filter((state) => state.includes("cancelled"))).toEqual([untouched[3]]);

    await keep({ ofOrders: "cancel", actionId: "again" });
    const dying = dyingAfter(store, 1);
    await expect(takeBack("again", "undo", weeksMonday, dying)).rejects.toThrow(
      "the process is gone",
    );
    expect(await lookOf(store)).toEqual([done]);
    const after = await ordersNow(store);
    expect(after.filter((state) => state.includes("cancelled"))).toEqual([untouched[3]]);
  });

  test("a decision that cannot be carried out keeps no other one waiting", async () => {
    const { store, keep } = await openWeeksDesk(database);
    const asked = { ofOrders: "cancel" } as const;
    await keep(
      { ...asked, week: nextWeek, actionId: "next" },
      broken(store, "endWeekDecision"),
    ).catch(() => {});
    await expect(keep(asked, dyingAfter(store, 0))).rejects.toThrow("the process is gone");
    const failing: Store = {
      ...store,
      eventsOfWeek: (week) =>
        week === nextWeek ? Promise.reject(new Error("damaged")) : store.eventsOfWeek(week),
    };
    expect(await lookOf(failing)).toEqual(["a decision about a week is not carried out yet", done]);
    expect(await lookOf(store)).toEqual([done]);
    expect(await lookOf(store)).toEqual([]);
  });
});

function broken(store: Store, name: "endWeekDecision"): Store {
  return { ...store, [name]: () => Promise.reject(new Error("the process is gone")) };
}
