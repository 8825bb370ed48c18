import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { createCataloguesAndOrders } from "./0001-catalogues-and-orders.ts";
import { createMails } from "./0002-mails.ts";

/** How a database generates the ids of new rows: the only part of the tables that differs between databases. */
export type NumberRows = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/**
 * Every change of the tables, oldest first; Kysely runs them in the order of their names. A migration that has run anywhere
 * must not be edited. There are no down migrations: undoing a change is a new migration.
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
