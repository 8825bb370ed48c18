import { expect, test } from "vitest";
import type { NoteReader } from "#domain/order-log/desk-event.ts";
import { markOf, received } from "#domain/testing/desk-log.ts";
import { closedWeek } from "#domain/testing/week-rules.ts";
import { answerOf, callDesk } from "#server/testing/call-desk.ts";
import { pressOn, type SentPress } from "#server/testing/mark-on-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";
import { findOrder } from "#server/testing/stored-orders.ts";

const monday = Date.UTC(2026, 0, 5, 9);
const { number, order } = newOrder();
const { name } = order.customerData;

test("only a confirmed sign-in erases, and orders that are still to be handed over stay and are named", async () => {
  const { app, store } = await openShop({ clock: () => monday });
  await store.saveOrders([newOrder()]);
  const owner = await letIn(store, "owner", monday);
  const asked = { number, language: "he" } as const;
  const read = async () => JSON.stringify(await callDesk(app, owner, "customer", asked));
  const erase = async () => JSON.stringify(await callDesk(app, owner, "eraseCustomer", { number }));
  expect(await erase()).toContain("CONFIRM_FIRST");
  await store.confirmDevice({ id: owner.id, at: monday });
  const left = `[{"number":"${number}","why":"open"}]`;
  const stored = await read();
  expect(stored).toContain(`"staying":${left}`);
  expect(stored).toContain(name);
  expect(stored).toContain('"subscriptions":[]');
  // Nobody is asked to pay from there.
  expect(stored).not.toContain("askingText");
  expect(await erase()).toContain(`"erased":0,"left":${left}`);
  expect((await findOrder(store, number))?.order.customerData.name).toBe(name);

  await store.mark({
    actionId: "over",
    action: { kind: "handed-over", isHandedOver: true },
    orderNumber: number,
    deviceId: owner.id,
    pressedAt: monday,
    at: monday,
    seen: { event: 0, actionIds: [] },
  });
  expect(await erase()).toContain('"erased":1,"left":[]');
  expect(await read()).toBe('{"answer":null}');
  expect((await findOrder(store, number))?.order.customerData.name).toBe("-");
  // Repeated after a lost answer.
  expect(await erase()).toContain('"erased":0,"left":[]');
});

test("what is stored of a customer says what her order said before it was changed", async () => {
  const { app, store } = await openShop({ clock: () => monday });
  const dishNoted = (note: string) =>
    order.groups.map((type) => ({
      ...type,
      dishes: type.dishes.map((dish, index) => (index === 0 ? { ...dish, note } : dish)),
    }));
  const placed = {
    ...order,
    customerData: { ...order.customerData, note: "שער 12" },
    groups: dishNoted("בלי בצל"),
  };
  await store.saveOrders([newOrder({ order: placed })]);
  const customerData = {
    ...placed.customerData,
    name: "Ruth Levi",
    phoneNumber: "0527654321",
    email: "levi@example.com",
    address: "12 Herzl Street",
    note: "שער 34",
  };
  const changed = { ...placed, customerData, groups: dishNoted("בלי שום") };
  await store.changeOrder(newRevision({ order: changed }));
  const owner = await letIn(store, "owner", monday);
  const stored = await answerOf(app, owner, "customer", { number, language: "he" });
  const changes = stored?.orders[0]?.history.flatMap((event) => event.changes) ?? [];
  expect(changes.map((change) => change.replaceAll(/[\u2068\u2069]/gu, ""))).toEqual([
    "שינוי: מרק עוף, הערה: בלי שום (במקום בלי בצל)",
    "שינוי: עוגת תפוחים, הערה: בלי שום (במקום בלי בצל)",
    "איסוף עצמי או משלוח: משלוח, ירושלים, 12 Herzl Street (במקום משלוח, ירושלים, רחוב הזית 7)",
    "הערה: שער 34 (במקום שער 12)",
    "שם: Ruth Levi (במקום רות כהן)",
    "טלפון: 0527654321 (במקום 0501234567)",
    "אימייל: levi@example.com (במקום ruth@example.com)",
  ]);
});

