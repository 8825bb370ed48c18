import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { MadePasskey, UsedPasskey } from "#contract/wire/desk-sign-in.ts";

/** What a proof says, where it differs from that of an honest browser. */
export interface Forgery {
  readonly type?: string;
  readonly origin?: string;
  readonly rpId?: string;
  readonly crossOrigin?: boolean;
  readonly isUserPresent?: boolean;
  readonly isUserVerified?: boolean;
  readonly counter?: number;
}

const keyPairs = {
  ES256: () => generateKeyPairSync("ec", { namedCurve: "P-256" }),
  RS256: () => generateKeyPairSync("rsa", { modulusLength: 2_048 }),
  EdDSA: () => generateKeyPairSync("ed25519"),
  weakRsa: () => generateKeyPairSync("rsa", { modulusLength: 1_024 }),
  otherCurve: () => generateKeyPairSync("ec", { namedCurve: "secp256k1" }),
} satisfies Record<string, () => { publicKey: KeyObject; privateKey: KeyObject }>;

export type KeyKind = keyof typeof keyPairs;

/** A software authenticator with one passkey, for the desk at `origin`. It builds the bytes as WebAuthn Level 3, §6.1 says. */
export function createAuthenticator(origin: string, kind: KeyKind = "ES256") {
  const { publicKey, privateKey } = keyPairs[kind]();
  const rawId = randomBytes(16);
  const id = rawId.toString("base64url");
  let counter = 0;

  const clientDataOf = (type: string, challenge: string, forgery: Forgery) =>
    Buffer.from(
      JSON.stringify({
        type: forgery.type ?? type,
        challenge,
        origin: forgery.origin ?? origin,
        crossOrigin: forgery.crossOrigin ?? false,
      }),
    );

  const authenticatorDataOf = (forgery: Forgery, credential: Buffer) => {
    const { isUserPresent = true, isUserVerified = true } = forgery;
    const flags =
      (isUserPresent ? 1 : 0) | (isUserVerified ? 4 : 0) | (credential.length > 0 ? 0x40 : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(forgery.counter ?? counter, 1);
    return Buffer.concat([sha256(forgery.rpId ?? new URL(origin).hostname), head, credential]);
  };

  return {
    id,
    make: (challenge: string, forgery: Forgery = {}): MadePasskey => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      // An AAGUID of zeros, then the id; the COSE key that would follow is not read.
      const credential = Buffer.concat([Buffer.alloc(16), length, rawId, randomBytes(77)]);
      return {
        id,
        clientDataJSON: clientDataOf("webauthn.create", challenge, forgery).toString("base64url"),
        authenticatorData: authenticatorDataOf(forgery, credential).toString("base64url"),
        publicKey: publicKey.export({ format: "der", type: "spki" }).toString("base64url"),
        transports: ["internal"],
      };
    },
    use: (challenge: string, forgery: Forgery = {}): UsedPasskey => {
      counter += 1;
      const clientData = clientDataOf("webauthn.get", challenge, forgery);
      const data = authenticatorDataOf(forgery, Buffer.alloc(0));
      const hash = kind === "EdDSA" ? null : "sha256";
      const signature = sign(hash, Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        id,
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
      };
    },
  };
}

function sha256(content: string | Buffer): Buffer {
  return createHash("sha256").update(content).digest();
}
