import type { Insertable, Kysely, Transaction } from "kysely";
import type { Device } from "#domain/order-log/device.ts";
import { stillHolds } from "#domain/schedule/still-holds.ts";
import type { DeviceRow } from "#server/store/desk-tables.ts";
import { insertEvent } from "#server/store/log/event-row.ts";
import type { Tables } from "#server/store/tables.ts";
import type { LinkRedemption, Passkey, PasskeyDevice, RedeemOutcome } from "./device-register.ts";
import { deviceOfRow, rowOfPasskey } from "./device-row.ts";

/** Lets a device in by an invitation, see `DeviceRegister.redeemDeviceLink`. */
export function redeemDeviceLink(
  database: Kysely<Tables>,
  { codeHash, sessionHash, name, at }: LinkRedemption,
): Promise<RedeemOutcome> {
  return database.transaction().execute(async (transaction): Promise<RedeemOutcome> => {
    const link = await transaction
      .selectFrom("device_links")
      .selectAll()
      .where("code_hash", "=", codeHash)
      .executeTakeFirst();
    if (link === undefined) return { kind: "unknown" };
    if (link.device_id !== null) return { kind: "used" };
    const lasts = link.expires_at - link.created_at;
    if (!stillHolds(link.created_at, lasts, at)) return { kind: "expired" };
    const { role, session_ends_at: endsAt, created_by: by } = link;
    if (by !== null && (await isRevoked(transaction, by))) return { kind: "unknown" };
    const device = await insertDevice(
      transaction,
      { ...newDevice({ sessionHash, name, at }), role, ends_at: endsAt },
      by,
    );
    await transaction
      .updateTable("device_links")
      .set({ device_id: device.id })
      .where("code_hash", "=", codeHash)
      .execute();
    return { kind: "linked", device };
  });
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

/** Stores a passkey of a device, see `DeviceRegister.addPasskey`. */
export function addPasskey(
  database: Kysely<Tables>,
  { deviceId, ...passkey }: Passkey & { readonly deviceId: number },
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
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
  });
}

/** Lets a device in by its passkey, see `DeviceRegister.addDevice`. */
export function addDevice(
  database: Kysely<Tables>,
  { passkeyId, role, endsAt, ...session }: PasskeyDevice,
): Promise<Device | undefined> {
  return database.transaction().execute(async (transaction) => {
    const passkey = await transaction
      .selectFrom("passkeys")
      .select("id")
      .where("id", "=", passkeyId)
      .executeTakeFirst();
    if (passkey === undefined) return undefined;
    const { at } = session;
    const row = {
      ...newDevice(session),
      role,
      ends_at: endsAt,
      confirmed_at: at,
      passkey_id: passkeyId,
    };
    return insertDevice(transaction, row, null);
  });
}

/** Ends a session, see `DeviceRegister.revokeDevice`. */
export function revokeStoredDevice(
  database: Kysely<Tables>,
  { id, by, at }: { readonly id: number; readonly by: number | null; readonly at: number },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const revoked = await transaction
      .updateTable("devices")
      .set({ revoked_at: at })
      .where("id", "=", id)
      .where("revoked_at", "is", null)
      .returning("passkey_id")
      .executeTakeFirst();
    if (revoked === undefined) return false;
    if (revoked.passkey_id !== null)
      await transaction.deleteFrom("passkeys").where("id", "=", revoked.passkey_id).execute();
    await insertShopEvent(transaction, "device-revoked", id, by, at);
    return true;
  });
}

function newDevice({ sessionHash, name, at }: Omit<LinkRedemption, "codeHash">) {
  return {
    name,
    session_hash: sessionHash,
    created_at: at,
    last_seen_at: at,
    revoked_at: null,
    confirmed_at: null,
    passkey_id: null,
  };
}

async function insertDevice(
  transaction: Transaction<Tables>,
  row: Insertable<DeviceRow>,
  by: number | null,
): Promise<Device> {
  const device = deviceOfRow(
    await transaction.insertInto("devices").values(row).returningAll().executeTakeFirstOrThrow(),
  );
  await insertShopEvent(transaction, "device-linked", device.id, by, device.createdAt);
  return device;
}

/**
 * A device is linked once and revoked once, so kind and id make an action id. The colon keeps it apart from the action ids of
 * presses: otherwise a device could press with the id that its own revocation needs, and could never be revoked.
 */
async function insertShopEvent(
  transaction: Transaction<Tables>,
  kind: "device-linked" | "device-revoked",
  device: number,
  by: number | null,
  at: number,
): Promise<void> {
  const actionId = `${kind}:${String(device)}`;
  const event = { actionId, deviceId: by, pressedAt: at, at, week: null, orderNumber: null };
  const inserted = await insertEvent(transaction, event, { kind, device });
  if (inserted === undefined) throw new Error(`the action id ${actionId} is used`);
}
