import * as v from "valibot";
import type { SignInCalls } from "#contract/wire/desk-sign-in.ts";
import { parseDeviceName } from "#domain/order-log/device.ts";

const base64url = (longest: number) =>
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/u), v.maxLength(longest));

/** Of a device, made from its browser's name. */
const name = v.pipe(
  v.string(),
  v.check((text) => parseDeviceName(text) !== undefined),
  v.trim(),
);

const used = v.strictObject({
  id: base64url(1_400),
  clientDataJSON: base64url(3_000),
  authenticatorData: base64url(3_000),
  signature: base64url(3_000),
});

const nothing = v.strictObject({});

/** The requests of the calls, as `SignInCalls` describes them. */
export const signInRequests: {
  readonly [Call in keyof SignInCalls]: v.GenericSchema<unknown, SignInCalls[Call]["request"]>;
} = {
  redeem: v.strictObject({ code: v.pipe(v.string(), v.maxLength(200)), name }),
  "passkey-options": v.strictObject({ purpose: v.picklist(["sign-in", "confirm"]) }),
  passkey: v.strictObject({ passkey: used, name }),
  confirm: v.strictObject({ passkey: used }),
  "new-passkey-options": nothing,
  "keep-passkey": v.strictObject({
    passkey: v.strictObject({
      id: base64url(1_400),
      clientDataJSON: base64url(3_000),
      authenticatorData: base64url(6_000),
      publicKey: base64url(3_000),
      transports: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,30}$/u))), v.maxLength(10)),
    }),
  }),
  "sign-out": nothing,
};
