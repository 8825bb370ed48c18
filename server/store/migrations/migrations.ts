import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { createCataloguesAndOrders } from "./0001-catalogues-and-orders.ts";
import { createMails } from "./0002-mails.ts";

/** How a database numbers new rows by itself: the one thing of the tables that databases say differently. */
export type NumberRows = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/**
 * Every change of the tables, oldest first; the names sort that way. One that has run anywhere is never changed again.
 * Forward only: a step back is a new migration.
 */
export function migrations(numberRows: NumberRows): Record<string, Migration> {
  return {
    "0001-catalogues-and-orders": {
      up: (database: Kysely<unknown>) => createCataloguesAndOrders(database, numberRows),
    },
    "0002-mails": {
      up: (database: Kysely<unknown>) => createMails(database, numberRows),
    },
  };
}
