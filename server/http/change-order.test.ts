import { expect, test } from "vitest";
import { priceCart } from "#domain/cart/price-cart.ts";
import { agorot, signedAgorot } from "#domain/money/agorot.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import {
  appleCakeTotal,
  englishMenu,
  hebrewMenu,
  soupKitchen,
} from "#domain/testing/soup-kitchen.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { adjusted, newRevision } from "#server/testing/new-revision.ts";
import { deadlineOfRuth, mondayOfRuth, openWithOrder } from "#server/testing/open-with-order.ts";
import { changeOrderCall, codeIn, readOrderCall } from "#server/testing/placed-order-calls.ts";

const whole = ruthsOrder(hebrewMenu, "ירושלים");
const cakeOnly = withoutSoup(whole);
const inEnglish = ruthsOrder(englishMenu, "Jerusalem");

function withoutSoup(order: CustomerOrder): CustomerOrder {
  const groups = order.groups.slice(1);
  return { ...order, groups, totalPrice: priceCart(groups) };
}

async function openChangeable(options: Parameters<typeof openWithOrder>[0] = {}) {
  const shop = await openWithOrder(options);
  const change = (revision: number, order: CustomerOrder, key?: string) =>
    shop.ask(changeOrderCall(shop.link, revision, order, key));
  const read = async () => (await shop.ask(readOrderCall(shop.link))).data?.order;
  return { ...shop, change, read };
}

test("a customer changes an order until the deadline, and its week stays", async () => {
  const { change, read, clock, store, link } = await openChangeable();
  clock.now = deadlineOfRuth - 1;
  const answer = await change(0, cakeOnly);
  expect(answer.errors).toBeUndefined();
  const changed = answer.data?.changed?.order;
  expect(changed).toMatchObject({
    revision: 1,
    receivedAt: "2026-01-05T09:00:00.000Z",
    week: "2026-01-07",
    totalPrice: appleCakeTotal / 100,
    orderTotal: appleCakeTotal / 100 + 25,
    balance: appleCakeTotal / 100 + 25,
  });
  expect(changed?.allOrders).toHaveLength(1);
  expect(await read()).toEqual(changed);

  clock.now = deadlineOfRuth;
  expect(codeIn(await change(1, whole))).toBe("ORDER_CLOSED");
  expect(await read()).toMatchObject({ revision: 1, canChange: false });
  expect(await store.revisionsOfOrder(link.number)).toHaveLength(2);
});

test("a changed order is in the language of the change", async () => {
  const { change, ask, link } = await openChangeable();
  const answer = await change(0, withoutSoup(inEnglish));
  expect(answer.data?.changed?.order).toMatchObject({
    language: "en",
    customerData: { city: "Jerusalem" },
    payment: { app: "Bit" },
  });
  const inHebrew = await ask(readOrderCall(link, "he"));
  expect(inHebrew.data?.order?.customerData.city).toBe("ירושלים");
});

test("a change that is sent again, also after the deadline or another change, is one revision", async () => {
  const { change, clock, store, link } = await openChangeable();
  await Promise.all(Array.from({ length: 5 }, () => change(0, cakeOnly, "first")));
  expect((await change(1, whole, "second")).data?.changed?.order.revision).toBe(2);
  clock.now = deadlineOfRuth;
  const again = await change(0, cakeOnly, "first");
  expect(again.data?.changed?.order).toMatchObject({ revision: 2 });
  expect(codeIn(await change(0, whole, "first"))).toBe("IDEMPOTENCY_KEY_REUSED");
  expect(codeIn(await change(0, whole, "no key!"))).toBe("IDEMPOTENCY_KEY_INVALID");
  expect(await store.revisionsOfOrder(link.number)).toHaveLength(3);
});

test("a change that is sent again in the other language is one revision, also of an order that was changed since", async () => {
  const { change, store, link } = await openChangeable();
  const english = withoutSoup(inEnglish);
  await change(0, cakeOnly, "first");
  expect((await change(0, english, "first")).data?.changed?.order.revision).toBe(1);
  await change(1, whole, "second");
  expect((await change(0, english, "first")).data?.changed?.order.revision).toBe(2);
  const edited = {
    ...english,
    customerData: { ...english.customerData, address: "3 Vine Street" },
  };
  expect(codeIn(await change(0, edited, "first"))).toBe("IDEMPOTENCY_KEY_REUSED");
  expect(await store.revisionsOfOrder(link.number)).toHaveLength(3);
});

test("of two changes of one revision the first counts, and the other is told the newer revision", async () => {
  const { change, store, link } = await openChangeable();
  const other = { ...whole, customerData: { ...whole.customerData, address: "רחוב הגפן 3" } };
  const answers = await Promise.all([change(0, cakeOnly), change(0, other)]);
  const refused = answers.filter(({ errors }) => errors !== undefined);
  expect(refused).toMatchObject([
    { errors: [{ extensions: { code: "ORDER_CHANGED", revision: 1 } }] },
  ]);
  expect(await store.revisionsOfOrder(link.number)).toHaveLength(2);
  const late = await change(0, other);
  expect(late.errors?.[0]?.extensions).toEqual({ code: "ORDER_CHANGED", revision: 1 });
  // The customer has to see the newer order first, whatever else is wrong.
  expect(codeIn(await change(0, { ...whole, groups: [] }))).toBe("ORDER_CHANGED");
  expect((await change(1, other)).data?.changed?.order.customerData.address).toBe("רחוב הגפן 3");
});