/** Ruth's order and one of Adam, and what presses on them. */
async function openWithTwo() {
  const { app, store } = await openShop({ clock: () => monday });
  const others = { ...order.customerData, phoneNumber: "0507654321", email: "", name: "Adam" };
  const other = newOrder({ number: "100000009", order: { ...order, customerData: others } });
  await store.saveOrders([newOrder(), other]);
  const owner = await letIn(store, "owner", monday);
  let newest = 0;
  const press = async (actionId: string, orderNumber: string, action: SentPress["action"]) => {
    const seen = { event: newest, actionIds: [] };
    const sent = pressOn(orderNumber, action, { actionId, seen });
    newest = Math.max(newest, (await answerOf(app, owner, "press", sent)).event ?? 0);
  };
  const write = (actionId: string, of: string, reader: NoteReader, text: string) =>
    press(actionId, of, { lastingNote: { reader, text } });
  return { store, other, press, write };
}

test("people who are joined keep what was written about each of them for each reader", async () => {
  const { store, other, press, write } = await openWithTwo();
  await write("nuts", number, "kitchen", "אלרגיה לאגוזים");
  await write("salt", other.number, "kitchen", "בלי מלח");
  await write("gate", number, "driver", "שער 12");
  await write("old", other.number, "driver", "כלב");
  await write("none", other.number, "driver", "");
  // As long as a note may be where it is typed.
  const [long, itsBeginning] = [`קוד 1904${"א".repeat(192)}`, "קוד 190"];
  await write("long", number, "owner", long);
  await write("short", other.number, "owner", itsBeginning);
  const notes = async () => {
    const read = await store.lastingNotes([number, other.number]);
    return [number, other.number].map((each) => read.get(each));
  };
  for (const _ of ["", "repeated"]) {
    await press("join", number, { joined: other.number });
    const both = {
      owner: `${long}; ${itsBeginning}`,
      kitchen: "אלרגיה לאגוזים; בלי מלח",
      driver: "שער 12",
    };
    expect(await notes()).toMatchObject([both, both]);
  }
  await write("longer", number, "owner", `${long}; ${itsBeginning}!`);
  expect((await notes())[1]).toMatchObject({ owner: `${long}; ${itsBeginning}!` });
  // What was written by hand since then stays where it was written.
  await press("undo", number, { undo: "join" });
  const apart = [
    { owner: `${long}; ${itsBeginning}!`, kitchen: "אלרגיה לאגוזים", driver: "שער 12" },
    { owner: itsBeginning, kitchen: "בלי מלח", driver: "" },
  ];
  expect(await notes()).toMatchObject(apart);
  await press("again", number, { undo: "undo" });
  expect(await notes()).toMatchObject([
    { kitchen: "אלרגיה לאגוזים; בלי מלח" },
    { driver: "שער 12" },
  ]);
  await press("apart", number, { undo: "again" });
  expect(await notes()).toMatchObject(apart);
});

test("what was written about a customer is erased where she was once joined, and what was written about the other one stays", async () => {
  const { store, other, press, write } = await openWithTwo();
  await write("nuts", number, "kitchen", "אלרגיה לאגוזים");
  await write("salt", other.number, "kitchen", "בלי מלח");
  await press("join", number, { joined: other.number });
  await press("undo", number, { undo: "join" });
  await press("handed", other.number, { handedOver: true });
  const which = { numbers: [other.number] };
  const erasing = { which, overBefore: "2026-02-01", now: monday, deviceId: null };
  expect((await store.eraseOrders(erasing)).erased).toEqual([other.number]);
  const { events } = await store.eventsOfOrders([number, other.number], ["note"]);
  expect(JSON.stringify(events)).not.toContain("בלי מלח");
  expect((await store.lastingNotes([number])).get(number)?.kitchen).toBe("אלרגיה לאגוזים");
});

test("what is stored of a customer says that the address is told when orders open", async () => {
  const { app, store } = await openShop({ clock: () => monday });
  await store.saveOrders([newOrder()]);
  const owner = await letIn(store, "owner", monday);
  const { email } = order.customerData;
  const ask = (address: string) =>
    store.askSubscriber({ email: address, language: "he", now: monday, token: address });
  await ask(email.toUpperCase());
  await ask("somebody-else@example.com");
  await store.confirmSubscriber({ id: 1, now: monday + 1 });
  const stored = await answerOf(app, owner, "customer", { number, language: "he" });
  expect(stored?.subscriptions).toEqual([
    {
      email: email.toUpperCase(),
      language: "he",
      askedAt: monday,
      confirmedAt: monday + 1,
      stoppedAt: null,
      undeliverableAt: null,
    },
  ]);
});

