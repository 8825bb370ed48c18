import { beforeEach, describe, expect, test } from "vitest";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import type { OrderAction, UndoAction } from "#domain/order-log/mark.ts";
import { markOf } from "#domain/testing/desk-log.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
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

/** The part of the contract about what joins nobody. */
export function peopleApartSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("people who are not one", () => {
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

    test("are joined by no order of a stranger, canceled or not, nor by what stands in the place of a phone number", async () => {
      const all = { which: { numbers: ["100000001"] }, overBefore: "2026-02-01", deviceId: null };
      await store.saveOrders([orderOf(6, { phoneNumber, email: "ruth@example.com", name: "X" })]);
      const apart = [[1, 4], [2, 3], [6]];
      const people = async () => [await personOf(1), await personOf(2), await personOf(6)];
      expect(await people()).toEqual(apart);
      await press(6, "cancelled", { kind: "cancelled" });
      expect(await people()).toEqual(apart);
      await store.saveOrders(
        [7, 8].map((n) =>
          orderOf(n, { phoneNumber: "0000000000", email: `n${String(n)}@example.com` }),
        ),
      );
      expect([await personOf(7), await personOf(8)]).toEqual([[7], [8]]);
      const { erased } = await store.eraseOrders({ ...all, now: 1_800_000_000_000 });
      expect(erased).toEqual(["100000001", "100000004"]);
      // The details of the other person stay.
      expect(await personOf(2)).toEqual([2, 3, 6]);
    });

    test("whose name was parted and who are erased leave the others apart from the next order of that name", async () => {
      await store.saveOrders([orderOf(6, { name: "רות" })]);
      await press(4, "part", { kind: "parted" });
      expect([await personOf(1), await personOf(4)]).toEqual([[1, 6], [4]]);
      await store.eraseOrders({
        which: { numbers: ["100000004"] },
        overBefore: "2026-02-01",
        now: 1_800_000_000_000,
        deviceId: null,
      });
      await store.saveOrders([
        orderOf(7, { name: "Dana Levi" }),
        orderOf(8, { name: "רות" }),
        orderOf(9),
      ]);
      expect([await personOf(1), await personOf(7)]).toEqual([[1, 6, 8, 9], [7]]);
    });

    test("who share a number that was parted by names stay who they are when those are erased who were there by then", async () => {
      await store.saveOrders([orderOf(6, { name: "Ruthie" })]);
      await press(4, "part", { kind: "parted" });
      const names = [{}, { name: "Ruthie" }, { name: "Levi, Dana" }, { name: "Noa" }];
      const later = names.map((name, at) => ({
        ...orderOf(7 + at, name),
        week: "2026-01-14",
        receivedAt: Date.UTC(2026, 0, 12, 9 + at),
      }));
      await store.saveOrders(later);
      const people = async () => [await personOf(7), await personOf(9), await personOf(10)];
      expect(await people()).toEqual([[1, 6, 7, 8], [4, 9], [10]]);
      const { questions } = await store.readPersonWithQuestions("100000010");
      expect(questions).toEqual([{ number: "100000010", others: ["100000001", "100000004"] }]);
      await store.eraseOrders({
        which: { week: "2026-01-07" },
        overBefore: "2026-02-01",
        now: 1_800_000_000_000,
        deviceId: null,
      });
      expect(await people()).toEqual([[7, 8], [9], [10]]);
    });
  });
}