test("a change is priced with the newest menu, and refused where it does not match", async () => {
  const { change, store, read } = await openChangeable();
  const [soups, ...types] = soupKitchen.menu;
  const menu = types.map((type) => ({
    ...type,
    dishes: type.dishes.map((dish) => ({
      ...dish,
      selections: dish.selections.map((each) => ({ ...each, price: agorot(each.price + 500) })),
    })),
  }));
  const dearer = { ...soupKitchen, menu: [...(soups === undefined ? [] : [soups]), ...menu] };
  await store.saveCatalogue({ catalogue: dearer, after: 1, savedAt: 2 });
  const refused = await change(0, cakeOnly);
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: "ORDER_REFUSED",
    refusals: expect.arrayContaining([
      expect.objectContaining({ code: "PRICE_CHANGED", dishName: "עוגת תפוחים" }),
    ]),
  });
  expect(codeIn(await change(0, { ...cakeOnly, groups: [] }))).toBe("ORDER_REFUSED");
  expect(await read()).toMatchObject({ revision: 0, totalPrice: whole.totalPrice / 100 });
});

test("a menu that is saved while a change is stored is asked again", async () => {
  let saves = 0;
  const { change, store, link } = await openChangeable({
    change: (real) => ({
      ...real,
      changeOrder: async (revision) => {
        saves += 1;
        if (saves === 1)
          await real.saveCatalogue({ catalogue: soupKitchen, after: 1, savedAt: mondayOfRuth });
        return real.changeOrder(revision);
      },
    }),
  });
  expect((await change(0, cakeOnly)).data?.changed?.order.revision).toBe(1);
  expect(saves).toBe(2);
  expect((await store.revisionsOfOrder(link.number)).at(-1)?.catalogueVersion).toBe(2);
});

test("the seller's surcharge or discount stays, and the total is never below 0", async () => {
  const { change, store, link } = await openChangeable();
  await store.changeOrder(
    newRevision({
      orderNumber: link.number,
      order: adjusted(newOrder().order, -10_000),
      adjustment: signedAgorot(-10_000),
      adjustmentText: "הייתה חסרה חלה",
    }),
  );
  const moved = { ...whole, customerData: { ...whole.customerData, address: "רחוב הגפן 3" } };
  expect((await change(1, moved)).data?.changed?.order).toMatchObject({
    adjustment: -100,
    orderTotal: 119.3,
  });
  const answer = await change(2, cakeOnly);
  expect(answer.data?.changed?.order).toMatchObject({
    revision: 3,
    adjustment: -90,
    // The form of the next change reckons with it.
    agreedAdjustment: -100,
    adjustmentText: "הייתה חסרה חלה",
    totalPrice: 65,
    orderTotal: 0,
    balance: 0,
  });
  const more = await change(3, whole);
  expect(more.data?.changed?.order).toMatchObject({ adjustment: -100, orderTotal: 119.3 });
});

test("a customer changes an order that the seller took by phone, and its contacts may stay", async () => {
  const { change, store, link } = await openChangeable();
  const { order } = newOrder();
  const contacts = { phoneNumber: "021234567", email: "" };
  const byPhone = { ...order, customerData: { ...order.customerData, ...contacts } };
  await store.changeOrder(newRevision({ orderNumber: link.number, order: byPhone }));
  const withContacts = (changed: Partial<typeof contacts>) =>
    change(1, { ...cakeOnly, customerData: { ...whole.customerData, ...contacts, ...changed } });
  expect(codeIn(await withContacts({ email: "ruth" }))).toBe("ORDER_REFUSED");
  expect((await withContacts({})).data?.changed?.order).toMatchObject({
    revision: 2,
    customerData: contacts,
  });
});

