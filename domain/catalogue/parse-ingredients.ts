import * as v from "valibot";
import { groupBy } from "#domain/group-by.ts";
import { languages } from "#domain/language/language.ts";
import { nameKey, wordsOf } from "#domain/menu/named-things.ts";
import { aisles, type Ingredient, ingredientUnits } from "#domain/menu/recipe.ts";
import { listOfNamed, localizedText, ownText } from "./parse-text.ts";
import { id, pathOf, quantity } from "./schema-parts.ts";
import { wordsInUse } from "./words-in-use.ts";

/** More words than anything is called. */
const mostWords = 50;

/** A word without letters and digits would never be found. */
const words = v.pipe(
  v.array(
    v.pipe(
      ownText,
      v.check((word) => nameKey(word) !== "", "text-missing"),
    ),
  ),
  v.maxLength(mostWords, "list-too-long"),
);

/** The schema of an ingredient. That its name and its words are used once is known by the catalogue only. */
export const ingredient: v.GenericSchema<unknown, Ingredient> = v.pipe(
  v.strictObject({
    id: v.exactOptional(id),
    name: localizedText,
    one: v.exactOptional(localizedText),
    unit: v.picklist(ingredientUnits, "ingredient-unit"),
    aisle: v.picklist(aisles, "unknown-aisle"),
    pack: v.exactOptional(quantity),
    gramsOfCup: v.exactOptional(quantity),
    words: v.exactOptional(
      v.strictObject({ he: v.exactOptional(words), en: v.exactOptional(words) }),
    ),
    joined: v.exactOptional(
      v.pipe(
        v.array(v.strictObject({ id, gramsOfCup: v.exactOptional(quantity) })),
        v.nonEmpty("list-empty"),
      ),
    ),
  }),
  v.transform((written): Ingredient => withOwnWords(written)),
);

/** An ingredient without the words that say nothing: its names, and what is written twice. */
function withOwnWords({ words: written, joined, ...named }: Ingredient): Ingredient {
  const names = [named.name, named.one ?? named.name];
  const known = new Set(
    names.flatMap((name) => languages.map((language) => nameKey(name[language]))),
  );
  const kept = wordsOf({ ...(written && { words: written }) }).filter(({ key }) => {
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
  const byLanguage = [...groupBy(kept, ({ language }) => language)].map(
    ([language, ofLanguage]) => [language, ofLanguage.map(({ word }) => word)] as const,
  );
  return {
    ...named,
    ...(kept.length > 0 && { words: Object.fromEntries(byLanguage) }),
    ...(joined && { joined }),
  };
}

/** A list of ingredients in which no word of one is a name or a word of another. */
export const ingredientsSchema: v.GenericSchema<unknown, readonly Ingredient[]> = v.pipe(
  listOfNamed(ingredient),
  v.minLength(1, "list-empty"),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const all = dataset.value;
    for (const { ingredient: each, field, language } of wordsInUse(all))
      addIssue({
        message: "word-in-use",
        path: pathOf(all, [all.indexOf(each), field, language]),
      });
  }),
);
