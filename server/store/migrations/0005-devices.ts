import { type Kysely, sql } from "kysely";
import type { MigrationDialect } from "./migrations.ts";

/** What lets devices into the seller's desk. */
export async function createDevices(
  database: Kysely<unknown>,
  { numberRows }: MigrationDialect,
): Promise<void> {
  const isRole = sql`role in ('owner', 'helper', 'driver')`;

  await database.schema
    .createTable("devices")
    .addColumn("id", "integer", (column) => numberRows(column.primaryKey()))
    .addColumn("role", "text", (column) => column.notNull().check(isRole))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("session_hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("last_seen_at", "bigint", (column) => column.notNull())
    .addColumn("ends_at", "bigint", (column) => column.notNull())
    .addColumn("revoked_at", "bigint")
    .addColumn("confirmed_at", "bigint")
    .addColumn("passkey_id", "text")
    .execute();

  await database.schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("last_used_at", "bigint", (column) => column.notNull())
    .execute();

  await database.schema
    .createTable("device_links")
    .addColumn("code_hash", "text", (column) => column.primaryKey())
    .addColumn("role", "text", (column) => column.notNull().check(isRole))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("session_ends_at", "bigint", (column) => column.notNull())
    .addColumn("created_by", "integer", (column) => column.references("devices.id"))
    .addColumn("device_id", "integer", (column) => column.references("devices.id"))
    .execute();

  await database.schema
    .createTable("secrets")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
}
