import type { GraphqlAnswer } from "#web/graphql/execute.ts";
import { codeOf } from "./connection.ts";

/** What came of an operation that is idempotent by an action id. */
export type SendOutcome<Result> =
  | { readonly kind: "answered"; readonly data: Result }
  /** It may have been stored: it must be sent again unchanged. */
  | { readonly kind: "in-doubt" }
  /** This attempt stored nothing. */
  | { readonly kind: "unavailable" }
  /** The server does not accept it, however often it is sent. */
  | { readonly kind: "not-accepted" };

/** Sends an operation once, and says what came of it. Never rejects. */
export async function sendAction<Result>(
  send: () => Promise<GraphqlAnswer<Result>>,
): Promise<SendOutcome<Result>> {
  try {
    const answer = await send();
    const { data } = answer;
    if (data !== null && data !== undefined && answer.errors === undefined)
      return { kind: "answered", data };
    console.error("an action was not carried out", answer.errors);
    return { kind: kindOf(codeOf(answer)) };
  } catch (error) {
    console.warn("an action has no answer", error);
    return { kind: "in-doubt" };
  }
}

/**
 * Whether an operation may have been stored after an attempt with this outcome. After an earlier attempt without an answer
 * (`wasInDoubt`), a busy server says nothing about that one.
 */
export function isStillInDoubt({ kind }: { readonly kind: string }, wasInDoubt: boolean): boolean {
  return kind === "in-doubt" || (kind === "unavailable" && wasInDoubt);
}

function kindOf(code: string | undefined): Exclude<SendOutcome<unknown>["kind"], "answered"> {
  switch (code ?? "") {
    case "UNAVAILABLE":
    case "TOO_MANY_REQUESTS":
      return "unavailable";
    case "BAD_REQUEST":
    case "NOT_ALLOWED":
    case "NOT_SIGNED_IN":
    case "CONFIRM_FIRST":
      return "not-accepted";
    default:
      // OUTCOME_UNKNOWN, or an error inside the server, which may have happened before or after it was stored.
      return "in-doubt";
  }
}
