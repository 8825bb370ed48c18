import { expect, test } from "vitest";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { changeCatalogue } from "#domain/catalogue/change-catalogue.ts";
import { signedAgorot } from "#domain/money/agorot.ts";
import { checkOrder } from "#domain/order/check-order.ts";
import type { Cursor } from "#domain/order-log/desk-event.ts";
import { markOf, packed, undo } from "#domain/testing/desk-log.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { kitchenWithRecipes } from "#domain/testing/soup-recipes.ts";
import { writtenStops } from "#domain/testing/written-stops.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { answerOf, callDesk } from "#server/testing/call-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { letIn, type TestDevice } from "#server/testing/open-desk.ts";
import { openShop, weekOfMonday } from "#server/testing/open-shop.ts";
import { orderOfEverything } from "#server/testing/order-of-everything.ts";
import { inEnglish, storedOrder } from "#server/testing/stored-order.ts";
import { weekStops } from "./route-of-week.ts";

const monday = Date.UTC(2026, 0, 5, 9);
const ruths = newOrder();
const adams = newOrder({
  number: "100000002",
  order: { ...storedOrder(inEnglish, { name: "Adam", address: "9 Olive St." }).order },
});
const noas = newOrder({
  number: "100000003",
  order: {
    ...ruths.order,
    pickupAddress: soupKitchen.deliveryPlaces[0]?.pickupAddress ?? null,
    customerData: { ...ruths.order.customerData, name: "נועה", orderType: "pickup", address: "" },
  },
});

async function openDesk() {
  const { app, store } = await openShop({ clock: () => monday });
  await store.saveOrders([ruths, adams, noas]);
  const owner = await letIn(store, "owner", monday);
  const read = (language: "he" | "en" = "he", device: TestDevice = owner) =>
    answerOf(app, device, "week", { week: null, language });
  const changes = (since: Cursor, generation: string | null = null, device = owner) =>
    answerOf(app, device, "changes", { week: weekOfMonday, since, generation });
  const keep = (stops: readonly string[]) => callDesk(app, owner, "keepRoute", { stops });
  return { app, store, owner, read, changes, keep };
}

const press = (...args: Parameters<typeof markOf>) => ({
  ...markOf(args[0], args[1], { event: 1_000 }),
  at: monday,
});

test("a week is read in the language that is asked for, whatever the language of an order", async () => {
  const { read } = await openDesk();
  const [hebrew, english] = [await read("he"), await read("en")];
  expect(hebrew.orders.map(({ language, place }) => [language, place])).toEqual([
    ["he", "ירושלים"],
    ["en", "ירושלים"],
    ["he", "ירושלים"],
  ]);
  expect(english.orders.map(({ place }) => place)).toEqual(Array(3).fill("Jerusalem"));
  expect(english.orders[0]?.lines[0]).toMatchObject({
    typeName: "Soups",
    dishName: "Chicken soup",
    name: "Half a litre",
    addOns: ["Dumplings"],
    measure: { quantity: 0.5, unit: "litre" },
  });
  expect(hebrew.places).toEqual(["ירושלים", "מודיעין", "בית שמש"]);
  expect(english.places).toEqual(["Jerusalem", "Modiin", "Beit Shemesh"]);
  expect(english.orders.map(({ address }) => address)).toEqual([
    ruths.order.customerData.address,
    "9 Olive St.",
    "4 Narkis Street",
  ]);
});

