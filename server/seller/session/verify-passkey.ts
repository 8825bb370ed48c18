import { createHash, createPublicKey, type KeyObject, verify } from "node:crypto";
import * as v from "valibot";
import type { MadePasskey, UsedPasskey } from "#contract/wire/desk-sign-in.ts";
import { clockTolerance } from "#domain/schedule/still-holds.ts";
import type { Passkey } from "#server/store/devices/passkeys.ts";

/** COSE identifiers of EdDSA, ECDSA with P-256 and RSA: what authenticators use, and what browsers give as a key of their own. */
export const passkeyAlgorithms: readonly number[] = [-8, -7, -257];

export interface ExpectedProof {
  /** The origin of the desk, such as `https://shop.example`. Its host is that of the passkey. */
  readonly origin: string;
  /** The time at which the shop made a challenge for this purpose; undefined if it did not, or too long ago. */
  readonly readChallenge: (challenge: string) => number | undefined;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
}

export type Rejection =
  | { readonly kind: "rejected"; readonly why: string }
  /** The challenge is no longer valid. */
  | { readonly kind: "expired" };

export type VerifiedPasskey =
  | Rejection
  | { readonly kind: "verified"; readonly passkey: Pick<Passkey, "id" | "publicKey" | "counter"> };

export type VerifiedUse = Rejection | { readonly kind: "verified"; readonly counter: number };

/** What a browser signs (WebAuthn Level 3, §5.8.1 "Client Data"). A page in another site's frame is refused. */
const clientData = v.object({
  type: v.string(),
  challenge: v.string(),
  origin: v.string(),
  crossOrigin: v.optional(v.literal(false)),
  topOrigin: v.optional(v.never()),
});

/**
 * Checks a passkey that a browser has just made (WebAuthn Level 3, §7.1 "Registering a New Credential", without attestation: which
 * make of authenticator it is does not matter here).
 */
export function verifyNewPasskey(made: MadePasskey, expected: ExpectedProof): VerifiedPasskey {
  const proof = readProof(made, "webauthn.create", expected);
  if (proof.kind !== "proof") return proof;
  const { counter, credentialId } = proof.data;
  if (credentialId !== made.id) return rejected("the id is not that of the authenticator");
  const key = readKey(made.publicKey);
  return key === undefined || !isUsable(key)
    ? rejected("the public key cannot be used")
    : { kind: "verified", passkey: { id: made.id, publicKey: made.publicKey, counter } };
}

/** Checks that somebody has just used a passkey (WebAuthn Level 3, §7.2 "Verifying an Authentication Assertion"). */
export function verifyPasskeyUse(
  used: UsedPasskey,
  passkey: Pick<Passkey, "id" | "publicKey" | "counter" | "lastUsedAt">,
  expected: ExpectedProof,
): VerifiedUse {
  const proof = readProof(used, "webauthn.get", expected);
  if (proof.kind !== "proof") return proof;
  if (used.id !== passkey.id) return rejected("another passkey was used");
  const key = readKey(passkey.publicKey);
  if (key === undefined) return rejected("the stored public key is damaged");
  const signed = Buffer.concat([
    bytesOf(used.authenticatorData),
    sha256(bytesOf(used.clientDataJSON)),
  ]);
  const hash = key.asymmetricKeyType === "ed25519" ? null : "sha256";
  if (!verify(hash, signed, key, bytesOf(used.signature)))
    return rejected("the signature is wrong");
  // A use in the future was noted while the clock was ahead; a challenge of that time does not hold anymore.
  const isUsedLater = passkey.lastUsedAt > expected.now + clockTolerance;
  if (proof.madeAt <= passkey.lastUsedAt && !isUsedLater) return { kind: "expired" };
  const { counter } = proof.data;
  if ((counter > 0 || passkey.counter > 0) && counter <= passkey.counter)
    return rejected("the counter went back: the authenticator may have been copied");
  return { kind: "verified", counter };
}

