import type { CallRefusal } from "#contract/wire/desk-calls.ts";

type OwnCode = Extract<CallRefusal["code"], "NOT_ALLOWED" | "CONFIRM_FIRST">;

/** For developers who read answers; the desk has texts of its own. */
const messages: Record<OwnCode, string> = {
  NOT_ALLOWED: "The role of this device may not do this.",
  CONFIRM_FIRST: "This needs the passkey again, or a sign-in less than ten minutes ago.",
};

/** Thrown by what carries out a call that is refused: it did nothing. */
export class RefusedCall extends Error {
  readonly refusal: CallRefusal;

  constructor(refusal: CallRefusal) {
    super(refusal.message ?? refusal.code);
    this.name = "RefusedCall";
    this.refusal = refusal;
  }
}

/** The refusal of what the device may not do, or not without confirming its sign-in. */
export function refusedCall(code: OwnCode): RefusedCall {
  return new RefusedCall({ code, message: messages[code] });
}

/** The refusal of what is possible soon. `message` is for developers. */
export function unavailable(message: string): RefusedCall {
  return new RefusedCall({ code: "UNAVAILABLE", message });
}

/** The refusal of a value that no device of the shop sends. `message` is for developers and must not quote the value. */
export function badRequest(message: string): RefusedCall {
  return new RefusedCall({ code: "BAD_REQUEST", message });
}
