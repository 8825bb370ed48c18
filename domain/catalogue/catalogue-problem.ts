import type * as v from "valibot";

/** What can be wrong in a catalogue. The desk has a sentence for each code; `catalogueProblemTexts` has one for the command. */
const problemCodes = [
  "missing",
  "unknown-field",
  "wrong-type",
  "text-missing",
  "text-too-long",
  "control-character",
  "same-name",
  "same-id",
  "id-form",
  "price-form",
  "price-count",
  "one-picture",
  "picture-name",
  "order-number-form",
  "same-order-number",
  "list-empty",
  "list-too-long",
  "unknown-allergen",
  "allergen-twice",
  "unknown-kind",
  "unknown-unit",
  "quantity-form",
  "unknown-limit",
  "limit-twice",
  "portions-form",
  "email-form",
  "phone-form",
  "whatsapp-form",
  "link-form",
  "id-number-form",
  "date-form",
  "time-form",
  "exception-empty",
  "exception-too-far",
  "exception-twice",
  "deadlines-cross",
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** Something wrong in a catalogue: where, as the names of fields and positions in lists, and what. */
export interface CatalogueProblem {
  readonly path: readonly (string | number)[];
  readonly code: ProblemCode;
}

/** A problem as this project names it, from an issue of valibot. */
export function problemOf(issue: v.BaseIssue<unknown>): CatalogueProblem {
  const path = (issue.path ?? []).map(({ key }) => key as string | number);
  if (isProblemCode(issue.message)) return { path, code: issue.message };
  if (issue.kind === "schema" && issue.type === "strict_object" && issue.expected === "never")
    return { path, code: "unknown-field" };
  return { path, code: issue.received === "undefined" ? "missing" : "wrong-type" };
}

function isProblemCode(text: string): text is ProblemCode {
  return (problemCodes as readonly string[]).includes(text);
}