test("what is cooked on a Hebrew tablet is cooked on an English one, and stops are the same", async () => {
  const { store, read } = await openDesk();
  const [first] = (await read("he")).kitchen;
  expect(first).toMatchObject({ dishName: "מרק עוף", amount: 6, cooked: 0 });
  await store.mark({
    ...press("cooked", packed),
    orderNumber: null,
    week: weekOfMonday,
    action: { kind: "cooked", line: first?.key ?? "", done: 4 },
  });
  const [hebrew, english] = [await read("he"), await read("en")];
  expect(english.kitchen[0]).toMatchObject({ dishName: "Chicken soup", amount: 6, cooked: 4 });
  expect(english.kitchen.map(({ key }) => key)).toEqual(hebrew.kitchen.map(({ key }) => key));
  expect(english.orders.flatMap(({ lines }) => lines.map(({ key }) => key))).toEqual(
    hebrew.orders.flatMap(({ lines }) => lines.map(({ key }) => key)),
  );
  expect(english.route.map(({ key }) => key)).toEqual(hebrew.route.map(({ key }) => key));
  expect(english.route.map(({ place }) => place)).toEqual(["Jerusalem", "Jerusalem"]);
});

test("the route follows the kept sequence, and keeping it again from another week loses nothing", async () => {
  const { store, read, keep } = await openDesk();
  const stops = (await read()).route.map(({ key }) => key);
  expect(stops).toHaveLength(2);
  expect(await keep(stops.toReversed())).toEqual({ answer: true });
  expect((await read()).route.map(({ key }) => key)).toEqual(stops.toReversed());
  await keep(["other"]);
  expect(await store.keptRoute()).toEqual(expect.arrayContaining([...stops, "other"]));
  expect((await read()).route.map(({ key }) => key)).toEqual(stops.toReversed());
  for (const refused of [["a", "a"], ["רחוב"], Array.from({ length: 501 }, (_, at) => String(at))])
    expect(await keep(refused)).toMatchObject({ refused: { code: "BAD_REQUEST" } });
});

test("flats of one building are one stop, which keeps its place, also as an earlier version arranges it", async () => {
  const { store, read, keep } = await openDesk();
  const numbered = (number: string, address: string) => {
    const { customerData } = ruths.order;
    const order = { ...ruths.order, customerData: { ...customerData, name: number, address } };
    return newOrder({ number, order });
  };
  const [adamsStop = ""] = (await read()).route
    .filter(({ orders }) => orders[0] === adams.number)
    .map(({ key }) => key);
  const flats = ["הזית 31, דירה 3", "רח׳ הזית 31/5, ירושלים", "הזית 31 קומה 2 דירה 8"];
  await store.saveOrders(
    flats.map((address, index) => numbered(`20000000${String(index)}`, address)),
  );
  const earlier = async () => {
    const { orders } = await store.workingOrders(weekOfMonday);
    return writtenStops(weekStops(orders, await store.keptRoute()));
  };
  const joined = async () =>
    (await read("en")).route.flatMap(({ orders, address, street }, index) =>
      orders.includes("200000000") ? [{ index, orders: orders.length, address, street }] : [],
    );

  // As an earlier version kept it: only the second flat, before all others.
  const before = await earlier();
  expect(before).toHaveLength(5);
  const keyOf = (address: string) => before.find((each) => each.address === address)?.key ?? "";
  await store.changeRoute(() => [keyOf(flats[1] ?? ""), adamsStop]);
  const house = { orders: 3, address: "הזית 31", street: "הזית 31" };
  expect(await joined()).toEqual([{ index: 0, ...house }]);
  expect((await earlier()).slice(0, 3).map(({ address }) => address)).toEqual(flats);

  // An earlier version puts the flats at the end, and finds them there again.
  const keys = (await earlier()).map(({ key }) => key);
  expect(await keep([...keys.slice(3), ...keys.slice(0, 3)])).toEqual({ answer: true });
  expect(await joined()).toEqual([{ index: 2, ...house }]);
  expect((await earlier()).slice(2).map(({ address }) => address)).toEqual(flats);

  // This build moves the building to the beginning; a flat that is new goes there too.
  const stops = (await read()).route.map(({ key }) => key);
  await keep([stops[2] ?? "", ...stops.slice(0, 2)]);
  await store.saveOrders([numbered("200000009", "הזית 31, דירה 1")]);
  expect(await joined()).toEqual([{ index: 0, ...house, orders: 4 }]);
});

