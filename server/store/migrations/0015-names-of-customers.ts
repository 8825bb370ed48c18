import { type Kysely, sql } from "kysely";
import { storeNames } from "#server/store/orders/customer-names.ts";
import { inParts } from "#server/store/rows.ts";
import type { MigrationDialect, MigrationStep } from "./dialect.ts";

/**
 * The words of the names of all customers, and the indexes by which the orders of all weeks are found: by name, by the end of a phone
 * number, and by amount. An index has the id last, so that the newest orders come first without sorting.
 */
export function addNamesOfCustomers({ byCode }: MigrationDialect): readonly MigrationStep[] {
  return [
    sql`create table customer_names (
      word text ${byCode ?? sql``} not null,
      name text not null,
      constraint customer_names_by_word primary key (word, name)
    )`,
    sql`create index orders_by_name on orders (name, id)`,
    sql`create index orders_by_end_of_phone on orders (substr(phone_number, 7), id)`,
    sql`create index orders_by_total on orders (order_total, id)`,
    sql`create index order_revisions_by_name on order_revisions (name, event_id)`,
    sql`create index order_revisions_by_end_of_phone on order_revisions (substr(phone_number, 7), event_id)`,
    sql`create index order_revisions_by_total on order_revisions (order_total, event_id)`,
    addNames,
  ];
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
