import type { Device } from "#domain/order-log/device.ts";
import type { DeviceLink } from "#server/store/devices/device-register.ts";
import type { Passkey } from "#server/store/devices/passkeys.ts";
import type { Store } from "#server/store/store.ts";

export const [monday, minute] = [Date.UTC(2026, 0, 5, 9), 60_000];
export const link: DeviceLink = {
  codeHash: "hash of a code",
  role: "owner",
  createdAt: monday,
  expiresAt: monday + 10 * minute,
  sessionEndsAt: monday + 1_000 * minute,
  by: null,
};
export const phoneSession = {
  codeHash: link.codeHash,
  sessionHash: "hash of the phone's session",
  name: "טלפון",
  at: monday + minute,
};
export const passkey: Passkey = {
  id: "credential",
  publicKey: "key",
  counter: 0,
  transports: ["internal", "hybrid"],
  createdAt: monday,
  lastUsedAt: monday,
};

/** Lets a device in by a link. */
export async function letDeviceIn(
  store: Store,
  changes: Partial<typeof phoneSession & DeviceLink> = {},
): Promise<Device> {
  await store.addDeviceLink({ ...link, ...changes });
  const outcome = await store.redeemDeviceLink({ ...phoneSession, ...changes });
  if (outcome.kind !== "linked") throw new Error(outcome.kind);
  return outcome.device;
}
