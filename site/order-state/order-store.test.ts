import { beforeEach, describe, expect, test, vi } from "vitest";
import { cartDishOfDraft } from "#domain/cart/dish-draft.ts";
import { resolveCart } from "#domain/cart/resolve-cart.ts";
import { agorot } from "#domain/money/agorot.ts";
import { draftAt, type PositionedDraft } from "#domain/testing/draft-at.ts";
import {
  appleCakeDraft,
  chickenSoupDraft,
  dishNamed,
  englishMenu,
  hebrewMenu,
} from "#domain/testing/soup-kitchen.ts";
import { ForbiddenStorage, TabStorage } from "#site/testing/tab-storage.ts";
import { orderSent } from "./order-sent.ts";
import { emptyOrderState } from "./order-state.ts";
import { createOrderStore, makeOrderKey, type OrderStore } from "./order-store.ts";
import { restoreOrder } from "./restore-order.ts";
import { parseStoredOrder } from "./stored-order.ts";

const customerData = {
  name: "Ruth Cohen",
  email: "ruth@example.com",
  phoneNumber: "0501234567",
  orderType: "pickup",
  city: "Jerusalem",
  address: "",
  pickupOrDeliveryPrice: agorot(0),
} as const;
const sentOrder = {
  number: "123456789",
  orderTotal: agorot(6500),
  week: "2026-01-07",
  deadline: Date.UTC(2026, 0, 7, 12),
  place: { orderType: "pickup", address: "4 Narkis Street, Jerusalem" },
  handOver: {
    week: "2026-01-07",
    date: "2026-01-09",
    from: { hour: 9, minute: 0 },
    to: { hour: 12, minute: 30 },
    note: "ring twice",
  },
  page: "/order/123456789/key-of-the-page",
} as const;
const soup = { typeName: "Soups", name: "Chicken soup" };
const cake = { typeName: "Desserts", name: "Apple cake" };

let keys = 0;
const nextKey = () => `key-${(keys += 1)}`;
let storage: Storage;
let store: OrderStore;
beforeEach(() => {
  keys = 0;
  storage = new TabStorage();
  store = createOrderStore(storage, nextKey);
});

function save(dishName: string, draft: Partial<PositionedDraft>, into = store): void {
  const { dishType, dish, position } = dishNamed(englishMenu, dishName);
  into.save(dishType, cartDishOfDraft(dish, position, draftAt(dish, draft)), "en");
}

const dishesIn = ({ state }: OrderStore) =>
  state().cart.flatMap(({ dishes }) => dishes.map(({ name }) => name));

test("a new tab has an empty cart and no order key", () => {
  expect(store.state()).toBe(emptyOrderState);
  expect(storage.length).toBe(0);
});

test("saved dishes are grouped by dish type and written to session storage", () => {
  save("Apple cake", appleCakeDraft);
  save("Chicken soup", chickenSoupDraft);
  expect(dishesIn(store)).toEqual(["Chicken soup", "Apple cake"]);
  expect(store.state().language).toBe("en");
  expect(parseStoredOrder(storage.getItem("order") ?? "")).toEqual(store.state());
});

test("a reload restores the cart", async () => {
  save("Chicken soup", chickenSoupDraft);
  store.saveCustomerData(customerData);
  orderSent(store, sentOrder);
  const reloaded = createOrderStore(storage, nextKey, await restoreOrder(storage));
  expect(reloaded.state()).toEqual(store.state());
});

test("saving a dish without counts removes it from the cart", () => {
  save("Chicken soup", chickenSoupDraft);
  save("Apple cake", appleCakeDraft);
  save("Apple cake", {});
  expect(dishesIn(store)).toEqual(["Chicken soup"]);
});

test("removing a dish keeps the others", () => {
  save("Chicken soup", chickenSoupDraft);
  save("Apple cake", appleCakeDraft);
  store.remove(soup);
  expect(dishesIn(store)).toEqual(["Apple cake"]);
  store.remove(cake);
  expect(store.state().cart).toEqual([]);
});

describe("the order key", () => {
  test("is made with the first dish and kept while the cart changes", () => {
    save("Chicken soup", chickenSoupDraft);
    save("Apple cake", appleCakeDraft);
    store.remove(soup);
    store.saveCustomerData(customerData);
    expect(store.state().orderKey).toBe("key-1");
  });

  test("is a new one after the cart was cleared", () => {
    save("Chicken soup", chickenSoupDraft);
    store.clear();
    expect(store.state().orderKey).toBeNull();
    save("Chicken soup", chickenSoupDraft);
    expect(store.state().orderKey).toBe("key-2");
  });

  test("is a new one when the customer wants a further order", () => {
    save("Chicken soup", chickenSoupDraft);
    store.renewOrderKey();
    expect(store.state().orderKey).toBe("key-2");
    expect(parseStoredOrder(storage.getItem("order") ?? "")?.orderKey).toBe("key-2");
  });

  test("fits the contract and is unique", () => {
    expect(makeOrderKey()).toMatch(/^[0-9a-f]{32}$/u);
    expect(makeOrderKey()).not.toBe(makeOrderKey());
  });
});