test("a person is all orders with the same phone number or email address, with what is owed over all weeks", async () => {
  const { app, store } = await openShop({ clock: () => monday });
  const orderOf = (
    contact: Partial<typeof order.customerData>,
    orderNumber: string,
    week: string,
  ) =>
    newOrder({
      number: orderNumber,
      week,
      order: { ...order, customerData: { ...order.customerData, ...contact } },
    });
  await store.saveOrders([
    orderOf({}, "100000001", "2025-12-31"),
    orderOf({ phoneNumber: "0529999999" }, "100000002", "2026-01-07"),
    orderOf({ phoneNumber: "0529999999", email: "" }, "100000000", "2026-01-07"),
    orderOf({ phoneNumber: "0528888888", email: "" }, "100000004", "2026-01-07"),
  ]);
  const owner = await letIn(store, "owner", monday);
  await store.mark({
    ...markOf("noted", { kind: "lasting-note", reader: "kitchen", text: "No nuts" }),
    at: monday,
  });
  await store.mark({ ...markOf("paid", received(order.orderTotal / 100)), at: monday });
  const personOf = (of: string) => answerOf(app, owner, "person", { number: of, language: "he" });
  const numbers = ["100000000", "100000002", "100000001"];
  const open = { received: 0, due: order.orderTotal };
  for (const each of numbers)
    expect(await personOf(each)).toMatchObject({
      orders: [open, open, { ...open, received: order.orderTotal }].map((state, at) => ({
        number: numbers[at],
        state,
        kitchenNote: "No nuts",
      })),
    });
  expect(await personOf("100000004")).toMatchObject({ orders: [{ number: "100000004" }] });
  expect(await personOf("999999999")).toBeNull();
  const asked = { number: "100000000", language: "he" } as const;
  const record = await answerOf(app, owner, "customer", asked);
  const oldestFirst = numbers.toReversed().map((each) => ({ order: { number: each } }));
  expect(record).toMatchObject({ orders: oldestFirst });
});

test("a customer who ordered in three of the last four weeks that were not skipped, and not in the open one, is named once", async () => {
  const { app, store } = await openShop({ clock: () => monday });
  const current = await store.currentCatalogue();
  if (current === undefined) throw new Error("the shop has no catalogue");
  const { catalogue, version } = current;
  const shop = { ...catalogue.shop, exceptions: [closedWeek("2025-12-24")] };
  await store.saveCatalogue({ catalogue: { ...catalogue, shop }, after: version, savedAt: monday });
  // The open week is that of 7 January.
  const last = ["2025-12-03", "2025-12-10", "2025-12-17", "2025-12-31"] as const;
  let count = 100_000_000;
  const orderOf = (phone: string, email: string, week: string) => {
    count += 1;
    const customerData = { ...order.customerData, name: `N ${phone}`, phoneNumber: phone, email };
    return newOrder({
      number: String(count),
      week,
      catalogueVersion: version + 1,
      order: { ...order, customerData },
    });
  };
  await store.saveOrders([
    // Noa has another phone number since the week before.
    ...last.slice(0, 3).map((week) => orderOf("0501111111", "noa@example.com", week)),
    orderOf("0501111112", "noa@example.com", last[3]),
    ...last.slice(1).map((week) => orderOf("0502222222", "", week)),
    // One person, as the seller says.
    orderOf("0505555555", "", last[0]),
    ...last.slice(2).map((week) => orderOf("0505555556", "", week)),
    // Not often enough, and in the open week as well.
    ...last.slice(2).map((week) => orderOf("0503333333", "", week)),
    ...[...last, "2026-01-07"].map((week) => orderOf("0504444444", "", week)),
  ]);
  await store.mark({
    ...markOf("one person", { kind: "joined", with: "100000009" }),
    orderNumber: "100000008",
    at: monday,
  });
  const owner = await letIn(store, "owner", monday);
  const regulars = [
    { name: "N 0501111112", phoneNumber: "0501111112" },
    { name: "N 0502222222", phoneNumber: "0502222222" },
    { name: "N 0505555556", phoneNumber: "0505555556" },
  ];
  const weekMessage = () => answerOf(app, owner, "weekMessage", {});
  const invitation = { he: expect.stringMatching(/^שלום/u), en: expect.stringMatching(/^Hello/u) };
  expect(await weekMessage()).toMatchObject({ regulars, invitation });
  const text = { he: "נתראה?", en: "" };
  await answerOf(app, owner, "keepText", { name: "invitation", text });
  expect(await weekMessage()).toMatchObject({ regulars, invitation: text });
});

