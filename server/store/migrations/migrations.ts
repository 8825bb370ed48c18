import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { plainWords } from "#domain/language/plain-words.ts";
import { addressKey } from "#server/store/people/address-key.ts";
import { inParts } from "#server/store/tables.ts";
import { addErased, addSubscribers, createDevices, createEvents } from "./desk-tables.ts";
import type { MigrationDialect, MigrationStep } from "./dialect.ts";
import {
  addAskingForMoney,
  addChangedAddresses,
  addMailsAboutEvents,
  addUndeliveredMails,
  createMails,
} from "./mails-tables.ts";
import { createCataloguesAndOrders, createOrderRevisions } from "./order-tables.ts";

/** Every change of the tables, oldest first; Kysely runs them in the order of their names. */
const changes: Readonly<Record<string, (dialect: MigrationDialect) => readonly MigrationStep[]>> = {
  "0001-catalogues-and-orders": createCataloguesAndOrders,
  "0002-mails": createMails,
  "0003-undelivered-confirmations": addUndeliveredMails,
  // Counts the recent orders of an email address, whose letters may be capital or small, and of a phone number.
  "0004-orders-by-customer": () => [
    sql`create index orders_by_email on orders (lower(email), received_at)`,
    sql`create index orders_by_phone_number on orders (phone_number, received_at)`,
  ],
  "0005-devices": createDevices,
  "0006-events": createEvents,
  // The sequence in which the driver goes to addresses. An address is a hash, see `RouteStop`.
  "0007-route-stops": () => [
    sql`create table route_stops (key text primary key, position integer not null)`,
  ],
  "0008-mails-about-events": addMailsAboutEvents,
  "0009-order-revisions": createOrderRevisions,
  // The files of the pictures of dishes. Those of older shops come in from their folder at the next start (server/pictures/import-pictures.ts).
  // The bytes are the last column: SQLite then reads the others without them.
  "0010-pictures": ({ bytes }) => [
    sql`create table pictures (
      name text primary key,
      type text not null,
      width integer check (width > 0),
      height integer check (height > 0),
      bytes ${bytes} not null
    )`,
  ],
  // The mails to the seller about changes of the catalogue, which are about no order; and the events of versions by version.
  "0011-notices": ({ id }) => [
    sql`create table notices (
      id ${id},
      event_id integer not null references events (id),
      recipient text not null,
      attempts integer not null,
      next_attempt_at bigint,
      sent_at bigint,
      last_error text,
      created_at bigint not null
    )`,
    sql`create index notices_by_due_time on notices (next_attempt_at) where next_attempt_at is not null`,
    sql`create index events_of_catalogues on events (value) where kind = 'menu-saved'`,
  ],
  "0012-changed-addresses": addChangedAddresses,
  // Where an order goes, in both languages. A row has it as soon as everything that it names is in both languages; older rows are brought
  // over after the migrations, batch by batch (`bringOverOrders`). The indexes have only what is left to be brought over.
  "0013-orders-in-both-languages": () => [
    sql`alter table orders add column place text`,
    sql`create index orders_in_one_language on orders (id) where place is null`,
    sql`alter table order_revisions add column place text`,
    sql`create index order_revisions_in_one_language on order_revisions (event_id) where place is null`,
  ],
  "0014-erased-orders": addErased,
  "0015-names-of-customers": addNamesOfCustomers,
  // Where the push messages of a device go, and which it wants; null if it wants none.
  "0016-push-of-devices": () => [sql`alter table devices add column push text`],
  // Finds the payments of a year.
  "0017-payments": () => [
    sql`create index events_of_payments on events (pressed_at) where kind = 'money'`,
  ],
  // When a picture was added: one that no version of the catalogue names is removed only after a while.
  "0018-age-of-pictures": () => [
    sql`alter table pictures add column added_at bigint`,
    sql`update pictures set added_at = cast(${sql.lit(Date.now())} as bigint)`,
  ],
  // Finds whether a name has a word, and what was taken back of orders.
  "0019-names-and-undos": () => [
    sql`create index customer_names_by_name on customer_names (name, word)`,
    sql`create index events_of_undos on events (order_number) where kind = 'undone'`,
  ],
  // When an order is handed over, as its customer was told, as JSON; null for one to which nothing was told.
  "0020-promised-hand-over": () => [
    sql`alter table orders add column hand_over text`,
    sql`alter table order_revisions add column hand_over text`,
  ],
  // Finds the orders that were changed to a phone number or an email address, whose letters may be capital or small.
  "0021-changed-contacts": () => [
    sql`create index order_revisions_by_email on order_revisions (lower(email))`,
    sql`create index order_revisions_by_phone_number on order_revisions (phone_number)`,
  ],
  // Finds what the seller wrote and decided about people, by the beginning of its detail.
  "0022-notes-about-people": () => [
    sql`create index events_of_notes on events (substr(detail, 1, 8)) where kind = 'note'`,
  ],
  "0023-asking-for-money": addAskingForMoney,
  // Finds people by the beginning of an address or of an email address, by the codes of their characters.
  "0024-beginnings-of-addresses": ({ byCode }) => [
    sql`create index orders_by_address on orders ((lower(address)) ${byCode ?? sql``})`,
    sql`create index order_revisions_by_address on order_revisions ((lower(address)) ${byCode ?? sql``})`,
    // SQLite has indexes of email addresses that are ones of their beginnings, too.
    ...(byCode === undefined
      ? []
      : [
          sql`create index orders_by_beginning_of_email on orders ((lower(email)) ${byCode})`,
          sql`create index order_revisions_by_beginning_of_email on order_revisions ((lower(email)) ${byCode})`,
        ]),
  ],
  // What it did was taken back by the next one before any release.
  "0025-other-contacts": () => [],
  "0026-no-marks-of-contacts": () => [
    sql`drop index if exists contacts_by_phone_number`,
    sql`drop index if exists contacts_by_email`,
    sql`drop index if exists order_revisions_of_contacts`,
    async (database) => {
      const tables = await database.introspection.getTables();
      const revisions = tables.find(({ name }) => name === "order_revisions");
      if (revisions?.columns.some(({ name }) => name === "changes_contact"))
        await database.schema.alterTable("order_revisions").dropColumn("changes_contact").execute();
    },
  ],
  // For orders that a server older than the desk stored beside a later one: without a state they are in no list, and their mails fail.
  "0027-states-of-all-orders": () => [
    sql`insert into order_states
      (order_number, week, before_desk, revision, due, received, packed, handed_over, cancelled, last_event)
      select number, week, 0, 0, order_total, 0, 0, 0, 0, 0 from orders
      where not exists (select 1 from order_states where order_number = orders.number)`,
  ],
  // By which rule the words of a name were made: after the migrations those of older names are added, batch by batch (`bringOverNames`).
  // The index has only what is left. And finds people by the beginning of an address however its marks were written.
  "0028-search-without-marks": ({ byCode }) => [
    sql`alter table customer_names add column rule integer`,
    sql`create index customer_names_by_old_rule on customer_names (name) where rule is null`,
    ...["orders", "order_revisions"].flatMap((table) => [
      sql`drop index ${sql.ref(`${table}_by_address`)}`,
      sql`create index ${sql.ref(`${table}_by_address`)} on ${sql.ref(table)} ((${addressKey(sql`address`)}) ${byCode ?? sql``})`,
    ]),
  ],
  // Which process does something that one does at a time, before among the secrets: who tells the operator of problems.
  "0029-leases": () => [
    sql`create table leases (
      name text primary key,
      holder text not null,
      ends_at bigint not null
    )`,
    sql`insert into leases (name, holder, ends_at)
      select 'problems', value, created_at from secrets where name = 'problems-turn'`,
    sql`delete from secrets where name = 'problems-turn'`,
  ],
  // The program reads no role that it does not know, so a new one needs no change of the tables. SQLite cannot drop a check alone. Nothing
  // gets the empty text: an insert without a role does not compile, and an earlier program writes no more (see SchemaFence). A device that
  // had it could do nothing, as with every role that the program does not know.
  "0030-roles-without-a-list": () =>
    ["devices", "device_links"]
      .map((name) => sql.ref(name))
      .flatMap((table) => [
        sql`alter table ${table} add column any_role text not null default ''`,
        sql`update ${table} set any_role = role`,
        sql`alter table ${table} drop column role`,
        sql`alter table ${table} rename column any_role to role`,
      ]),
  // What customers wrote about dishes and orders, as JSON; null if nothing was. It is apart from the dishes, because it is erased.
  "0031-notes-of-customers": () => [
    sql`alter table orders add column notes text`,
    sql`alter table order_revisions add column notes text`,
  ],
  "0032-subscribers": addSubscribers,
};

/**
 * The changes for Kysely's migrator. A migration that has run anywhere must not be edited, except that it does the same. There are no down
 * migrations: undoing a change is a new migration.
 */
export function migrations(dialect: MigrationDialect): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [
      name,
      {
        up: async (database: Kysely<unknown>) => {
          for (const step of change(dialect))
            await (typeof step === "function" ? step(database) : step.execute(database));
        },
      },
    ]),
  );
}

/** The name of the newest change of the tables that this program knows. */
export function newestKnown(): string {
  return Object.keys(changes).toSorted().at(-1) ?? "";
}

/**
 * The words of the names of all customers, and the indexes by which the orders of all weeks are found: by name, by the end of a phone
 * number, and by amount. An index has the id last, so that the newest orders come first without sorting.
 */
function addNamesOfCustomers({ byCode }: MigrationDialect): readonly MigrationStep[] {
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
  for (const some of inParts(rows)) {
    const words = some.flatMap(({ name }) =>
      [...new Set(plainWords(name))].map((word) => sql`(${word}, ${name})`),
    );
    for (const values of inParts(words))
      await sql`insert into customer_names (word, name) values ${sql.join(values)}`.execute(
        database,
      );
  }
}
