import type { Kysely, Transaction } from "kysely";
import type { Device, DeviceRole } from "#domain/order-log/device.ts";
import { clockTolerance, stillHolds } from "#domain/schedule/still-holds.ts";
import { type Tables, write } from "#server/store/tables.ts";
import type { createKyselyDevicePush } from "./device-push.ts";
import { deviceOfRow, insertDevice, insertDeviceEvent, type Session } from "./insert-device.ts";
import type { createKyselyPasskeys } from "./passkeys.ts";

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

export type DeviceRegister = ReturnType<typeof createKyselyDeviceRegister> &
  ReturnType<typeof createKyselyDevicePush> &
  ReturnType<typeof createKyselyPasskeys>;

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
    redeemDeviceLink: ({
      codeHash,
      ...session
    }: Session & { readonly codeHash: string }): Promise<RedeemOutcome> =>
      database.transaction().execute(async (transaction): Promise<RedeemOutcome> => {
        const link = await transaction
          .selectFrom("device_links")
          .selectAll()
          .where("code_hash", "=", codeHash)
          .executeTakeFirst();
        if (link === undefined) return { kind: "unknown" };
        if (link.device_id !== null) return { kind: "used" };
        const lasts = link.expires_at - link.created_at;
        if (!stillHolds(link.created_at, lasts, session.at)) return { kind: "expired" };
        const { role, session_ends_at: endsAt, created_by: by } = link;
        if (by !== null && (await isRevoked(transaction, by))) return { kind: "unknown" };
        const device = await insertDevice(transaction, session, { role, ends_at: endsAt }, by);
        await transaction
          .updateTable("device_links")
          .set({ device_id: device.id })
          .where("code_hash", "=", codeHash)
          .execute();
        return { kind: "linked", device };
      }),

    /** Lets a device in that signed in with a passkey; undefined if the passkey is not known (anymore). */
    addDevice: ({ passkeyId, role, endsAt, ...session }: PasskeyDevice) =>
      database.transaction().execute(async (transaction) => {
        const passkey = await transaction
          .selectFrom("passkeys")
          .select("id")
          .where("id", "=", passkeyId)
          .executeTakeFirst();
        if (passkey === undefined) return undefined;
        const columns = { role, ends_at: endsAt, confirmed_at: session.at, passkey_id: passkeyId };
        return insertDevice(transaction, session, columns, null);
      }),

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

    renameDevice: ({ id, name }: { readonly id: number; readonly name: string }) =>
      write(database, (transaction) =>
        transaction.updateTable("devices").set({ name }).where("id", "=", id),
      ),

    /** Notes that the passkey was just asked for on a device. */
    confirmDevice: ({ id, at }: DeviceAt) =>
      write(database, (transaction) =>
        transaction.updateTable("devices").set({ confirmed_at: at }).where("id", "=", id),
      ),

    /** Ends the session of a device at `at`, unless it ended before, and its push messages; its passkey is kept. */
    endSession: ({ id, at }: DeviceAt) =>
      write(database, (transaction) =>
        transaction
          .updateTable("devices")
          .set({ ends_at: at, push: null })
          .where("id", "=", id)
          .where("ends_at", ">", at),
      ),

    /** Ends the session of a device and its push messages, and deletes its passkey. False if there is no such device or it is revoked already. */
    revokeDevice: ({ id, by, at }: DeviceAt & { readonly by: number | null }) =>
      database.transaction().execute(async (transaction) => {
        const revoked = await transaction
          .updateTable("devices")
          .set({ revoked_at: at, push: null })
          .where("id", "=", id)
          .where("revoked_at", "is", null)
          .returning("passkey_id")
          .executeTakeFirst();
        if (revoked === undefined) return false;
        if (revoked.passkey_id !== null)
          await transaction.deleteFrom("passkeys").where("id", "=", revoked.passkey_id).execute();
        await insertDeviceEvent(transaction, "device-revoked", id, by, at);
        return true;
      }),
  };
}

/** What a revoked device prepared before must let nobody in. */
async function isRevoked(transaction: Transaction<Tables>, device: number): Promise<boolean> {
  const row = await transaction
    .selectFrom("devices")
    .select("revoked_at")
    .where("id", "=", device)
    .executeTakeFirst();
  return row !== undefined && row.revoked_at !== null;
}
