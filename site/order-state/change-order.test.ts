import { beforeEach, expect, test, vi } from "vitest";
import { fullMenuDocument } from "#contract/generated/operations.ts";
import type { Cart } from "#domain/cart/cart.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { agorot, signedAgorot } from "#domain/money/agorot.ts";
import { stripPositions } from "#domain/order/strip-positions.ts";
import {
  englishMenu,
  lentilSoupDraft,
  orderDish,
  soupAndCake,
  soupKitchen,
} from "#domain/testing/soup-kitchen.ts";
import { answerAllBut, answerFrom } from "#site/testing/answer-from-soup-kitchen.ts";
import { TabStorage } from "#site/testing/tab-storage.ts";
import { createGraphqlClient } from "#web/graphql/graphql-client.ts";
import { beginChange, type OrderForCart, orderAgain, sameAgain } from "./begin-change.ts";
import { endChange } from "./end-change.ts";
import { giveUpChange } from "./give-up-change.ts";
import { changeSent, orderSent } from "./order-sent.ts";
import { type CartState, emptyOrderState } from "./order-state.ts";
import { createOrderStore, type OrderStore } from "./order-store.ts";
import { resolveOrder } from "./resolve-stored-cart.ts";
import { restoreOrder } from "./restore-order.ts";
import { serializeOrder } from "./serialize-order.ts";
import { parseStoredOrder } from "./stored-order.ts";

const customerData = {
  name: "Ruth Cohen",
  email: "ruth@example.com",
  phoneNumber: "0501234567",
  orderType: "delivery",
  city: "Modiin",
  address: "7 Olive Street",
  pickupOrDeliveryPrice: agorot(3550),
} as const;
const contacts = { phoneNumber: "0501234567", email: "ruth@example.com" };
/** Ruth's order as a cart of the menu of a catalogue. */
async function resolved(catalogue: Catalogue) {
  const client = createGraphqlClient(answerFrom(catalogue));
  const cart = await resolveOrder(client, stripPositions(soupAndCake(englishMenu)), "en");
  if (cart === null) throw new Error("the menu was not loaded");
  return cart;
}

const placed = {
  resolved: await resolved(soupKitchen),
  language: "en",
  customerData,
  formDraft: { name: "Ruth Cohen", city: "Modiin", cityLanguage: "en", cityId: "0" },
} as const satisfies OrderForCart;
const order = {
  number: "123456789",
  key: "key-of-the-page",
  revision: 2,
  week: "2026-01-07",
  deadline: Date.UTC(2026, 0, 7, 12),
  money: {
    agreedAdjustment: signedAgorot(-1000),
    adjustmentText: "extra box",
    received: signedAgorot(-500),
  },
};
const lentils = orderDish([], englishMenu, "Lentil soup", lentilSoupDraft);
const [dishesOfLentils] = lentils;

let storage: Storage;
let store: OrderStore;
beforeEach(() => {
  storage = new TabStorage();
  store = createOrderStore(storage, () => "key-of-the-cart");
  if (dishesOfLentils === undefined) throw new Error("no lentil soup");
  for (const dish of dishesOfLentils.dishes) store.save(dishesOfLentils, dish, "en");
  store.keepFormDraft({ name: "Noa" });
});

const change = (state: CartState = store.state()) => beginChange(state, order, placed);

test("a placed order that is changed is the cart, its data are in the form, and it has a key of its own", () => {
  store.takeOver(change());
  expect(store.state()).toMatchObject({
    cart: soupAndCake(englishMenu),
    language: "en",
    customerData,
    formDraft: placed.formDraft,
    changes: [],
    changedOrder: { ...order, had: ["1 0", "3 0"], contacts, hasCartBefore: true },
  });
  expect(store.state().orderKey).toMatch(/^[0-9a-f]{32}$/u);
});

test("a reload in the middle of a change keeps the change and the cart before it", async () => {
  const before = store.state();
  store.takeOver(change());
  const reloaded = createOrderStore(storage, () => "", await restoreOrder(storage));
  expect(reloaded.state()).toEqual(store.state());
  expect(await endChange(reloaded.state())).toEqual(before);
});

test("once a change was recorded, the cart before it comes back", async () => {
  const before = store.state();
  store.takeOver(change());
  await changeSent(store, store.state().cart, { revision: 3, money: order.money });
  expect(store.state()).toEqual(before);
});

test.each([
  [
    "adds a dish",
    (cart: Cart) => store.resolve({ cart: [...cart, ...lentils], changes: [] }, "en"),
  ],
  ["removes a dish", (cart: Cart) => store.resolve({ cart: cart.slice(1), changes: [] }, "en")],
])(
  "a customer who %s while a change is on its way goes on changing the order",
  async (_, meanwhile) => {
    store.takeOver(change());
    store.setInDoubt(true);
    const { cart: sent, orderKey } = store.state();
    meanwhile(sent);
    const { cart } = store.state();
    await changeSent(store, sent, {
      revision: 3,
      money: { ...order.money, received: signedAgorot(0) },
    });
    expect(store.state()).toMatchObject({
      cart,
      isInDoubt: false,
      changedOrder: { ...order, revision: 3, money: { received: 0 }, had: ["1 0", "3 0"] },
    });
    expect(store.state().orderKey).not.toBe(orderKey);
  },
);

test("the place of an order that the shop no longer lists is kept over a reload", async () => {
  const placeBefore = { name: "Modiin", price: agorot(3550) };
  store.takeOver(beginChange(store.state(), order, { ...placed, placeBefore }));
  expect((await restoreOrder(storage)).changedOrder).toMatchObject({ placeBefore });
});

