import { type ColumnDefinitionBuilder, type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { createCataloguesAndOrders } from "./0001-catalogues-and-orders.ts";
import { createMails } from "./0002-mails.ts";
import { addUndeliveredMails } from "./0003-undelivered-confirmations.ts";
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
import { addAgeOfPictures } from "./0018-age-of-pictures.ts";
import { columnsSinceEvents, kindsSinceAddresses, rebuildMailsOfEvents } from "./mails-table.ts";

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

/** A change that is nothing but statements, the same on every database. */
const run =
  (...statements: readonly RawBuilder<unknown>[]) =>
  async (database: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await statement.execute(database);
  };

/** Every change of the tables, oldest first; Kysely runs them in the order of their names. */
const changes: Readonly<
  Record<string, (database: Kysely<unknown>, dialect: MigrationDialect) => Promise<void>>
> = {
  "0001-catalogues-and-orders": createCataloguesAndOrders,
  "0002-mails": createMails,
  "0003-undelivered-confirmations": addUndeliveredMails,
  // Counts the recent orders of an email address, whose letters may be capital or small, and of a phone number.
  "0004-orders-by-customer": run(
    sql`create index orders_by_email on orders (lower(email), received_at)`,
    sql`create index orders_by_phone_number on orders (phone_number, received_at)`,
  ),
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
  // Where the push messages of a device go, and which it wants; null if it wants none.
  "0016-push-of-devices": run(sql`alter table devices add column push text`),
  // Finds the payments of a year.
  "0017-payments": run(
    sql`create index events_of_payments on events (pressed_at) where kind = 'money'`,
  ),
  "0018-age-of-pictures": addAgeOfPictures,
  // Finds whether a name has a word, and what was taken back of orders.
  "0019-names-and-undos": run(
    sql`create index customer_names_by_name on customer_names (name, word)`,
    sql`create index events_of_undos on events (order_number) where kind = 'undone'`,
  ),
  // When an order is handed over, as its customer was told, as JSON; null for one to which nothing was told.
  "0020-promised-hand-over": run(
    sql`alter table orders add column hand_over text`,
    sql`alter table order_revisions add column hand_over text`,
  ),
  // Finds the orders that were changed to a phone number or an email address, whose letters may be capital or small.
  "0021-changed-contacts": run(
    sql`create index order_revisions_by_email on order_revisions (lower(email))`,
    sql`create index order_revisions_by_phone_number on order_revisions (phone_number)`,
  ),
  // Finds what the seller wrote and decided about people, by the beginning of its detail.
  "0022-notes-about-people": run(
    sql`create index events_of_notes on events (substr(detail, 1, 8)) where kind = 'note'`,
  ),
  // When the customer of an order was last asked to pay, and the mails that ask.
  "0023-asking-for-money": async (database, dialect) => {
    await database.schema.alterTable("order_states").addColumn("asked_at", "bigint").execute();
    await rebuildMailsOfEvents(database, dialect, {
      name: "mails_with_requests",
      kinds: [...kindsSinceAddresses, "request"],
      check: "mails_and_requests_tell_of_what_they_name",
      moved: columnsSinceEvents,
    });
  },
  // Finds people by the beginning of an address or of an email address, by the codes of their characters.
  "0024-beginnings-of-addresses": async (database, { byCode }) => {
    const collation = sql.raw(byCode.replace("text", ""));
    for (const table of ["orders", "order_revisions"]) {
      await sql`create index ${sql.ref(`${table}_by_address`)} on ${sql.table(table)}
        ((lower(address))${collation})`.execute(database);
      // SQLite has an index of email addresses that is one of their beginnings, too.
      if (byCode !== "text")
        await sql`create index ${sql.ref(`${table}_by_beginning_of_email`)} on ${sql.table(table)}
          ((lower(email))${collation})`.execute(database);
    }
  },
  // What it did was taken back by the next one before any release.
  "0025-other-contacts": () => Promise.resolve(),
  "0026-no-marks-of-contacts": async (database) => {
    for (const index of [
      "contacts_by_phone_number",
      "contacts_by_email",
      "order_revisions_of_contacts",
    ])
      await sql`drop index if exists ${sql.ref(index)}`.execute(database);
    const tables = await database.introspection.getTables();
    const revisions = tables.find(({ name }) => name === "order_revisions");
    if (revisions?.columns.some(({ name }) => name === "changes_contact"))
      await database.schema.alterTable("order_revisions").dropColumn("changes_contact").execute();
  },
  // For orders that a server from before the desk stored beside a later one: without a state they are in no list, and their mails fail.
  "0027-states-of-all-orders": run(
    sql`insert into order_states
      (order_number, week, before_desk, revision, due, received, packed, handed_over, cancelled, last_event)
      select number, week, 0, 0, order_total, 0, 0, 0, 0, 0 from orders
      where not exists (select 1 from order_states where order_number = orders.number)`,
  ),
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
