import { describe, expect, test } from "vitest";
import {
  allCancelled,
  dyingAfter,
  mailsOf,
  nextWeek,
  openWeeksDesk,
  ordersNow,
  thisWeek,
  vacation,
  weekAfter,
  weeksMonday,
} from "#server/seller/weeks/testing/open-weeks-desk.ts";
import type { Store } from "#server/store/store.ts";
import { renamed } from "#server/store/testing/database-under-test.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";

const minutes = 60_000;

describe.each(shopDatabases)("on $name", (database) => {
  test("a week is closed, its orders are canceled, and their customers get a mail after two minutes", async () => {
    const { store, keep, weeks } = await openWeeksDesk(database);
    expect((await weeks())[0]).toMatchObject({ week: thisWeek, orders: 3, withEmail: 3 });
    const answer = await keep({ ofOrders: "cancel", tellsCustomers: true });
    expect(answer).toMatchObject({ outcome: "recorded", orders: 3, told: 3, toWeek: null });
    expect(answer.weeks[0]).toMatchObject({
      week: thisWeek,
      isClosed: true,
      reason: vacation,
      orders: 0,
      lastKept: { actionId: "close", ofOrders: "cancel", orders: 3 },
    });
    expect(await ordersNow(store)).toEqual(allCancelled);
    expect((await store.currentCatalogue())?.catalogue.shop.exceptions).toEqual([
      { week: thisWeek, isClosed: true, deadline: null, reason: vacation },
    ]);
    const mails = await mailsOf(store);
    expect(mails).toHaveLength(3);
    expect(mails.every((each) => each?.nextAttemptAt === weeksMonday + 2 * minutes)).toBe(true);
  });

  test.each([0, 1, 2, 3])(
    "a process that is gone after %i orders leaves what the same decision, sent again, completes",
    async (presses) => {
      const { store, keep } = await openWeeksDesk(database);
      const asked = { ofOrders: "move", tellsCustomers: true } as const;
      await keep({ week: nextWeek, actionId: "next" });
      const dying = dyingAfter(store, presses);
      if (presses < 3) await expect(keep(asked, dying)).rejects.toThrow("the process is gone");
      else await keep(asked, dying);
      const version = (await store.currentCatalogue())?.version;
      expect(await keep(asked, store, weeksMonday + 5 * minutes)).toMatchObject({
        outcome: "repeated",
        orders: 3,
        told: 3,
        toWeek: weekAfter,
      });
      expect((await store.currentCatalogue())?.version).toBe(version);
      expect(await ordersNow(store)).toEqual([
        `${weekAfter} 1`,
        `${weekAfter} 1`,
        `${weekAfter} 1`,
        `${thisWeek} cancelled 1`,
      ]);
      expect(await mailsOf(store)).toHaveLength(3);
    },
  );

  test("a week that closes after its food would be handed over is answered with the later days", async () => {
    const { keep, weeks } = await openWeeksDesk(database);
    expect((await weeks())[0]?.handOverDays?.en).toBe(
      "Thursday, January 8 or on Friday, January 9",
    );
    const deadline = { date: "2026-01-10", hour: 20, minute: 0 };
    const answer = await keep({ isClosed: false, deadline });
    expect(answer.weeks[0]?.ownDeadline).toEqual(deadline);
    expect(answer.weeks[0]?.handOverDays?.en).toBe("Thursday, January 15 or on Friday, January 16");
  });

  test("a decision that is sent twenty times at once is made once", async () => {
    const { store, keep } = await openWeeksDesk(database);
    const before = (await store.currentCatalogue())?.version ?? 0;
    const seen = (await keep({ isClosed: false, actionId: "none" })).weeks[0]?.version ?? "";
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => keep({ ofOrders: "cancel", seen })),
    );
    const outcomes = answers.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "recorded")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "repeated")).toHaveLength(19);
    expect((await store.currentCatalogue())?.version).toBe(before + 2);
    expect(await ordersNow(store)).toEqual(allCancelled);
  });

  test("a version of the catalogue that is saved meanwhile is kept, and the decision is saved onto it", async () => {
    const { store, keep } = await openWeeksDesk(database);
    let saves = 0;
    const busy: Store = {
      ...store,
      saveWeekDecision: async (week) => {
        saves += 1;
        if (saves === 1)
          await store.saveCatalogue({
            catalogue: renamed,
            after: week.after,
            savedAt: weeksMonday,
          });
        return store.saveWeekDecision(week);
      },
    };
    expect((await keep({}, busy)).outcome).toBe("recorded");
    const shop = (await store.currentCatalogue())?.catalogue.shop;
    expect(shop?.contactAddress).toBe(renamed.shop.contactAddress);
    expect(shop?.exceptions).toHaveLength(1);
  });

  test("what is taken back within two minutes brings the orders back and sends nothing", async () => {
    const { store, keep, takeBack } = await openWeeksDesk(database);
    await keep({ ofOrders: "move", tellsCustomers: true });
    const back = await takeBack("close", "back", weeksMonday + minutes);
    expect(back).toMatchObject({ outcome: "recorded", orders: 3, told: 0 });
    expect(back.weeks[0]).toMatchObject({ isClosed: false, orders: 3, lastKept: null });
    expect(await ordersNow(store)).toEqual([
      `${thisWeek} 2`,
      `${thisWeek} 2`,
      `${thisWeek} 2`,
      `${thisWeek} cancelled 1`,
    ]);
    expect((await mailsOf(store)).map((each) => each?.status)).toEqual([
      "withdrawn",
      "withdrawn",
      "withdrawn",
    ]);
    expect((await takeBack("close", "back")).outcome).toBe("repeated");
    expect((await takeBack("close", "again")).outcome).toBe("nothing-to-undo");
  });

  test("taking back after the mails were sent mails those customers again", async () => {
    const { store, keep, takeBack } = await openWeeksDesk(database);
    await keep({ ofOrders: "cancel", tellsCustomers: true });
    const later = weeksMonday + 3 * minutes;
    await sendOneMail(store, later);
    const dying = dyingAfter(store, 1);
    await expect(takeBack("close", "back", later, dying)).rejects.toThrow("the process is gone");
    expect(await takeBack("close", "back", later)).toMatchObject({
      outcome: "repeated",
      orders: 3,
      told: 1,
    });
    expect(await ordersNow(store)).toEqual([
      `${thisWeek} 2`,
      `${thisWeek} 2`,
      `${thisWeek} 2`,
      `${thisWeek} cancelled 1`,
    ]);
    const statuses = (await mailsOf(store)).map((each) => each.status).toSorted();
    expect(statuses).toEqual(["sent", "waiting", "withdrawn", "withdrawn"]);
  });
});

/** Sends one of the mails about changes, as the outbox worker does. */
async function sendOneMail(store: Store, now: number): Promise<void> {
  const [mail] = await store.claimMails({
    now,
    groups: [{ kinds: ["change"], limit: 99 }],
    limit: 1,
    claimedUntil: now + minutes,
    token: "sender",
  });
  await store.markMailSent({ id: mail?.id ?? expect.fail("no mail is due"), sentAt: now });
}
