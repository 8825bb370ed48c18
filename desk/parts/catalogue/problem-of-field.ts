import type { CatalogueProblem, ProblemCode } from "#domain/catalogue/catalogue-problem.ts";

/** The sentence for the first problem at a path or below it; undefined if there is none. */
export type ErrorAt = (...path: readonly (string | number)[]) => string | undefined;

/** Finds the problems of fields, in words. */
export function errorsAt(
  problems: readonly CatalogueProblem[],
  texts: Readonly<Record<ProblemCode, string>>,
): ErrorAt {
  return (...path) => {
    const found = problems.find((problem) =>
      path.every((key, index) => String(problem.path[index]) === String(key)),
    );
    return found && texts[found.code];
  };
}
