import { type Kysely, sql } from "kysely";
import type { Tables } from "#server/store/tables.ts";

/** Which of the orders that a search finds are given. */
export interface AskedPage {
  /** Only orders whose position is lower. */
  readonly before: number;
  readonly limit: number;
}

/** Fewer letters would find a good part of all orders. */
export const fewestLetters = 2;
/** Above the position of every order, on both databases. */
export const afterAll = 2_147_483_647;

/**
 * The positions of the orders of somebody whose name has a word that begins with each of `words`, now or before a change: at least the
 * newest of a page, and maybe some more. Of the orders few are read, however many there are; of the names those with the longest word.
 */
export async function ordersByName(
  database: Kysely<Tables>,
  words: readonly string[],
  page: AskedPage,
): Promise<readonly number[]> {
  if (words.join("").length < fewestLetters) return [];
  const names = namesWith(database, words);
  const lists = [ofOrders(database, names, page), ofRevisions(database, names, page)];
  const found = await Promise.all(lists.map((list) => list.execute()));
  return found.flat().map(({ id }) => id);
}

/** The names with all words whose newest order is the newest. */
export function newestNamesWith(database: Kysely<Tables>, words: readonly string[], limit: number) {
  const names = namesWith(database, words);
  const newest = newestNames(database, names, { before: afterAll, limit });
  return database.selectFrom(newest.as("top")).select("top.name");
}

type Names = ReturnType<typeof namesWith>;

/** The names with all words, the longest of which is looked for first: it is likely to be the rarest. */
function namesWith(database: Kysely<Tables>, words: readonly string[]) {
  const [longest = "", ...others] = words.toSorted((a, b) => b.length - a.length);
  return database
    .selectFrom("customer_names as found")
    .select("found.name")
    .distinct()
    .where("found.word", ">=", longest)
    .where("found.word", "<", endOf(longest))
    .where((eb) => eb.and(hasWords(database, others)));
}

/** What is higher than every word that begins so. */
function endOf(word: string): string {
  return `${word}\u{10ffff}`;
}

/** Looks up the name. `offset` keeps PostgreSQL from reading all names with the word instead. */
function hasWords(database: Kysely<Tables>, words: readonly string[]) {
  return words.map(
    (word) =>
      sql<boolean>`exists ${database
        .selectFrom("customer_names")
        .select("customer_names.word")
        .where("customer_names.name", "=", sql.ref<string>("found.name"))
        .where("customer_names.word", ">=", word)
        .where("customer_names.word", "<", endOf(word))
        .limit(1)
        .offset(0)}`,
  );
}

/** Those of some names whose newest order is the newest, with its position. */
function newestNames(database: Kysely<Tables>, names: Names, { before, limit }: AskedPage) {
  const newest = database
    .selectFrom("orders as newer")
    .select("newer.id")
    .whereRef("newer.name", "=", sql.ref("found.name"))
    .where("newer.id", "<", before)
    .orderBy("newer.id", "desc")
    .limit(1);
  return database
    .selectFrom(names.as("found"))
    .select(["found.name", sql<number>`coalesce(${newest}, 0)`.as("newest")])
    .orderBy("newest", "desc")
    .limit(limit);
}

/** A page has orders only of those names, as many as it has orders, whose newest order is the newest. */
function ofOrders(database: Kysely<Tables>, names: Names, page: AskedPage) {
  const { before, limit } = page;
  return database
    .selectFrom(newestNames(database, names, page).as("top"))
    .crossJoin("orders")
    .select("orders.id")
    .whereRef("orders.name", "=", "top.name")
    .where("orders.id", "<", before)
    .orderBy("orders.id", "desc")
    .limit(limit);
}

function ofRevisions(database: Kysely<Tables>, names: Names, { before, limit }: AskedPage) {
  return database
    .selectFrom(names.as("found"))
    .crossJoin("order_revisions")
    .innerJoin("orders", "orders.number", "order_revisions.order_number")
    .select("orders.id")
    .whereRef("order_revisions.name", "=", "found.name")
    .where("orders.id", "<", before)
    .orderBy("orders.id", "desc")
    .limit(limit);
}
