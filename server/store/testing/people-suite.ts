import { beforeEach, describe, expect, test } from "vitest";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import type { OrderAction, UndoAction } from "#domain/order-log/mark.ts";
import { markOf, received, undo } from "#domain/testing/desk-log.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { type DatabaseUnderTest, openWithOrders } from "./database-under-test.ts";

const { order } = newOrder();
const phoneNumber = "0521230001";

/** Order `n` of somebody who says so of herself. */
function orderOf(
  n: number,
  contact: Partial<Pick<CustomerData, "name" | "phoneNumber" | "email">> = {},
) {
  const customerData = { ...order.customerData, phoneNumber, email: "", ...contact };
  return newOrder({ number: String(100_000_000 + n), order: { ...order, customerData } });
}

/** The part of the contract about who is one person, and what lasts about people. */
export function peopleSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("people", () => {
    let store: Store;
    const press = (n: number, actionId: string, action: OrderAction | UndoAction) =>
      store.mark({
        ...markOf(actionId, action, { event: 1_000 }),
        orderNumber: String(100_000_000 + n),
        at: 1,
      });
    const places = (people: readonly (readonly { readonly number: string }[])[]) =>
      people.map((person) => person.map(({ number }) => Number(number) - 100_000_000));
    const personOf = async (n: number) =>
      places(await store.readPeople([String(100_000_000 + n)]))[0];

    beforeEach(async () => {
      store = await openWithOrders(await prepare(), [
        orderOf(1),
        orderOf(2, { phoneNumber: "0540000002", email: "Ruth@example.com" }),
        orderOf(3, { email: "ruth@example.com", phoneNumber: "031234568" }),
        orderOf(4, { name: "Dana Levi" }),
        orderOf(5, { phoneNumber: "0540000005", name: "Dana Levi" }),
      ]);
    });

    test("are found by what any of their orders says or said, and are joined and parted by hand until that is undone", async () => {
      expect(await personOf(1)).toEqual([1, 4]);
      expect(await personOf(3)).toEqual([2, 3]);
      expect(await personOf(9)).toBeUndefined();
      const change = newRevision({ orderNumber: "100000002" });
      const customerData = { ...change.order.customerData, email: "", phoneNumber };
      await store.changeOrder({ ...change, order: { ...change.order, customerData } });
      // Two people who were there before are joined by nothing but her word.
      expect([await personOf(1), await personOf(2)]).toEqual([
        [1, 4],
        [2, 3],
      ]);
      const asked = { number: "100000002", others: ["100000001"] };
      const { questions } = await store.readPersonWithQuestions("100000004");
      expect(questions).toEqual([asked]);
      await press(2, "same", { kind: "joined", with: "100000001" });
      for (const n of [1, 2, 3, 4]) expect(await personOf(n)).toEqual([1, 2, 3, 4]);
      expect((await store.readPersonWithQuestions("100000004")).questions).toEqual([]);

      await press(4, "part", { kind: "parted" });
      expect(await personOf(1)).toEqual([1, 2, 3]);
      expect(places(await store.readPeople(["100000004", "100000001"]))).toEqual([[1, 2, 3], [4]]);
      // More numbers than a statement of either database takes.
      const many = Array.from({ length: 70_000 }, (_, n) => String(100_000_000 + n));
      expect(places(await store.readPeople(many, many))).toEqual([[1, 2, 3], [4], [5]]);
      await press(5, "join", { kind: "joined", with: "100000004" });
      await store.saveOrders([orderOf(6, { name: "דנה" }), orderOf(7, { name: "dana levi" })]);
      for (const n of [4, 5, 7]) expect(await personOf(n)).toEqual([4, 5, 7]);
      expect(await personOf(6)).toEqual([1, 2, 3, 6]);
      const sharing = await store.findPeople({ text: phoneNumber, limit: 9 });
      expect(sharing.map(({ number }) => number)).toEqual(["100000007", "100000006"]);
      await press(4, "not parted", undo("part"));
      expect(await personOf(5)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      await press(5, "not joined", undo("join"));
      expect(await personOf(5)).toEqual([5]);
      await press(4, "parted again", undo("not parted"));
      expect(await personOf(7)).toEqual([4, 7]);
    });

    test("are found however their names and addresses are typed, and are the people that they were", async () => {
      const contacts = [
        ["כ״ץ", "רח׳ הרצ״ל 7, דירה 3"],
        ["כץ", "שד' רוטשילד 1"],
        ["רמב״ם כהן", 'רחוב חב"ד 12'],
        ["ג׳ורג׳ חדד", "בן־גוריון 9"],
        ["Jean-Luc O’Brien", "St. George 4"],
        ["אולגה", "Герцль 5"],
        ["אמיל", "Émile Zola 3"],
      ] as const;
      for (const [index, [name, address]] of contacts.entries()) {
        const contact = {
          phoneNumber: `052111111${String(index)}`,
          email: `p${String(index)}@example.com`,
        };
        const customerData = { ...order.customerData, ...contact, name, address };
        const number = String(100_000_020 + index);
        await store.saveOrders([newOrder({ number, order: { ...order, customerData } })]);
      }
      const searches = [
        [
          [0, 1],
          ["כץ", 'כ"ץ', "כ”ץ", "כ''ץ"],
        ],
        [[0], ["הרצל 7", "רחוב הרצל", "רח' הרצל 7 דירה", "רח׳ הרצ״ל 7, דירה 3"]],
        [[1], ["רוטשילד", "שד׳ רוטשילד", "שדרות רוטשילד 1"]],
        [[2], ["רמבם", "כהן רמב''ם", "חבד 12", "רח׳ חב״ד", "רחוב חב''ד 12"]],
        [[3], ["גורג", "ג’ורג’ חד", "בן גוריון 9", "בן-גוריון"]],
        [[4], ["obrien", "JEANLUC", "st george", "Jean <P4@example.com>"]],
        // Not every database makes letters beside A to Z small.
        [[5], ["Герцль 5", "герцль", "ГЕРЦЛЬ 5"]],
        [[6], ["Émile Zola 3", "émile zola", "ÉMILE"]],
      ] as const;
      for (const [people, texts] of searches)
        for (const text of texts) {
          const found = await store.findPeople({ text, limit: 9 });
          const ends = found.map(({ number }) => Number(number) - 100_000_020);
          expect([text, new Set(ends)]).toEqual([text, new Set(people)]);
        }
      expect(await store.readPeople(["100000020", "100000021"])).toHaveLength(2);
    });

    test("are found by name, phone number, email address, address and order number, with what is owed over all weeks", async () => {
      const dan = { name: "100% דן", phoneNumber: "0540000008", email: "Dan@example.com" };
      const street = { ...order.customerData, ...dan, address: "רחוב ויצמן 7" };
      await store.saveOrders([
        newOrder({ number: "100000008", order: { ...order, customerData: street } }),
        orderOf(9, dan),
      ]);
      await press(8, "paid", received(100));
      const found = async (text: string, limit = 9) =>
        (await store.findPeople({ text, limit })).map(({ number }) => Number(number) - 100_000_000);
      for (const text of [
        "דן",
        "100%",
        "054-000 0008",
        "0540000",
        "0008",
        "dan@",
        "DAN@EXAMPLE.COM",
        "ויצמן",
        "רחוב ויצמן 7",
        "100000008",
      ])
        expect([text, await found(text)]).toEqual([text, text === "0540000" ? [9, 5, 3] : [9]]);
      // A landline is one digit shorter.
      for (const text of ["4568", "1234568", "03-1234568"])
        expect([text, await found(text)]).toEqual([text, [3]]);
      expect(await found("dana le")).toEqual([5, 4]);
      expect(await found("dana le", 1)).toEqual([5]);
      for (const text of ["_", "%", "ד", "008", "zz"])
        expect([text, await found(text)]).toEqual([text, []]);
      expect(await found("")).toEqual([9, 5, 4, 3]);
      await press(9, "cancelled", { kind: "cancelled" });
      expect(await found("דן")).toEqual([8]);
      // The sequence is that of the last orders that are shown.
      await store.saveOrders([orderOf(15, { phoneNumber: "0540000002", name: "Ruth" })]);
      await press(15, "cancelled newest", { kind: "cancelled" });
      expect(await found("")).toEqual([8, 5, 4, 3]);
      await press(8, "cancelled too", { kind: "cancelled" });
      expect(await found("דן")).toEqual([9]);
      for (const n of [8, 9]) await press(n, `restored ${String(n)}`, { kind: "restored" });
      expect(await store.findPeople({ text: "ויצמן", limit: 9 })).toMatchObject([
        {
          ...dan,
          number: "100000009",
          place: order.customerData.city.he,
          address: order.customerData.address,
          receivedAt: newOrder().receivedAt,
          orders: 2,
          toPay: 2 * order.orderTotal - 10_000,
          toGiveBack: 0,
        },
      ]);
      // A regular customer hides nobody whose name begins the same way.
      await store.saveOrders([
        orderOf(10, { name: "דן לוי", phoneNumber: "0540000010" }),
        ...[11, 12, 13, 14].map((n) => orderOf(n, dan)),
      ]);
      expect(await found("דן", 2)).toEqual([14, 10]);
    });

    test("have lasting notes, each of which stands at all orders of theirs until another one replaces it or it is undone", async () => {
      const notes = async (n: number) => {
        const number = String(100_000_000 + n);
        return (await store.lastingNotes([number])).get(number);
      };
      const write = (n: number, actionId: string, text: string) =>
        press(n, actionId, { kind: "lasting-note", reader: "kitchen", text });
      const { cursor } = await store.readWeek("2026-01-07");
      await write(1, "nuts", "no nuts");
      expect((await store.changesSince(cursor)).people).toBe(true);
      await press(4, "code", { kind: "lasting-note", reader: "driver", text: "code 12" });
      const both = { owner: "", kitchen: "no nuts", driver: "code 12" };
      expect(await notes(4)).toMatchObject(both);
      expect(await notes(2)).toBeUndefined();
      await store.saveOrders([orderOf(6)]);
      expect(await notes(6)).toMatchObject(both);
      await write(6, "eggs", "no eggs");
      expect(await notes(1)).toMatchObject({ ...both, kitchen: "no eggs" });
      const { cursor: before } = await store.readWeek("2026-01-07");
      await press(6, "nuts again", undo("eggs"));
      expect(await notes(6)).toEqual(both);
      expect((await store.changesSince(before)).people).toBe(true);
      await press(4, "part", { kind: "parted" });
      expect(await notes(1)).toMatchObject({ kitchen: "no nuts", driver: "" });
      expect(await notes(4)).toMatchObject({ kitchen: "", driver: "code 12" });
      await write(1, "none", "");
      expect(await notes(6)).toMatchObject({ kitchen: "" });
      const { cursor: last } = await store.readWeek("2026-01-07");
      await press(1, "packed", { kind: "packed", isPacked: true });
      expect((await store.changesSince(last)).people).toBe(false);
    });

    test("have other notes on paper once one was written or taken back, or it was decided otherwise whose an order is", async () => {
      const all = [1, 2, 3, 4, 5].map((n) => String(100_000_000 + n));
      const newest = async () => (await store.readWeek("2026-01-07")).cursor.event;
      const notedSince = async (event: number) =>
        [
          ...((await store.notedSince(all, [event], await store.lastingNotes(all))).get(event) ??
            []),
        ].map((number) => Number(number) - 100_000_000);
      const first = await newest();
      await press(1, "secret", { kind: "lasting-note", reader: "owner", text: "pays late" });
      expect(await notedSince(first)).toEqual([]);
      await press(1, "nuts", { kind: "lasting-note", reader: "kitchen", text: "no nuts" });
      const written = await newest();
      const ofPerson = await notedSince(first);
      expect(ofPerson).toContain(4);
      expect(await notedSince(written)).toEqual([]);
      await press(4, "part", { kind: "parted" });
      expect(await notedSince(written)).toEqual([4]);
      const parted = await newest();
      // Back to how it was: what was printed before is right, and what was printed meanwhile lacks the note.
      await press(4, "join again", undo("part"));
      expect(await notedSince(written)).toEqual([]);
      expect(await notedSince(parted)).toEqual([4]);
      await press(1, "no note", undo("nuts"));
      expect(await notedSince(written)).toEqual(ofPerson);
    });

    test("keep what was written and decided about them while an order of theirs stays", async () => {
      const later = [
        orderOf(6, { name: "Dana Levi" }),
        orderOf(7),
        orderOf(8, { phoneNumber: "031234568" }),
      ].map((each) => ({ ...each, week: "2026-01-14" }));
      await store.saveOrders(later);
      await press(8, "code", { kind: "lasting-note", reader: "driver", text: "code 12" });
      await press(1, "nuts", { kind: "lasting-note", reader: "kitchen", text: "no nuts" });
      await press(1, "join", { kind: "joined", with: "100000002" });
      await press(2, "none", { kind: "lasting-note", reader: "driver", text: "" });
      await press(4, "part", { kind: "parted" });
      expect([await personOf(7), await personOf(6)]).toEqual([
        [1, 2, 3, 7, 8],
        [4, 6],
      ]);
      const { cursor } = await store.readWeek("2026-01-14");
      const { erased } = await store.eraseOrders({
        which: { week: "2026-01-07" },
        overBefore: "2026-02-01",
        now: 1_800_000_000_000,
        deviceId: null,
      });
      expect(erased).toHaveLength(5);
      expect([await personOf(7), await personOf(6)]).toEqual([[7, 8], [6]]);
      const notes = await store.lastingNotes(["100000006", "100000007"]);
      expect([...notes.keys()].toSorted()).toEqual(["100000007", "100000008"]);
      expect(notes.get("100000007")).toMatchObject({ owner: "", kitchen: "no nuts", driver: "" });
      expect((await store.changesSince(cursor)).people).toBe(true);
      expect((await store.workingOrders("2026-01-14")).unreadable).toEqual([]);
    });

    test("are nobody anymore once their orders are erased, whatever was written and decided about them", async () => {
      await press(1, "secret", { kind: "lasting-note", reader: "owner", text: "Ruth pays late" });
      await press(5, "join", { kind: "joined", with: "100000001" });
      await press(4, "part", { kind: "parted" });
      const { erased } = await store.eraseOrders({
        which: { numbers: ["100000005"] },
        overBefore: "2026-02-01",
        now: 1_800_000_000_000,
        deviceId: null,
      });
      expect(erased).toEqual(["100000001", "100000005"]);
      expect(await personOf(1)).toBeUndefined();
      expect(await personOf(4)).toEqual([4]);
      const all = [1, 2, 3, 4, 5].map((n) => String(100_000_000 + n));
      expect(await store.lastingNotes(all)).toEqual(new Map());
      const { events } = await store.eventsOfOrders(["100000001", "100000005"], ["note"]);
      expect(events.map(({ content }) => content)).toEqual([
        { kind: "note", text: "-" },
        { kind: "note", text: "-" },
      ]);
      const late = { kind: "lasting-note", reader: "owner", text: "Ruth" } as const;
      expect(await press(1, "late", late)).toMatchObject({ kind: "erased" });
    });
  });
}
