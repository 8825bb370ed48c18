import { type Kysely, sql } from "kysely";
import { storeNames } from "#server/store/orders/customer-names.ts";
import { inParts } from "#server/store/rows.ts";
import type { MigrationDialect } from "./migrations.ts";

/**
 * The words of the names of all customers, and the indexes by which the orders of all weeks are found: by name, by the end of a phone
 * number, and by amount. An index has the id last, so that the newest orders come first without sorting.
 */
export async function addNamesOfCustomers(
  database: Kysely<unknown>,
  { byCode }: MigrationDialect,
): Promise<void> {
  await database.schema
    .createTable("customer_names")
    .addColumn("word", sql.raw(byCode), (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("customer_names_by_word", ["word", "name"])
    .execute();
  for (const table of ["orders", "order_revisions"] as const) {
    const last = sql.ref(table === "orders" ? "id" : "event_id");
    for (const [name, value] of [
      ["name", sql`name`],
      ["end_of_phone", sql`substr(phone_number, 7)`],
      ["total", sql`order_total`],
    ] as const)
      await sql`create index ${sql.ref(`${table}_by_${name}`)} on ${sql.table(table)}
        (${value}, ${last})`.execute(database);
  }
  await addNames(database);
}

async function addNames(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ readonly name: string }>`
    select name from orders union select name from order_revisions`.execute(database);
  for (const some of inParts(rows))
    await storeNames(
      database,
      some.map(({ name }) => name),
    );
}
