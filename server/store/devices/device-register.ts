import type { Kysely } from "kysely";
import type { Device, DeviceRole } from "#domain/order-log/device.ts";
import { clockTolerance } from "#domain/schedule/still-holds.ts";
import type { PasskeyRow } from "#server/store/desk-tables.ts";
import { storeSecret } from "#server/store/generation.ts";
import { type ValueOf, write } from "#server/store/rows.ts";
import type { Tables } from "#server/store/tables.ts";
import { deviceOfRow, passkeyOfRow } from "./device-row.ts";
import { addDevice, addPasskey, redeemDeviceLink, revokeStoredDevice } from "./link-device.ts";

export interface DeviceLink {
  readonly codeHash: string;
  readonly role: DeviceRole;
  readonly createdAt: number;
  /** From then on the code is not accepted. */
  readonly expiresAt: number;
  /** `endsAt` of the device. */
  readonly sessionEndsAt: number;
  readonly by: number | null;
}

interface Session {
  readonly sessionHash: string;
  readonly name: string;
  readonly at: number;
}

export interface LinkRedemption extends Session {
  readonly codeHash: string;
}

export interface PasskeyDevice extends Session {
  readonly passkeyId: string;
  readonly role: DeviceRole;
  readonly endsAt: number;
}

export type RedeemOutcome =
  | { readonly kind: "linked"; readonly device: Device }
  | { readonly kind: "unknown" }
  | { readonly kind: "used" }
  | { readonly kind: "expired" };

export interface Passkey extends Omit<ValueOf<PasskeyRow>, "transports"> {
  readonly transports: readonly string[];
}

export interface Secret {
  readonly name: string;
  readonly value: string;
  readonly at: number;
}

export type DeviceRegister = ReturnType<typeof createKyselyDeviceRegister>;

export interface DeviceAt {
  readonly id: number;
  readonly at: number;
}

/**
 * The devices that may use the seller's desk, and what lets them in. Sessions and codes are stored as hashes only, so that a copy
 * of the database signs nobody in. Times are milliseconds since 1970 UTC. `by` is the device that did something; null is a command
 * of the operator.
 */
export function createKyselyDeviceRegister(database: Kysely<Tables>) {
  return {
    /** Stores an invitation. Rejects if the code exists. */
    addDeviceLink: (link: DeviceLink) =>
      write(database, (transaction) =>
        transaction.insertInto("device_links").values({
          code_hash: link.codeHash,
          role: link.role,
          created_at: link.createdAt,
          expires_at: link.expiresAt,
          session_ends_at: link.sessionEndsAt,
          created_by: link.by,
          device_id: null,
        }),
      ),

    /**
     * Lets a device in by an invitation, which is good once. Of several devices that redeem it at the same time one is let in. The
     * invitation of a device that was revoked since is `unknown`.
     */
    redeemDeviceLink: (redemption: LinkRedemption) => redeemDeviceLink(database, redemption),

    /** Lets a device in that signed in with a passkey; undefined if the passkey is not known (any more). */
    addDevice: (device: PasskeyDevice) => addDevice(database, device),

    /** The device with a session, whether it may still be used or not, see `deviceStatus`; undefined for an unknown session. */
    findDeviceBySession: async (sessionHash: string): Promise<Device | undefined> => {
      const row = await database
        .selectFrom("devices")
        .selectAll()
        .where("session_hash", "=", sessionHash)
        .executeTakeFirst();
      return row && deviceOfRow(row);
    },

    /** All devices that were ever let in, the newest first. */
    listDevices: async (): Promise<readonly Device[]> => {
      const rows = await database.selectFrom("devices").selectAll().orderBy("id", "desc").execute();
      return rows.map(deviceOfRow);
    },

    noteDeviceSeen: ({ id, at }: DeviceAt) =>
      write(database, (transaction) =>
        transaction
          .updateTable("devices")
          .set({ last_seen_at: at })
          .where((eb) =>
            eb.or([
              eb.and([eb("id", "=", id), eb("last_seen_at", "<", at)]),
              // Every device that was seen in the future: unused, it would not become idle until long after then.
              eb("last_seen_at", ">", at + clockTolerance),
            ]),
          ),
      ),

    /** Notes that the passkey was just asked for on a device. */
    confirmDevice: ({ id, at }: DeviceAt) =>
      write(database, (transaction) =>
        transaction.updateTable("devices").set({ confirmed_at: at }).where("id", "=", id),
      ),

    /** Ends the session of a device at `at`, unless it ended before; its passkey is kept. */
    endSession: ({ id, at }: DeviceAt) =>
      write(database, (transaction) =>
        transaction
          .updateTable("devices")
          .set({ ends_at: at })
          .where("id", "=", id)
          .where("ends_at", ">", at),
      ),

    /** Ends the session of a device and deletes its passkey. False if there is no such device or it is revoked already. */
    revokeDevice: (revocation: DeviceAt & { readonly by: number | null }) =>
      revokeStoredDevice(database, revocation),

    /**
     * Stores a passkey that was made on a device. Rejects if the passkey exists. A device keeps one: an earlier one is deleted,
     * unless another device has it too.
     */
    addPasskey: (passkey: Passkey & { readonly deviceId: number }) => addPasskey(database, passkey),

    findPasskey: async (id: string): Promise<Passkey | undefined> => {
      const row = await database
        .selectFrom("passkeys")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      return row && passkeyOfRow(row);
    },

    /**
     * Notes a use of a passkey that was read with `lastUsedAt`. False if it was used again or deleted since: then this use does not
     * count, because it may be the same one a second time.
     */
    notePasskeyUsed: ({
      id,
      counter,
      at,
      lastUsedAt,
    }: Pick<Passkey, "id" | "counter" | "lastUsedAt"> & {
      readonly at: number;
    }): Promise<boolean> =>
      database.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("passkeys")
          .set({ counter, last_used_at: at })
          .where("id", "=", id)
          .where("last_used_at", "=", lastUsedAt)
          .executeTakeFirstOrThrow();
        return numUpdatedRows > 0;
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

    /** Makes everything invalid that was made with the secret before. */
    replaceSecret: (secret: Secret) =>
      write(database, (transaction) => storeSecret(transaction, secret)),
  };
}
