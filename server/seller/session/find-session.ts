import type { NotSignedInReason } from "#contract/wire/desk-sign-in.ts";
import { type Device, deviceStatus } from "#domain/order-log/device.ts";
import { stillHolds } from "#domain/schedule/still-holds.ts";
import type { DeviceRegister } from "#server/store/devices/device-register.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";

export type FoundSession =
  | { readonly kind: "signed-in"; readonly device: Device }
  | { readonly kind: "not-signed-in"; readonly reason: NotSignedInReason };

/** How exact `lastSeenAt` is: every call of a device reads it, and few write it. In milliseconds. */
const seenEvery = 5 * 60_000;

/**
 * The device of a session (see `sessionHashOf`) if it may be used at `now`, otherwise why not. Notes that the device was seen. A
 * database that can only be read does not sign anybody out: then the time of the last use stays as it is.
 */
export async function findSession(
  store: Pick<DeviceRegister, "findDeviceBySession" | "noteDeviceSeen">,
  sessionHash: string | undefined,
  now: number,
): Promise<FoundSession> {
  if (sessionHash === undefined) return { kind: "not-signed-in", reason: "none" };
  const device = await store.findDeviceBySession(sessionHash);
  if (device === undefined) return { kind: "not-signed-in", reason: "unknown" };
  const status = deviceStatus(device, now);
  if (status !== "active") return { kind: "not-signed-in", reason: status };
  // A time in the future, of a clock that was ahead, is corrected.
  if (!stillHolds(device.lastSeenAt, seenEvery, now)) await noteSeen(store, device.id, now);
  return { kind: "signed-in", device };
}

async function noteSeen(
  store: Pick<DeviceRegister, "noteDeviceSeen">,
  id: number,
  at: number,
): Promise<void> {
  try {
    await store.noteDeviceSeen({ id, at });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
}

/** How long after a sign-in sensitive actions are allowed, in milliseconds: a stolen session must not get them. */
const confirmedFor = 10 * 60_000;

/**
 * Until when a device may link and revoke devices, in milliseconds since 1970 UTC; undefined if the passkey has to be asked for
 * first. Only an owner's device can be confirmed.
 */
export function confirmedUntil(
  { role, confirmedAt }: Pick<Device, "role" | "confirmedAt">,
  now: number,
): number | undefined {
  if (role !== "owner" || confirmedAt === undefined) return undefined;
  return stillHolds(confirmedAt, confirmedFor, now) ? confirmedAt + confirmedFor : undefined;
}
