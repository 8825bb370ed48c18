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
/**
 * A word that so many names have is common: looking at the newest orders then takes less than looking for the newest order of each name.
 * Among the newest orders there are enough of somebody with a common word, unless nobody has the other words as well.
 */
const [commonWord, newestOrders] = [500, 2_000];

/** Above the position of every order, on both databases. */
export const afterAll = 2_147_483_647;

type NameColumn = "orders.name" | "order_revisions.name" | "rarest.name";

/**
 * The positions of the orders of somebody whose name has a word that begins with each of `words`, now or before a change: at least the
 * newest of a page, and maybe some more. However many orders and names there are, few of them are read.
 */
export async function ordersByName(
  database: Kysely<Tables>,
  words: readonly string[],
  page: AskedPage,
): Promise<readonly number[]> {
  if (words.join("").length < fewestLetters) return [];
  const counts = await countNames(database, words);
  const [rarest, ...others] = words.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
  const count = rarest === undefined ? 0 : counts.get(rarest);
  if (rarest === undefined || count === 0) return [];
  if (count === commonWord) {
    const newest = await amongNewest(database, words, page).execute();
    if (newest.length === page.limit) return newest.map(({ id }) => id);
  }
  const names = namesWith(database, rarest, others);
  const lists = [ofOrders(database, names, page), ofRevisions(database, names, page)];
  const found = await Promise.all(lists.map((list) => list.execute()));
  return found.flat().map(({ id }) => id);
}

/** The names with all words whose newest order is the newest. */
export function newestNamesWith(database: Kysely<Tables>, words: readonly string[], limit: number) {
  const [first = "", ...others] = words.toSorted((a, b) => b.length - a.length);
  const names = namesWith(database, first, others);
  const newest = newestNames(database, names, { before: afterAll, limit });
  return database.selectFrom(newest.as("top")).select("top.name");
}

/** How many names have each word, up to `commonWord`. */
async function countNames(database: Kysely<Tables>, words: readonly string[]) {
  const counts = await database
    .selectNoFrom((eb) =>
      words.map((word, index) =>
        eb
          .selectFrom(
            withWord(database, word).select("rarest.name").limit(commonWord).as("with_word"),
          )
          .select(eb.fn.countAll().as("count"))
          .as(String(index)),
      ),
    )
    .executeTakeFirstOrThrow();
  return new Map(words.map((word, index) => [word, Number(counts[String(index)])]));
}

type Names = ReturnType<typeof namesWith>;

/** The names with all words, the rarest of which is looked for first. */
function namesWith(database: Kysely<Tables>, rarest: string, others: readonly string[]) {
  return withWord(database, rarest)
    .select("rarest.name")
    .distinct()
    .where((eb) => eb.and(hasWords(database, "rarest.name", others)));
}

function withWord(database: Kysely<Tables>, word: string) {
  return database
    .selectFrom("customer_names as rarest")
    .where("rarest.word", ">=", word)
    .where("rarest.word", "<", endOf(word));
}

/** What is higher than every word that begins so. */
function endOf(word: string): string {
  return `${word}\u{10ffff}`;
}

/** Looks up one name. `offset` keeps PostgreSQL from reading all names with the word instead. */
function hasWords(database: Kysely<Tables>, name: NameColumn, words: readonly string[]) {
  return words.map(
    (word) =>
      sql<boolean>`exists ${database
        .selectFrom("customer_names")
        .select("customer_names.word")
        .where("customer_names.name", "=", sql.ref<string>(name))
        .where("customer_names.word", ">=", word)
        .where("customer_names.word", "<", endOf(word))
        .limit(1)
        .offset(0)}`,
  );
}

function amongNewest(
  database: Kysely<Tables>,
  words: readonly string[],
  { before, limit }: AskedPage,
) {
  const newest = database
    .selectFrom("orders as newest")
    .select((eb) => eb.fn.max("newest.id").as("id"))
    .where("newest.id", "<", before);
  return database
    .selectFrom("orders")
    .select("orders.id")
    .where("orders.id", "<", before)
    .where("orders.id", ">", sql<number>`${newest} - ${newestOrders}`)
    .where((eb) =>
      eb.or([
        eb.and(hasWords(database, "orders.name", words)),
        eb.exists(
          eb
            .selectFrom("order_revisions")
            .select("order_revisions.revision")
            .whereRef("order_revisions.order_number", "=", "orders.number")
            .where(eb.and(hasWords(database, "order_revisions.name", words))),
        ),
      ]),
    )
    .orderBy("orders.id", "desc")
    .limit(limit);
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
