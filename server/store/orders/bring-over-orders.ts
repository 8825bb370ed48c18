import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import * as v from "valibot";
import { fromSpecified, groupNames, toSpecified } from "#contract/wire/specified-names.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { orderTypes } from "#domain/customer/customer-data.ts";
import { languages } from "#domain/language/language.ts";
import { inBothLanguages, placeInBothLanguages, textOf } from "#domain/order/in-both-languages.ts";
import { readCatalogue } from "#server/store/catalogue/catalogue-reader.ts";
import { groupsWith, version as versionNumber } from "#server/store/order-schema.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";
import type { OrderContentRow, Tables } from "#server/store/tables.ts";

/** Rows in one transaction. */
const mostTogether = 250;
/** The tables that have what an order says, each with the key by which its rows are gone through. */
const tables = [
  ["orders", "id"],
  ["order_revisions", "event_id"],
] as const;

/**
 * Stores what `bothLanguagesOfRows` makes of the orders and revisions that are older than migration 0013. Each batch is a transaction of its own:
 * what opens the database next goes on where one was killed. Damaged rows are left as they are, and tried again each time.
 */
export async function bringOverOrders(database: Kysely<Tables>): Promise<void> {
  for (const [table, column] of tables) {
    const key = sql.ref<number>(column);
    let after: number | undefined = 0;
    while (after !== undefined) after = await bringOverBatch(database, table, key, after);
  }
}

/** Gives the last key of a batch after a key; undefined at the end. */
function bringOverBatch(
  database: Kysely<Tables>,
  table: (typeof tables)[number][0],
  key: RawBuilder<number>,
  after: number,
): Promise<number | undefined> {
  return database.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom(table)
      .selectAll()
      .select(key.as("key"))
      .where("place", "is", null)
      .where(key, ">", after)
      .orderBy(key)
      .limit(mostTogether)
      .execute();
    for (const row of await bothLanguagesOfRows(transaction, rows)) {
      const { key: is, place, all_orders } = row;
      const columns = { place, all_orders, ...("kept" in row && { kept: row.kept }) };
      if (place !== null)
        await transaction.updateTable(table).set(columns).where(key, "=", is).execute();
    }
    return rows.at(-1)?.key;
  });
}

/** What an order and a revision have; `kept` is that of a revision. */
type ContentRow = Selectable<OrderContentRow> & { readonly kept?: string | null };

/**
 * Rows of orders and revisions with whatever they name in both languages. Those that are older than migration 0013 have one, and name the versions
 * of the catalogue that have the other. Each version is read once. A row stays as it is if it is damaged, or a version that it names.
 */
async function bothLanguagesOfRows<Row extends ContentRow>(
  database: Kysely<Tables>,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const old = rows.map((row) => {
    const read = row.place === null ? v.safeParse(oldContent, row) : undefined;
    return read?.success ? read.output : undefined;
  });
  const catalogues = new Map<number, Catalogue | undefined>();
  for (const version of new Set(old.flatMap((each) => (each ? versionsOf(each) : []))))
    catalogues.set(version, await readIfWhole(database, version));
  return rows.map((row, index) => {
    const content = old[index];
    return content === undefined
      ? row
      : { ...row, ...newColumns(content, (each) => catalogues.get(each)) };
  });
}

const text = v.string();
const fromJson = v.pipe(
  text,
  v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
    try {
      return JSON.parse(dataset.value);
    } catch {
      addIssue({ message: "not JSON" });
      return NEVER;
    }
  }),
);

const oldGroups = groupsWith(text, { ids: {}, choiceIds: {}, measures: {} });

/** What of a changed order was priced with older versions than that of the row. */
const oldKept = v.strictObject({
  dishes: v.array(
    v.strictObject({ typeName: text, dishName: text, catalogueVersion: versionNumber }),
  ),
  placeFrom: v.nullable(versionNumber),
});

const oldContent = v.object({
  catalogue_version: versionNumber,
  language: v.picklist(languages),
  order_type: v.picklist(orderTypes),
  city: text,
  all_orders: v.pipe(fromJson, oldGroups),
  kept: v.optional(v.nullable(v.pipe(fromJson, oldKept)), null),
});

type OldContent = v.InferOutput<typeof oldContent>;

function versionsOf({ catalogue_version: priced, kept }: OldContent): readonly number[] {
  const dishes = kept?.dishes.map(({ catalogueVersion }) => catalogueVersion) ?? [];
  return [priced, ...dishes, kept?.placeFrom ?? priced];
}

/** Nothing if a version is damaged. */
function newColumns(
  old: OldContent,
  catalogueOf: (version: number) => Catalogue | undefined,
): Partial<ContentRow> {
  const { catalogue_version: priced, language, order_type: orderType, city, kept } = old;
  if (versionsOf(old).some((each) => catalogueOf(each) === undefined)) return {};
  const places = catalogueOf(kept?.placeFrom ?? priced)?.deliveryPlaces;
  const place = places?.find(({ name }) => name[language] === city);
  const groups = old.all_orders.flatMap(({ typeName, orders }) => {
    const [first, ...rest] = orders.flatMap((dish) => {
      const keptFrom = kept?.dishes.find(
        (each) => each.typeName === typeName && each.dishName === dish.dishName,
      );
      const menu = catalogueOf(keptFrom?.catalogueVersion ?? priced)?.menu ?? [];
      const group = fromSpecified({ typeName, orders: [dish] }, groupNames);
      return inBothLanguages([group], language, menu);
    });
    if (first === undefined) return [];
    return [{ ...first, dishes: [first, ...rest].flatMap((group) => group.dishes) }];
  });
  return {
    place: JSON.stringify(
      place === undefined
        ? { city: textOf(undefined, city), pickupAddress: null }
        : placeInBothLanguages(orderType, place),
    ),
    all_orders: JSON.stringify(toSpecified(groups, groupNames)),
    ...(kept !== null && { kept: null }),
  };
}

async function readIfWhole(
  database: Kysely<Tables>,
  wanted: number,
): Promise<Catalogue | undefined> {
  try {
    return (await readCatalogue(database, wanted)).catalogue;
  } catch (error) {
    if (error instanceof StoreDamaged) return undefined;
    throw error;
  }
}