test("who gets several orders at one door is told to every role, of the orders that it reads", async () => {
  const { store, read } = await openDesk();
  const again = { ...noas, number: "100000004", order: { ...noas.order } };
  await store.saveOrders([again]);
  const [brought, fetched] = [
    [ruths.number, adams.number],
    [noas.number, again.number],
  ];
  expect((await read()).ofOnePerson).toEqual([fetched, brought]);
  for (const [role, lists] of [
    ["helper", [fetched, brought]],
    ["driver", [brought]],
  ] as const)
    expect((await read("en", await letIn(store, role, monday))).ofOnePerson).toEqual(lists);
});

test("the notes of an order are shown, oldest first, without those that were taken back", async () => {
  const { store, read } = await openDesk();
  for (const text of ["one", "two", "three"]) await store.mark(press(text, { kind: "note", text }));
  await store.mark(press("undo", undo("two")));
  expect((await read()).orders.map(({ notes }) => notes)).toEqual([["one", "three"], [], []]);
});

test("a lasting note that is written on an order of another week makes the open week new on every device, and its slip", async () => {
  const { store, read, changes } = await openDesk();
  await store.saveOrders([newOrder({ number: "100000009", week: "2025-12-31" })]);
  const printed = { kind: "printed", sheet: "slips", shows: { event: 9, order: 9 } } as const;
  const ofWeek = { orderNumber: null, week: weekOfMonday } as const;
  await store.mark({ ...press("print", packed), ...ofWeek, action: printed });
  const { cursor } = await read();
  const note = { kind: "lasting-note", reader: "kitchen", text: "בלי אגוזים" } as const;
  const changed = () => changes(cursor);
  expect(await changed()).toMatchObject({ week: false });
  await store.mark({ ...press("note", note), orderNumber: "100000009" });
  expect(await changed()).toMatchObject({ week: true, orders: [] });
  const helper = await letIn(store, "helper", monday);
  const { orders, printed: papers } = await read("he", helper);
  expect(orders.map(({ number, kitchenNote }) => [number, kitchenNote])).toEqual([
    [ruths.number, "בלי אגוזים"],
    [adams.number, "בלי אגוזים"],
    [noas.number, "בלי אגוזים"],
  ]);
  expect(papers).toMatchObject([{ changed: [ruths.number, adams.number, noas.number] }]);
});

test("a slip that was printed while its order was taken for somebody else's is to be printed again with the note", async () => {
  const { store, read } = await openDesk();
  const note = { kind: "lasting-note", reader: "kitchen", text: "בלי אגוזים" } as const;
  await store.mark(press("nuts", note));
  await store.mark({ ...press("part", { kind: "parted" }), orderNumber: noas.number });
  const { cursor, orders } = await read();
  expect(orders.map(({ kitchenNote }) => kitchenNote)).toEqual([note.text, note.text, ""]);
  await store.mark({
    ...press("print", packed),
    orderNumber: null,
    week: weekOfMonday,
    action: { kind: "printed", sheet: "slips", shows: cursor },
  });
  expect((await read()).printed).toMatchObject([{ changed: [] }]);
  await store.mark({ ...press("same", undo("part")), orderNumber: noas.number });
  expect((await read()).orders[2]?.kitchenNote).toBe(note.text);
  expect((await read()).printed).toMatchObject([{ changed: [noas.number] }]);
});

test("a printing names the orders that came or changed since", async () => {
  const { store, read, changes } = await openDesk();
  const { cursor } = await read();
  const printed = { kind: "printed", sheet: "slips", shows: cursor } as const;
  const about = { orderNumber: null, week: weekOfMonday };
  await store.mark({ ...press("print", packed), ...about, action: printed });
  expect((await read()).printed).toEqual([
    { sheet: "slips", at: monday, shows: cursor, changed: [], list: null },
  ]);
  await store.mark(press("packed", packed));
  await store.mark({
    ...press("note", { kind: "note", text: "no salt" }),
    orderNumber: noas.number,
  });
  await store.saveOrders([newOrder({ number: "100000004" })]);
  expect((await read()).printed[0]?.changed).toEqual([noas.number, "100000004"]);
  expect(await changes(cursor)).toEqual({
    orders: [ruths.number, noas.number, "100000004"],
    week: true,
    cursor: (await read()).cursor,
    generation: (await read()).generation,
  });
});

