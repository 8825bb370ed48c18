import type { Insertable, Selectable, Transaction } from "kysely";
import type { Device, DeviceRole } from "#domain/order-log/device.ts";
import type { DeviceRow } from "#server/store/desk-tables.ts";
import { insertEvent } from "#server/store/log/event-row.ts";
import { type Tables, valueOf } from "#server/store/tables.ts";

/**
 * Reads a device from its row. A role that a later version gave stays: nothing is allowed to it here, and one such device must not keep
 * the seller from her list of devices.
 */
export function deviceOfRow(row: Selectable<DeviceRow>): Device {
  const { sessionHash: _hash, push: _push, ...device } = valueOf(row);
  return {
    ...device,
    role: row.role as DeviceRole,
    revokedAt: row.revoked_at ?? undefined,
    confirmedAt: row.confirmed_at ?? undefined,
    passkeyId: row.passkey_id ?? undefined,
  };
}

/** Stores a device that is let in with a session. `by` is the device that did it; null is a command of the operator. */
export async function insertDevice(
  transaction: Transaction<Tables>,
  { sessionHash, name, at }: Session,
  columns: Pick<Insertable<DeviceRow>, "role" | "ends_at"> & Partial<Insertable<DeviceRow>>,
  by: number | null,
): Promise<Device> {
  const row = {
    name,
    session_hash: sessionHash,
    created_at: at,
    last_seen_at: at,
    revoked_at: null,
    confirmed_at: null,
    passkey_id: null,
    push: null,
    ...columns,
  };
  const device = deviceOfRow(
    await transaction.insertInto("devices").values(row).returningAll().executeTakeFirstOrThrow(),
  );
  await insertDeviceEvent(transaction, "device-linked", device.id, by, at);
  return device;
}

/**
 * A device is linked once and revoked once, so kind and id make an action id. The colon keeps it apart from the action ids of
 * presses: otherwise a device could press with the id that its own revocation needs, and could never be revoked.
 */
export async function insertDeviceEvent(
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

/** A device that is let in, with its session. */
export interface Session {
  readonly sessionHash: string;
  readonly name: string;
  readonly at: number;
}
