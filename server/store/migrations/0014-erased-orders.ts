import { type Kysely, sql } from "kysely";

/**
 * Whether the customer's data of an order was erased. Orders that were erased by hand before get the event as well, because a state is the
 * sum of events.
 */
export async function addErased(database: Kysely<unknown>): Promise<void> {
  await sql`alter table order_states add column erased integer not null default 0 check (erased in (0, 1))`.execute(
    database,
  );
  await sql`create index order_states_with_customers on order_states (week)
    where erased = 0`.execute(database);
  const now = sql`cast(${sql.lit(Date.now())} as bigint)`;
  await sql`
    insert into events (at, pressed_at, action_id, week, order_number, kind)
    select ${now}, ${now}, 'erased:' || orders.number, order_states.week, orders.number, 'erased'
    from orders join order_states on order_states.order_number = orders.number
    where orders.name = '-' and orders.phone_number = '-' order by orders.id`.execute(database);
  await sql`
    update order_states set erased = 1, last_event =
      (select max(id) from events where events.order_number = order_states.order_number)
    where order_number in (select order_number from events where kind = 'erased')`.execute(
    database,
  );
}
