import type { Device, DeviceRole } from "#domain/desk/device.ts";

/**
 * The devices that may use the seller's desk, and what lets them in. Sessions and codes are stored as hashes only, so that a copy
 * of the database signs nobody in. Times are milliseconds since 1970 UTC. `by` is the device that did something; null is a command
 * of the operator.
 */
export interface DeviceRegister {
  /** Stores an invitation. Rejects if the code exists. */
  readonly addDeviceLink: (link: DeviceLink) => Promise<void>;

  /**
   * Lets a device in by an invitation, which is good once. Of several devices that redeem it at the same time one is let in. The
   * invitation of a device that was revoked since is `unknown`.
   */
  readonly redeemDeviceLink: (redemption: LinkRedemption) => Promise<RedeemOutcome>;

  /** Lets a device in that signed in with a passkey; undefined if the passkey is not known (any more). */
  readonly addDevice: (device: PasskeyDevice) => Promise<Device | undefined>;

  /** The device with a session, whether it may still be used or not, see `deviceStatus`; undefined for an unknown session. */
  readonly findDeviceBySession: (sessionHash: string) => Promise<Device | undefined>;

  /** All devices that were ever let in, the newest first. */
  readonly listDevices: () => Promise<readonly Device[]>;

  readonly noteDeviceSeen: (seen: { readonly id: number; readonly at: number }) => Promise<void>;

  /** Notes that the passkey was just asked for on a device. */
  readonly confirmDevice: (confirmed: {
    readonly id: number;
    readonly at: number;
  }) => Promise<void>;

  /** Ends the session of a device at `at`, unless it ended before; its passkey is kept. */
  readonly endSession: (end: { readonly id: number; readonly at: number }) => Promise<void>;

  /** Ends the session of a device and deletes its passkey. False if there is no such device or it is revoked already. */
  readonly revokeDevice: (revocation: {
    readonly id: number;
    readonly by: number | null;
    readonly at: number;
  }) => Promise<boolean>;

  /**
   * Stores a passkey that was made on a device. Rejects if the passkey exists. A device keeps one: an earlier one is deleted,
   * unless another device has it too.
   */
  readonly addPasskey: (passkey: Passkey & { readonly deviceId: number }) => Promise<void>;

  readonly findPasskey: (id: string) => Promise<Passkey | undefined>;

  /**
   * Notes a use of a passkey that was read with `lastUsedAt`. False if it was used again or deleted since: then this use does not
   * count, because it may be the same one a second time.
   */
  readonly notePasskeyUsed: (use: {
    readonly id: string;
    readonly counter: number;
    readonly at: number;
    readonly lastUsedAt: number;
  }) => Promise<boolean>;

  /** The secret of a name. The first call stores `value`; of several first calls one counts, and all get its value. */
  readonly readOrMakeSecret: (secret: Secret) => Promise<string>;

  /** Makes everything invalid that was made with the secret before. */
  readonly replaceSecret: (secret: Secret) => Promise<void>;
}

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

interface Session {
  readonly sessionHash: string;
  readonly name: string;
  readonly at: number;
}

export interface LinkRedemption extends Session {
  readonly codeHash: string;
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

export interface Passkey {
  /** The credential's id, base64url. */
  readonly id: string;
  /** As the library that verifies it writes it. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

export interface Secret {
  readonly name: string;
  readonly value: string;
  readonly at: number;
}
