import { beforeEach, describe, expect, test } from "vitest";
import type { OrderAction, UndoAction } from "#domain/order-log/mark.ts";
import { cancelled, markOf, received, undo } from "#domain/testing/desk-log.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { eventMails } from "#server/ordering/event-mails.ts";
import { openPostgresStore } from "#server/store/postgres/open-postgres-store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { type MailServer, openMailServer } from "#server/testing/open-mail-server.ts";
import { type OutboxUnderTest, openOutbox } from "#server/testing/open-outbox.ts";
import { postgresDatabaseWithTables } from "#server/testing/postgres-database.ts";

const minute = 60_000;
const customer = "customer1@example.com";
const seller = "cook@soup-kitchen.example";
const orderNumber = "100000001";

let server: MailServer;
let outbox: OutboxUnderTest;

/** A press on the desk or by the customer, who has seen everything; the customer and the seller are told. */
const press = async (actionId: string, action: OrderAction | UndoAction, about = orderNumber) => {
  const { store, now } = outbox;
  const working = (await store.findWorkingOrder(about)) ?? expect.fail("there is no order");
  const { email } = working.stored.order.customerData;
  const seen = { event: working.state.lastEvent };
  const told = eventMails({ customer: email, seller }, now());
  const pressed = { ...markOf(actionId, action, seen), orderNumber: about };
  return store.mark({ ...pressed, at: now(), mails: told });
};
const changeOrder = (actionId: string, changes: Partial<Parameters<typeof newRevision>[0]>) => {
  const mails = eventMails({ customer, seller }, outbox.now());
  return outbox.store.changeOrder(
    newRevision({
      orderNumber,
      actionId,
      contentHash: actionId,
      at: outbox.now(),
      mails,
      ...changes,
    }),
  );
};

/** After the mails of the order itself. */
beforeEach(async () => {
  server = await openMailServer();
  outbox = await openOutbox(server.url);
  await outbox.order();
  await outbox.worker.wake();
  server.forgetMails();
});

describe("what is undone within two minutes", () => {
  test("is mailed to nobody, however long one waits", async () => {
    await press("a", cancelled);
    await outbox.later(2 * minute - 1);
    await press("b", undo("a"));
    for (const wait of [1, minute, 60 * minute, 24 * 60 * minute]) await outbox.later(wait);
    expect(server.mails).toEqual([]);
  });

  test("and done again is mailed once, with the current state", async () => {
    await press("a", cancelled);
    await press("b", undo("a"));
    await press("c", undo("b"));
    for (const wait of [2 * minute, minute, 60 * minute]) await outbox.later(wait);
    expect(server.subjectsTo(customer)).toEqual([`הזמנה ${orderNumber} בוטלה`]);
    expect(server.subjectsTo(seller)).toEqual([`ביטול הזמנה ${orderNumber}: רות כהן`]);
  });

  test("is mailed to nobody although a change is undone on another connection while workers look for mails", async () => {
    const another = await outbox.openAnother();
    for (let round = 0; round < 5; round += 1) {
      const actionId = `change-${String(round)}`;
      await changeOrder(actionId, {});
      await Promise.all([
        outbox.later(2 * minute - 1),
        press(`undo-${String(round)}`, undo(actionId)),
        another.wake(),
      ]);
      await outbox.later(2 * minute);
    }
    expect(server.mails).toEqual([]);
  });
});

describe("what is not undone within two minutes", () => {
  test("is mailed once to the customer and once to the seller, when the two minutes are over", async () => {
    await press("a", cancelled);
    await outbox.later(2 * minute - 1);
    expect(server.mails).toEqual([]);
    await outbox.later(1);
    for (const wait of [minute, 60 * minute, 24 * 60 * minute]) await outbox.later(wait);
    expect(server.subjectsTo(customer)).toEqual([`הזמנה ${orderNumber} בוטלה`]);
    expect(server.subjectsTo(seller)).toEqual([`ביטול הזמנה ${orderNumber}: רות כהן`]);
  });

  test("is mailed once for each of many orders by several workers", async () => {
    await outbox.order(20);
    await outbox.later(0);
    server.forgetMails();
    const workers = [await outbox.openAnother(), await outbox.openAnother()];
    server.behave({ does: "take after", milliseconds: 5 });
    const numbers = Array.from({ length: 21 }, (_, index) => String(100_000_001 + index));
    for (const number of numbers) await press(`cancel ${number}`, cancelled, number);
    await Promise.all([outbox.later(2 * minute), ...workers.map((worker) => worker.wake())]);
    const ids = server.mails.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(42);
    expect(new Set(ids).size).toBe(42);
  });

  test("and is undone later is mailed once each", async () => {
    await press("a", cancelled);
    await outbox.later(2 * minute);
    await press("b", undo("a"));
    await outbox.later(2 * minute);
    await outbox.later(60 * minute);
    expect(server.subjectsTo(customer)).toEqual([
      `הזמנה ${orderNumber} בוטלה`,
      `הזמנה ${orderNumber} שוחזרה`,
    ]);
    expect(server.subjectsTo(seller)).toHaveLength(2);
  });

  test("shows the revision that it is about, although a newer one exists", async () => {
    const { order } = newOrder();
    const withoutCake = { ...order, groups: order.groups.slice(0, 1) };
    await changeOrder("one", {});
    await changeOrder("two", { basedOn: 1, order: withoutCake });
    await press("paid", received(40));
    await outbox.later(2 * minute);
    const texts = server.mails.flatMap(({ to, text }) =>
      to?.[0]?.address === customer ? [text] : [],
    );
    expect(texts).toHaveLength(2);
    // Mails that are due together are sent at the same time.
    const [first = "", second = ""] = texts.toSorted((a) => (a.includes("הוספה") ? 1 : -1));
    expect(first).toContain("- הסרה: מרק עוף, 2 × חצי ליטר עם קניידלך; 1 × ליטר");
    expect(first).toContain("סה״כ לתשלום: ₪90\n");
    expect(first).toContain("נשאר לשלם: ₪50\n");
    expect(first).not.toContain("== מרקים ==");
    expect(second).toContain("- הוספה: מרק עוף");
    expect(second).toContain("- הסרה: עוגת תפוחים");
    expect(first).toContain(`https://shop.example/order/${orderNumber}/key`);
  });
});