interface Proof {
  readonly kind: "proof";
  readonly data: AuthenticatorData;
  readonly madeAt: number;
}

/** What making and using a passkey have in common. */
function readProof(
  response: Pick<UsedPasskey, "clientDataJSON" | "authenticatorData">,
  type: "webauthn.create" | "webauthn.get",
  { origin, readChallenge }: ExpectedProof,
): Proof | Rejection {
  const client = v.safeParse(clientData, parseJson(bytesOf(response.clientDataJSON).toString()));
  if (!client.success) return rejected("the client data cannot be read");
  if (client.output.type !== type) return rejected("the client data are for something else");
  if (client.output.origin !== origin) return rejected("it was made for another site");
  const data = readAuthenticatorData(bytesOf(response.authenticatorData));
  if (data === undefined) return rejected("the authenticator data cannot be read");
  if (!data.rpIdHash.equals(sha256(new URL(origin).hostname)))
    return rejected("the passkey belongs to another host");
  if (!data.isUserPresent || !data.isUserVerified) return rejected("nobody was verified");
  const madeAt = readChallenge(client.output.challenge);
  return madeAt === undefined ? { kind: "expired" } : { kind: "proof", data, madeAt };
}

function rejected(why: string): Rejection {
  return { kind: "rejected", why };
}

/** A key in base64url of its SubjectPublicKeyInfo; undefined if it is not a key. */
function readKey(publicKey: string): KeyObject | undefined {
  try {
    return createPublicKey({ key: bytesOf(publicKey), format: "der", type: "spki" });
  } catch {
    return undefined;
  }
}

function isUsable({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  if (asymmetricKeyType === "ed25519") return true;
  if (asymmetricKeyType === "ec") return asymmetricKeyDetails?.namedCurve === "prime256v1";
  return asymmetricKeyType === "rsa" && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2_048;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function bytesOf(base64url: string): Buffer {
  return Buffer.from(base64url, "base64url");
}

function sha256(content: string | Buffer): Buffer {
  return createHash("sha256").update(content).digest();
}

/** What an authenticator says of a passkey and of its user (WebAuthn Level 3, §6.1 "Authenticator Data"). */
interface AuthenticatorData {
  /** SHA-256 of the host for which the passkey was made. */
  readonly rpIdHash: Buffer;
  /** Somebody touched the authenticator. */
  readonly isUserPresent: boolean;
  /** The authenticator verified who, by fingerprint, face or PIN. */
  readonly isUserVerified: boolean;
  /** 0, or higher with each use. */
  readonly counter: number;
  /** The id of the passkey, base64url, where one was just made. */
  readonly credentialId: string | undefined;
}

const flags = { userPresent: 1, userVerified: 1 << 2, hasCredential: 1 << 6 } as const;
const shortest = 37;
/** Where the id of a new credential begins: after an AAGUID of 16 bytes and its own length of two. */
const idAt = shortest + 18;

/**
 * Reads authenticator data; undefined if it is too short for what it says. What follows the id of a new credential is not read: the
 * browser gives the public key in a form that Node's crypto reads, and extensions are not asked for.
 */
function readAuthenticatorData(bytes: Buffer): AuthenticatorData | undefined {
  if (bytes.length < shortest) return undefined;
  const flag = bytes.readUInt8(32);
  const hasCredential = (flag & flags.hasCredential) !== 0;
  const credentialId = hasCredential ? readId(bytes) : undefined;
  if (hasCredential && credentialId === undefined) return undefined;
  return {
    rpIdHash: bytes.subarray(0, 32),
    isUserPresent: (flag & flags.userPresent) !== 0,
    isUserVerified: (flag & flags.userVerified) !== 0,
    counter: bytes.readUInt32BE(33),
    credentialId,
  };
}

function readId(bytes: Buffer): string | undefined {
  if (bytes.length < idAt) return undefined;
  const end = idAt + bytes.readUInt16BE(idAt - 2);
  return end === idAt || bytes.length < end
    ? undefined
    : bytes.subarray(idAt, end).toString("base64url");
}
