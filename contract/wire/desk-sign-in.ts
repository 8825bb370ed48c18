import type { DeviceRole } from "#domain/order-log/device.ts";

/**
 * The calls with which a device signs in to the desk: JSON by POST below `/desk/sign-in/`, from the desk's own origin. Bytes are
 * base64url, times are milliseconds since 1970 UTC. A refusal has an HTTP status above 399 and is a `SignInRefusal`.
 */
export interface SignInCalls {
  /** Lets the device in by the code of a link, which is good once. */
  readonly redeem: {
    readonly request: { readonly code: string; readonly name: string };
    readonly answer: SignedIn;
  };
  /** What the browser needs to ask for the passkey. */
  readonly "passkey-options": {
    readonly request: { readonly purpose: "sign-in" | "confirm" };
    readonly answer: PasskeyOptions;
  };
  /** Signs in with a passkey. */
  readonly passkey: {
    readonly request: { readonly passkey: UsedPasskey; readonly name: string };
    readonly answer: SignedIn;
  };
  /** Asks for the passkey again on a device that is signed in. */
  readonly confirm: {
    readonly request: { readonly passkey: UsedPasskey };
    readonly answer: { readonly confirmedUntil: number };
  };
  /** What the browser needs to make a passkey. Needs a confirmed sign-in, as `keep-passkey` does. */
  readonly "new-passkey-options": {
    readonly request: Readonly<Record<string, never>>;
    readonly answer: NewPasskeyOptions;
  };
  /** Keeps the passkey that was made on this device. */
  readonly "keep-passkey": {
    readonly request: { readonly passkey: MadePasskey };
    readonly answer: Readonly<Record<string, never>>;
  };
  /** Ends the session of this device; its passkey is kept. */
  readonly "sign-out": {
    readonly request: Readonly<Record<string, never>>;
    readonly answer: Readonly<Record<string, never>>;
  };
}

export interface SignedIn {
  readonly role: DeviceRole;
}

export interface PasskeyOptions {
  readonly challenge: string;
  /** The host for which the passkey was made. */
  readonly rpId: string;
}

export interface NewPasskeyOptions extends PasskeyOptions {
  readonly shopName: string;
  /** The same for all passkeys of the shop. */
  readonly userId: string;
  /** COSE algorithm identifiers, the best first. */
  readonly algorithms: readonly number[];
  /** The passkeys that exist: an authenticator that holds one makes no second one. */
  readonly existing: readonly { readonly id: string; readonly transports: readonly string[] }[];
}

/** What a browser's `AuthenticatorAssertionResponse` holds. */
export interface UsedPasskey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** What a browser's `AuthenticatorAttestationResponse` holds. */
export interface MadePasskey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  /** SubjectPublicKeyInfo. */
  readonly publicKey: string;
  readonly transports: readonly string[];
}

/** Why a device is not signed in: it has no session, or one that does not exist, was revoked, ended, or was not used for 30 days. */
export type NotSignedInReason = "none" | "unknown" | "revoked" | "ended" | "idle";

export type SignInRefusal =
  | { readonly code: SignInRefusalCode }
  | { readonly code: "NOT_SIGNED_IN"; readonly reason: NotSignedInReason };

export type SignInRefusalCode =
  | "LINK_UNKNOWN"
  | "LINK_USED"
  | "LINK_EXPIRED"
  /** The shop does not know the passkey, or no longer does. */
  | "PASSKEY_UNKNOWN"
  /** The passkey did not prove itself, for example because the person was not verified. */
  | "PASSKEY_REJECTED"
  | "PASSKEY_EXISTS"
  /** The options are older than five minutes, or were used. */
  | "OPTIONS_EXPIRED"
  /** The role of the device may not do this. */
  | "NOT_ALLOWED"
  | "CONFIRM_FIRST"
  | "NOT_HTTPS"
  | "TOO_MANY_TRIES"
  | "BAD_REQUEST"
  | "UNAVAILABLE"
  | "INTERNAL_ERROR";
