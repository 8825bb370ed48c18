import type { Kysely } from "kysely";
import { indexMailsByStatus, mailsTable } from "./mails-table.ts";
import type { MigrationDialect } from "./migrations.ts";

export async function createMails(
  database: Kysely<unknown>,
  dialect: MigrationDialect,
): Promise<void> {
  const kinds = ["customer", "seller"];
  await mailsTable(database, dialect, {
    name: "mails",
    kinds,
    statuses: ["waiting", "sent", "dead"],
  })
    .addUniqueConstraint("mails_of_order", ["order_number", "kind"])
    .execute();
  await indexMailsByStatus(database);
}
