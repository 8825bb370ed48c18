import fc from "fast-check";
import { expect, test } from "vitest";
import type { UsedPasskey } from "#contract/wire/desk-sign-in.ts";
import {
  createAuthenticator,
  type Forgery,
} from "#server/seller/session/testing/create-authenticator.ts";
import { verifyNewPasskey, verifyPasskeyUse } from "./verify-passkey.ts";

const origin = "https://shop.example";
const challenge = "Y2hhbGxlbmdl";
const monday = Date.UTC(2026, 0, 5);
const expected = {
  origin,
  readChallenge: (text: string) => (text === challenge ? monday : undefined),
  now: monday,
};

function openWithPasskey(kind?: Parameters<typeof createAuthenticator>[1]) {
  const authenticator = createAuthenticator(origin, kind);
  const made = verifyNewPasskey(authenticator.make(challenge), expected);
  if (made.kind !== "verified") throw new Error(JSON.stringify(made));
  return { authenticator, passkey: { ...made.passkey, lastUsedAt: monday - 1 } };
}

test.each(["ES256", "RS256", "EdDSA"] as const)("a passkey with %s is kept and used", (kind) => {
  const { authenticator, passkey } = openWithPasskey(kind);
  expect(passkey).toMatchObject({ id: authenticator.id, counter: 0 });
  const use = verifyPasskeyUse(authenticator.use(challenge), passkey, expected);
  expect(use).toEqual({ kind: "verified", counter: 1 });
});

test.each(["weakRsa", "otherCurve"] as const)("a key of the kind %s is refused", (kind) => {
  const made = createAuthenticator(origin, kind).make(challenge);
  expect(verifyNewPasskey(made, expected)).toEqual({
    kind: "rejected",
    why: "the public key cannot be used",
  });
});

const forgeries: readonly (readonly [string, Forgery, string])[] = [
  ["another page's answer", { type: "payment.get" }, "the client data are for something else"],
  ["another site", { origin: "https://evil.example" }, "it was made for another site"],
  ["a subdomain", { origin: "https://a.shop.example" }, "it was made for another site"],
  ["plain HTTP", { origin: "http://shop.example" }, "it was made for another site"],
  ["a frame of another site", { crossOrigin: true }, "the client data cannot be read"],
  ["another host's passkey", { rpId: "evil.example" }, "the passkey belongs to another host"],
  ["nobody present", { isUserPresent: false }, "nobody was verified"],
  ["nobody verified", { isUserVerified: false }, "nobody was verified"],
];

test.each(forgeries)("a proof of %s is rejected", (_name, forgery, why) => {
  const { authenticator, passkey } = openWithPasskey();
  const rejected = { kind: "rejected", why };
  expect(verifyNewPasskey(authenticator.make(challenge, forgery), expected)).toEqual(rejected);
  const use = authenticator.use(challenge, forgery);
  expect(verifyPasskeyUse(use, passkey, expected)).toEqual(rejected);
});

test("a passkey that is made does not count as one that is used, nor the other way round", () => {
  const { authenticator, passkey } = openWithPasskey();
  const use = { ...authenticator.make(challenge), signature: "AAAA" };
  expect(verifyPasskeyUse(use, passkey, expected)).toMatchObject({ kind: "rejected" });
  const made = { ...authenticator.use(challenge), publicKey: passkey.publicKey, transports: [] };
  expect(verifyNewPasskey(made, expected)).toMatchObject({ kind: "rejected" });
});

test("a challenge that the shop did not make is expired", () => {
  const { authenticator, passkey } = openWithPasskey();
  expect(verifyNewPasskey(authenticator.make("b3RoZXI"), expected)).toEqual({ kind: "expired" });
  const use = authenticator.use("b3RoZXI");
  expect(verifyPasskeyUse(use, passkey, expected)).toEqual({ kind: "expired" });
});

test("an answer to a challenge that is older than the last use does not count again", () => {
  const { authenticator, passkey } = openWithPasskey();
  const again = { ...passkey, lastUsedAt: monday };
  expect(verifyPasskeyUse(authenticator.use(challenge), again, expected)).toEqual({
    kind: "expired",
  });
});

test("a passkey that was used while the clock was ahead can be used when it is right again", () => {
  const { authenticator, passkey } = openWithPasskey();
  const ahead = { ...passkey, lastUsedAt: monday + 48 * 60 * 60_000 };
  const use = verifyPasskeyUse(authenticator.use(challenge), ahead, expected);
  expect(use).toEqual({ kind: "verified", counter: 1 });
});

test("a counter that goes back is a copy; authenticators without a counter stay at 0", () => {
  const { authenticator, passkey } = openWithPasskey();
  const verify = (counter: number, stored: number) =>
    verifyPasskeyUse(
      authenticator.use(challenge, { counter }),
      { ...passkey, counter: stored },
      expected,
    ).kind;
  expect(verify(0, 0)).toBe("verified");
  expect(verify(8, 7)).toBe("verified");
  expect(verify(7, 7)).toBe("rejected");
  expect(verify(0, 7)).toBe("rejected");
});

test("another passkey's signature is wrong", () => {
  const { passkey } = openWithPasskey();
  const other = openWithPasskey().authenticator.use(challenge);
  expect(verifyPasskeyUse(other, passkey, expected)).toMatchObject({ kind: "rejected" });
  expect(verifyPasskeyUse({ ...other, id: passkey.id }, passkey, expected)).toEqual({
    kind: "rejected",
    why: "the signature is wrong",
  });
});

test("a proof with any bit changed is never verified", () => {
  const { authenticator, passkey } = openWithPasskey();
  const use = authenticator.use(challenge);
  const parts = ["clientDataJSON", "authenticatorData", "signature"] as const;
  fc.assert(
    fc.property(fc.constantFrom(...parts), fc.nat(), (part, position) => {
      const changed = { ...use, [part]: withBitChanged(use[part], position) };
      expect(verifyPasskeyUse(changed, passkey, expected).kind).not.toBe("verified");
    }),
  );
});

test("any bytes at all are refused without an error", () => {
  const { passkey } = openWithPasskey();
  const bytes = fc
    .uint8Array({ maxLength: 400 })
    .map((each) => Buffer.from(each).toString("base64url"));
  const anything: fc.Arbitrary<UsedPasskey> = fc.record({
    id: fc.constant(passkey.id),
    clientDataJSON: fc.oneof(
      bytes,
      fc.json().map((text) => Buffer.from(text).toString("base64url")),
    ),
    authenticatorData: bytes,
    signature: bytes,
  });
  fc.assert(
    fc.property(anything, bytes, (use, publicKey) => {
      expect(verifyPasskeyUse(use, passkey, expected).kind).toBe("rejected");
      const made = { ...use, publicKey, transports: [] };
      expect(verifyNewPasskey(made, expected).kind).toBe("rejected");
    }),
  );
});

function withBitChanged(base64url: string, position: number): string {
  const bytes = Buffer.from(base64url, "base64url");
  const at = position % (bytes.length * 8);
  const index = Math.floor(at / 8);
  bytes.writeUInt8(bytes.readUInt8(index) ^ (1 << (at % 8)), index);
  return bytes.toString("base64url");
}
