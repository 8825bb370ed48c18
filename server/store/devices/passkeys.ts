import type { Insertable, Kysely } from "kysely";
import * as v from "valibot";
import type { PasskeyRow } from "#server/store/desk-tables.ts";
import { type Secret, storeSecret } from "#server/store/secrets/store-secret.ts";
import { type Tables, type ValueOf, valueOf, write } from "#server/store/tables.ts";

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

export interface Turn {
  /** What is done by one process at a time. */
  readonly name: string;
  /** The process. */
  readonly holder: string;
  readonly at: number;
  readonly until: number;
}

const transports = v.array(v.string());

/** The passkeys of the seller's devices, and the secrets that the shop makes for itself. Times are milliseconds since 1970 UTC. */
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
        // Revoking a device deletes the passkey that its row names: one that no row named any more could not be deleted.
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

    /**
     * Keeps a turn for one process until `until`, and gives whether it has it: it has if nobody else does, or no longer does. A turn that
     * ends more than its length later than one that would be taken now is of a clock that was ahead, and does not count; a process that
     * looked at its clock just before another one took the turn does not take it from that one.
     */
    takeTurn: async ({ name, holder, at, until }: Turn): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await database
        .insertInto("secrets")
        .values({ name, value: holder, created_at: until })
        .onConflict((conflict) =>
          conflict
            .column("name")
            .doUpdateSet({ value: holder, created_at: until })
            .where((eb) =>
              eb.or([
                eb("secrets.value", "=", holder),
                eb("secrets.created_at", "<=", at),
                eb("secrets.created_at", ">", until + (until - at)),
              ]),
            ),
        )
        .executeTakeFirstOrThrow();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    /** Makes everything invalid that was made with the secret before. */
    replaceSecret: (secret: Secret) =>
      write(database, (transaction) => storeSecret(transaction, secret)),
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
