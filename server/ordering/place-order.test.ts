import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { agorot } from "#domain/money/agorot.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { englishMenu, hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { emptyDatabaseFile } from "#server/testing/database-file.ts";
import { ordersOfWeek } from "#server/testing/stored-orders.ts";
import { placeOrder } from "./place-order.ts";

/** Monday, 5 January 2026, 11:00 in Jerusalem: two days before a deadline. */
const monday = Date.UTC(2026, 0, 5, 9);
const order = ruthsOrder(hebrewMenu, "ירושלים");

const firstWeek = { date: "2026-01-07", deadline: Date.UTC(2026, 0, 7, 12) };

/** When deliveries to Jerusalem of that week arrive. */
const toldTime = {
  week: "2026-01-07",
  date: "2026-01-09",
  from: { hour: 9, minute: 0 },
  to: { hour: 13, minute: 0 },
};

/** The same soup kitchen, one agora dearer in its delivery to Jerusalem. */
const dearer: Catalogue = {
  ...soupKitchen,
  deliveryPlaces: soupKitchen.deliveryPlaces.map((place) => ({
    ...place,
    deliveryPrice: agorot(place.deliveryPrice + 1),
  })),
};
/** Another shop's address, the same prices. */
const renamed: Catalogue = {
  ...soupKitchen,
  shop: { ...soupKitchen.shop, contactAddress: "a@b.example" },
};

let store: Store;
let numbers: string[];
let sellerAddress: string | undefined;

const place = (received: CustomerOrder = order, key?: string, using: Store = store, now = monday) =>
  placeOrder(received, key, {
    store: using,
    clock: () => now,
    makeNumber: () => numbers.shift() ?? "999999999",
    sellerAddress,
    mostInAnHour: 4,
  });

const save = async (catalogue: Catalogue, after: number) => {
  await store.saveCatalogue({ catalogue, after, savedAt: monday });
};

beforeEach(async () => {
  store = await openSqliteStore(await emptyDatabaseFile());
  onTestFinished(() => store.close());
  numbers = ["111111111", "222222222", "333333333"];
  sellerAddress = undefined;
});