test("on PostgreSQL, of forty orders that are canceled over three connections exactly those that are not undone are mailed", async () => {
  const url = await postgresDatabaseWithTables();
  outbox = await openOutbox(server.url, { openStore: () => openPostgresStore(url) });
  const workers = [await outbox.openAnother(), await outbox.openAnother()];
  await outbox.order(40);
  await outbox.worker.wake();
  server.forgetMails();
  const numbers = Array.from({ length: 40 }, (_, index) => String(100_000_001 + index));
  await Promise.all(numbers.map((number) => press(`cancel ${number}`, cancelled, number)));
  await outbox.later(2 * minute - 1);
  const undone = numbers.filter((_, index) => index % 2 === 0);
  await Promise.all([
    ...undone.map((number) => press(`undo ${number}`, undo(`cancel ${number}`), number)),
    ...workers.map((worker) => worker.wake()),
  ]);
  await Promise.all([outbox.later(1), ...workers.map((worker) => worker.wake())]);
  await outbox.later(60 * minute);
  const told = server.mails.map(({ messageId }) => messageId ?? "");
  const kept = numbers.filter((number) => !undone.includes(number));
  const expected = kept.flatMap((number) => [`${number}-change`, `${number}-seller-change`]);
  const named = told.map((id) => /^<order-(.*)-\d+@/u.exec(id)?.[1] ?? id);
  expect(new Set(named)).toEqual(new Set(expected));
  expect(new Set(told).size).toBe(40);
});

describe("a mail about an event", () => {
  test("whose process was killed before sending it is not sent if the event was undone meanwhile", async () => {
    await press("a", cancelled);
    const now = outbox.now() + 2 * minute;
    const claim = { now, limit: 9, claimedUntil: now + 3 * minute, token: "of the killed" };
    expect(await outbox.store.claimMails(claim)).toHaveLength(2);
    await outbox.later(2 * minute);
    await press("b", undo("a"));
    await outbox.later(60 * minute);
    // The canceling may have been told by the killed process.
    expect(server.subjectsTo(customer)).toEqual([`הזמנה ${orderNumber} שוחזרה`]);
    expect(outbox.log()).toContain("mail not sent: what it tells is not so any more");
    expect(await outbox.store.countMails()).toMatchObject({ waiting: 0, dead: 0 });
  });

  test("that cannot be delivered is reported to the seller with what it was, and is sent once the address is corrected", async () => {
    const unknown = { does: "answer", code: 550, text: "5.1.1 unknown", to: "recipient" } as const;
    server.behaveTo(customer, unknown);
    await press("a", cancelled);
    await outbox.later(2 * minute);
    await outbox.later(0);
    expect(server.subjectsTo(seller)).toContain(
      `העדכון על ההזמנה לא הגיע: הזמנה ${orderNumber}, רות כהן`,
    );
    expect(server.mails.at(-1)?.text).toContain(`הכתובת שההודעה לא הגיעה אליה: ${customer}\n`);
    const [dead] = await outbox.store.customerMails({ status: "dead", limit: 9 });
    const again = { id: dead?.id ?? 0, recipient: "right@example.com", now: outbox.now() };
    await outbox.store.sendMailAgain(again);
    await outbox.later(0);
    expect(server.subjectsTo("right@example.com")).toEqual([`הזמנה ${orderNumber} בוטלה`]);
  });

  test("to the seller follows her to a new address", async () => {
    server.behaveTo(seller, { does: "answer", code: 451, to: "recipient" });
    await press("a", cancelled);
    await outbox.later(2 * minute);
    const contactAddress = "new@soup-kitchen.example";
    const catalogue = { ...soupKitchen, shop: { ...soupKitchen.shop, contactAddress } };
    await outbox.store.saveCatalogue({ catalogue, after: 1, savedAt: outbox.now() });
    await outbox.later(1);
    expect(server.subjectsTo(contactAddress)).toEqual([`ביטול הזמנה ${orderNumber}: רות כהן`]);
  });
});
