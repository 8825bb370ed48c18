import { describe, expect, test } from "vitest";
import { markOf, packed } from "#domain/testing/desk-log.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { type DatabaseUnderTest, openForTest, openWithOrders } from "./database-under-test.ts";

const { number, receivedAt: now } = newOrder();

/** The part of the contract about databases that were put back to an earlier state. */
export function generationSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("the generation", () => {
    test("stays for all processes, until a device has read more than there is, and is then made once", async () => {
      const database = await prepare();
      const store = await openWithOrders(database, [newOrder()]);
      const another = await openForTest(database);
      const [first, same] = await Promise.all([
        store.generation(undefined, now),
        another.generation(undefined, now),
      ]);
      expect(same).toBe(first);
      await store.mark({ ...markOf("a", packed), orderNumber: number, at: now });
      const { cursor } = await store.readWeek(newOrder().week);
      const known = { ...cursor, generation: first, mayRenew: true };
      expect(await another.generation(known, now)).toBe(first);
      expect(await another.generation({ ...known, generation: "older", event: 99 }, now)).toBe(
        first,
      );

      await database.execute("delete from events");
      const later = now + 3_600_000;
      for (const [word, at] of [
        [{ ...known, mayRenew: false }, later],
        [known, later - 1],
      ] as const) {
        expect(await store.generation(word, at)).not.toBe(first);
        expect(await store.generation(undefined, at)).toBe(first);
      }
      const made = await Promise.all([
        store.generation(known, later),
        another.generation(known, later),
        store.generation(known, later),
      ]);
      expect(new Set(made).size).toBe(1);
      expect(made[0]).not.toBe(first);
      expect(await store.generation(undefined, later)).toBe(made[0]);
      // A device that still knows the earlier one is told, and changes nothing.
      expect(await another.generation(known, later)).toBe(made[0]);
    });
  });
}
