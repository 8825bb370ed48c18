import type { TypedDocument } from "#contract/typed-document.ts";
import type { Language } from "#domain/language/language.ts";
import type { Execute } from "#web/graphql/execute.ts";

interface DishesResult {
  readonly dishes: readonly string[];
}

/** A query for tests; the queries of the apps stay in the apps. */
export const dishesDocument: TypedDocument<DishesResult, { readonly language: Language }> = {
  operationName: "Dishes",
  text: "query Dishes($language:Language!){dishes(language:$language)}",
};

const dishes: Record<Language, readonly string[]> = { he: ["מרק עדשים"], en: ["Lentil soup"] };

/** Answers `dishesDocument`; throws for any other query. */
export const answerDishes: Execute = ({ operationName }, variables) => {
  if (operationName !== dishesDocument.operationName) throw new Error(`unknown: ${operationName}`);
  const { language } = variables as { readonly language: Language };
  return Promise.resolve({ data: { dishes: dishes[language] } as never });
};
