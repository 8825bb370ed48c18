import { languages } from "#domain/language/language.ts";
import { type CalledThing, nameKey, type OtherName, wordsOf } from "#domain/menu/named-things.ts";

export interface WordInUse<Thing> extends Omit<OtherName, "key"> {
  readonly ingredient: Thing;
  /** The other ingredient that has it as a name or a word. */
  readonly by: Thing;
}

/** The words of ingredients that another one is called by already. Names are not compared with names. */
export function wordsInUse<Thing extends CalledThing>(
  ingredients: readonly Thing[],
): readonly WordInUse<Thing>[] {
  const owners = new Map<string, Thing[]>();
  for (const each of ingredients) {
    const names = languages.map((language) => nameKey(each.name[language]));
    for (const key of new Set([...names, ...wordsOf(each).map((own) => own.key)]))
      owners.set(key, [...(owners.get(key) ?? []), each]);
  }
  return ingredients.flatMap((ingredient) =>
    wordsOf(ingredient).flatMap(({ key, ...word }) => {
      const by = owners.get(key)?.find((each) => each !== ingredient);
      return by === undefined ? [] : [{ ...word, ingredient, by }];
    }),
  );
}
