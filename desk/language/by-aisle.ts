import { groupBy } from "#domain/group-by.ts";
import type { Language } from "#domain/language/language.ts";
import { recipeTexts } from "./recipe-texts.ts";

/** Items under the names of their aisles, in their sequence. An aisle that this build does not know is "other". */
export function byAisle<Item extends { readonly aisle: string }>(
  items: readonly Item[],
  language: Language,
): readonly (readonly [name: string, items: readonly Item[]])[] {
  const { aisles } = recipeTexts[language];
  const names: Readonly<Record<string, string>> = aisles;
  return [...groupBy(items, ({ aisle }) => names[aisle] ?? aisles.other)];
}
