import { type Kysely, sql } from "kysely";
import type { SeenTime } from "#domain/order-log/old-weeks.ts";
import type { Tables } from "#server/store/tables.ts";

/** How far time has come as what is stored tells, whatever the clock of the machine says. */
export function createKyselySeenTime(database: Kysely<Tables>) {
  /**
   * The latest time of the newest orders and events, in milliseconds since 1970 UTC; undefined if there are none. It is in the future if
   * the clock was ahead.
   */
  const latestStoredAt = async (): Promise<number | undefined> => {
    const { rows } = await sql<{ readonly latest: number | null }>`
      select max(at) as latest from (
        select at from (select received_at as at from orders order by id desc limit 1000) as of_orders
        union all
        select at from (select at from events order by id desc limit 1000) as of_events
      ) as newest`.execute(database);
    return rows[0]?.latest ?? undefined;
  };
  return {
    latestStoredAt,

    /** What tells until when time has passed for certain, see `certainTime`. */
    seenTime: async (): Promise<SeenTime> => {
      const newest = await database
        .selectFrom("order_states")
        .select("week")
        .distinct()
        .orderBy("week", "desc")
        .limit(2)
        .execute();
      const served = await database
        .selectFrom("order_states")
        .select("week")
        .where((eb) => eb.or([eb("packed", "=", 1), eb("handed_over", "=", 1)]))
        .orderBy("week", "desc")
        .limit(1)
        .executeTakeFirst();
      // What is decided about a week that is to come is no work on it.
      const cooked = await database
        .selectFrom("events")
        .select("week")
        .where("order_number", "is", null)
        .where("week", "is not", null)
        .where("kind", "not in", ["menu-saved", "undone"])
        .orderBy("week", "desc")
        .limit(1)
        .executeTakeFirst();
      const workedOn = [served?.week ?? "", cooked?.week ?? ""].toSorted().at(-1);
      return {
        latestAt: await latestStoredAt(),
        workedOn: workedOn === "" ? undefined : workedOn,
        newest: newest.map(({ week }) => week),
      };
    },
  };
}
