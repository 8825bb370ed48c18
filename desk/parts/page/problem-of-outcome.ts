import type { NoAnswer } from "#desk/data/connection/send-action.ts";
import type { AfterConfirming } from "#desk/data/session/send-confirmed.ts";
import type { AnyProblem } from "#desk/data/session/sign-in.ts";

/** What is said of an outcome for which a page has no words of its own; null where it has, and where nothing is wrong. */
export function problemOfOutcome(
  outcome: AfterConfirming<NoAnswer> | { readonly kind: "stored" | "refused" },
): AnyProblem | null {
  if (outcome.kind === "confirm-first") return outcome.problem;
  if (outcome.kind === "unavailable") return "UNAVAILABLE";
  return outcome.kind === "not-accepted" ? "BAD_REQUEST" : null;
}
