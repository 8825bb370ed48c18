import type { Kysely } from "kysely";
import { type Tables, write } from "#server/store/tables.ts";
import { type Secret, storeSecret } from "./store-secret.ts";

/** The secrets that the shop generates, and what it keeps beside them by name. Times are milliseconds since 1970 UTC. */
export function createKyselySecrets(database: Kysely<Tables>) {
  return {
    /** The secret of a name. The first call stores `value`; of several first calls one counts, and all get its value. */
    readOrMakeSecret: ({ name, value, at }: Secret): Promise<string> =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto("secrets")
          .values({ name, value, created_at: at })
          .onConflict((conflict) => conflict.column("name").doNothing())
          .execute();
        const secret = await transaction
          .selectFrom("secrets")
          .select("value")
          .where("name", "=", name)
          .executeTakeFirstOrThrow();
        return secret.value;
      }),

    /** Undefined if there is none of this name. */
    readSecret: async (name: string): Promise<Omit<Secret, "name"> | undefined> => {
      const row = await database
        .selectFrom("secrets")
        .select(["value", "created_at"])
        .where("name", "=", name)
        .executeTakeFirst();
      return row && { value: row.value, at: row.created_at };
    },

    /** Makes everything invalid that was made with the secret before. */
    replaceSecret: (secret: Secret) =>
      write(database, (transaction) => storeSecret(transaction, secret)),
  };
}
