import { signedAgorot } from "#domain/money/agorot.ts";
import { columnsOfContent } from "#server/store/log/event-row.ts";
import { rowsOfMails } from "#server/store/mails/mail-row.ts";
import { columnsOfOrder, rowOfOrder } from "#server/store/orders/order-row.ts";
import { rowOfNewState } from "#server/store/orders/order-state-row.ts";
import { newOrder } from "./new-order.ts";

/** The latest week of a filled database. */
export const filledWeek = "2026-01-07";
/** Number of orders in that week and in each one before it. */
export const ordersOfFilledWeek = 1_000;

/** How many orders a filled customer has. */
const ordersOfCustomer = 20;
/** One of so many filled customers is called Cohen, which is the most common family name of the country. */
const customersPerCohen = 50;

/** SQL that differs between the databases. `i` is a whole number from 0. */
interface Dialect {
  /** A table with one column `i`, from 0 to `count` - 1. */
  readonly series: (count: number) => string;
  /** The date of the week that is this many weeks before `filledWeek`. */
  readonly weeksBefore: (weeks: string) => string;
  /** Eight hexadecimal digits. */
  readonly hex: (number: string) => string;
}

const dialects: Readonly<Record<"SQLite" | "PostgreSQL", Dialect>> = {
  SQLite: {
    series: (count) =>
      `(with recursive series(i) as (select 0 union all select i + 1 from series where i + 1 < ${count}) select i from series) as series`,
    weeksBefore: (weeks) => `date('${filledWeek}', '-' || (7 * (${weeks})) || ' days')`,
    hex: (number) => `printf('%08x', ${number})`,
  },
  PostgreSQL: {
    series: (count) => `generate_series(0, ${count - 1}) as series(i)`,
    weeksBefore: (weeks) => `to_char(date '${filledWeek}' - 7 * (${weeks})::integer, 'YYYY-MM-DD')`,
    hex: (number) => `lpad(to_hex(${number}), 8, '0')`,
  },
};

/**
 * SQL statements that fill an empty shop, which has the soup kitchen's catalogue, with past orders, `ofWeek` a week, and their
 * sent mails. Every order is packed, and paid if it is not of the latest week. A customer has twenty of them, over all the years. Numbers and order keys are evenly distributed. Mails are inserted after all orders, which is faster without a check
 * of foreign keys.
 */
export function fillOrders(
  database: keyof typeof dialects,
  orders: number,
  ofWeek = ordersOfFilledWeek,
): readonly string[] {
  const { series, weeksBefore, hex } = dialects[database];
  const order = newOrder();
  const number = `100000000 + cast(i as bigint) * ${Math.floor(899_999_999 / orders)}`;
  const millisecondsAgo = `(${orders - 1} - cast(i as bigint)) * ${Math.floor((7 * 24 * 3_600_000) / ofWeek)}`;
  const receivedAt = `${order.receivedAt} - ${millisecondsAgo}`;
  /** They are not of the latest week. */
  const paid = Math.max(0, orders - ofWeek);
  const customers = Math.max(1, Math.floor(orders / ordersOfCustomer));
  const customer = `(i % ${customers})`;
  const first = `'לקוחה' || ${customer}`;
  const family = `case when ${customer} % ${customersPerCohen} = 0 then 'כהן' else 'משפחה' || ${customer} end`;
  const name = `${first} || ' ' || ${family}`;
  const { totalPrice, orderTotal } = order.order;
  /** A thousand amounts, as orders of other dishes would have. */
  const amount = (of: number) => `${of} + 10 * (i % 1000)`;
  const orderOf = {
    ...literals(rowOfOrder(order)),
    total_price: amount(totalPrice),
    order_total: amount(orderTotal),
    name,
    address: `'רחוב הזית ' || ${customer}`,
    email: `'c' || ${customer} || '@example.com'`,
    phone_number: `'05' || (10000000 + ${customer})`,
    number: `cast(${number} as text)`,
    idempotency_key: `${hex(`cast(i as bigint) * ${Math.floor(0xffff_ffff / orders)}`)} || '${"0".repeat(24)}'`,
    received_at: receivedAt,
    week: weeksBefore(`(${orders - 1} - i) / ${ofWeek}`),
  };
  const mailsOf = rowsOfMails(order).map((mail) => ({
    ...literals(mail),
    order_number: `cast(${number} as text)`,
    status: "'sent'",
    attempts: "1",
    next_attempt_at: receivedAt,
    waiting_since: receivedAt,
    sent_at: receivedAt,
    created_at: receivedAt,
  }));
  const stateOf = {
    ...literals(rowOfNewState(order)),
    order_number: orderOf.number,
    week: orderOf.week,
    due: amount(orderTotal),
    received: `case when i < ${paid} then ${amount(orderTotal)} else 0 end`,
    packed: "1",
    last_event: "i + 1",
  };
  const eventOf = {
    at: receivedAt,
    pressed_at: receivedAt,
    action_id: "'packed-' || i",
    order_number: orderOf.number,
    week: orderOf.week,
    ...literals(columnsOfContent({ kind: "packed", isPacked: true })),
  };
  return [
    insert("orders", orderOf, series(orders)),
    ...[first, family, `' ' || ${first} || ${family}`].map((word) =>
      insert("customer_names", { word, name, rule: "1" }, series(customers)),
    ),
    ...mailsOf.map((mail) => insert("mails", mail, series(orders))),
    insert("order_states", stateOf, series(orders)),
    insert("events", eventOf, series(orders)),
  ];
}

/** SQL that adds the event of its payment to each filled order that is paid. */
export function fillPayments(): string {
  const money = literals(columnsOfContent({ kind: "money", amount: signedAgorot(1), way: "app" }));
  const row: Readonly<Record<string, string>> = {
    at: "received_at",
    pressed_at: "received_at",
    action_id: "'money-' || number",
    order_number: "number",
    week: "order_states.week",
    ...money,
    value: "received",
  };
  return insert(
    "events",
    row,
    "order_states join orders on number = order_number where received > 0",
  );
}

/**
 * SQL that adds a revision to each of some filled orders, which no state names. `orderNumber` replaces the number of the order, as an
 * SQL expression.
 */
export function fillRevisions(orders: number, orderNumber = "number"): string {
  const content = Object.keys(columnsOfOrder(newOrder().order, 1)).join(", ");
  return `insert into order_revisions
      (order_number, revision, event_id, based_on, content_hash, adjustment, adjustment_text, ${content})
    select ${orderNumber}, 1, id, 0, '', 0, '', ${content} from orders where id <= ${orders}`;
}

function insert(table: string, row: Readonly<Record<string, string>>, series: string): string {
  return `insert into ${table} (${Object.keys(row).join(", ")}) select ${Object.values(row).join(", ")} from ${series}`;
}

function literals(row: object): Record<string, string> {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, literal(value)]));
}

function literal(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : "null";
}
