import { type Kysely, sql } from "kysely";
import type { MigrationDialect } from "./migrations.ts";

/** Finds people by the beginning of an address or of an email address, by the codes of their characters. */
export async function indexBeginningsOfAddresses(
  database: Kysely<unknown>,
  { byCode }: MigrationDialect,
): Promise<void> {
  const collation = sql.raw(byCode.replace("text", ""));
  // SQLite has an index of email addresses that is one of their beginnings, too.
  for (const table of ["orders", "order_revisions"])
    for (const [name, column] of [
      ["address", sql`lower(address)`],
      ["beginning_of_email", sql`lower(email)`],
    ] as const)
      if (name === "address" || byCode !== "text")
        await sql`create index ${sql.ref(`${table}_by_${name}`)} on ${sql.table(table)}
          ((${column})${collation})`.execute(database);
}
