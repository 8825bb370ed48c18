import type { Kysely } from "kysely";
import { findPeople } from "#server/store/people/find-people.ts";
import { readLastingNotes, readPeople } from "#server/store/people/read-people.ts";
import { inParts } from "#server/store/rows.ts";
import type { Tables } from "#server/store/tables.ts";
import { type Erased, type EraseRequest, eraseOrders, mostTogether } from "./erase-orders.ts";

/** What finds and erases customers. `dropTraces` removes from the files of the database what was just overwritten in its tables. */
export function createKyselyErasing(database: Kysely<Tables>, dropTraces: () => Promise<void>) {
  return {
    /** The people whom a text finds, at most `limit`, whoever ordered last first, see `findPeople`. */
    findPeople: ({ text, limit }: { readonly text: string; readonly limit: number }) =>
      findPeople(database, text, limit),

    /** The people of some orders, each with all orders of theirs or with those `among` some, oldest first, see `readPeople`. */
    readPeople: (numbers: readonly string[], among?: readonly string[]) =>
      readPeople(database, numbers, among),

    /** What lasts about the people of some orders, see `readLastingNotes`. */
    lastingNotes: (numbers: readonly string[]) => readLastingNotes(database, numbers),

    /**
     * Erases what customers own of orders: name, email address, phone number, address, notes, what an adjustment is for, and the addresses
     * of mails. Dishes, sums, payments and places stay. An order that is stored meanwhile is erased as a whole or not at all. When the
     * promise is fulfilled, no file of an SQLite database has any of it; it may be called again, also to finish one that was rejected.
     */
    eraseOrders: async (request: EraseRequest): Promise<Erased> => {
      const outcome = await eraseOrders(database, request);
      await dropTraces();
      return outcome;
    },

    /** The oldest week that has orders which are not erased; undefined if there is none. */
    oldestWeekWithCustomers: async (): Promise<string | undefined> => {
      const row = await database
        .selectFrom("order_states")
        .select("week")
        .where("erased", "=", 0)
        .orderBy("week")
        .limit(1)
        .executeTakeFirst();
      return row?.week;
    },

    /** Those of some orders that are erased. */
    erasedAmong: async (orderNumbers: readonly string[]): Promise<readonly string[]> => {
      const erased: string[] = [];
      for (const some of inParts(orderNumbers, mostTogether)) {
        const rows = await database
          .selectFrom("order_states")
          .select("order_number")
          .where("order_number", "in", some)
          .where("erased", "=", 1)
          .execute();
        erased.push(...rows.map(({ order_number: number }) => number));
      }
      return erased;
    },
  };
}
