import * as v from "valibot";
import { type LocalizedText, languages } from "#domain/language/language.ts";

/** The longest name or line that the shop shows, in UTF-16 units. */
const longestText = 300;
/** The longest section of the terms of sale. */
const longestLongText = 5_000;

const textOfAtMost = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest),
    // The place-order form takes them out of what it sends, so that a place named with one could never be ordered to.
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
 * A list in which no two items share a name: names are how an order says what it means. One item's Hebrew name is not
 * another's English one either, since an order does not say its language.
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
