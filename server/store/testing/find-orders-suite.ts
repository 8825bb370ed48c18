import { beforeEach, describe, expect, test } from "vitest";
import { readSearch, searchOrders } from "#domain/order-log/search-orders.ts";
import { markOf, received } from "#domain/testing/desk-log.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { type DatabaseUnderTest, openWithOrders } from "./database-under-test.ts";

const { order } = newOrder();
const afterAll = 1_000_000;
const total = order.orderTotal;

/** An order of somebody, the number being the end of its number: 3 is 100000003. */
const orderOf = (end: number, name: string, phoneNumber: string, week = "2026-01-07") =>
  newOrder({
    number: String(100_000_000 + end),
    week,
    order: { ...order, customerData: { ...order.customerData, name, phoneNumber } },
  });

const ofShop = [
  orderOf(1, "רות כהן", "0501234567", "2019-05-01"),
  orderOf(2, "אדם לוי", "0527654321"),
  orderOf(3, "José Cohen-Gal", "0541112233"),
  orderOf(4, "כהן רות־מרים", "0501234567"),
  orderOf(5, "***", "0549999999"),
];

const unread = { number: "", phoneNumber: null, email: null };

/** The part of the contract about finding orders of all weeks. */
export function findOrdersSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("a search over all weeks", () => {
    let database: DatabaseUnderTest;
    let store: Store;

    beforeEach(async () => {
      database = await prepare();
      store = await openWithOrders(database, ofShop);
    });

    const find = (search: string, limit = 9, before?: number) =>
      store.findOrders(readSearch(search), { limit, before });
    const found = async (search: string) =>
      (await find(search)).orders.map(({ stored }) => Number(stored.number) - 100_000_000);

    test("finds by the beginnings of all words of a name, the newest first", async () => {
      expect(await found("רו")).toEqual([4, 1]);
      expect(await found("כה רו")).toEqual([4, 1]);
      expect(await found("מר")).toEqual([4]);
      expect(await found("רות לוי")).toEqual([]);
      expect(await found("JOSE gal")).toEqual([3]);
      expect(await found("ות")).toEqual([]);
      expect(await found("ר")).toEqual([]);
      expect(await found("*")).toEqual([]);
      expect(await found("%")).toEqual([]);
      expect(await found(" ")).toEqual([]);
    });

    test("finds names however they are typed, by whatever finds them in a week", async () => {
      const names = [
        "כ״ץ רות",
        "רמב״ם כהן",
        "ג׳ורג׳ חדד",
        "בן־ציון לוי",
        "בנציון בר",
        "O’Brien José",
      ];
      const searches = `כץ כ"ץ כ''ץ כ_ץ רמבם כהן_רמב”ם גורג ג'ורג' חדד_ורג בנציון בן_ציון לוי_בן־ציון obrien o'brien jose_OB כצ דני`;
      const orders = names.map((name, index) => orderOf(1_000 + index, name, "0501112233"));
      await store.saveOrders(orders);
      const each = names.map((name, index) => ({
        name,
        end: 1_000 + index,
        state: { due: 0, received: 0 },
        ...unread,
      }));
      for (const search of searches.split(" ").map((typed) => typed.replace("_", " "))) {
        const inWeek = searchOrders(each, search).map(({ end }) => end);
        expect([search, await found(search)]).toEqual([search, inWeek.toReversed()]);
      }
      expect(await found("רמבם")).toEqual([1001]);
    });

    test("finds by an email address or its beginning, now or before a change", async () => {
      const withEmail = (end: number, email: string) => {
        const { order: of, ...rest } = orderOf(end, "דנה", "0501112233");
        return { ...rest, order: { ...of, customerData: { ...of.customerData, email } } };
      };
      await store.saveOrders([
        withEmail(10, "Dana.Bar@Example.com"),
        withEmail(11, "dana.bar@example.org"),
        withEmail(12, "dana@example.com"),
      ]);
      const change = newRevision({ orderNumber: "100000012" });
      const customerData = { ...change.order.customerData, email: "other@example.com" };
      await store.changeOrder({ ...change, order: { ...change.order, customerData } });
      expect(await found("dana.bar@example.com")).toEqual([10]);
      expect(await found("דנה בר <DANA.BAR@example.com>")).toEqual([10]);
      expect(await found("dana.bar@")).toEqual([11, 10]);
      expect(await found("dana@example.com")).toEqual([12]);
      expect(await found("other@example")).toEqual([12]);
      expect(await found("bar@example.com")).toEqual([]);
      expect(await found("הזמנה 100000003 dana@example.com")).toEqual([12, 3]);
      const page = await find("dana.bar@", 1);
      expect(page).toMatchObject({ orders: [{ stored: { number: "100000011" } }] });
      expect(await find("dana.bar@", 1, page.before)).toMatchObject({
        orders: [{ stored: { number: "100000010" } }],
        before: undefined,
      });
    });

    test("finds by the last digits of a phone number, and by the beginning of an order number", async () => {
      expect(await found("4567")).toEqual([4, 1]);
      expect(await found("+972 50-123-4567")).toEqual([4, 1]);
      expect(await found("9234567")).toEqual([]);
      await store.saveOrders([orderOf(6, "נועה", "026543210")]);
      for (const landline of ["3210", "02-6543210", "6543210"])
        expect(await found(landline)).toEqual([6]);
      expect(await found("567")).toEqual([]);
      expect(await found("100000003")).toEqual([3]);
      expect(await found("1000")).toEqual([6, 5, 4, 3, 2, 1]);
      expect(await found("1000000031")).toEqual([]);
    });

    test("finds by what an order costs and by what is open of it", async () => {
      const press = markOf("a", received(100));
      await store.mark({ ...press, orderNumber: "100000002", at: 1 });
      expect(await found((total / 100).toFixed(2))).toEqual([5, 4, 3, 2, 1]);
      expect(await found(String(total / 100 - 100))).toEqual([2]);
      expect(await found("1")).toEqual([]);
      expect(await found("99999999999999")).toEqual([]);
    });

    test("finds a changed order by what it was and by what it is, once, as it is now", async () => {
      const change = newRevision({ orderNumber: "100000002" });
      const customerData = { ...order.customerData, name: "נועה ברק", phoneNumber: "0529876543" };
      await store.changeOrder({ ...change, order: { ...change.order, customerData } });
      for (const search of ["אדם", "ברק נו", "4321", "6543", String(change.order.orderTotal / 100)])
        expect((await find(search)).orders).toMatchObject([
          { stored: { revision: 1, order: { customerData: { name: "נועה ברק" } } } },
        ]);
    });

    test("finds names of many words, however many of them are stored at once", async () => {
      const words = Array.from("אבגדהוזחטיכלמנסעפצקרשת", (letter) => `ל${letter}`).join(" ");
      const orders = Array.from({ length: 300 }, (_, index) =>
        orderOf(2_000 + index, `${words} ${String(index)}`, "0501112233"),
      );
      await store.saveOrders(orders);
      expect(await found("לש 299")).toEqual([2_299]);
    });

    test("gives pages without gaps, whatever comes in between", async () => {
      const first = await find("1000", 2);
      expect(first.orders.map(({ position }) => position)).toEqual([5, 4]);
      await store.saveOrders([orderOf(6, "רות כהן", "0501234567")]);
      const second = await find("1000", 2, first.before);
      expect(second.orders.map(({ position }) => position)).toEqual([3, 2]);
      const last = await find("1000", 2, second.before);
      expect(last).toMatchObject({ orders: [{ position: 1 }], before: undefined });
      const byName = await find("כהן", 2);
      expect(byName).toMatchObject({ orders: [{ position: 6 }, { position: 4 }], before: 4 });
      expect(await find("כהן", 2, byName.before)).toMatchObject({
        orders: [{ position: 1 }],
        before: undefined,
      });
    });

    test("finds by words that hundreds of names have, each order once, in pages", async () => {
      const names = Array.from({ length: 1_020 }, (_, index) =>
        index % 100 === 50 ? `משפחה לקוחה${String(index)}` : index % 2 ? "לקוחה" : "משפחה",
      ).map((name, index) => `${name} ${String(index)}`);
      const orders = names.map((name, index) => orderOf(1_000 + index, name, "0501112233"));
      await store.saveOrders(orders);
      const change = newRevision({ orderNumber: "100001200" });
      const customerData = { ...order.customerData, name: "נועה ברק" };
      await store.changeOrder({ ...change, order: { ...change.order, customerData } });
      for (const search of ["לק", "מש", "לקוחה משפחה", "לק רות", "משפחה 7"]) {
        const state = { due: 0, received: 0 };
        const each = names.map((name, index) => ({ index, name, state, ...unread }));
        const expected = searchOrders(each, search)
          .map(({ index }) => 1_000 + index)
          .toReversed();
        const all: number[] = [];
        for (let before: number | undefined = afterAll; before !== undefined; ) {
          const page = await find(search, 200, before);
          all.push(...page.orders.map(({ stored }) => Number(stored.number) - 100_000_000));
          before = page.before;
        }
        expect([search, all]).toEqual([search, expected]);
      }
    });

    test("names a damaged order, and gives the others", async () => {
      await database.execute("update orders set all_orders = '{' where number = '100000001'");
      expect(await find("רות")).toMatchObject({
        orders: [{ position: 4 }],
        unreadable: ["100000001"],
      });
    });
  });
}
