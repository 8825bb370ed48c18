import * as v from "valibot";
import { type LocalizedText, languages } from "#domain/language/language.ts";
import { pathOf } from "./schema-parts.ts";

/** Maximum length of a name or a line, in UTF-16 units. */
const longestText = 300;
/** Maximum length of a section of the terms of sale, in UTF-16 units. */
const longestLongText = 5_000;

const textOfAtMost = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest, "text-too-long"),
    // The place-order form removes control characters, so nobody could order to a place that has one in its name.
    v.regex(/^\P{Cc}*$/u, "control-character"),
  );

/** A text that may be missing in one language: the one that there is then stands for both. Both may be empty. */
const textsOfAtMost = (longest: number) =>
  v.pipe(
    v.strictObject({
      he: textOfAtMost(longest),
      en: textOfAtMost(longest),
      missing: v.exactOptional(v.picklist(languages, "wrong-type")),
    }),
    v.transform(({ he, en, missing }): LocalizedText => {
      if (he === "" && en !== "") return { he: en, en, missing: "he" };
      if (en === "" && he !== "") return { he, en: he, missing: "en" };
      return missing === undefined || he !== en || he === "" ? { he, en } : { he, en, missing };
    }),
  );

const notEmpty = v.check<LocalizedText, string>(({ he }) => he !== "", "text-missing");

/** A text of one line that is for the seller only. */
export const ownText = v.pipe(textOfAtMost(longestText), v.nonEmpty("text-missing"));
export const localizedTextOrEmpty = textsOfAtMost(longestText);
export const localizedText = v.pipe(localizedTextOrEmpty, notEmpty);
export const localizedLongText = v.pipe(textsOfAtMost(longestLongText), notEmpty);

/**
 * A list in which no two items share a name, because an order refers to items by name. The Hebrew name of one item must also
 * differ from the English names of the others, since an order does not state its language. The later item is the wrong one.
 */
export function listOfNamed<Item extends { readonly name: LocalizedText }>(
  item: v.GenericSchema<unknown, Item>,
) {
  return v.pipe(
    v.array(item),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const items: readonly Item[] = dataset.value;
      const names = new Set<string>();
      for (const [index, each] of items.entries()) {
        const own = new Set(languages.map((language) => each.name[language]));
        if ([...own].some((name) => names.has(name)))
          addIssue({ message: "same-name", path: pathOf(items, [index, "name"]) });
        for (const name of own) names.add(name);
      }
    }),
  );
}
