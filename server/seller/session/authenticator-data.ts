/** What an authenticator says of a passkey and of its user (WebAuthn Level 3, §6.1 "Authenticator Data"). */
export interface AuthenticatorData {
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
export function readAuthenticatorData(bytes: Buffer): AuthenticatorData | undefined {
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
