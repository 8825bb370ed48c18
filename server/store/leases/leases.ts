import type { Kysely } from "kysely";
import type { Tables } from "#server/store/tables.ts";

export interface Lease {
  /** What is done by one process at a time. */
  readonly name: string;
  /** The process. */
  readonly holder: string;
  readonly at: number;
  readonly until: number;
}

/** What one of several processes does at a time. Times are milliseconds since 1970 UTC. */
export function createKyselyLeases(database: Kysely<Tables>) {
  return {
    /**
     * Takes a lease for one process until `until`, or renews its own, and gives whether it has it: it has if nobody else does, or no longer
     * does. A lease that ends more than its length later than one that would be taken now is of a clock that was ahead, and does not count; a
     * process that looked at its clock just before another one took the lease does not take it from that one.
     */
    takeLease: async ({ name, holder, at, until }: Lease): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await database
        .insertInto("leases")
        .values({ name, holder, ends_at: until })
        .onConflict((conflict) =>
          conflict
            .column("name")
            .doUpdateSet({ holder, ends_at: until })
            .where((eb) =>
              eb.or([
                eb("leases.holder", "=", holder),
                eb("leases.ends_at", "<=", at),
                eb("leases.ends_at", ">", until + (until - at)),
              ]),
            ),
        )
        .executeTakeFirstOrThrow();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
  };
}
