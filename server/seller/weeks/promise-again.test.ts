import { describe, expect, test } from "vitest";
import { signedAgorot } from "#domain/money/agorot.ts";
import { handOverNow } from "#domain/order/promise-hand-over.ts";
import { missingOf } from "#domain/order-log/missing.ts";
import { markOf } from "#domain/testing/desk-log.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { readMailToRender } from "#server/mail/outbox/mail-to-render.ts";
import {
  mailsOf,
  nextWeek,
  openWeeksDesk,
  thisWeek,
  weeksMonday,
} from "#server/seller/weeks/testing/open-weeks-desk.ts";
import type { ListedMail } from "#server/store/mails/outbox.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { adjusted, newRevision } from "#server/testing/new-revision.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";

const minutes = 60_000;
/** Thursday, 8 January 2026: the week closed the day before. */
const thursday = weeksMonday + 3 * 24 * 60 * minutes;
const hour = (of: number) => ({ hour: of, minute: 0 });
/** As the place of the orders says. */
const usual = handOverNow(newOrder().order, thisWeek, soupKitchen);
const thursdayEvening = { date: "2026-01-08", from: "17:00", to: "19:30" };
const promisedThen = { date: "2026-01-08", from: hour(17), to: { hour: 19, minute: 30 } };
const told = ["100000005", "100000006"];

/** The desk of a shop with two more orders, which were told the usual time. */
async function openPromisedDesk(database: (typeof shopDatabases)[number]) {
  const desk = await openWeeksDesk(database);
  await desk.store.saveOrders(
    told.map((number) => {
      const each = newOrder({ number, receivedAt: weeksMonday });
      return { ...each, order: { ...each.order, ...(usual && { handOver: usual }) } };
    }),
  );
  const keep = (week: Parameters<typeof desk.keep>[0], now?: number) =>
    desk.keep(
      { isClosed: false, reason: null, tellsCustomers: true, actionId: "hours", ...week },
      desk.store,
      now,
    );
  return { ...desk, keep };
}

const promisesIn = async (store: Store) =>
  Promise.all(
    told.map(async (number) => (await store.findWorkingOrder(number))?.stored.order.handOver),
  );

const changeMails = async (store: Store) =>
  (
    await Promise.all(
      told.map(async (orderNumber) => {
        const events = await store.eventsOfOrder(orderNumber);
        return Promise.all(
          events.map(({ id: eventId }) => store.findMail({ orderNumber, kind: "change", eventId })),
        );
      }),
    )
  )
    .flat()
    .filter((mail) => mail !== undefined);

/** The time that a mail about a change names as the one before. */
async function toldBefore(store: Store, mail: ListedMail) {
  const pageOf = () => Promise.resolve(undefined);
  const claimed = { ...mail, waitingSince: mail.createdAt };
  const rendered = await readMailToRender(claimed, { store, pageOf, log: { warn: () => {} } });
  if (typeof rendered === "string" || !("change" in rendered.about)) return expect.unreachable();
  return rendered.about.change.before.order.handOver;
}

