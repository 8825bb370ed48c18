import type { EditOrderTexts } from "#desk/language/use-edit-order-texts.ts";
import type { DraftField, DraftProblem } from "./draft-problem.ts";

/** The sentence at a field; undefined where nothing is wrong with it. */
export type ErrorOf = (field: DraftField) => string | undefined;

export function errorOfFields(
  problems: readonly DraftProblem[],
  { refusals }: EditOrderTexts,
): ErrorOf {
  return (field) => {
    const problem = problems.find((each) => each.field === field);
    return problem && refusals[problem.code](problem.name ?? "");
  };
}
