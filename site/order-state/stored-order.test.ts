import fc from "fast-check";
import { expect, test } from "vitest";
import type { Cart } from "#domain/cart/cart.ts";
import type { CartChange } from "#domain/cart/cart-change.ts";
import { agorot } from "#domain/money/agorot.ts";
import { anyOrdering } from "#domain/testing/any-order.ts";
import { englishMenu, soupAndCake } from "#domain/testing/soup-kitchen.ts";
import { type CartState, emptyOrderState } from "./order-state.ts";
import { serializeOrder } from "./serialize-order.ts";
import { parseStoredOrder } from "./stored-order.ts";

const noon = { hour: 12, minute: 0 };
const ordered = {
  ...emptyOrderState,
  language: "en",
  customerData: {
    name: "Ruth Cohen",
    email: "ruth@example.com",
    phoneNumber: "0501234567",
    orderType: "delivery",
    city: "Modiin",
    address: "7 Olive Street",
    pickupOrDeliveryPrice: agorot(3550),
  },
  cart: soupAndCake(englishMenu),
  orderKey: "key-1",
  sentOrder: {
    number: "123456789",
    orderTotal: agorot(22980),
    week: "2026-01-07",
    deadline: Date.UTC(2026, 0, 7, 12),
    place: { orderType: "pickup", address: "4 Narkis Street, Jerusalem" },
    handOver: { week: "2026-01-07", date: "2026-01-09", from: { ...noon, hour: 9 }, to: noon },
    page: "/order/123456789/key-of-the-page",
  },
  isInDoubt: true,
  formDraft: { name: "Ruth", city: "Modiin", cityLanguage: "en", cityId: "1" },
} as const satisfies CartState;

/** The stored state with one value replaced. */
function damage(change: (stored: Stored) => void): string {
  const stored = JSON.parse(serializeOrder(ordered)) as Stored;
  change(stored);
  return JSON.stringify(stored);
}

interface Stored {
  [field: string]: unknown;
  allOrders: {
    [field: string]: unknown;
    orders: {
      [field: string]: unknown;
      selections: { [field: string]: unknown; checkedOptions: object[] }[];
      options: object[];
      extras: Record<string, unknown>[];
    }[];
  }[];
}

/** The path of the chicken soup in the stored state. */
function soupOf({ allOrders }: Stored) {
  const [dish] = allOrders[0]?.orders ?? [];
  const [selection] = dish?.selections ?? [];
  const [extra] = dish?.extras ?? [];
  if (!dish || !selection || !extra) throw new Error("no soup is stored");
  return { dish, selection, extra };
}

test("a stored state is read back unchanged, with and without notes", () => {
  expect(parseStoredOrder(serializeOrder(ordered))).toEqual(ordered);
  const noted = {
    ...ordered,
    customerData: { ...ordered.customerData, note: "The gate code is 1234" },
    cart: ordered.cart.map((group) => ({
      ...group,
      dishes: group.dishes.map((dish) => ({ ...dish, note: "Without onion" })),
    })),
  };
  expect(parseStoredOrder(serializeOrder(noted))).toEqual(noted);
  expect(parseStoredOrder(serializeOrder(emptyOrderState))).toEqual(emptyOrderState);
});

test("any cart is read back unchanged", () => {
  fc.assert(
    fc.property(anyOrdering, ({ cart, language, order: { customerData } }) => {
      const state = { ...ordered, cart, language, customerData };
      expect(parseStoredOrder(serializeOrder(state))).toEqual(state);
    }),
  );
});

test("changes by the menu survive a reload until they are seen", () => {
  const where = { typeName: "Soups", dishName: "Chicken soup" };
  const changes: readonly CartChange[] = [
    { kind: "dish-gone", typeName: "Soups", dishName: "Pea soup" },
    { kind: "part-gone", ...where, partName: "Noodles" },
    { kind: "choice-needed", ...where, optionName: "Container" },
    { kind: "price-changed", ...where, from: agorot(12930), to: agorot(13005) },
  ];
  const state = { ...ordered, changes };
  expect(parseStoredOrder(serializeOrder(state))).toEqual(state);
  expect(serializeOrder(state)).toContain('"from":129.3,"to":130.05');
});

test("a state that an older version of the site stored is still read", () => {
  const sentOrder = { number: "123456789", orderTotal: 229.8, pickupAddress: "4 Narkis Street" };
  const older = damage((stored) => {
    for (const added of ["isInDoubt", "formDraft", "changedOrder"])
      Reflect.deleteProperty(stored, added);
    stored["sentOrder"] = sentOrder;
  });
  const notKnown = { week: null, deadline: null, place: null, page: null };
  expect(parseStoredOrder(older)).toMatchObject({
    changedOrder: null,
    isInDoubt: false,
    formDraft: null,
    sentOrder: { number: "123456789", orderTotal: 22980, ...notKnown },
  });
});

test("the last order is read back with its dishes", () => {
  const lastOrder = { order: { ...ordered.sentOrder, isCancelled: true }, cart: ordered.cart };
  const state = { ...ordered, lastOrder };
  expect(parseStoredOrder(serializeOrder(state))).toEqual(state);
});

