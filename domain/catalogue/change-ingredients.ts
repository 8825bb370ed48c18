import { type Language, type LocalizedText, languages } from "#domain/language/language.ts";
import { idsOfIngredient } from "#domain/menu/ids-of-ingredient.ts";
import type { Ingredient, IngredientWords } from "#domain/menu/recipe.ts";
import type { Catalogue } from "./catalogue.ts";
import type { CatalogueProblem } from "./catalogue-problem.ts";
import { putThing, withoutThing } from "./change-list.ts";
import { type CheckedPart, checkIngredient, type WithId } from "./check-part.ts";
import { textsNamed } from "./texts-named.ts";
import { wordsInUse } from "./words-in-use.ts";

/**
 * Checks an ingredient that is to be saved into a catalogue: also that its unit stays while recipes use it, because their amounts are in it,
 * and that no other ingredient is called as it is.
 */
export function checkIngredientIn(
  { menu, ingredients = [] }: Catalogue,
  input: unknown,
): CheckedPart<WithId<Ingredient>> {
  const checked = checkIngredient(input);
  if (checked.kind === "invalid") return checked;
  const { part } = checked;
  const stored = ingredients.find(({ id }) => id === part.id);
  const ids = new Set(stored === undefined ? [] : idsOfIngredient(stored));
  const isInUse =
    stored !== undefined &&
    stored.unit !== part.unit &&
    textsNamed("ingredient", menu).some(({ text }) => ids.has(text));
  const problems: readonly CatalogueProblem[] = [
    ...(isInUse ? [{ path: ["unit"], code: "unit-in-use" } as const] : []),
    ...wordProblems(part, putThing(ingredients, part)),
  ];
  return problems.length > 0 ? { kind: "invalid", problems } : checked;
}

function wordProblems(
  saved: Ingredient,
  all: readonly Ingredient[],
): readonly (CatalogueProblem & { readonly code: "word-in-use" })[] {
  const used = wordsInUse(all);
  const own = used.filter(({ ingredient }) => ingredient === saved);
  const code = "word-in-use";
  if (own.length > 0) return own.map(({ field, language }) => ({ path: [field, language], code }));
  return used.some(({ by }) => by === saved) ? [{ path: ["name"], code }] : [];
}

/** See `CatalogueChange`. The names and words of the joined one become words of the one that stays. */
export function joinIngredients(
  ingredients: readonly Ingredient[],
  id: string,
  into: string,
): readonly Ingredient[] | "gone" | "units-differ" {
  const [joined, stays] = [id, into].map((each) => ingredients.find((one) => one.id === each));
  if (joined === undefined || stays === undefined || id === into) return "gone";
  if (joined.unit !== stays.unit) return "units-differ";
  const { gramsOfCup } = joined;
  const left = { id, ...(gramsOfCup !== undefined && { gramsOfCup }) };
  const others = withoutThing(ingredients, id) ?? [];
  return putThing(others, {
    ...stays,
    words: wordsTogether(
      stays.words,
      namesAsWords(joined.name),
      joined.one && namesAsWords(joined.one),
      joined.words,
    ),
    joined: [...(stays.joined ?? []), left, ...(joined.joined ?? [])],
  });
}

/** An ingredient with one more name; the letters of the word decide its language. */
export function withWord<Named extends Ingredient>(ingredient: Named, word: string): Named {
  // A recipe may have ended its line.
  const plain = word.replace(/[\s.,;:]+$/u, "");
  const added = { [languageOfWord(plain)]: [plain] };
  return { ...ingredient, words: wordsTogether(ingredient.words, added) };
}

export function languageOfWord(word: string): Language {
  return /\p{Script=Hebrew}/u.test(word) ? "he" : "en";
}

function namesAsWords({ missing, ...name }: LocalizedText): IngredientWords {
  return Object.fromEntries(
    languages.flatMap((language) => (language === missing ? [] : [[language, [name[language]]]])),
  );
}

function wordsTogether(...all: readonly (IngredientWords | undefined)[]): IngredientWords {
  return Object.fromEntries(
    languages.map((language) => [language, all.flatMap((words) => words?.[language] ?? [])]),
  );
}
