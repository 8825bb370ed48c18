import type { Insertable, Kysely } from "kysely";
import * as v from "valibot";
import type { PasskeyRow } from "#server/store/desk-tables.ts";
import { storeSecret } from "#server/store/secrets/store-secret.ts";
import { type Tables, type ValueOf, valueOf } from "#server/store/tables.ts";

export interface Passkey extends Omit<ValueOf<PasskeyRow>, "transports"> {
  readonly transports: readonly string[];
}

export interface PasskeyUse extends Pick<Passkey, "id" | "counter" | "lastUsedAt"> {
  readonly at: number;
  /** Random, of this use alone. */
  readonly token: string;
}

/** Where the token of the last use of a passkey is kept, beside the secrets: only that one can have lost its answer. */
const lastUse = "passkey-use";

const transports = v.array(v.string());

/** The passkeys of the seller's devices. Times are milliseconds since 1970 UTC. */
export function createKyselyPasskeys(database: Kysely<Tables>) {
  return {
    /**
     * Stores a passkey that was made on a device. Rejects if the passkey exists. A device keeps one: an earlier one is deleted,
     * unless another device has it too.
     */
    addPasskey: ({ deviceId, ...passkey }: Passkey & { readonly deviceId: number }) =>
      database.transaction().execute(async (transaction) => {
        const device = await transaction
          .selectFrom("devices")
          .select("passkey_id")
          .where("id", "=", deviceId)
          .executeTakeFirstOrThrow();
        await transaction.insertInto("passkeys").values(rowOfPasskey(passkey)).execute();
        await transaction
          .updateTable("devices")
          .set({ passkey_id: passkey.id })
          .where("id", "=", deviceId)
          .execute();
        // Revoking a device deletes the passkey that its row names: one that no row named anymore could not be deleted.
        if (device.passkey_id !== null)
          await transaction
            .deleteFrom("passkeys")
            .where("id", "=", device.passkey_id)
            .where("id", "not in", (from) =>
              from
                .selectFrom("devices")
                .select("passkey_id")
                .where("passkey_id", "is not", null)
                .$castTo<{ passkey_id: string }>(),
            )
            .execute();
      }),

    /** Undefined for an unknown one. Rejects if its transports are no list. */
    findPasskey: async (id: string): Promise<Passkey | undefined> => {
      const row = await database
        .selectFrom("passkeys")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      return (
        row && { ...valueOf(row), transports: v.parse(transports, JSON.parse(row.transports)) }
      );
    },

    /**
     * Notes a use of a passkey that was read with `lastUsedAt`. False if it was used again or deleted since: then this use does not
     * count, because it may be the same one a second time. Asked again with the same `token`, which nobody else has, after an answer
     * that was lost, it still counts, unless another passkey was used meanwhile.
     */
    notePasskeyUsed: ({ id, counter, at, lastUsedAt, token }: PasskeyUse): Promise<boolean> =>
      database.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("passkeys")
          .set({ counter, last_used_at: at })
          .where("id", "=", id)
          .where("last_used_at", "=", lastUsedAt)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows > 0) {
          await storeSecret(transaction, { name: lastUse, value: token, at }).execute();
          return true;
        }
        const noted = await transaction
          .selectFrom("secrets")
          .select("value")
          .where("name", "=", lastUse)
          .executeTakeFirst();
        return noted?.value === token;
      }),
  };
}

function rowOfPasskey(passkey: Passkey): Insertable<PasskeyRow> {
  return {
    id: passkey.id,
    public_key: passkey.publicKey,
    counter: passkey.counter,
    transports: JSON.stringify(passkey.transports),
    created_at: passkey.createdAt,
    last_used_at: passkey.lastUsedAt,
  };
}
