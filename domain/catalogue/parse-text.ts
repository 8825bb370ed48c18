import * as v from "valibot";
import { type LocalizedText, languages } from "#domain/language/language.ts";

/** Maximum length of a name or a line, in UTF-16 units. */
const longestText = 300;
/** Maximum length of a section of the terms of sale, in UTF-16 units. */
const longestLongText = 5_000;

const textOfAtMost = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest),
    // The place-order form removes control characters, so nobody could order to a place that has one in its name.
    v.regex(/^\P{Cc}*$/u, "a text has a control character"),
  );
const textOrEmpty = textOfAtMost(longestText);
const notEmpty = v.nonEmpty<string, string>("a text is missing");
const text = v.pipe(textOrEmpty, notEmpty);
const longText = v.pipe(textOfAtMost(longestLongText), notEmpty);

export const localizedText = v.strictObject({ he: text, en: text });
export const localizedLongText = v.strictObject({ he: longText, en: longText });
export const localizedTextOrEmpty = v.pipe(
  v.strictObject({ he: textOrEmpty, en: textOrEmpty }),
  v.check((value) => (value.he === "") === (value.en === ""), "a text is missing in one language"),
);

/**
 * A list in which no two items share a name, because an order refers to items by name. The Hebrew name of one item must also
 * differ from the English names of the others, since an order does not state its language.
 */
export function listNamedBy<TSchema extends v.GenericSchema>(
  item: TSchema,
  nameOf: (item: v.InferOutput<TSchema>) => LocalizedText,
) {
  return v.pipe(
    v.array(item),
    v.check((items) => {
      const names = items.flatMap((each) => [
        ...new Set(languages.map((language) => nameOf(each)[language])),
      ]);
      return new Set(names).size === names.length;
    }, "two things in one list have the same name"),
  );
}
