import { stillHolds } from "#domain/schedule/still-holds.ts";

export const deviceRoles = ["owner", "helper", "driver"] as const;

/** What a device may do: everything, packing and handing over, or the route. */
export type DeviceRole = (typeof deviceRoles)[number];

/** A device that was let into the desk. Times are milliseconds since 1970 UTC. */
export interface Device {
  readonly id: number;
  readonly role: DeviceRole;
  /** What the seller calls it. */
  readonly name: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  /** When it has to be let in again, however often it is used. */
  readonly endsAt: number;
  readonly revokedAt: number | undefined;
  /** When the passkey was last asked for on it. */
  readonly confirmedAt: number | undefined;
  /** The passkey that is kept in it, or with which it signed in. */
  readonly passkeyId: string | undefined;
}

const day = 24 * 60 * 60 * 1000;

/** After this time without use a device has to be let in again. */
export const longestIdle = 30 * day;

/** The longest time until `endsAt` of an owner's device. */
export const longestSession = 180 * day;

/** Whether a device may be used at `now`, and otherwise why not. */
export function deviceStatus(
  {
    revokedAt,
    createdAt,
    endsAt,
    lastSeenAt,
  }: Pick<Device, "revokedAt" | "createdAt" | "endsAt" | "lastSeenAt">,
  now: number,
): "active" | "revoked" | "ended" | "idle" {
  if (revokedAt !== undefined) return "revoked";
  if (!stillHolds(createdAt, endsAt - createdAt, now)) return "ended";
  return now - lastSeenAt >= longestIdle ? "idle" : "active";
}

/** In UTF-16 units. */
export const longestDeviceName = 60;

/** The name of a device in one line; undefined for a text that cannot be one. Control characters could forge lines of a terminal. */
export function parseDeviceName(text: string): string | undefined {
  const name = text.trim();
  const isName = name !== "" && name.length <= longestDeviceName;
  return isName && !/[\p{Cc}\p{Cf}]/u.test(name) ? name : undefined;
}
