import type { Insertable, Selectable } from "kysely";
import * as v from "valibot";
import { type Device, deviceRoles } from "#domain/order-log/device.ts";
import type { DeviceRow, PasskeyRow } from "#server/store/desk-tables.ts";
import { valueOf } from "#server/store/rows.ts";
import type { Passkey } from "./device-register.ts";

const role = v.picklist(deviceRoles);
const transports = v.array(v.string());

/** Reads a device from its row. Throws if the role is unknown. */
export function deviceOfRow(row: Selectable<DeviceRow>): Device {
  const { sessionHash: _, ...device } = valueOf(row);
  return {
    ...device,
    role: v.parse(role, row.role),
    revokedAt: row.revoked_at ?? undefined,
    confirmedAt: row.confirmed_at ?? undefined,
    passkeyId: row.passkey_id ?? undefined,
  };
}

export function rowOfPasskey(passkey: Passkey): Insertable<PasskeyRow> {
  return {
    id: passkey.id,
    public_key: passkey.publicKey,
    counter: passkey.counter,
    transports: JSON.stringify(passkey.transports),
    created_at: passkey.createdAt,
    last_used_at: passkey.lastUsedAt,
  };
}

/** Reads a passkey from its row. Throws if the transports are no list. */
export function passkeyOfRow(row: Selectable<PasskeyRow>): Passkey {
  return { ...valueOf(row), transports: v.parse(transports, JSON.parse(row.transports)) };
}