test("a delivery that becomes a pickup leaves the route of a driver who is looking at it, and one that comes back returns", async () => {
  const { store, read, changes } = await openDesk();
  const driver = await letIn(store, "driver", monday);
  const route = async () => (await read("he", driver)).route.flatMap(({ orders }) => orders);
  const before = await read("he", driver);
  expect(await route()).toEqual([ruths.number, adams.number]);
  const { order } = noas;
  await store.changeOrder(newRevision({ orderNumber: adams.number, order }));
  expect(await changes(before.cursor, before.generation, driver)).toMatchObject({
    // Its number is none of the driver's business anymore.
    orders: [],
    week: true,
  });
  expect(await route()).toEqual([ruths.number]);
  const { cursor, generation } = await read("he", driver);
  await store.mark({ ...press("back", undo("change")), orderNumber: adams.number });
  expect(await changes(cursor, generation, driver)).toMatchObject({ orders: [adams.number] });
  expect(await route()).toEqual([ruths.number, adams.number]);
});

test("a printing names the orders that left the week since, what the driver is to collect, and nothing that was not on it", async () => {
  const { store, read } = await openDesk();
  const mark = async (actionId: string, action: Parameters<typeof press>[1], number: string) =>
    store.mark({ ...press(actionId, action), orderNumber: number });
  const changedOn = async () =>
    Object.fromEntries((await read()).printed.map(({ sheet, changed }) => [sheet, changed]));
  await mark("cancel", { kind: "cancelled" }, ruths.number);
  const { cursor } = await read();
  for (const sheet of ["slips", "route", "kitchen"] as const)
    await store.mark({
      ...press(`print-${sheet}`, packed),
      orderNumber: null,
      week: weekOfMonday,
      action: { kind: "printed", sheet, shows: cursor },
    });
  const nothing = { slips: [], route: [], kitchen: [] };
  expect(await changedOn()).toEqual(nothing);
  // Its paper was never printed.
  await mark("ruth", { kind: "note", text: "again" }, ruths.number);
  expect(await changedOn()).toEqual(nothing);
  await mark("paid", { kind: "money", amount: signedAgorot(5_000), way: "app" }, adams.number);
  await mark("pickup", { kind: "note", text: "no salt" }, noas.number);
  expect(await changedOn()).toEqual({ slips: [noas.number], route: [adams.number], kitchen: [] });
  await mark("over", { kind: "handed-over", isHandedOver: true }, adams.number);
  expect(await changedOn()).toMatchObject({ route: [] });
  await mark("back", undo("over"), adams.number);
  await mark("moved", { kind: "moved", toWeek: "2026-01-14" }, adams.number);
  expect(await changedOn()).toEqual({
    slips: [noas.number, adams.number],
    route: [adams.number],
    kitchen: [adams.number],
  });
  await mark("here", { kind: "moved", toWeek: weekOfMonday }, adams.number);
  expect(await changedOn()).toMatchObject({ kitchen: [adams.number] });
  await mark("gone", { kind: "moved", toWeek: "2026-01-14" }, noas.number);
  expect(await changedOn()).toEqual({
    slips: [adams.number, noas.number],
    route: [adams.number],
    kitchen: [adams.number, noas.number],
  });
  const driver = await letIn(store, "driver", monday);
  expect((await read("he", driver)).printed).toMatchObject([{ changed: [adams.number] }]);
});

