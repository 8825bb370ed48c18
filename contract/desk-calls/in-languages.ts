import * as v from "valibot";

/** A text in each language of the shop. */
export const inLanguages = v.strictObject({ he: v.string(), en: v.string() });

/** A `LocalizedText` that does not say in which language it is not written yet. */
export type InLanguages = Readonly<v.InferOutput<typeof inLanguages>>;
