import type { Kysely } from "kysely";
import type { Tables } from "#server/store/tables.ts";

/** The sequence of the driver's stops, kept from week to week as keys, see `RouteStop`. */
export function createKyselyRoute(database: Kysely<Tables>) {
  return {
    /** All kept keys, the first stop first. */
    keptRoute: () => readRoute(database),

    /** Replaces the kept keys by what `change` makes of them. Nobody else changes them meanwhile. */
    changeRoute: (change: (kept: readonly string[]) => readonly string[]): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const keys = change(await readRoute(transaction));
        await transaction.deleteFrom("route_stops").execute();
        for (let start = 0; start < keys.length; start += mostRows) {
          await transaction
            .insertInto("route_stops")
            .values(
              keys
                .slice(start, start + mostRows)
                .map((key, index) => ({ key, position: start + index })),
            )
            .execute();
        }
      }),
  };
}

/** Rows of one statement: its parameters are limited. */
const mostRows = 500;

async function readRoute(database: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await database.selectFrom("route_stops").select("key").orderBy("position").execute();
  return rows.map(({ key }) => key);
}