test("the owner reads what is to be bought, and a changed recipe makes only her devices reload", async () => {
  const { store, owner, read, changes } = await openDesk();
  const helper = await letIn(store, "helper", monday);
  const names = { withoutRecipe: ["Apple cake", "Chicken soup"], byPiece: [] };
  const { cursor, generation, shopping } = await read("en");
  expect(shopping).toEqual({ items: [], ...names });
  const about = { orderNumber: null, week: weekOfMonday };
  const list = [{ ingredient: "egg", amount: 24 }];
  const printed = { kind: "printed", sheet: "shopping", shows: cursor, list } as const;
  await store.mark({ ...press("print", packed), ...about, action: printed });
  const had = { kind: "shopping", ingredient: "flour", amount: 500 } as const;
  await store.mark({ ...press("had", packed), ...about, action: had });
  const { cursor: since } = await read();
  const saveVersion = (after: number, catalogue: Catalogue) =>
    store.saveVersion({
      catalogue,
      after,
      savedAt: monday,
      pressedAt: monday,
      actionId: `version-${String(after)}`,
      deviceId: null,
      saved: { undoes: null, contentHash: "" },
      notices: [],
    });
  await saveVersion(1, kitchenWithRecipes);
  const isTold = async (device: TestDevice) => (await changes(since, generation, device)).week;
  expect(await isTold(owner)).toBe(true);
  expect(await isTold(helper)).toBe(false);
  const week = await read("en");
  expect(week.printed).toMatchObject([{ sheet: "shopping", changed: [], list }]);
  expect(week.shopping).toMatchObject({ withoutRecipe: [], byPiece: ["Apple cake"] });
  expect(week.shopping.items.map(({ name, amount }) => [name, amount])).toEqual([
    ["Carrots", 800],
    ["Chili", 10],
    ["Chicken", 2000],
    ["Eggs", 9],
    ["Challah", 3],
    ["Flour", 870],
    ["Oil", 300],
  ]);
  expect(week.shopping.items[5]).toMatchObject({ aisle: "dry-goods", had: 500 });
  expect(await read("en", helper)).toMatchObject({
    shopping: { items: [], withoutRecipe: [], byPiece: [] },
    printed: [],
  });
  // Joined, flour is there once, with what is there of both; a mark from then on is of both.
  const join = { kind: "join-ingredients", id: "flour", into: "carrot" } as const;
  const joined = changeCatalogue(kitchenWithRecipes, join);
  if (joined.kind !== "changed") throw new Error(joined.kind);
  const there = async () =>
    (await read("en")).shopping.items
      .filter(({ ingredient }) => ["carrot", "flour"].includes(ingredient))
      .map(({ ingredient, amount, had: of }) => [ingredient, amount, of]);
  const carrots = { kind: "shopping", ingredient: "carrot", amount: 300 } as const;
  await store.mark({ ...press("carrots", packed), ...about, action: carrots });
  await saveVersion(2, joined.catalogue);
  expect(await there()).toEqual([["carrot", 1_670, 800]]);
  const all = { ...carrots, amount: 1_700, with: ["flour"] };
  await store.mark({ ...press("all", packed), ...about, action: all });
  expect(await there()).toEqual([["carrot", 1_670, 1_700]]);
  await saveVersion(3, kitchenWithRecipes);
  expect(await there()).toEqual([
    ["carrot", 800, 1_700],
    ["flour", 870, 0],
  ]);
});

test("a week of 300 orders of everything is one answer", async () => {
  const { store, read } = await openDesk();
  const saved = await store.saveCatalogue({ catalogue: seedCatalogue, after: 1, savedAt: 1 });
  expect(saved.kind).toBe("saved");
  const checked = checkOrder(orderOfEverything("he"), seedCatalogue);
  if (!checked.ok) throw new Error("the seed refuses an order of everything");
  await store.saveOrders(
    Array.from({ length: 300 }, (_, index) =>
      newOrder({
        number: String(200_000_000 + index),
        order: checked.order,
        catalogueVersion: 2,
      }),
    ),
  );
  const week = await read("en");
  expect(week.orders).toHaveLength(303);
  expect(JSON.stringify(week).length).toBeLessThan(32_000_000 / 2);
});
