import { type Kysely, sql } from "kysely";
import type { MigrationDialect } from "./migrations.ts";

// What migrations 0002 to 0012 made of the table `mails`. They have run, so that nothing here may change in effect.

const columns = [
  "id",
  "order_number",
  "kind",
  "recipient",
  "status",
  "attempts",
  "next_attempt_at",
  "claimed_until",
  "claimed_by",
  "last_error",
  "waiting_since",
  "sent_at",
  "created_at",
] as const;
/** The columns that the table has since migration 0008. */
export const columnsSinceEvents = [...columns, "event_id", "revision", "message_id"] as const;
/** The kinds since migration 0012. */
export const kindsSinceAddresses = [
  "customer",
  "seller",
  "undelivered",
  "change",
  "readdressed",
  "seller-change",
  "message",
] as const;

interface MailsTable {
  readonly name: string;
  readonly kinds: readonly string[];
  readonly statuses: readonly string[];
}

/** A table of mails with its first columns, which is still to be created. */
export function mailsTable(
  database: Kysely<unknown>,
  { numberRows }: MigrationDialect,
  { name, kinds, statuses }: MailsTable,
) {
  const isOneOf = (column: string, values: readonly string[]) =>
    sql`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`;
  return database.schema
    .createTable(name)
    .addColumn("id", "integer", (column) => numberRows(column.primaryKey()))
    .addColumn("order_number", "text", (column) => column.notNull().references("orders.number"))
    .addColumn("kind", "text", (column) => column.notNull().check(isOneOf("kind", kinds)))
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull().check(isOneOf("status", statuses)))
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
    .addColumn("claimed_until", "bigint", (column) => column.notNull())
    .addColumn("claimed_by", "text")
    .addColumn("last_error", "text")
    .addColumn("waiting_since", "bigint", (column) => column.notNull())
    .addColumn("sent_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull());
}

/** The status comes first, so that looking for due mails never scans sent ones. */
export async function indexMailsByStatus(database: Kysely<unknown>): Promise<void> {
  await sql`create index mails_by_status on mails (status, next_attempt_at, id)`.execute(database);
}

/**
 * Moves the mails into a table that was built anew, because SQLite cannot change a check. Rows keep their ids, which a running server may
 * hold in a claim. The index comes after the rows, which is faster.
 */
export async function moveMails(
  database: Kysely<unknown>,
  { numberAfterCopy }: MigrationDialect,
  to: string,
  moved: readonly string[] = columns,
): Promise<void> {
  const listed = sql.join(moved.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(to)} (${listed}) select ${listed} from mails order by id`.execute(
    database,
  );
  await numberAfterCopy(database, to);
  await database.schema.dropTable("mails").execute();
  await database.schema.alterTable(to).renameTo("mails").execute();
  await indexMailsByStatus(database);
}

/** Builds the table anew for mails that tell of events and messages; `check` is the name of the rule of what each kind tells of. */
export async function rebuildMailsOfEvents(
  database: Kysely<unknown>,
  dialect: MigrationDialect,
  {
    check,
    moved,
    ...table
  }: Omit<MailsTable, "statuses"> & {
    readonly check: string;
    readonly moved?: readonly string[];
  },
): Promise<void> {
  await mailsTable(database, dialect, {
    ...table,
    statuses: ["waiting", "sent", "dead", "withdrawn"],
  })
    .addColumn("event_id", "integer", (column) => column.references("events.id"))
    .addColumn("revision", "integer")
    .addColumn("message_id", "integer", (column) => column.references("messages.id"))
    .addCheckConstraint(
      check,
      sql`case kind
        when 'message' then event_id is null and message_id is not null
        when 'undelivered' then event_id is null or message_id is null
        when 'customer' then event_id is null and message_id is null
        when 'seller' then event_id is null and message_id is null
        else event_id is not null and revision is not null and message_id is null end`,
    )
    .execute();
  await moveMails(database, dialect, table.name, moved);
  await sql`
    create unique index mails_of_order on mails
      (order_number, kind, (coalesce(event_id, 0)), (coalesce(message_id, 0)))`.execute(database);
  await sql`create index mails_by_message on mails (message_id, status)
    where message_id is not null`.execute(database);
}
