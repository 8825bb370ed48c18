import type { Device } from "#domain/order-log/device.ts";
import { stillHolds } from "#domain/schedule/still-holds.ts";

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
