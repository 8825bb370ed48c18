import type { GraphQLError } from "graphql";
import type { DeskErrorCode } from "#contract/wire/error-code.ts";
import { codedError, type ErrorDetails } from "#server/graphql/execution-answer.ts";

type OwnCode = Extract<DeskErrorCode, "NOT_SIGNED_IN" | "NOT_ALLOWED" | "CONFIRM_FIRST">;

/** For developers who read answers; the desk has texts of its own. */
const messages: Record<OwnCode, string> = {
  NOT_SIGNED_IN: "This device is not signed in.",
  NOT_ALLOWED: "The role of this device may not do this.",
  CONFIRM_FIRST: "This needs the passkey again, or a sign-in less than ten minutes ago.",
};

/** A refusal of the desk's API, with its code in `extensions`. */
export function deskError(code: OwnCode, details: Pick<ErrorDetails, "reason"> = {}): GraphQLError {
  return codedError(code, messages[code], details);
}

/** The refusal of what is possible soon. `message` is for developers. */
export function unavailable(message: string): GraphQLError {
  return codedError("UNAVAILABLE", message);
}

/** The refusal of a value that no device of the shop sends. `message` is for developers and must not quote the value. */
export function badRequest(message: string): GraphQLError {
  return codedError("BAD_REQUEST", message);
}