test("clearing the cart does not end the change", async () => {
  const before = store.state();
  store.takeOver(change());
  store.clear();
  expect(store.state()).toMatchObject({ cart: [], changedOrder: order });
  expect(await endChange(store.state())).toEqual(before);
});

test("changing a second order keeps the cart that was there before the first change", async () => {
  const before = store.state();
  store.takeOver(beginChange(change(), { ...order, number: "987654321" }, placed));
  expect(store.state().changedOrder).toMatchObject({ number: "987654321", hasCartBefore: true });
  expect(await endChange(store.state())).toEqual(before);
});

test("a cart before that was ordered meanwhile does not come back", async () => {
  store.setInDoubt(true);
  const sent = store.state();
  store.takeOver(change());
  const placedNow = {
    number: "555555555",
    orderTotal: agorot(5970),
    week: null,
    deadline: null,
    place: null,
    handOver: null,
    page: null,
  };
  orderSent(store, placedNow, sent);
  expect(store.state().changedOrder).toMatchObject(order);
  expect(await endChange(store.state())).toMatchObject({
    cart: [],
    orderKey: null,
    isInDoubt: false,
    formDraft: { name: "Noa" },
    lastOrder: { order: placedNow },
  });
});

test("giving up resolves the cart before in the language that is shown now", async () => {
  store.takeOver(change());
  await giveUpChange(store, createGraphqlClient(answerFrom()), "he");
  expect(store.state()).toMatchObject({
    language: "he",
    orderKey: "key-of-the-cart",
    changedOrder: null,
    cart: [{ name: "מרקים" }],
  });
});

test("giving up without a connection leaves a menu that can be asked for again", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const refused = ["FullMenu"];
  const client = createGraphqlClient(answerAllBut(refused));
  store.takeOver(change());
  await giveUpChange(store, client, "en");
  expect(store.state()).toMatchObject({ orderKey: "key-of-the-cart", changedOrder: null });
  refused.pop();
  expect((await client.read(fullMenuDocument, { filter: { language: "en" } })).ok).toBe(true);
});

test("a state before that is damaged ends as an empty cart", async () => {
  const state = { ...change(), lastOrder: null };
  const changedOrder = { ...order, had: [], hasCartBefore: true, before: "{" };
  const damaged = { ...state, changedOrder };
  expect(await endChange(damaged)).toEqual(emptyOrderState);
});

test.each([
  ["without a key", { key: "" }],
  ["of half a revision", { revision: 0.5 }],
  ["of no week", { week: "2026-02-30" }],
  ["without a deadline", { deadline: null }],
])("a stored change %s is dropped with its cart", (_, damage) => {
  const stored = JSON.parse(serializeOrder(change())) as { changedOrder: object };
  expect(parseStoredOrder(JSON.stringify(stored))).toEqual({
    ...change(),
    orderKey: (stored as unknown as CartState).orderKey,
  });
  stored.changedOrder = { ...stored.changedOrder, ...damage };
  expect(parseStoredOrder(JSON.stringify(stored))).toBeUndefined();
});

test("a stored page of a sent order that leads elsewhere is dropped with its cart", () => {
  const page = "//elsewhere.example/order/1/key";
  const sentOrder = {
    number: "1",
    orderTotal: agorot(1),
    week: null,
    deadline: null,
    place: null,
    handOver: null,
    page,
  };
  expect(parseStoredOrder(serializeOrder({ ...store.state(), sentOrder }))).toBeUndefined();
});

test("the same order again is a new order of today's menu, and keeps what the customer has typed", () => {
  const again = orderAgain(store.state(), placed);
  expect(again).toMatchObject({
    cart: soupAndCake(englishMenu),
    formDraft: { name: "Noa" },
    changedOrder: null,
    isInDoubt: false,
  });
  expect(again.orderKey).not.toBe("key-of-the-cart");
  expect(orderAgain(emptyOrderState, placed)).toMatchObject({
    customerData,
    formDraft: placed.formDraft,
  });
  // The form is filled in with what this device keeps, or not at all.
  expect(sameAgain(emptyOrderState, placed)).toMatchObject({
    cart: soupAndCake(englishMenu),
    customerData: null,
    formDraft: null,
  });
});

test("what is gone from the menu or has a different price is listed", async () => {
  const dearer = soupKitchen.menu
    .filter(({ position }) => position !== 3)
    .map((type) => ({
      ...type,
      dishes: type.dishes.map((dish) => ({
        ...dish,
        extras: dish.extras.map((extra) => ({ ...extra, price: agorot(1500) })),
      })),
    }));
  const today = await resolved({ ...soupKitchen, menu: dearer });
  const state = beginChange(emptyOrderState, order, { ...placed, resolved: today });
  expect(state.changes).toEqual([
    { kind: "price-changed", typeName: "Soups", dishName: "Chicken soup", from: 12930, to: 13230 },
    { kind: "dish-gone", typeName: "Desserts", dishName: "Apple cake" },
  ]);
  expect(state.changedOrder?.hasCartBefore).toBe(false);
});

test("the note on an order is in the form while the order is changed, and not in that of another one", () => {
  const noted = { ...placed, customerData: { ...customerData, note: "The gate code is 1234" } };
  expect(beginChange(store.state(), order, noted).formDraft).toEqual({
    ...placed.formDraft,
    note: "The gate code is 1234",
  });
  expect(sameAgain(store.state(), noted).formDraft).toEqual({ name: "Noa" });
  expect(orderAgain({ ...emptyOrderState }, noted).formDraft).toEqual(placed.formDraft);
});
