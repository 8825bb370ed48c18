import { type RawBuilder, sql } from "kysely";
import type { MigrationDialect, MigrationStep } from "./dialect.ts";

interface MailsTable {
  readonly name: string;
  readonly kinds: RawBuilder<unknown>;
  readonly statuses: RawBuilder<unknown>;
  /** The columns after the first ones, and the constraints. */
  readonly rest: RawBuilder<unknown>;
}

const firstStatuses = sql`'waiting', 'sent', 'dead'`;
const firstColumns = sql`id, order_number, kind, recipient, status, attempts, next_attempt_at, claimed_until, claimed_by,
  last_error, waiting_since, sent_at, created_at`;
const columnsSinceEvents = sql`${firstColumns}, event_id, revision, message_id`;
const kindsSinceAddresses = sql`'customer', 'seller', 'undelivered', 'change', 'readdressed', 'seller-change', 'message'`;

function mailsTable({ id }: MigrationDialect, { name, kinds, statuses, rest }: MailsTable) {
  return sql`create table ${sql.table(name)} (
    id ${id},
    order_number text not null references orders (number),
    kind text not null check (kind in (${kinds})),
    recipient text not null,
    status text not null check (status in (${statuses})),
    attempts integer not null,
    next_attempt_at bigint not null,
    claimed_until bigint not null,
    claimed_by text,
    last_error text,
    waiting_since bigint not null,
    sent_at bigint,
    created_at bigint not null,
    ${rest}
  )`;
}

/** The status comes first, so that looking for due mails never scans sent ones. */
const indexMailsByStatus = sql`create index mails_by_status on mails (status, next_attempt_at, id)`;

export function createMails(dialect: MigrationDialect): readonly MigrationStep[] {
  return [
    mailsTable(dialect, {
      name: "mails",
      kinds: sql`'customer', 'seller'`,
      statuses: firstStatuses,
      rest: sql`constraint mails_of_order unique (order_number, kind)`,
    }),
    indexMailsByStatus,
  ];
}

interface RebuiltTable extends MailsTable {
  readonly moved: RawBuilder<unknown>;
}

/**
 * Rebuilds the table, because SQLite cannot change a check, and moves the columns `moved` of the mails into it. Rows keep their ids, which
 * a running server may hold in a claim. The index comes after the rows, which is faster.
 */
function rebuildMails(
  dialect: MigrationDialect,
  { moved, ...table }: RebuiltTable,
): readonly MigrationStep[] {
  const rebuilt = sql.table(table.name);
  return [
    mailsTable(dialect, table),
    sql`insert into ${rebuilt} (${moved}) select ${moved} from mails order by id`,
    ...dialect.numberAfterCopy(table.name),
    sql`drop table mails`,
    sql`alter table ${rebuilt} rename to mails`,
    indexMailsByStatus,
  ];
}

/**
 * Allows the kind `undelivered`. Mails to the seller that were given up wait again, and each confirmation that was given
 * up is reported to the seller. A recipient of `-` was erased at the customer's request.
 */
export function addUndeliveredMails(dialect: MigrationDialect): readonly MigrationStep[] {
  return [
    ...rebuildMails(dialect, {
      name: "mails_rebuilt",
      kinds: sql`'customer', 'seller', 'undelivered'`,
      statuses: firstStatuses,
      rest: sql`constraint mails_by_order_and_kind unique (order_number, kind)`,
      moved: firstColumns,
    }),
    sql`update mails set status = 'waiting' where kind = 'seller' and status = 'dead'`,
    sql`insert into mails
      (order_number, kind, recipient, status, attempts, next_attempt_at, claimed_until, waiting_since, created_at)
      select dead.order_number, 'undelivered', seller.recipient, 'waiting', 0, dead.next_attempt_at, 0,
        dead.next_attempt_at, dead.next_attempt_at
      from mails as dead
      join mails as seller on seller.order_number = dead.order_number and seller.kind = 'seller'
      where dead.kind = 'customer' and dead.status = 'dead' and dead.recipient <> '-'
      order by dead.id`,
  ];
}

/** Rebuilds the table for mails about events and messages; `check` is the name of the rule of what each kind is about. */
function rebuildMailsOfEvents(
  dialect: MigrationDialect,
  { check, ...table }: Omit<RebuiltTable, "statuses" | "rest"> & { readonly check: string },
): readonly MigrationStep[] {
  return [
    ...rebuildMails(dialect, {
      ...table,
      statuses: sql`${firstStatuses}, 'withdrawn'`,
      rest: sql`
        event_id integer references events (id),
        revision integer,
        message_id integer references messages (id),
        constraint ${sql.ref(check)} check (case kind
          when 'message' then event_id is null and message_id is not null
          when 'undelivered' then event_id is null or message_id is null
          when 'customer' then event_id is null and message_id is null
          when 'seller' then event_id is null and message_id is null
          else event_id is not null and revision is not null and message_id is null end)`,
    }),
    sql`create unique index mails_of_order on mails
      (order_number, kind, (coalesce(event_id, 0)), (coalesce(message_id, 0)))`,
    sql`create index mails_by_message on mails (message_id, status) where message_id is not null`,
  ];
}

/**
 * Mails about events and messages. One index serves for all mails of an order, and for the rule that there is one of a kind
 * about the order itself, about an event and about a message: a row of an order has no index more than before.
 */
export function addMailsAboutEvents(dialect: MigrationDialect): readonly MigrationStep[] {
  return [
    sql`create table messages (
      id ${dialect.id},
      action_id text not null unique,
      device_id integer references devices (id),
      at bigint not null,
      due_at bigint not null,
      week text not null,
      place text,
      subject_he text not null,
      subject_en text not null,
      text_he text not null,
      text_en text not null
    )`,
    sql`create index messages_by_week on messages (week, id)`,
    ...rebuildMailsOfEvents(dialect, {
      name: "mails_about_events",
      kinds: sql`'customer', 'seller', 'undelivered', 'change', 'seller-change', 'message'`,
      check: "mails_tell_of_their_kind",
      moved: firstColumns,
    }),
  ];
}

/**
 * When a customer gave an order another email address, for the limits of mails to an address; and the mails that tell the address from
 * before.
 */
export function addChangedAddresses(dialect: MigrationDialect): readonly MigrationStep[] {
  return [
    sql`alter table order_revisions add column readdressed_at bigint`,
    sql`create index order_revisions_readdressed on order_revisions (readdressed_at)
      where readdressed_at is not null`,
    // The changes of customers in the last hour. Presses of the seller cost nothing more.
    sql`create index events_of_customers on events (at)
      where device_id is null and order_number is not null`,
    ...rebuildMailsOfEvents(dialect, {
      name: "mails_to_addresses",
      kinds: kindsSinceAddresses,
      check: "mails_tell_of_what_they_name",
      moved: columnsSinceEvents,
    }),
  ];
}

/** When the customer of an order was last asked to pay, and the mails that ask. */
export function addAskingForMoney(dialect: MigrationDialect): readonly MigrationStep[] {
  return [
    sql`alter table order_states add column asked_at bigint`,
    ...rebuildMailsOfEvents(dialect, {
      name: "mails_with_requests",
      kinds: sql`${kindsSinceAddresses}, 'request'`,
      check: "mails_and_requests_tell_of_what_they_name",
      moved: columnsSinceEvents,
    }),
  ];
}
