import type {
  MadePasskey,
  NewPasskeyOptions,
  PasskeyOptions,
  UsedPasskey,
} from "#contract/wire/desk-sign-in.ts";
import { base64urlOf, bytesOf } from "./base64url.ts";

/** Why a browser gave no passkey. */
export type PasskeyProblem =
  /** The person closed the browser's question, or did not answer it in time. */
  | "PASSKEY_CANCELLED"
  /** The authenticator holds a passkey of the shop already. */
  | "PASSKEY_EXISTS"
  /** The browser or the device cannot do it. */
  | "NO_PASSKEYS";

export type PasskeyAnswer<Passkey> =
  | { readonly ok: true; readonly passkey: Passkey }
  | { readonly ok: false; readonly problem: PasskeyProblem };

/** How long the browser waits for the person. In milliseconds; the shop accepts the answer for as long. */
const timeout = 5 * 60_000;

/** Whether this browser knows passkeys. Browsers have none on pages that are not served over TLS. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && window.isSecureContext;
}

/**
 * Whether a passkey can be made in this device itself: it confirms its owner by a fingerprint, a face or a code, and this browser uses
 * that and gives the key (Firefox from 119). Never rejects.
 */
export async function canMakePasskey(): Promise<boolean> {
  if (!knowsPasskeys() || !("getPublicKey" in AuthenticatorAttestationResponse.prototype))
    return false;
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch (error) {
    console.warn("the browser does not say whether it makes passkeys", error);
    return false;
  }
}

/** Asks the person for a passkey of the shop (WebAuthn Level 3, §5.1.4). Never rejects. */
export function askForPasskey(options: PasskeyOptions): Promise<PasskeyAnswer<UsedPasskey>> {
  return answered(async () => {
    const credential = await navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(options.challenge),
        rpId: options.rpId,
        userVerification: "required",
        timeout,
      },
    });
    const { response } = credential as PublicKeyCredential & {
      readonly response: AuthenticatorAssertionResponse;
    };
    return {
      id: base64urlOf((credential as PublicKeyCredential).rawId),
      clientDataJSON: base64urlOf(response.clientDataJSON),
      authenticatorData: base64urlOf(response.authenticatorData),
      signature: base64urlOf(response.signature),
    };
  });
}

/** Makes a passkey of the shop in this device (WebAuthn Level 3, §5.1.3). Never rejects. */
export function makePasskey(options: NewPasskeyOptions): Promise<PasskeyAnswer<MadePasskey>> {
  return answered(async () => {
    const { shopName, algorithms, existing } = options;
    const credential = await navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(options.challenge),
        rp: { id: options.rpId, name: shopName },
        user: { id: bytesOf(options.userId), name: shopName, displayName: shopName },
        pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "required",
        },
        excludeCredentials: existing.map(({ id, transports }) => ({
          type: "public-key",
          id: bytesOf(id),
          transports: transports as AuthenticatorTransport[],
        })),
        attestation: "none",
        timeout,
      },
    });
    const { response } = credential as PublicKeyCredential & {
      readonly response: AuthenticatorAttestationResponse;
    };
    const publicKey = response.getPublicKey();
    // Null for an algorithm that was not asked for.
    if (publicKey === null) throw new DOMException("no public key", "NotSupportedError");
    return {
      id: base64urlOf((credential as PublicKeyCredential).rawId),
      clientDataJSON: base64urlOf(response.clientDataJSON),
      authenticatorData: base64urlOf(response.getAuthenticatorData()),
      publicKey: base64urlOf(publicKey),
      transports: response.getTransports(),
    };
  });
}

async function answered<Passkey>(ask: () => Promise<Passkey>): Promise<PasskeyAnswer<Passkey>> {
  if (!knowsPasskeys()) return { ok: false, problem: "NO_PASSKEYS" };
  try {
    return { ok: true, passkey: await ask() };
  } catch (error) {
    console.warn("the browser gave no passkey", error);
    return { ok: false, problem: problemOf(error) };
  }
}

function problemOf(error: unknown): PasskeyProblem {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "InvalidStateError") return "PASSKEY_EXISTS";
  return name === "NotAllowedError" || name === "AbortError" ? "PASSKEY_CANCELLED" : "NO_PASSKEYS";
}
