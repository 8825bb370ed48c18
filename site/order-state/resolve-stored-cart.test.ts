import { beforeEach, expect, test, vi } from "vitest";
import { deliveryPlacesDocument } from "#contract/generated/late-operations.ts";
import { fullMenuDocument } from "#contract/generated/operations.ts";
import { menuFromWire, menuToWire } from "#contract/wire/menu.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { languages } from "#domain/language/language.ts";
import { agorot } from "#domain/money/agorot.ts";
import {
  cartDishNamed,
  englishMenu,
  hebrewMenu,
  soupAndCake,
  soupKitchen,
} from "#domain/testing/soup-kitchen.ts";
import { withoutIds } from "#domain/testing/without-ids.ts";
import { withResolvers } from "#domain/with-resolvers.ts";
import { answerAllBut, answerFrom } from "#site/testing/answer-from-soup-kitchen.ts";
import type { Execute } from "#web/graphql/execute.ts";
import { createGraphqlClient } from "#web/graphql/graphql-client.ts";
import { watchCalls } from "#web/testing/watch-calls.ts";
import { orderSent } from "./order-sent.ts";
import { createOrderStore, type OrderStore } from "./order-store.ts";
import { loadMenuInBothLanguages, resolveStoredCart } from "./resolve-stored-cart.ts";

/** The menus with ids, as the carts have them once they were resolved. */
const whole = {
  en: localizeMenu(soupKitchen.menu, "en"),
  he: localizeMenu(soupKitchen.menu, "he"),
};
/** The menus on the page. */
const english = { menu: menuFromWire(menuToWire(englishMenu)), language: "en" } as const;
const hebrew = { menu: menuFromWire(menuToWire(hebrewMenu)), language: "he" } as const;
const always = () => true;

let store: OrderStore;
beforeEach(() => {
  store = createOrderStore(null, () => "key");
  store.resolve({ cart: soupAndCake(hebrewMenu), changes: [] }, "he");
});

/** Holds every answer back until it is released. */
function heldBack(execute: Execute) {
  const gate = withResolvers<void>();
  const held: Execute = async (document, variables) => {
    await gate.promise;
    return execute(document, variables);
  };
  return { held, letGo: gate.resolve };
}

test("a Hebrew cart gets English names once the English menu is shown", async () => {
  await resolveStoredCart(store, createGraphqlClient(answerFrom()), english, always);
  expect(store.state()).toMatchObject({
    language: "en",
    cart: soupAndCake(whole.en),
    changes: [],
  });
});

test("changes by the menu are listed in the shown language", async () => {
  const where = { typeName: "מרקים", dishName: "מרק עוף" };
  const dearer = { kind: "price-changed", ...where, from: agorot(1), to: agorot(2) } as const;
  store.resolve({ cart: soupAndCake(hebrewMenu), changes: [dearer] }, "he");
  await resolveStoredCart(store, createGraphqlClient(answerFrom()), english, always);
  expect(store.state().changes).toEqual([
    { ...dearer, typeName: "Soups", dishName: "Chicken soup" },
  ]);
});

test("switching the language twice gives the same cart", async () => {
  const client = createGraphqlClient(answerFrom());
  await resolveStoredCart(store, client, english, always);
  await resolveStoredCart(store, client, hebrew, always);
  expect(store.state().cart).toEqual(soupAndCake(whole.he));
});

test("a cart in the shown language is resolved from the loaded menu, and gets its ids by one request", async () => {
  const { execute, calls } = watchCalls(answerFrom());
  const client = createGraphqlClient(execute);
  const listener = vi.fn();
  store.subscribe(listener);
  for (const _ of [1, 2]) await resolveStoredCart(store, client, hebrew, always);
  expect(store.state()).toMatchObject({ cart: soupAndCake(whole.he), changes: [] });
  expect(calls.map(({ operationName }) => operationName)).toEqual(["FullMenuWithIds"]);
  expect(listener).toHaveBeenCalledOnce();
});

test("a server without ids serves a cart by its names", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const client = createGraphqlClient(
    answerAllBut(["FullMenuWithIds", "FullMenuWithIdsInBothLanguages"]),
  );
  const withoutCake = hebrewMenu.filter(({ position }) => position !== 3);
  const shown = { menu: withoutCake, language: "he" } as const;
  await resolveStoredCart(store, client, shown, always);
  expect(store.state().cart.map(({ name }) => name)).toEqual(["מרקים"]);
  expect(store.state().changes).toMatchObject([{ kind: "dish-gone", dishName: "עוגת תפוחים" }]);
  await loadMenuInBothLanguages(client);
  await resolveStoredCart(store, client, english, always);
  expect(store.state()).toMatchObject({
    language: "en",
    cart: soupAndCake(englishMenu).slice(0, 1),
  });
});

const renamed = {
  ...soupKitchen,
  menu: soupKitchen.menu.map((type) => ({
    ...type,
    dishes: type.dishes.map((dish) =>
      dish.name.en === "Chicken soup"
        ? { ...dish, name: { he: "מרק של סבתא", en: "Grandmother’s soup" } }
        : dish,
    ),
  })),
};

