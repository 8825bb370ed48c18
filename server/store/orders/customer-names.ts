import type { Kysely } from "kysely";
import { searchWords } from "#domain/language/search-words.ts";
import { inParts, type Tables } from "#server/store/tables.ts";

/** What `searchWords` is now, as it is stored with each word. Another rule has another number, and the names are brought over again. */
const rule = 2;
/** Names in one transaction. */
const mostTogether = 250;

/** Stores the words by which names are found, as far as they are not known. */
export async function storeNames(
  database: Kysely<Tables>,
  names: readonly string[],
): Promise<void> {
  // A name may have a hundred rows, and a statement of SQLite has at most 32,766 values.
  for (const rows of inParts(rowsOf(names)))
    await database
      .insertInto("customer_names")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/**
 * Adds the words by which names are found now to those that are older than migration 0028, which stay. Each batch is a transaction of its own: what
 * opens the database next goes on where one was killed.
 */
export async function bringOverNames(database: Kysely<Tables>): Promise<void> {
  for (;;) {
    const isDone = await database.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom("customer_names")
        .select("name")
        .distinct()
        .where("rule", "is", null)
        .orderBy("name")
        .limit(mostTogether)
        .execute();
      const names = rows.map(({ name }) => name);
      if (names.length === 0) return true;
      await storeNames(transaction, names);
      await transaction
        .updateTable("customer_names")
        .set({ rule })
        .where("rule", "is", null)
        .where("name", "in", names)
        .execute();
      return false;
    });
    if (isDone) return;
  }
}

function rowsOf(names: readonly string[]) {
  return [...new Set(names)].flatMap((name) =>
    searchWords(name).map((word) => ({ word, name, rule })),
  );
}
