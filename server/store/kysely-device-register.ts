import type { Kysely } from "kysely";
import { clockTolerance } from "#domain/schedule/still-holds.ts";
import type { DeviceRegister } from "./device-register.ts";
import { deviceOfRow, passkeyOfRow } from "./device-row.ts";
import { addDevice, addPasskey, redeemDeviceLink, revokeDevice } from "./link-device.ts";
import type { Tables } from "./tables.ts";

/** The devices on any database that Kysely supports. Every write is a transaction, because only transactions wait for the lock. */
export function createKyselyDeviceRegister(database: Kysely<Tables>): DeviceRegister {
  return {
    addDeviceLink: (link) =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto("device_links")
          .values({
            code_hash: link.codeHash,
            role: link.role,
            created_at: link.createdAt,
            expires_at: link.expiresAt,
            session_ends_at: link.sessionEndsAt,
            created_by: link.by,
            device_id: null,
          })
          .execute();
      }),

    redeemDeviceLink: (redemption) => redeemDeviceLink(database, redemption),
    addDevice: (device) => addDevice(database, device),
    revokeDevice: (revocation) => revokeDevice(database, revocation),
    addPasskey: (passkey) => addPasskey(database, passkey),

    findDeviceBySession: async (sessionHash) => {
      const row = await database
        .selectFrom("devices")
        .selectAll()
        .where("session_hash", "=", sessionHash)
        .executeTakeFirst();
      return row && deviceOfRow(row);
    },

    listDevices: async () => {
      const rows = await database.selectFrom("devices").selectAll().orderBy("id", "desc").execute();
      return rows.map(deviceOfRow);
    },

    noteDeviceSeen: ({ id, at }) =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable("devices")
          .set({ last_seen_at: at })
          .where((eb) =>
            eb.or([
              eb.and([eb("id", "=", id), eb("last_seen_at", "<", at)]),
              // Every device that was seen in the future: unused, it would not become idle until long after then.
              eb("last_seen_at", ">", at + clockTolerance),
            ]),
          )
          .execute();
      }),

    confirmDevice: ({ id, at }) =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable("devices")
          .set({ confirmed_at: at })
          .where("id", "=", id)
          .execute();
      }),

    endSession: ({ id, at }) =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable("devices")
          .set({ ends_at: at })
          .where("id", "=", id)
          .where("ends_at", ">", at)
          .execute();
      }),

    findPasskey: async (id) => {
      const row = await database
        .selectFrom("passkeys")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      return row && passkeyOfRow(row);
    },

    notePasskeyUsed: ({ id, counter, at, lastUsedAt }) =>
      database.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("passkeys")
          .set({ counter, last_used_at: at })
          .where("id", "=", id)
          .where("last_used_at", "=", lastUsedAt)
          .executeTakeFirstOrThrow();
        return numUpdatedRows > 0;
      }),

    readOrMakeSecret: ({ name, value, at }) =>
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

    replaceSecret: ({ name, value, at }) =>
      database.transaction().execute(async (transaction) => {
        const row = { value, created_at: at };
        await transaction
          .insertInto("secrets")
          .values({ name, ...row })
          .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
          .execute();
      }),
  };
}
