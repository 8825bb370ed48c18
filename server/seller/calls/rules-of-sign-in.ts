import type { SignInCalls } from "#contract/wire/desk-sign-in.ts";

/** The rules of a call below `/desk/sign-in/`. */
export interface SignInRules {
  /** The callers that it allows: also a device that is not signed in, or only the seller's. */
  readonly by: "anybody" | "owner";
  /** Whether it needs a sign-in that was confirmed less than ten minutes ago. */
  readonly confirmed: "never" | "always";
  /** Whether somebody could guess with it: those calls of an address are limited together, and more than others. */
  readonly isTry: boolean;
}

/** The rules of each call with which a device signs in. A call that is missing here does not compile. */
export const rulesOfSignIn = {
  redeem: { by: "anybody", confirmed: "never", isTry: true },
  "passkey-options": { by: "anybody", confirmed: "never", isTry: false },
  passkey: { by: "anybody", confirmed: "never", isTry: true },
  confirm: { by: "owner", confirmed: "never", isTry: true },
  "new-passkey-options": { by: "owner", confirmed: "always", isTry: false },
  "keep-passkey": { by: "owner", confirmed: "always", isTry: true },
  "sign-out": { by: "anybody", confirmed: "never", isTry: false },
} as const satisfies Readonly<Record<keyof SignInCalls, SignInRules>>;

/** Calls with a code or a passkey that one IP address may make in a minute, whatever `CALLS_PER_MINUTE` says. */
export const triesPerMinute = 10;
/** The same for calls with which nobody can guess anything. */
export const otherCallsPerMinute = 60;
