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
import { addErased } from "./0014-erased-orders.ts";
import { addNamesOfCustomers } from "./0015-names-of-customers.ts";
import { addPushOfDevices } from "./0016-push-of-devices.ts";
import { indexPayments } from "./0017-payments.ts";
import { addAgeOfPictures } from "./0018-age-of-pictures.ts";
import { indexNamesAndUndos } from "./0019-names-and-undos.ts";
import { addPromisedHandOver } from "./0020-promised-hand-over.ts";
import { indexChangedContacts } from "./0021-changed-contacts.ts";
import { indexNotesAboutPeople } from "./0022-notes-about-people.ts";
import { addAsking } from "./0023-asking-for-money.ts";
import { indexBeginningsOfAddresses } from "./0024-beginnings-of-addresses.ts";
import { dropMarksOfContacts } from "./0026-no-marks-of-contacts.ts";

/** The only parts of the tables that differ between databases: how ids of new rows are generated, and the names of two types. */
export interface MigrationDialect {
  readonly numberRows: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** Makes the ids of new rows follow those that were copied into a table. */
  readonly numberAfterCopy: (database: Kysely<unknown>, table: string) => Promise<void>;
  /** The type of a column that holds bytes. */
  readonly bytes: "blob" | "bytea";
  /** The schema that has the shop's tables or will have them; undefined if there is none. Only where a database has schemas. */
  readonly schemaOf?: <T>(database: Kysely<T>) => Promise<string | undefined>;
  /** The type of texts that are compared by their characters and not by the rules of a language, so that a beginning is a range. */
  readonly byCode: string;
}

/** Every change of the tables, oldest first; Kysely runs them in the order of their names. */
const changes: Readonly<
  Record<string, (database: Kysely<unknown>, dialect: MigrationDialect) => Promise<void>>
> = {
  "0001-catalogues-and-orders": createCataloguesAndOrders,
  "0002-mails": createMails,
  "0003-undelivered-confirmations": addUndeliveredMails,
  "0004-orders-by-customer": indexOrdersByCustomer,
  "0005-devices": createDevices,
  "0006-events": createEvents,
  "0007-route-stops": createRouteStops,
  "0008-mails-about-events": addMailsAboutEvents,
  "0009-order-revisions": createOrderRevisions,
  "0010-pictures": createPictures,
  "0011-notices": createNotices,
  "0012-changed-addresses": addChangedAddresses,
  "0013-orders-in-both-languages": addPlaces,
  "0014-erased-orders": addErased,
  "0015-names-of-customers": addNamesOfCustomers,
  "0016-push-of-devices": addPushOfDevices,
  "0017-payments": indexPayments,
  "0018-age-of-pictures": addAgeOfPictures,
  "0019-names-and-undos": indexNamesAndUndos,
  "0020-promised-hand-over": addPromisedHandOver,
  "0021-changed-contacts": indexChangedContacts,
  "0022-notes-about-people": indexNotesAboutPeople,
  "0023-asking-for-money": addAsking,
  "0024-beginnings-of-addresses": indexBeginningsOfAddresses,
  // What it did was taken back by the next one before any release.
  "0025-other-contacts": () => Promise.resolve(),
  "0026-no-marks-of-contacts": dropMarksOfContacts,
};

/**
 * The changes for Kysely's migrator. A migration that has run anywhere must not be edited, except that it does the same. There are no down
 * migrations: undoing a change is a new migration.
 */
export function migrations(dialect: MigrationDialect): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [
      name,
      { up: (database: Kysely<unknown>) => change(database, dialect) },
    ]),
  );
}

/** The name of the newest change of the tables that this program knows. */
export function newestKnown(): string {
  return Object.keys(changes).toSorted().at(-1) ?? "";
}
