import type * as v from "valibot";
import type { catalogueProblemTexts } from "./problem-texts.ts";

/** What can be wrong in a catalogue. The desk has a sentence for each code; `catalogueProblemTexts` has one for the command. */
export type ProblemCode = keyof typeof catalogueProblemTexts;

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

/** The messages of our schemas are codes; valibot's own are sentences. */
function isProblemCode(text: string): text is ProblemCode {
  return /^[a-z-]+$/u.test(text);
}
