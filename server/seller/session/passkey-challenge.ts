import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { stillHolds } from "#domain/schedule/still-holds.ts";

/** Signs the challenges of all servers on one database. */
export interface ChallengeKey {
  readonly secret: string;
  /** What the passkey is asked for, and by which device: a challenge for one thing does not do for another. */
  readonly purpose: string;
}

/** A person has to find the finger or the PIN in this time. In milliseconds. */
const lasts = 5 * 60_000;
const timeLength = 8;
const signedLength = timeLength + 16;
const length = signedLength + 32;

/**
 * A challenge for a passkey, base64url: the time, 128 random bits, and a signature over both and the purpose. No server has to
 * remember it. `now` is in milliseconds since 1970 UTC.
 */
export function makeChallenge(key: ChallengeKey, now: number): string {
  const signed = randomBytes(signedLength);
  signed.writeBigUInt64BE(BigInt(now));
  return Buffer.concat([signed, signatureOf(key, signed)]).toString("base64url");
}

/**
 * When a challenge was made; undefined if this shop did not make it for this purpose, or it is too old. The caller has to reject
 * a challenge that was made before the passkey was last used, so that no answer to it counts twice.
 */
export function readChallenge(
  key: ChallengeKey,
  challenge: string,
  now: number,
): number | undefined {
  const bytes = Buffer.from(challenge, "base64url");
  if (bytes.length !== length) return undefined;
  const signed = bytes.subarray(0, signedLength);
  if (!timingSafeEqual(signatureOf(key, signed), bytes.subarray(signedLength))) return undefined;
  const madeAt = Number(signed.readBigUInt64BE());
  return stillHolds(madeAt, lasts, now) ? madeAt : undefined;
}

function signatureOf({ secret, purpose }: ChallengeKey, signed: Buffer): Buffer {
  return createHmac("sha256", secret).update(purpose).update("\0").update(signed).digest();
}
