import { createHash, randomBytes } from "node:crypto";
import { type DeviceRole, longestSession } from "#domain/order-log/device.ts";
import type { DeviceRegister } from "#server/store/devices/device-register.ts";

/** How long the code of a link is accepted. In milliseconds. */
const linkLasts = 10 * 60_000;

export interface NewDeviceLink {
  readonly role: DeviceRole;
  /** When the device will be signed out, see `isPossibleEnd`. */
  readonly endsAt: number;
  /** The device that shows the link; null for a command of the operator. */
  readonly by: number | null;
  /** Where the desk is, such as `https://shop.example`. */
  readonly origin: string;
  readonly now: number;
}

export interface MadeDeviceLink {
  /** The code is after the `#`, so that no server, proxy or preview on the way sees it. It must not be logged. */
  readonly url: string;
  readonly expiresAt: number;
}

/** Stores a link that lets in one device. Only the hash of its 128 random bits is kept. */
export async function makeDeviceLink(
  store: Pick<DeviceRegister, "addDeviceLink">,
  { role, endsAt, by, origin, now }: NewDeviceLink,
): Promise<MadeDeviceLink> {
  const code = randomBytes(16).toString("base64url");
  const expiresAt = now + linkLasts;
  await store.addDeviceLink({
    codeHash: hashOfCode(code),
    role,
    createdAt: now,
    expiresAt,
    sessionEndsAt: endsAt,
    by,
  });
  return { url: `${origin}/desk/sign-in#${code}`, expiresAt };
}

/** Whether a device may be signed out at `endsAt`: at most 180 days from now. */
export function isPossibleEnd(endsAt: number, now: number): boolean {
  return Number.isSafeInteger(endsAt) && endsAt > now && endsAt <= now + longestSession;
}

export function hashOfCode(code: string): string {
  return createHash("sha256").update(code).digest("base64url");
}
