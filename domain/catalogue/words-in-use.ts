import { type Language, languages } from "#domain/language/language.ts";
import { type CalledThing, nameKey, wordsOf } from "#domain/menu/named-things.ts";

export interface WordInUse<Thing> {
  readonly ingredient: Thing;
  readonly word: string;
  readonly language: Language;
  /** The other ingredient that has it as a name or a word. */
  readonly by: Thing;
}

/** The words of ingredients that another one is called by already. Names are not compared with names. */
export function wordsInUse<Thing extends CalledThing>(
  ingredients: readonly Thing[],
): readonly WordInUse<Thing>[] {
  if (ingredients.every(({ words }) => words === undefined)) return [];
  const owners = new Map<string, Thing[]>();
  for (const each of ingredients) {
    const names = languages.map((language) => nameKey(each.name[language]));
    for (const key of new Set([...names, ...wordsOf(each).map((own) => own.key)]))
      owners.set(key, [...(owners.get(key) ?? []), each]);
  }
  return ingredients.flatMap((ingredient) =>
    wordsOf(ingredient).flatMap(({ word, language, key }) => {
      const by = owners.get(key)?.find((each) => each !== ingredient);
      return by === undefined ? [] : [{ ingredient, word, language, by }];
    }),
  );
}
