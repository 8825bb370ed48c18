import { beforeEach, expect, test } from "vitest";
import {
  englishMenu,
  lentilSoupDraft,
  orderDish,
  soupKitchen,
} from "#domain/testing/soup-kitchen.ts";
import { orderAgain } from "#site/order-state/begin-change.ts";
import { createOrderStore, type OrderStore } from "#site/order-state/order-store.ts";
import { answerFrom } from "#site/testing/answer-from-soup-kitchen.ts";
import { placedOrderAnswer } from "#site/testing/placed-order-answer.ts";
import { createGraphqlClient } from "#web/graphql/graphql-client.ts";
import { readShownOrder } from "./shown-order.ts";
import { putOrderIntoCart } from "./use-fill-cart.ts";

const order = readShownOrder(placedOrderAnswer("en"));
const language = "en";

let store: OrderStore;
beforeEach(() => {
  store = createOrderStore(null, () => "key-of-the-cart");
});

const fill = () => {
  const client = createGraphqlClient(answerFrom());
  return putOrderIntoCart({ store, client, language }, { loading: order, next: orderAgain });
};

test("an order fills the cart, and the form with its data and the id of its city", async () => {
  expect(await fill()).toBe("filled");
  const modiin = soupKitchen.deliveryPlaces.find(({ name }) => name.en === "Modiin");
  expect(store.state()).toMatchObject({
    cart: [{ name: "Soups" }, { name: "Desserts" }],
    formDraft: { name: "Ruth Cohen", city: "Modiin", cityLanguage: "en", cityId: modiin?.id ?? "" },
  });
});

test("a cart that was begun while the order was loading stays", async () => {
  const filling = fill();
  for (const group of orderDish([], englishMenu, "Lentil soup", lentilSoupDraft))
    for (const dish of group.dishes) store.save(group, dish, language);
  const begun = store.state();
  expect(await filling).toBe("other-cart");
  expect(store.state()).toEqual(begun);
});