test("closing a sent order keeps it, with its dishes; without a page of its own, until the next order is sent", () => {
  const withoutPage = { ...sentOrder, page: null };
  save("Chicken soup", chickenSoupDraft);
  store.saveCustomerData(customerData);
  orderSent(store, withoutPage);
  const { cart } = store.state();
  store.clear();
  const lastOrder = { order: withoutPage, cart };
  expect(store.state()).toEqual({ ...emptyOrderState, customerData, lastOrder });
  save("Apple cake", appleCakeDraft);
  store.clear();
  expect(store.state().lastOrder).toEqual(lastOrder);
  orderSent(store, { ...sentOrder, number: "987654321" });
  expect(store.state().lastOrder).toBeNull();
});

test("a sent order that has a page of its own goes when another cart is begun, and not before", () => {
  save("Chicken soup", chickenSoupDraft);
  orderSent(store, sentOrder);
  store.clear();
  expect(store.state().lastOrder).not.toBeNull();
  save("Apple cake", appleCakeDraft);
  expect(store.state().lastOrder).toBeNull();
});

test("clearing the cart keeps the customer data and nothing else", () => {
  save("Chicken soup", chickenSoupDraft);
  store.saveCustomerData(customerData);
  store.clear();
  expect(store.state()).toEqual({ ...emptyOrderState, customerData });
});

describe("the answer to an order whose form the customer left", () => {
  test("leaves a dish in the cart that was added meanwhile, as a new order", () => {
    save("Chicken soup", chickenSoupDraft);
    store.setInDoubt(true);
    const sent = store.state();
    save("Apple cake", appleCakeDraft);
    orderSent(store, sentOrder, sent);
    expect(dishesIn(store)).toEqual(["Apple cake"]);
    const lastOrder = { order: sentOrder, cart: sent.cart };
    expect(store.state()).toMatchObject({ sentOrder, lastOrder, isInDoubt: false });
    expect(store.state().orderKey).not.toBe(sent.orderKey);
  });

  test("shows again what was ordered if a dish was removed or the language switched meanwhile", () => {
    save("Chicken soup", chickenSoupDraft);
    save("Apple cake", appleCakeDraft);
    const sent = store.state();
    store.remove(cake);
    store.resolve(resolveCart(store.state().cart, englishMenu, hebrewMenu), "he");
    orderSent(store, sentOrder, sent);
    expect(store.state()).toMatchObject({ ...sent, language: "he", sentOrder, lastOrder: null });
  });

  test("keeps another cart that was begun meanwhile", () => {
    save("Chicken soup", chickenSoupDraft);
    const sent = store.state();
    store.clear();
    save("Apple cake", appleCakeDraft);
    orderSent(store, sentOrder, sent);
    expect(dishesIn(store)).toEqual(["Apple cake"]);
    expect(store.state()).toMatchObject({
      sentOrder: null,
      lastOrder: { order: sentOrder, cart: sent.cart },
    });
  });
});

test("keeping the order that was placed before leaves nothing of the cart", () => {
  save("Chicken soup", chickenSoupDraft);
  const { orderKey } = store.state();
  orderSent(store, sentOrder, { cart: [], orderKey });
  expect(store.state()).toMatchObject({ cart: [], sentOrder, lastOrder: null });
});

test("text in the form survives a reload and notifies no subscriber", async () => {
  const listener = vi.fn();
  store.subscribe(listener);
  store.keepFormDraft({ name: "Ruth", cityId: "1" });
  expect(listener).not.toHaveBeenCalled();
  const reloaded = createOrderStore(storage, nextKey, await restoreOrder(storage));
  expect(reloaded.state().formDraft).toEqual({ name: "Ruth", cityId: "1" });
});

test("other counts replace a dish of the cart, and none removes it", () => {
  save("Chicken soup", chickenSoupDraft);
  const dish = store.state().cart[0]?.dishes[0];
  if (dish === undefined) throw new Error("the cart is empty");
  store.replace(soup, { ...dish, extras: [] });
  expect(store.state().cart[0]?.dishes).toEqual([{ ...dish, extras: [] }]);
  store.replace(soup, { ...dish, selections: [] });
  expect(store.state().cart).toEqual([]);
});

test("changes by the menu are kept until they are seen", () => {
  const gone = { kind: "dish-gone", typeName: "Soups", dishName: "Chicken soup" } as const;
  save("Chicken soup", chickenSoupDraft);
  store.resolve({ cart: [], changes: [gone] }, "he");
  store.resolve({ cart: [], changes: [] }, "he");
  expect(store.state()).toMatchObject({ cart: [], language: "he", changes: [gone] });
});

test("subscribers are notified of every change until they unsubscribe", () => {
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  save("Chicken soup", chickenSoupDraft);
  store.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  save("Chicken soup", chickenSoupDraft);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("a damaged cart is dropped and logged, and the tab starts empty", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  storage.setItem("order", '{"version":1,"allOrders":[{"orders":1}]}');
  store = createOrderStore(storage, nextKey, await restoreOrder(storage));
  expect(store.state()).toBe(emptyOrderState);
  expect(storage.getItem("order")).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
  save("Chicken soup", chickenSoupDraft);
  expect(dishesIn(store)).toEqual(["Chicken soup"]);
});

test.each([
  ["forbids storage", new ForbiddenStorage()],
  ["has no storage", null],
])("a browser that %s still takes orders", async (_, none) => {
  vi.spyOn(console, "warn").mockReturnValue();
  const unstored = createOrderStore(none, nextKey, await restoreOrder(none));
  save("Chicken soup", chickenSoupDraft, unstored);
  expect(dishesIn(unstored)).toEqual(["Chicken soup"]);
  expect(unstored.state().orderKey).toBe("key-1");
});
