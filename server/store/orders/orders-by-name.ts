import { type Kysely, type RawBuilder, sql } from "kysely";
import { longReadings, type SoughtWord, type SoughtWords } from "#domain/language/search-words.ts";
import { beginsWith } from "#server/store/begins-with.ts";
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
 * The positions of the orders of somebody whose name has some words, now or before a change: at least the newest of a page, and maybe some
 * more. Of the orders few are read, however many there are; of the names those with the longest word.
 */
export async function ordersByName(
  database: Kysely<Tables>,
  sought: SoughtWords,
  page: AskedPage,
): Promise<readonly number[]> {
  const names = namesWith(database, sought);
  if (names === undefined) return [];
  const lists = [ofOrders(database, names, page), ofRevisions(database, names, page)];
  const found = await Promise.all(lists.map((list) => list.execute()));
  return found.flat().map(({ id }) => id);
}

/** The names with some words whose newest order is the newest; undefined for too few letters. */
export function newestNamesWith(database: Kysely<Tables>, sought: SoughtWords, limit: number) {
  const names = namesWith(database, sought);
  if (names === undefined) return undefined;
  const newest = newestNames(database, names, { before: afterAll, limit });
  return database.selectFrom(newest.as("top")).select("top.name");
}

/** The names with all words of one reading, each once; undefined for too few letters. */
function namesWith(database: Kysely<Tables>, sought: SoughtWords): Names | undefined {
  const [first, ...others] = longReadings(sought, fewestLetters).map((reading) =>
    namesOfReading(database, reading),
  );
  return first && others.reduce((all, names) => all.union(names), first);
}

type Names = ReturnType<typeof namesOfReading>;

/** The names with all words, the longest of which is looked for first: it is likely to be the rarest. */
function namesOfReading(database: Kysely<Tables>, reading: readonly SoughtWord[]) {
  const [longest, ...others] = reading.toSorted((a, b) => b.word.length - a.word.length);
  return database
    .selectFrom("customer_names as found")
    .select("found.name")
    .distinct()
    .where((eb) => eb.and(longest === undefined ? [] : [isSought("found.word", longest)]))
    .where((eb) => eb.and(hasWords(database, others)));
}

/** As `hasSoughtWords` compares a word: two ranges of an index. */
function isSought(column: string, { word, isWhole, joined }: SoughtWord): RawBuilder<boolean> {
  const stored = sql.ref(column);
  const isIt = isWhole ? sql`${stored} = ${word}` : beginsWith(stored, word);
  return sql`(${isIt} or ${stored} = ${joined})`;
}

/** Looks up the name. `offset` keeps PostgreSQL from reading all names with the word instead. */
function hasWords(database: Kysely<Tables>, words: readonly SoughtWord[]) {
  return words.map(
    (word) =>
      sql<boolean>`exists ${database
        .selectFrom("customer_names")
        .select("customer_names.word")
        .where("customer_names.name", "=", sql.ref<string>("found.name"))
        .where(isSought("customer_names.word", word))
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
