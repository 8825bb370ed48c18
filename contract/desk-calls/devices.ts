import * as v from "valibot";
import { type Device, deviceRoles } from "#domain/order-log/device.ts";
import { answers, type Call, nothing, whole } from "./call.ts";
import { owner, quiet, reads } from "./call-rules.ts";

/** A device as the seller sees it. Times are milliseconds since 1970 UTC. */
export interface ListedDevice
  extends Pick<Device, "id" | "role" | "name" | "createdAt" | "lastSeenAt" | "endsAt"> {
  readonly revokedAt: number | null;
  /** Whether it may open the desk. */
  readonly isActive: boolean;
  /** Whether a passkey of the shop is kept in it, or signed it in. */
  readonly hasPasskey: boolean;
  /** Whether it is the device that asks. */
  readonly isThis: boolean;
}

export const deviceCalls = {
  /** The devices that were let in, newest first, also those that may no longer open the desk. */
  devices: {
    ...reads(owner),
    request: nothing,
    answer: answers<readonly ListedDevice[]>(),
  },

  /** Makes a link that lets one device in. */
  linkDevice: {
    ...quiet,
    roles: owner,
    confirmed: "always",
    limit: "good once, ten minutes",
    request: v.strictObject({
      role: v.picklist(deviceRoles),
      /** When the device has to be let in again: within 180 days. */
      endsAt: v.number(),
    }),
    /** The address to open on the device, and until when it lets in. */
    answer: answers<{ readonly url: string; readonly expiresAt: number }>(),
  },

  /** Names a device as the seller calls it, also one that is no longer let in. A name is one line of at most 60 characters. */
  renameDevice: {
    ...quiet,
    roles: owner,
    confirmed: "never",
    words: "devices",
    request: v.strictObject({ id: whole, name: v.string() }),
    answer: answers<ListedDevice>(),
  },

  /** Signs a device out and deletes its passkey. One that is revoked already stays as it is. */
  revokeDevice: {
    ...quiet,
    roles: owner,
    confirmed: { when: "it is another device" },
    undo: "no",
    request: v.strictObject({ id: whole }),
    answer: answers<ListedDevice>(),
  },
} as const satisfies Readonly<Record<string, Call>>;
