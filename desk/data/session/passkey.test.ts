import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askForPasskey, canMakePasskey } from "./passkey.ts";

function openBrowser(knows: { readonly passkeys?: unknown; readonly publicKey?: boolean }) {
  const { passkeys, publicKey = true } = knows;
  vi.stubGlobal("window", { isSecureContext: true });
  vi.stubGlobal("PublicKeyCredential", passkeys);
  vi.stubGlobal("AuthenticatorAttestationResponse", {
    prototype: publicKey ? { getPublicKey: () => null } : {},
  });
}

/** What a browser has that knows passkeys; `answer` is what it says of the device. */
function knowing(answer: () => Promise<boolean>) {
  return Object.assign(() => undefined, { isUserVerifyingPlatformAuthenticatorAvailable: answer });
}

beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());
afterEach(() => void vi.unstubAllGlobals());

test("a passkey can be made where the device confirms its owner and the browser gives the key", async () => {
  openBrowser({ passkeys: knowing(() => Promise.resolve(true)) });
  expect(await canMakePasskey()).toBe(true);
});

test.each([
  ["a browser without passkeys", {}],
  ["a device that confirms nobody", { passkeys: knowing(() => Promise.resolve(false)) }],
  [
    "a browser that keeps the key to itself",
    { passkeys: knowing(() => Promise.resolve(true)), publicKey: false },
  ],
  [
    "a browser that fails to answer",
    { passkeys: knowing(() => Promise.reject(new DOMException("blocked", "SecurityError"))) },
  ],
])("in %s no passkey can be made", async (_, knows) => {
  openBrowser(knows);
  expect(await canMakePasskey()).toBe(false);
});

test("a press that needs a passkey says that the browser has none", async () => {
  openBrowser({});
  const options = { challenge: "AAAA", rpId: "shop.example" };
  expect(await askForPasskey(options)).toEqual({ ok: false, problem: "NO_PASSKEYS" });
});