test("customers of more old weeks than a few are erased only if a confirmed sign-in says so, of the weeks that were shown", async () => {
  const { app, store } = await openShop({ clock: () => monday });
  const weeks = Array.from({ length: 6 }, (_, index) => `2018-0${String(index + 1)}-03`);
  await store.saveOrders(
    [...weeks, "2026-01-07"].map((week, index) =>
      newOrder({ number: String(100_000_001 + index), week }),
    ),
  );
  const owner = await letIn(store, "owner", monday);
  const shown = () => answerOf(app, owner, "today", {});
  const span = { first: "2018-01-03", last: "2018-06-03", weeks: 6 };
  expect(await shown()).toMatchObject({
    oldWeeks: [{ ...span, isAllowed: false }],
    problems: expect.arrayContaining([expect.objectContaining({ kind: "old-weeks", amount: 6 })]),
  });
  const letGo = (through: string | null) => callDesk(app, owner, "eraseOldWeeks", { through });
  expect(await letGo(span.last)).toMatchObject({ refused: { code: "CONFIRM_FIRST" } });
  await store.confirmDevice({ id: owner.id, at: monday });
  expect(await letGo("2026-01-07")).toMatchObject({ refused: { code: "BAD_REQUEST" } });
  expect(await letGo(span.last)).toEqual({ answer: true });
  expect(await shown()).toMatchObject({ oldWeeks: [{ ...span, isAllowed: true }] });
  expect(await letGo(null)).toEqual({ answer: false });
  expect(await shown()).toMatchObject({ oldWeeks: [{ ...span, isAllowed: false }] });
});

test("erasing names everybody whom it takes, and an order with details of two customers is asked about and stays", async () => {
  const { app, store } = await openShop({ clock: () => monday });
  const own = { ...order.customerData, phoneNumber: "0521230001" };
  const orderOf = (orderNumber: string, contact: Partial<typeof own>) =>
    newOrder({
      number: orderNumber,
      week: "2025-12-17",
      order: { ...order, customerData: { ...own, ...contact } },
    });
  const dana = { name: "Dana", phoneNumber: "0540000001", email: "dana@example.com" };
  await store.saveOrders([
    orderOf("100000001", {}),
    orderOf("100000002", dana),
    orderOf("100000003", { name: "Stranger", email: dana.email }),
    orderOf("100000004", { name: "Ruth C", email: "" }),
  ]);
  const owner = await letIn(store, "owner", monday);
  const personOf = (of: string) => answerOf(app, owner, "person", { number: of, language: "he" });
  const customerOf = (of: string) =>
    answerOf(app, owner, "customer", { number: of, language: "he" });
  const question = {
    order: { number: "100000003", name: "Stranger" },
    others: [
      { number: "100000001", name: own.name },
      { number: "100000002", name: dana.name },
    ],
  };
  for (const of of ["100000001", "100000002", "100000003"])
    expect(await personOf(of)).toMatchObject({ questions: [question] });
  const { name: ownName, phoneNumber, email } = own;
  expect(await customerOf("100000004")).toMatchObject({
    takes: [
      { name: ownName, phoneNumber, email, orders: ["100000001"] },
      { name: "Ruth C", phoneNumber, email: "", orders: ["100000004"] },
    ],
    questions: [question],
  });
  await store.confirmDevice({ id: owner.id, at: monday });
  const erased = await answerOf(app, owner, "eraseCustomer", { number: "100000004" });
  expect(erased).toMatchObject({ erased: 2, left: [] });
  expect((await findOrder(store, "100000002"))?.order.customerData.name).toBe("Dana");
  // Its remaining details are those of the other customer now.
  expect(await personOf("100000002")).toMatchObject({ orders: [{}, {}], questions: [] });
});
