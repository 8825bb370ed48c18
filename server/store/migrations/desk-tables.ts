import { sql } from "kysely";
import type { MigrationDialect, MigrationStep } from "./dialect.ts";

/** What lets devices into the seller's desk. */
export function createDevices({ id }: MigrationDialect): readonly MigrationStep[] {
  const role = sql`role text not null check (role in ('owner', 'helper', 'driver'))`;
  return [
    sql`create table devices (
      id ${id},
      ${role},
      name text not null,
      session_hash text not null unique,
      created_at bigint not null,
      last_seen_at bigint not null,
      ends_at bigint not null,
      revoked_at bigint,
      confirmed_at bigint,
      passkey_id text
    )`,
    sql`create table passkeys (
      id text primary key,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      created_at bigint not null,
      last_used_at bigint not null
    )`,
    sql`create table device_links (
      code_hash text primary key,
      ${role},
      created_at bigint not null,
      expires_at bigint not null,
      session_ends_at bigint not null,
      created_by integer references devices (id),
      device_id integer references devices (id)
    )`,
    sql`create table secrets (
      name text primary key,
      value text not null,
      created_at bigint not null
    )`,
  ];
}

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * The seller's log, and the state of each order. Weeks whose deadline was more than a week ago are closed,
 * and their orders count as paid, packed and handed over: without the desk nobody could say so, and years of orders would stand
 * as unpaid. The orders of the last week are still in the seller's hands.
 */
export function createEvents({ id }: MigrationDialect): readonly MigrationStep[] {
  const now = sql`cast(${sql.lit(Date.now())} as bigint)`;
  const firstOpenWeek = new Date(Date.now() - week).toISOString().slice(0, 10);
  return [
    sql`create table events (
      id ${id},
      at bigint not null,
      pressed_at bigint not null,
      action_id text not null unique,
      device_id integer references devices (id),
      week text,
      order_number text references orders (number),
      kind text not null check (kind in (
        'packed', 'handed-over', 'cancelled', 'restored', 'money', 'changed', 'moved', 'note', 'told', 'erased', 'cooked',
        'printed', 'week-closed', 'week-reopened', 'menu-saved', 'device-linked', 'device-revoked', 'undone'
      )),
      value bigint,
      detail text,
      undoes integer references events (id),
      constraint events_undo_names_event check ((kind = 'undone') = (undoes is not null)),
      constraint events_of_order_have_week check (order_number is null or week is not null)
    )`,
    sql`create index events_by_order on events (order_number, id)`,
    sql`create index events_by_week on events (week, id) where order_number is null`,
    sql`create table order_states (
      order_number text primary key references orders (number),
      week text not null,
      before_desk integer not null check (before_desk in (0, 1)),
      revision integer not null,
      due integer not null check (due >= 0),
      received bigint not null,
      packed integer not null check (packed in (0, 1)),
      handed_over integer not null check (handed_over in (0, 1)),
      cancelled integer not null check (cancelled in (0, 1)),
      last_event integer not null
    )`,
    sql`insert into order_states
      (order_number, week, before_desk, revision, due, received, packed, handed_over, cancelled, last_event)
      select number, week, 0, 0, order_total, 0, 0, 0, 0, 0 from orders
      where week >= ${firstOpenWeek} order by id`,
    sql`insert into order_states
      (order_number, week, before_desk, revision, due, received, packed, handed_over, cancelled, last_event)
      select number, week, 1, 0, order_total, order_total, 1, 1, 0, 0 from orders
      where week < ${firstOpenWeek} order by id`,
    sql`insert into events (at, pressed_at, action_id, week, kind)
      select ${now}, ${now}, 'before-desk-' || week, week, 'week-closed'
      from orders where week < ${firstOpenWeek} group by week order by week`,
    // After the rows, which is faster.
    sql`create index order_states_by_week on order_states (week)`,
    sql`create index order_states_with_balance on order_states (week) where received <> due`,
  ];
}

/**
 * Whether the customer's data of an order was erased. Orders that were erased by hand before get the event as well, because a state is the
 * sum of events.
 */
export function addErased(): readonly MigrationStep[] {
  const now = sql`cast(${sql.lit(Date.now())} as bigint)`;
  return [
    sql`alter table order_states add column erased integer not null default 0 check (erased in (0, 1))`,
    sql`create index order_states_with_customers on order_states (week) where erased = 0`,
    sql`insert into events (at, pressed_at, action_id, week, order_number, kind)
      select ${now}, ${now}, 'erased:' || orders.number, order_states.week, orders.number, 'erased'
      from orders join order_states on order_states.order_number = orders.number
      where orders.name = '-' and orders.phone_number = '-' order by orders.id`,
    sql`update order_states set erased = 1, last_event =
      (select max(id) from events where events.order_number = order_states.order_number)
      where order_number in (select order_number from events where kind = 'erased')`,
  ];
}

/**
 * Who asked to be told by email when orders open. A mail to them is a notice, so that it waits, is claimed and is tried again like those to
 * the seller; it has no address of its own. SQLite cannot let a column be null afterward, so the table of notices is made again.
 */
export function addSubscribers({
  id,
  numberAfterCopy,
}: MigrationDialect): readonly MigrationStep[] {
  const moved = sql`id, event_id, recipient, attempts, next_attempt_at, sent_at, last_error, created_at`;
  return [
    sql`create table subscribers (
      id ${id},
      email text not null,
      language text not null,
      token text not null,
      asked_at bigint not null,
      confirmed_at bigint,
      undeliverable_at bigint,
      stopped_at bigint,
      changed_at bigint not null
    )`,
    // An address that was erased is empty.
    sql`create unique index subscribers_by_email on subscribers (lower(email)) where email <> ''`,
    sql`alter table messages add column to_subscribers integer not null default 0`,
    sql`create index messages_to_subscribers on messages (id) where to_subscribers = 1`,
    sql`create table notices_to_subscribers (
      id ${id},
      event_id integer references events (id),
      subscriber_id integer references subscribers (id),
      message_id integer references messages (id),
      recipient text not null,
      attempts integer not null,
      next_attempt_at bigint,
      sent_at bigint,
      last_error text,
      created_at bigint not null,
      constraint notices_have_one_reader check ((event_id is null) <> (subscriber_id is null))
    )`,
    sql`insert into notices_to_subscribers (${moved}) select ${moved} from notices order by id`,
    ...numberAfterCopy("notices_to_subscribers"),
    sql`drop table notices`,
    sql`alter table notices_to_subscribers rename to notices`,
    sql`create index notices_by_due_time on notices (next_attempt_at) where next_attempt_at is not null`,
    sql`create index notices_by_subscriber on notices (subscriber_id) where subscriber_id is not null`,
    sql`create index notices_by_message on notices (message_id) where message_id is not null`,
  ];
}
