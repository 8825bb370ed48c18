import type { CustomersOwn, Tables } from "#server/store/tables.ts";

type OwnColumns<Row> = {
  [Column in keyof Row]: Row[Column] extends CustomersOwn<infer _> ? Column : never;
}[keyof Row];

type TablesOfCustomers = {
  [Table in keyof Tables]: OwnColumns<Tables[Table]> extends never ? never : Table;
}[keyof Tables];

interface Erasing<Row> {
  /** What stands in the place of each column, in SQL. */
  readonly set: { readonly [Column in OwnColumns<Row>]: string };
  /** Of the rows of the orders that are erased, those in which it is a customer's. */
  readonly where?: string;
  readonly orderNumber: keyof Row & string;
}

/** How each table is erased. A column that may hold what is a customer's own and is missing here does not compile. */
const erasing: { readonly [Table in TablesOfCustomers]: Erasing<Tables[Table]> } = {
  mails: {
    set: { recipient: "'-'", last_error: "null" },
    where: "status <> 'waiting' and kind in ('customer', 'change', 'readdressed', 'message') and ",
    orderNumber: "order_number",
  },
  events: {
    set: { detail: `'{"text":"-"}'` },
    where: "kind = 'note' and ",
    orderNumber: "order_number",
  },
  order_revisions: {
    set: {
      name: "'-'",
      email: "'-'",
      phone_number: "'-'",
      address: "''",
      adjustment_text: "''",
    },
    orderNumber: "order_number",
  },
  orders: {
    set: { name: "'-'", email: "'-'", phone_number: "'-'", address: "''" },
    orderNumber: "number",
  },
};

/** The statements that erase the orders whose numbers are in the table `erased`. */
export const erasingStatements: readonly string[] = Object.entries(erasing).map(
  ([table, { set, where = "", orderNumber }]) => {
    const columns = Object.entries(set).map(([column, value]) => `${column} = ${value}`);
    return `update ${table} set ${columns.join(", ")} where ${where}${orderNumber} in (select number from erased);`;
  },
);