test("an order stays where it is delivered, at its price and time, though the shop no longer lists the town", async () => {
  const { change, store, link } = await openChangeable();
  const { customerData } = whole;
  const [, ...others] = soupKitchen.deliveryPlaces;
  await change(0, cakeOnly);
  const withoutJerusalem = { ...soupKitchen, deliveryPlaces: others };
  await store.saveCatalogue({ catalogue: withoutJerusalem, after: 1, savedAt: 2 });
  const refusals = async (changed: Partial<typeof customerData>) => {
    const answer = await change(1, { ...whole, customerData: { ...customerData, ...changed } });
    return answer.errors?.[0]?.extensions?.["refusals"];
  };
  const unknown = [{ code: "DELIVERY_PLACE_UNKNOWN" }];
  const noPrice = { pickupOrDeliveryPrice: agorot(0) };
  expect(await refusals({ orderType: "pickup", ...noPrice })).toMatchObject(unknown);
  expect(await refusals({ city: "חיפה" })).toMatchObject(unknown);
  expect(await refusals(noPrice)).toMatchObject([{ code: "DELIVERY_PRICE_CHANGED" }]);
  expect((await change(1, inEnglish)).data?.changed?.order).toMatchObject({
    revision: 2,
    customerData: { city: "Jerusalem", pickupOrDeliveryPrice: 25 },
  });
  const [, before, after] = await store.revisionsOfOrder(link.number);
  expect(before?.order.handOver).toBeDefined();
  expect(after?.order.handOver).toEqual(before?.order.handOver);
  // Once it goes elsewhere, it cannot come back.
  const modiin = { ...customerData, city: "מודיעין", pickupOrDeliveryPrice: agorot(3500) };
  await change(2, { ...cakeOnly, customerData: modiin });
  expect(codeIn(await change(3, cakeOnly))).toBe("ORDER_REFUSED");
});

test("a canceled order is not changed", async () => {
  const { change, cancel, kinds } = await openChangeable();
  await cancel(true);
  expect(codeIn(await change(0, cakeOnly))).toBe("ORDER_CANCELLED");
  await cancel(false);
  expect((await change(0, cakeOnly)).data?.changed?.order.revision).toBe(1);
  expect(await kinds()).toEqual(["cancelled", "undone", "changed"]);
});

test("a change that changes nothing, in either language, is not stored and told to nobody", async () => {
  const { change, kinds } = await openChangeable();
  expect((await change(0, whole)).data?.changed?.order.revision).toBe(0);
  expect((await change(0, inEnglish)).data?.changed?.order.revision).toBe(0);
  expect(await kinds()).toEqual([]);
});

test("an order counts as unchanged if only the other language or a measure was changed on the menu", async () => {
  const { change, kinds, store } = await openChangeable();
  const menu = JSON.stringify(soupKitchen).replaceAll("Chicken soup", "Clear soup");
  const catalogue = JSON.parse(menu.replaceAll('"quantity":0.5', '"quantity":0.6'));
  await store.saveCatalogue({ catalogue, after: 1, savedAt: 2 });
  expect((await change(0, whole)).data?.changed?.order.revision).toBe(0);
  expect(await kinds()).toEqual([]);
});

test("an order that the seller moved is changed until the deadline of its new week", async () => {
  const { change, store, link, clock } = await openChangeable();
  await store.mark({
    orderNumber: link.number,
    action: { kind: "moved", toWeek: "2026-01-14" },
    actionId: "moved",
    deviceId: null,
    pressedAt: mondayOfRuth,
    at: mondayOfRuth,
    seen: { event: 0, actionIds: [] },
  });
  clock.now = deadlineOfRuth + 1;
  const answer = await change(0, cakeOnly);
  expect(answer.data?.changed?.order).toMatchObject({ revision: 1, week: "2026-01-14" });
});

test("a wrong key changes nothing", async () => {
  const { ask, link, kinds } = await openChangeable();
  for (const wrong of [
    { ...link, key: "A".repeat(22) },
    { ...link, number: "123456788" },
  ])
    expect(codeIn(await ask(changeOrderCall(wrong, 0, cakeOnly)))).toBe("ORDER_UNKNOWN");
  expect(await kinds()).toEqual([]);
});

test("an order is changed at most twenty times an hour, which does not count as placing orders", async () => {
  const { change, clock } = await openChangeable({ config: { ordersPerHour: 1 } });
  for (let revision = 0; revision < 20; revision += 1) {
    clock.now += 1_000;
    const order = revision % 2 === 0 ? cakeOnly : whole;
    expect((await change(revision, order)).data?.changed?.order.revision).toBe(revision + 1);
  }
  const refused = await change(20, cakeOnly);
  expect(refused.errors?.[0]?.extensions).toEqual({ code: "TOO_MANY_CHANGES", retryAfter: 3_581 });
});

test("a store that is lost after a change was stored leaves the customer in doubt, and repeating it tells", async () => {
  let isLost = false;
  const { change, kinds } = await openChangeable({
    change: (real) => ({
      ...real,
      changeOrder: async (revision) => {
        const outcome = await real.changeOrder(revision);
        isLost = outcome.kind === "stored";
        return outcome;
      },
      findWorkingOrder: (number) =>
        isLost ? Promise.reject(new StoreUnavailable("lost")) : real.findWorkingOrder(number),
    }),
  });
  expect(codeIn(await change(0, cakeOnly, "key"))).toBe("OUTCOME_UNKNOWN");
  expect(codeIn(await change(0, cakeOnly, "key"))).toBe("UNAVAILABLE");
  isLost = false;
  expect((await change(0, cakeOnly, "key")).data?.changed?.order.revision).toBe(1);
  expect(await kinds()).toEqual(["changed"]);
});
