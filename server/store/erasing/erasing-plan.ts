import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { CustomersOwn } from "#server/store/customers-own.ts";
import { customerMailKinds } from "#server/store/mails/outbox.ts";
import { erasedHash } from "#server/store/orders/content-hash.ts";
import { noticesOfErased } from "#server/store/subscribers/subscribers.ts";
import type { Tables } from "#server/store/tables.ts";

/** The columns of a row that may hold what is a customer's own. */
type OwnColumns<Row> = {
  [Column in keyof Row]: Row[Column] extends CustomersOwn<infer _> ? Column : never;
}[keyof Row];

type TablesOfCustomers = {
  [Table in keyof Tables]: OwnColumns<Tables[Table]> extends never ? never : Table;
}[keyof Tables];

/** What happens to a column of an erased order: it is kept for the books, or gets this value. What is a customer's own is not kept. */
type Fates<Row> = {
  readonly [Column in keyof Row]-?:
    | (Row[Column] extends CustomersOwn<infer _> ? never : "kept")
    | RawBuilder<unknown>;
};

interface Erasing<Row> {
  readonly columns: Fates<Row>;
  /** The rows that have something of the customers of some orders; the states of these orders say already that they are erased. */
  readonly rowsOf: (orderNumbers: readonly string[]) => RawBuilder<SqlBool>;
}

/** What a note says once it is erased. */
export const erasedNote = '{"text":"-"}';

const nameless = sql`'-'`;
const empty = sql`''`;

/** What an order and a revision of it have in common. An order without an email address is mailed to nobody. */
const content = {
  catalogue_version: "kept",
  language: "kept",
  name: nameless,
  email: empty,
  phone_number: empty,
  order_type: "kept",
  city: "kept",
  place: "kept",
  hand_over: "kept",
  address: empty,
  notes: sql`null`,
  pickup_or_delivery_price: "kept",
  total_price: "kept",
  order_total: "kept",
  all_orders: "kept",
  // A hash of everything that was sent confirms a guess of it.
  content_hash: sql.lit(erasedHash),
} as const;

const listed = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));
const among = (column: string, orderNumbers: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} in (${sql.join(orderNumbers)})`;

/**
 * What erasing does to each table that has something of customers. A new column of these tables does not compile before somebody has said
 * here what happens to it, and neither does a table with a column that is a customer's own (`CustomersOwn`). The names of customers follow
 * from it, see `unusedNames`.
 */
const plan: {
  readonly [Table in Exclude<TablesOfCustomers, "customer_names">]: Erasing<Tables[Table]>;
} = {
  // First, because the addresses of the orders lead to them. Who still has an order with the address, also by a change, stays.
  subscribers: {
    rowsOf: (numbers) => sql`email <> '' and lower(email) in (
        select lower(email) from orders where ${among("number", numbers)}
        union select lower(email) from order_revisions where ${among("order_number", numbers)})
      and not exists (select 1 from orders
        join order_states on order_states.order_number = orders.number
        where lower(orders.email) = lower(subscribers.email) and order_states.erased = 0)
      and not exists (select 1 from order_revisions
        join order_states on order_states.order_number = order_revisions.order_number
        where lower(order_revisions.email) = lower(subscribers.email) and order_states.erased = 0)`,
    columns: {
      id: "kept",
      email: empty,
      language: "kept",
      token: "kept",
      asked_at: "kept",
      confirmed_at: sql`null`,
      undeliverable_at: sql`null`,
      stopped_at: "kept",
      changed_at: sql`changed_at + 1`,
    },
  },
  notices: {
    rowsOf: () => noticesOfErased,
    columns: {
      id: "kept",
      event_id: "kept",
      subscriber_id: "kept",
      message_id: "kept",
      recipient: "kept",
      attempts: "kept",
      next_attempt_at: sql`null`,
      sent_at: "kept",
      last_error: sql`null`,
      created_at: "kept",
    },
  },
  orders: {
    rowsOf: (numbers) => among("number", numbers),
    columns: {
      ...content,
      id: "kept",
      number: "kept",
      idempotency_key: "kept",
      received_at: "kept",
      week: "kept",
    },
  },
  order_revisions: {
    rowsOf: (numbers) => among("order_number", numbers),
    columns: {
      ...content,
      order_number: "kept",
      revision: "kept",
      event_id: "kept",
      based_on: "kept",
      kept: "kept",
      adjustment: "kept",
      adjustment_text: empty,
      readdressed_at: "kept",
    },
  },
  events: {
    // Lasting notes, too, which are stored as notes.
    rowsOf: (numbers) => sql`kind = 'note' and ${among("order_number", numbers)}`,
    columns: {
      id: "kept",
      at: "kept",
      pressed_at: "kept",
      action_id: "kept",
      device_id: "kept",
      week: "kept",
      order_number: "kept",
      kind: "kept",
      value: "kept",
      detail: sql.lit(erasedNote),
      undoes: "kept",
    },
  },
  mails: {
    rowsOf: (numbers) => among("order_number", numbers),
    columns: {
      id: "kept",
      order_number: "kept",
      kind: "kept",
      event_id: "kept",
      revision: "kept",
      message_id: "kept",
      recipient: sql`case when kind in (${listed(customerMailKinds)}) then '-' else recipient end`,
      // None is sent anymore, and none is reported as undelivered.
      status: sql`case when status in ('waiting', 'dead') then 'withdrawn' else status end`,
      attempts: "kept",
      next_attempt_at: "kept",
      claimed_until: sql`0`,
      claimed_by: sql`null`,
      last_error: sql`null`,
      waiting_since: "kept",
      sent_at: "kept",
      created_at: "kept",
    },
  },
  messages: {
    // The same text went to everybody: it goes with the last of those who got it.
    rowsOf: (
      numbers,
    ) => sql`id in (select message_id from mails where ${among("order_number", numbers)})
      and not exists (select 1 from mails as others
        join order_states on order_states.order_number = others.order_number
        where others.message_id = messages.id and order_states.erased = 0)`,
    columns: {
      id: "kept",
      action_id: "kept",
      device_id: "kept",
      at: "kept",
      due_at: "kept",
      week: "kept",
      place: "kept",
      subject_he: empty,
      subject_en: empty,
      text_he: empty,
      text_en: empty,
      to_subscribers: "kept",
    },
  },
};

/** Removes the names that no order has anymore. */
const unusedNames = sql`delete from customer_names
  where not exists (select 1 from orders where orders.name = customer_names.name)
    and not exists (select 1 from order_revisions where order_revisions.name = customer_names.name)`;

/**
 * The statements that erase what the customers of some orders own, of which there may be a thousand. Who asked to be told when orders open stays
 * where a week is erased for its age and no person: how long they are kept is up to `prune`.
 */
export function erasingStatements(
  orderNumbers: readonly string[],
  { isOfPeople }: { readonly isOfPeople: boolean },
): readonly RawBuilder<unknown>[] {
  const tables = Object.entries(plan).filter(([table]) => isOfPeople || table !== "subscribers");
  const updates = tables.map(([table, { columns, rowsOf }]) => {
    const set = Object.entries<RawBuilder<unknown> | "kept">(columns).flatMap(([column, fate]) =>
      fate === "kept" ? [] : [sql`${sql.ref(column)} = ${fate}`],
    );
    return sql`update ${sql.table(table)} set ${sql.join(set)} where ${rowsOf(orderNumbers)}`;
  });
  return [...updates, unusedNames];
}
