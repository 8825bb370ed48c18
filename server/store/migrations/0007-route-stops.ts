import type { Kysely } from "kysely";

/** The sequence in which the driver goes to addresses. An address is a hash, see `RouteStop`. */
export async function createRouteStops(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("route_stops")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("position", "integer", (column) => column.notNull())
    .execute();
}