describe("in an open shop", () => {
  beforeEach(() => save(soupKitchen, 0));

  test("an accepted order is stored for the week of the next deadline", async () => {
    expect(await place()).toEqual({
      kind: "placed",
      number: "111111111",
      week: firstWeek,
      handOver: toldTime,
      isRepeated: false,
    });
    const [stored] = (await ordersOfWeek(store, "2026-01-07")).orders;
    expect(stored).toMatchObject({
      number: "111111111",
      receivedAt: monday,
      catalogueVersion: 1,
      order: { language: "he", totalPrice: 19_430, orderTotal: 21_930 },
    });
  });

  test("an order in English is stored in English", async () => {
    await place(ruthsOrder(englishMenu, "Jerusalem"));
    const [stored] = (await ordersOfWeek(store, "2026-01-07")).orders;
    expect(stored?.order.language).toBe("en");
  });

  test("the customer and the seller have a mail each, the seller at the contact address or at the one from the settings", async () => {
    const mails = async () =>
      (await store.listMails({ status: "waiting", limit: 10 })).map(
        ({ orderNumber, kind, recipient }) => `${orderNumber} ${kind} ${recipient}`,
      );
    await place();
    expect((await mails()).toSorted()).toEqual([
      "111111111 customer ruth@example.com",
      "111111111 seller cook@soup-kitchen.example",
    ]);
    sellerAddress = "kitchen@example.com";
    await place();
    expect(await mails()).toContain("222222222 seller kitchen@example.com");
  });

  test("a refused order has no mails", async () => {
    await place({ ...order, totalPrice: agorot(1) });
    expect(await store.countMails()).toEqual({ waiting: 0, dead: 0, waitingSince: undefined });
  });

  test("an order after the deadline belongs to the next week", async () => {
    await place(order, undefined, store, Date.UTC(2026, 0, 7, 12));
    expect((await ordersOfWeek(store, "2026-01-07")).orders).toEqual([]);
    expect((await ordersOfWeek(store, "2026-01-14")).orders).toHaveLength(1);
  });

  test("an order that does not fit the catalogue is refused and not stored", async () => {
    const wrong = { ...order, totalPrice: agorot(1) };
    expect(await place(wrong)).toMatchObject({
      kind: "refused",
      refusals: [{ code: "CART_TOTAL_WRONG", expected: [19_430], received: [1] }],
    });
    expect((await ordersOfWeek(store, "2026-01-07")).orders).toEqual([]);
  });

  test("without a key every call stores a new order", async () => {
    expect(await place()).toMatchObject({ number: "111111111" });
    expect(await place()).toMatchObject({ number: "222222222" });
  });

  test("the same key again gets the same number", async () => {
    await place(order, "ruth-1");
    expect(await place(order, "ruth-1")).toEqual({
      kind: "placed",
      number: "111111111",
      week: firstWeek,
      handOver: toldTime,
      isRepeated: true,
    });
  });

  test("the same key again after the deadline gets the week in which the order was stored", async () => {
    const afterDeadline = Date.UTC(2026, 0, 7, 12);
    await place(order, "ruth-1");
    expect(await place(order, "ruth-1", store, afterDeadline)).toMatchObject({
      number: "111111111",
      week: firstWeek,
    });
    expect(await place(order, "noa-1", store, afterDeadline)).toMatchObject({
      week: { date: "2026-01-14", deadline: Date.UTC(2026, 0, 14, 12) },
    });
  });

  test.each([
    ["still fits the menu", soupKitchen],
    ["no longer fits the menu", dearer],
  ])(
    "the same key again, when the deadline was moved and the order %s, gets its week with the deadline of the new rules",
    async (_, catalogue) => {
      await place(order, "ruth-1");
      const friday = { weekday: 5, hour: 9, minute: 30 };
      await save({ ...catalogue, shop: { ...catalogue.shop, deadline: friday } }, 1);
      expect(await place(order, "ruth-1")).toMatchObject({
        number: "111111111",
        week: { date: "2026-01-07", deadline: Date.UTC(2026, 0, 7, 7, 30) },
      });
    },
  );

  test("the same key again gets the same number even if prices have changed", async () => {
    await place(order, "ruth-1");
    await save(dearer, 1);
    expect(await place(order, "ruth-1")).toMatchObject({ kind: "placed", number: "111111111" });
    expect(await place(order, "ruth-2")).toMatchObject({ kind: "refused" });
  });

  test.each([
    ["as it was placed", monday],
    ["after its deadline", firstWeek.deadline],
  ])(
    "the same key with the same order in the other language is a repetition, %s",
    async (_, now) => {
      await place(order, "ruth-1");
      const again = ruthsOrder(englishMenu, "Jerusalem");
      expect(await place(again, "ruth-1", store, now)).toMatchObject({
        kind: "placed",
        number: "111111111",
        week: firstWeek,
        isRepeated: true,
      });
      const customerData = { ...again.customerData, address: "3 Vine Street" };
      const edited = { ...again, customerData };
      expect(await place(edited, "ruth-1", store, now)).toMatchObject({ kind: "key-reused" });
    },
  );

  test("the same key with another order is refused, and names the stored one to its phone number only", async () => {
    await place(order, "ruth-1");
    const other = (changed: Partial<CustomerOrder["customerData"]>) =>
      place({ ...order, customerData: { ...order.customerData, ...changed } }, "ruth-1");
    const earlier = {
      number: "111111111",
      week: firstWeek,
      handOver: toldTime,
      orderTotal: 21_930,
    };
    expect(await other({ name: "נועה" })).toEqual({ kind: "key-reused", earlier });
    // Also where it does not fit the menu.
    expect(await other({ city: "תל אביב" })).toEqual({ kind: "key-reused", earlier });
    expect(await other({ phoneNumber: "0509999999" })).toEqual({ kind: "key-reused" });
  });

  test("twenty simultaneous calls with one key store one order", async () => {
    numbers = Array.from({ length: 20 }, (_, index) => String(500_000_000 + index));
    const placed = await Promise.all(Array.from({ length: 20 }, () => place(order, "ruth-1")));
    expect(new Set(placed.map((each) => each.kind === "placed" && each.number)).size).toBe(1);
    expect(placed.filter((each) => each.kind === "placed" && !each.isRepeated)).toHaveLength(1);
    expect((await ordersOfWeek(store, "2026-01-07")).orders).toHaveLength(1);
  });

  test("a number that is taken is replaced by another", async () => {
    numbers = ["111111111", "111111111", "111111111", "222222222"];
    await place();
    expect(await place()).toMatchObject({ number: "222222222" });
  });

  test("placing an order fails if every number it draws is taken", async () => {
    numbers = ["999999999"];
    await place();
    await expect(place()).rejects.toThrow("10 tries");
  });

  test("if the menu changes between checking and storing, the order is checked again", async () => {
    expect(await place(order, undefined, changingBeforeSave(renamed))).toMatchObject({
      kind: "placed",
    });
    const [stored] = (await ordersOfWeek(store, "2026-01-07")).orders;
    expect(stored?.catalogueVersion).toBe(2);
  });

  test("if prices change between checking and storing, the order is refused", async () => {
    expect(await place(order, undefined, changingBeforeSave(dearer))).toMatchObject({
      kind: "refused",
      refusals: [{ code: "DELIVERY_PRICE_CHANGED", expected: [2501], received: [2500] }],
    });
    expect((await ordersOfWeek(store, "2026-01-07")).orders).toEqual([]);
  });
});

test("before the first catalogue, placing an order throws StoreUnavailable", async () => {
  await expect(place()).rejects.toThrow(StoreUnavailable);
});

/** The real store, in which a catalogue is saved between checking and storing an order. */
function changingBeforeSave(catalogue: Catalogue): Store {
  let isDone = false;
  return {
    ...store,
    saveOrder: async (accepted) => {
      if (!isDone) await save(catalogue, 1);
      isDone = true;
      return store.saveOrder(accepted);
    },
  };
}
