import { sql } from "kysely";
import type { MigrationDialect, MigrationStep } from "./dialect.ts";

/** The columns that an order and a revision of it have in the same sequence. */
const content = sql`
  language text not null check (language in ('he', 'en')),
  name text not null,
  email text not null,
  phone_number text not null,
  order_type text not null check (order_type in ('pickup', 'delivery')),
  city text not null,
  address text not null,
  pickup_or_delivery_price integer not null check (pickup_or_delivery_price >= 0),
  total_price integer not null check (total_price >= 0)`;

export function createCataloguesAndOrders({ id }: MigrationDialect): readonly MigrationStep[] {
  return [
    sql`create table catalogues (
      version integer primary key,
      content text not null,
      saved_at bigint not null
    )`,
    sql`create table orders (
      id ${id},
      number text not null unique,
      idempotency_key text unique,
      content_hash text not null,
      catalogue_version integer not null references catalogues (version),
      received_at bigint not null,
      week text not null,
      ${content},
      order_total integer not null check (order_total = total_price + pickup_or_delivery_price),
      all_orders text not null
    )`,
    sql`create index orders_by_week on orders (week, id)`,
  ];
}

/** What orders became by their changes. The row of an order is its revision 0 and stays as it is. */
export function createOrderRevisions(): readonly MigrationStep[] {
  return [
    // A customer who takes dishes away may leave less than the seller took off: then nothing is to be paid.
    sql`create table order_revisions (
      order_number text not null references orders (number),
      revision integer not null check (revision >= 1),
      event_id integer not null unique references events (id),
      based_on integer not null,
      content_hash text not null,
      catalogue_version integer not null references catalogues (version),
      kept text,
      ${content},
      adjustment integer not null,
      adjustment_text text not null,
      order_total integer not null check (
        order_total = case when total_price + pickup_or_delivery_price + adjustment > 0
          then total_price + pickup_or_delivery_price + adjustment else 0 end
      ),
      all_orders text not null,
      constraint order_revisions_pkey primary key (order_number, revision),
      constraint order_revisions_follow check (based_on >= 0 and based_on < revision)
    )`,
    // Orders are found by the week of their state. An index less makes each order a little faster to store.
    sql`drop index orders_by_week`,
  ];
}