test("a renamed dish stays in the cart, says its new name, and the menu on the page is the newest", async () => {
  const client = createGraphqlClient(answerFrom(renamed));
  client.keep(fullMenuDocument, { filter: { language: "he" } }, { fullMenu: [] });
  store.resolve({ cart: soupAndCake(whole.he), changes: [] }, "he");
  await resolveStoredCart(store, client, hebrew, always);
  const { cart, changes } = store.state();
  expect(cartDishNamed(cart, "מרק של סבתא")).toEqual({
    ...cartDishNamed(soupAndCake(whole.he), "מרק עוף"),
    name: "מרק של סבתא",
  });
  const where = { typeName: "מרקים", dishName: "מרק של סבתא" };
  expect(changes).toEqual([{ kind: "dish-renamed", ...where, oldName: "מרק עוף" }]);
  const kept = await client.read(fullMenuDocument, { filter: { language: "he" } });
  expect(JSON.stringify(kept)).toContain("מרק של סבתא");
});

test("a renamed dish stays in the cart while the language is switched", async () => {
  store.resolve({ cart: soupAndCake(whole.he), changes: [] }, "he");
  const shown = { menu: localizeMenu(renamed.menu, "en"), language: "en" } as const;
  await resolveStoredCart(store, createGraphqlClient(answerFrom(renamed)), shown, always);
  const where = { typeName: "Soups", dishName: "Grandmother’s soup" };
  expect(store.state().changes).toEqual([{ kind: "dish-renamed", ...where, oldName: "מרק עוף" }]);
  expect(cartDishNamed(store.state().cart, "Grandmother’s soup").totalPrice).toBe(12930);
});

test("a cart with ids waits for those of a new menu if the server cannot be reached", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  store.resolve({ cart: soupAndCake(whole.he), changes: [] }, "he");
  const before = store.state();
  const offline = createGraphqlClient(() => Promise.reject(new TypeError("offline")));
  const shown = { menu: withoutIds(localizeMenu(renamed.menu, "he")), language: "he" } as const;
  await resolveStoredCart(store, offline, shown, always);
  expect(store.state()).toBe(before);
});

test("a dish inserted into the menu meanwhile does not turn a dish of the translated cart into another", async () => {
  const [soups, ...others] = soupKitchen.menu;
  const pea = { ...soups?.dishes[1], name: { he: "מרק אפונה", en: "Pea soup" } };
  const menu = [{ ...soups, dishes: [pea, ...(soups?.dishes ?? [])] }, ...others];
  const edited = { ...soupKitchen, menu: menu as typeof soupKitchen.menu };
  const shown = { menu: localizeMenu(edited.menu, "en"), language: "en" } as const;
  await resolveStoredCart(store, createGraphqlClient(answerFrom(edited)), shown, always);
  expect(cartDishNamed(store.state().cart, "Chicken soup")).toMatchObject({ position: 1 });
  expect(store.state().changes).toEqual([]);
});

test("a cart whose menus fail to load stays unchanged and is translated when they load", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const answer = answerFrom();
  let isOnline = false;
  const client = createGraphqlClient((document, variables) =>
    isOnline ? answer(document, variables) : Promise.reject(new TypeError("offline")),
  );
  await loadMenuInBothLanguages(client);
  await resolveStoredCart(store, client, english, always);
  expect(store.state()).toMatchObject({ language: "he", cart: soupAndCake(hebrewMenu) });
  isOnline = true;
  await resolveStoredCart(store, client, english, always);
  expect(store.state()).toMatchObject({ language: "en", cart: soupAndCake(whole.en) });
});

test("a dish that is removed while the menus load stays removed", async () => {
  const { held, letGo } = heldBack(answerFrom());
  const resolving = resolveStoredCart(store, createGraphqlClient(held), english, always);
  store.remove({ typeName: "קינוחים", name: "עוגת תפוחים" });
  letGo();
  await resolving;
  expect(store.state()).toMatchObject({
    language: "en",
    cart: soupAndCake(englishMenu).slice(0, 1),
  });
});

test("menus that arrive after the customer switched back change nothing", async () => {
  const { held, letGo } = heldBack(answerFrom());
  let isShown = true;
  const resolving = resolveStoredCart(store, createGraphqlClient(held), english, () => isShown);
  isShown = false;
  letGo();
  await resolving;
  expect(store.state()).toMatchObject({ language: "he", cart: soupAndCake(hebrewMenu) });
});

test("two calls at once, as React makes in development, resolve the cart once", async () => {
  const client = createGraphqlClient(answerFrom());
  const listener = vi.fn();
  store.subscribe(listener);
  await Promise.all([1, 2].map(() => resolveStoredCart(store, client, english, always)));
  expect(listener).toHaveBeenCalledOnce();
});

test("a sent cart keeps showing what was ordered", async () => {
  orderSent(store, {
    number: "123456789",
    orderTotal: agorot(19430),
    week: "2026-01-07",
    deadline: null,
    place: null,
    handOver: null,
    page: null,
  });
  const before = store.state();
  const client = createGraphqlClient(answerFrom());
  await resolveStoredCart(store, client, english, always);
  await resolveStoredCart(store, client, { menu: [], language: "he" }, always);
  expect(store.state()).toBe(before);
});

test("an empty cart sends no request", async () => {
  store.clear();
  const { execute, calls } = watchCalls(answerFrom());
  await resolveStoredCart(store, createGraphqlClient(execute), english, always);
  expect(calls).toEqual([]);
});

test("the menus of one request replace the kept ones in both languages", async () => {
  const { execute, calls } = watchCalls(answerFrom());
  const client = createGraphqlClient(execute);
  await loadMenuInBothLanguages(client);
  for (const language of languages) {
    await client.read(fullMenuDocument, { filter: { language } });
  }
  await client.read(deliveryPlacesDocument, {});
  expect(calls.map(({ operationName }) => operationName)).toEqual([
    "FullMenuWithIdsInBothLanguages",
    "DeliveryPlaces",
  ]);
});
