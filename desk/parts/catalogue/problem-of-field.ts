import { catalogueFieldTexts } from "#desk/language/catalogue-field-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import type { CatalogueProblem, ProblemCode } from "#domain/catalogue/catalogue-problem.ts";

/** The sentence for the first problem at a path or below it; undefined if there is none. */
export type ErrorAt = (...path: readonly (string | number)[]) => string | undefined;

/** Finds the problems of fields, in words. */
export function useErrorsAt(problems: readonly CatalogueProblem[]): ErrorAt {
  const { problems: known, noField } = useTexts(catalogueFieldTexts);
  const texts: Readonly<Partial<Record<ProblemCode, string>>> = known;
  return (...path) => {
    const found = problems.find((problem) =>
      path.every((key, index) => String(problem.path[index]) === String(key)),
    );
    return found && (texts[found.code] ?? noField);
  };
}