describe.each(shopDatabases)("on $name", (database) => {
  test("a week gets a time of its own, customers who got another one get a mail after two minutes, and an undo takes all of it back", async () => {
    const { store, keep, takeBack, weeks } = await openPromisedDesk(database);
    expect((await weeks())[0]).toMatchObject({ ownHandOver: null, toldOtherwise: 0 });
    const silent = await keep({ handOver: thursdayEvening, tellsCustomers: false, actionId: "a" });
    expect(silent).toMatchObject({ outcome: "recorded", orders: 0, told: 0 });
    expect(silent.weeks[0]).toMatchObject({ ownHandOver: thursdayEvening, toldOtherwise: 2 });
    expect(await promisesIn(store)).toEqual([usual, usual]);

    const answer = await keep({});
    expect(answer).toMatchObject({ outcome: "recorded", orders: 2, told: 2, toWeek: null });
    expect(answer.weeks[0]).toMatchObject({ ownHandOver: thursdayEvening, toldOtherwise: 0 });
    expect(await promisesIn(store)).toMatchObject([promisedThen, promisedThen]);
    const mails = await changeMails(store);
    expect(mails.map((mail) => mail.nextAttemptAt - weeksMonday)).toEqual([
      2 * minutes,
      2 * minutes,
    ]);
    // Orders whose customers got no time, and canceled ones, stay as they are.
    expect(await mailsOf(store)).toEqual([]);

    expect(await takeBack("hours")).toMatchObject({ outcome: "recorded", orders: 2, told: 0 });
    expect(await promisesIn(store)).toEqual([usual, usual]);
    expect((await changeMails(store)).map(({ status }) => status)).toEqual([
      "withdrawn",
      "withdrawn",
    ]);
  });

  test("while its orders are handed over a week can have another time, and nothing else of it changes", async () => {
    const { store, keep, weeks } = await openPromisedDesk(database);
    const hours = { ...thursdayEvening, date: "2026-01-11" };
    expect((await weeks(thursday))[0]?.week).toBe(nextWeek);
    const seen = (await weeks())[0]?.version ?? "";
    const answer = await keep({ isClosed: true, handOver: hours, seen }, thursday);
    expect(answer).toMatchObject({ outcome: "recorded", orders: 2, told: 2 });
    expect(answer.handedOver).toMatchObject([
      { week: thisWeek, isClosed: false, ownHandOver: hours, toldOtherwise: 0 },
    ]);
    expect((await store.currentCatalogue())?.catalogue.shop.exceptions).toHaveLength(1);
    await store.mark({
      actionId: "gone",
      deviceId: null,
      pressedAt: thursday,
      orderNumber: "100000005",
      seen: { event: 1_000, actionIds: [] },
      action: { kind: "handed-over", isHandedOver: true },
      at: thursday,
    });
    const later = await keep(
      {
        handOver: { ...hours, from: "18:00" },
        actionId: "later",
        seen: answer.handedOver[0]?.version ?? "",
      },
      thursday,
    );
    expect(later).toMatchObject({ outcome: "recorded", orders: 1, told: 1 });
  });

  test("an order that was moved to the week before is promised its new time, one that came afterward was told it", async () => {
    const { store, keep, weeks } = await openPromisedDesk(database);
    const move = (orderNumber: string) =>
      store.mark({
        ...markOf(`move ${orderNumber}`, { kind: "moved", toWeek: nextWeek }),
        orderNumber,
        at: weeksMonday,
      });
    const [first = "", second = ""] = told;
    await move(first);
    const handOver = { ...thursdayEvening, date: "2026-01-15" };
    const silent = { week: nextWeek, handOver, tellsCustomers: false, actionId: "silent" };
    expect((await keep(silent)).weeks[1]).toMatchObject({ toldOtherwise: 1 });
    // Not everything that happens to a week is a decision about it.
    await store.mark({
      actionId: "print",
      deviceId: null,
      pressedAt: weeksMonday,
      orderNumber: null,
      week: nextWeek,
      seen: { event: 0, actionIds: [] },
      action: { kind: "printed", sheet: "slips", shows: { event: 0, order: 0 } },
      at: weeksMonday,
    });
    await move(second);
    expect((await weeks())[1]).toMatchObject({ week: nextWeek, toldOtherwise: 1 });
    const answer = await keep({ ...silent, tellsCustomers: true, actionId: "aloud" });
    expect(answer.weeks[1]).toMatchObject({ toldOtherwise: 0 });
    const [mail, ...others] = await changeMails(store);
    expect(others).toEqual([]);
    expect(await promisesIn(store)).toMatchObject([{ ...promisedThen, date: "2026-01-15" }, usual]);

    const later = { ...silent, handOver: { ...handOver, from: "18:00" }, actionId: "later" };
    await keep({ ...later, tellsCustomers: true });
    const mails = [mail ?? expect.unreachable(), ...(await changeMails(store)).slice(1)];
    expect(await Promise.all(mails.map((each) => toldBefore(store, each)))).toMatchObject([
      { date: "2026-01-16" },
      { date: "2026-01-15", from: hour(17) },
      { date: "2026-01-15", from: hour(17) },
    ]);
  });

  test("a decision that is sent ten times at once mails each customer once", async () => {
    const { store, keep, weeks } = await openPromisedDesk(database);
    const seen = (await weeks())[0]?.version ?? "";
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => keep({ handOver: thursdayEvening, seen })),
    );
    expect(answers.filter(({ outcome }) => outcome === "recorded")).toHaveLength(1);
    expect(new Set(answers.map((each) => each.orders))).toEqual(new Set([2]));
    expect(await promisesIn(store)).toMatchObject([promisedThen, promisedThen]);
    expect(await changeMails(store)).toHaveLength(2);
  });

  test("an order from whose box something is missing is promised another hour with it", async () => {
    const { store, keep } = await openPromisedDesk(database);
    const [orderNumber = ""] = told;
    const { stored } = (await store.findWorkingOrder(orderNumber)) ?? expect.unreachable("gone");
    const adjustment = signedAgorot(-1_000);
    const line = { line: "soup", amount: 2 };
    const order = adjusted(stored.order, adjustment);
    const change = { orderNumber, order, adjustment, adjustmentText: "missing", missing: line };
    await store.changeOrder(newRevision(change));
    await keep({ handOver: thursdayEvening });
    const events = await store.eventsOfOrder(orderNumber);
    expect(events.at(-1)?.content).toMatchObject({
      due: stored.order.orderTotal - 1_000,
      stillMissing: { lines: [line], off: 1_000 },
    });
    expect(missingOf(events)).toEqual(new Map([["soup", 2]]));
  });

  test("food is not handed over before orders close, whichever of the two is set first", async () => {
    const { keep, takeBack, weeks } = await openPromisedDesk(database);
    const deadline = { date: "2026-01-09", hour: 10, minute: 0 };
    const closing = { deadline, tellsCustomers: false };
    expect((await keep({ handOver: thursdayEvening })).outcome).toBe("recorded");
    expect((await keep({ ...closing, actionId: "closing" })).outcome).toBe(
      "hand-over-before-closing",
    );
    expect((await weeks())[0]).toMatchObject({ ownDeadline: null, ownHandOver: thursdayEvening });

    expect((await takeBack("hours")).outcome).toBe("recorded");
    expect((await keep({ ...closing, actionId: "first" })).outcome).toBe("recorded");
    const late = await keep({ handOver: thursdayEvening, ...closing, actionId: "second" });
    expect(late).toMatchObject({ outcome: "hand-over-before-closing", orders: 0, told: 0 });
    const friday = { ...thursdayEvening, date: "2026-01-09" };
    expect((await keep({ handOver: friday, ...closing, actionId: "third" })).outcome).toBe(
      "recorded",
    );
  });

  test("an hour that has passed is refused, one that is going on is not", async () => {
    const { keep, weeks } = await openPromisedDesk(database);
    const seen = (await weeks())[0]?.version ?? "";
    const today = { ...thursdayEvening, from: "09:00", to: "11:00" };
    const eleven = Date.UTC(2026, 0, 8, 9);
    expect((await keep({ handOver: today, seen }, eleven)).outcome).toBe("hand-over-passed");
    const answer = await keep({ handOver: today, seen }, eleven - 1);
    expect(answer.outcome).toBe("recorded");
    // What it is already may stay.
    const again = { actionId: "again", seen: answer.handedOver[0]?.version ?? "" };
    expect((await keep({ handOver: today, ...again }, eleven)).outcome).toBe("recorded");
  });

  test("hours that end before they begin, and a day too far away, are refused", async () => {
    const { keep } = await openPromisedDesk(database);
    for (const handOver of [
      { ...thursdayEvening, to: "16:00" },
      { ...thursdayEvening, from: "25:00" },
      { ...thursdayEvening, date: "2026-02-08" },
    ])
      await expect(keep({ handOver })).rejects.toThrow("This cannot be said of a week.");
  });
});
