import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { createCataloguesAndOrders } from "./0001-catalogues-and-orders.ts";
import { createMails } from "./0002-mails.ts";
import { addUndeliveredMails } from "./0003-undelivered-confirmations.ts";
import { indexOrdersByCustomer } from "./0004-orders-by-customer.ts";
import { createDevices } from "./0005-devices.ts";
import { createEvents } from "./0006-events.ts";
import { createRouteStops } from "./0007-route-stops.ts";
import { addMailsAboutEvents } from "./0008-mails-about-events.ts";
import { createOrderRevisions } from "./0009-order-revisions.ts";
import { createPictures } from "./0010-pictures.ts";
import { createNotices } from "./0011-notices.ts";
import { addChangedAddresses } from "./0012-changed-addresses.ts";
import { addPlaces } from "./0013-orders-in-both-languages.ts";

/** How a database generates the ids of new rows, and what it calls bytes: the only parts of the tables that differ between databases. */
export interface MigrationDialect {
  readonly numberRows: NumberRows;
  /** Makes the ids of new rows follow those that were copied into a table. */
  readonly numberAfterCopy: (database: Kysely<unknown>, table: string) => Promise<void>;
  /** The type of a column that holds bytes. */
  readonly bytes: "blob" | "bytea";
}

export type NumberRows = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/**
 * Every change of the tables, oldest first; Kysely runs them in the order of their names. A migration that has run anywhere
 * must not be edited. There are no down migrations: undoing a change is a new migration.
 */
export function migrations(dialect: MigrationDialect): Record<string, Migration> {
  const { numberRows } = dialect;
  return {
    "0001-catalogues-and-orders": {
      up: (database: Kysely<unknown>) => createCataloguesAndOrders(database, numberRows),
    },
    "0002-mails": {
      up: (database: Kysely<unknown>) => createMails(database, numberRows),
    },
    "0003-undelivered-confirmations": {
      up: (database: Kysely<unknown>) => addUndeliveredMails(database, dialect),
    },
    "0004-orders-by-customer": { up: indexOrdersByCustomer },
    "0005-devices": {
      up: (database: Kysely<unknown>) => createDevices(database, numberRows),
    },
    "0006-events": {
      up: (database: Kysely<unknown>) => createEvents(database, numberRows, Date.now()),
    },
    "0007-route-stops": { up: createRouteStops },
    "0008-mails-about-events": {
      up: (database: Kysely<unknown>) => addMailsAboutEvents(database, dialect),
    },
    "0009-order-revisions": { up: createOrderRevisions },
    "0010-pictures": {
      up: (database: Kysely<unknown>) => createPictures(database, dialect),
    },
    "0011-notices": {
      up: (database: Kysely<unknown>) => createNotices(database, dialect),
    },
    "0012-changed-addresses": {
      up: (database: Kysely<unknown>) => addChangedAddresses(database, dialect),
    },
    "0013-orders-in-both-languages": { up: addPlaces },
  };
}
