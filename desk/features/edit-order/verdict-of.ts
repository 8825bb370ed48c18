import type {
  ChangeOrderMutation,
  PlaceOrderMutation,
} from "#contract/generated/desk-operations.ts";
import { hasOutcome, isGiven } from "#desk/data/connection/has-outcome.ts";

/**
 * What an answer says of the draft: it is stored, it has to be put right, it is not accepted as it is, or the answer does not say it,
 * so that it may be stored.
 */
export type AnswerVerdict = "stored" | "refused" | "not-accepted" | "in-doubt";

/** What the answer to a new order says of its draft. */
export function verdictOfNew({ placeOrder: answer }: PlaceOrderMutation): AnswerVerdict {
  const verdict = verdictOf(answer);
  // The page of the order comes next.
  const isWhole = verdict !== "stored" || (isGiven(answer.number) && isGiven(answer.page?.order));
  return isWhole ? verdict : "in-doubt";
}

/** What the answer to a change of an order says of its draft. */
export function verdictOfChange({ changeOrder: answer }: ChangeOrderMutation): AnswerVerdict {
  return verdictOf(answer);
}

function verdictOf(
  answer: PlaceOrderMutation["placeOrder"] | ChangeOrderMutation["changeOrder"],
): AnswerVerdict {
  if (!hasOutcome(answer, "refusals")) return "in-doubt";
  const { outcome } = answer;
  if (outcome === "recorded" || outcome === "repeated") return "stored";
  return outcome === "refused" || outcome === "outdated" ? "refused" : "not-accepted";
}