test("the stored order has the fields of the specification, with prices in shekels", () => {
  expect(JSON.parse(serializeOrder(ordered))).toEqual({
    version: 1,
    language: "en",
    orderKey: "key-1",
    sentOrder: { ...ordered.sentOrder, orderTotal: 229.8, deadline: 1767787200000 },
    isInDoubt: true,
    formDraft: { name: "Ruth", city: "Modiin", cityLanguage: "en", cityId: "1" },
    lastOrder: null,
    changes: [],
    changedOrder: null,
    customerData: {
      name: "Ruth Cohen",
      email: "ruth@example.com",
      phoneNumber: "0501234567",
      orderType: "delivery",
      city: "Modiin",
      address: "7 Olive Street",
      pickupOrDeliveryPrice: 35.5,
    },
    allOrders: [
      {
        typeName: "Soups",
        typeOrder: 1,
        orders: [
          {
            dishName: "Chicken soup",
            dishOrder: 0,
            totalPrice: 129.3,
            selections: [
              {
                selectionName: "Half a litre",
                amount: 2,
                checkedOptions: [{ name: "Dumplings", addedPrice: 3.5, order: 0 }],
                price: 24.9,
                order: 0,
              },
              { selectionName: "Litre", amount: 1, checkedOptions: [], price: 45, order: 1 },
            ],
            options: [
              { name: "Seasoning", choice: "Spicy", choiceIndex: 1, price: [1.5], order: 0 },
              { name: "Container", choice: "Jar", choiceIndex: 1, price: [3, 5], order: 1 },
            ],
            extras: [{ name: "Challah", amount: 1, price: 12, order: 0 }],
          },
        ],
      },
      {
        typeName: "Desserts",
        typeOrder: 3,
        orders: [
          {
            dishName: "Apple cake",
            dishOrder: 0,
            totalPrice: 65,
            selections: [
              {
                selectionName: "Whole cake",
                amount: 1,
                checkedOptions: [{ name: "Whipped cream", addedPrice: 5, order: 0 }],
                price: 60,
                order: 0,
              },
            ],
            options: [],
            extras: [],
          },
        ],
      },
    ],
  });
});

test("groups and dishes are sorted as in the menu", () => {
  const turned = damage((stored) => (stored.allOrders = stored.allOrders.toReversed()));
  const cart: Cart | undefined = parseStoredOrder(turned)?.cart;
  expect(cart?.map(({ name }) => name)).toEqual(["Soups", "Desserts"]);
});

test("only amounts of whole agorot are accepted", () => {
  const priced = (price: unknown) =>
    damage((stored) => (soupOf(stored).dish["totalPrice"] = price));
  expect(parseStoredOrder(priced(129.3))).toEqual(ordered);
  const damaged = [129.301, -129.3, "129.3", null, 1e300].map(priced);
  expect(damaged.filter((stored) => parseStoredOrder(stored) !== undefined)).toEqual([]);
});

test.each([
  ["nothing", ""],
  ["no JSON", "{"],
  ["null", "null"],
  ["a list", "[]"],
  ["a cart as another program would store it", '{"allOrders":[]}'],
  ["an older version", damage((stored) => (stored["version"] = 0))],
  ["no version", damage((stored) => delete stored["version"])],
  ["an unknown language", damage((stored) => (stored["language"] = "fr"))],
  ["a full cart of no language", damage((stored) => (stored["language"] = null))],
  ["a full cart without a key", damage((stored) => (stored["orderKey"] = null))],
  ["a key that no header can carry", damage((stored) => (stored["orderKey"] = "מפתח"))],
  ["a key with nothing in it", damage((stored) => (stored["orderKey"] = ""))],
  ["customer data without a name", damage((stored) => (stored["customerData"] = {}))],
  ["a total that is not the sum", damage((stored) => (soupOf(stored).dish["totalPrice"] = 129.2))],
  ["a negative amount", damage((stored) => (soupOf(stored).selection["amount"] = -2))],
  ["an amount of 0", damage((stored) => (soupOf(stored).extra["amount"] = 0))],
  ["an amount of 21", damage((stored) => (soupOf(stored).selection["amount"] = 21))],
  ["half an amount", damage((stored) => (soupOf(stored).extra["amount"] = 0.5))],
  ["a negative price", damage((stored) => (soupOf(stored).extra["price"] = -12))],
  ["a negative position", damage((stored) => (soupOf(stored).dish["dishOrder"] = -1))],
  ["a dish without a name", damage((stored) => (soupOf(stored).dish["dishName"] = ""))],
  ["a dish without selections", damage((stored) => (soupOf(stored).dish.selections = []))],
  ["a group without dishes", damage(({ allOrders }) => allOrders[0]?.orders.splice(0))],
  ["twin groups", damage(({ allOrders }) => allOrders.push(...allOrders.slice(0, 1)))],
  ["twin dishes", damage((stored) => stored.allOrders[0]?.orders.push(soupOf(stored).dish))],
  [
    "twin selections",
    damage((stored) => {
      const { dish, selection } = soupOf(stored);
      dish.selections.push(selection);
      dish["totalPrice"] = 189.1;
    }),
  ],
  [
    "twin extras",
    damage((stored) => {
      const { dish, extra } = soupOf(stored);
      dish.extras.push(extra);
      dish["totalPrice"] = 141.3;
    }),
  ],
])("%s is dropped", (_, stored) => {
  expect(parseStoredOrder(stored)).toBeUndefined();
});
