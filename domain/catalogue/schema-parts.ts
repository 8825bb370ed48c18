import * as v from "valibot";
import { isQuantity } from "#domain/menu/measure.ts";
import type { ProblemCode } from "./catalogue-problem.ts";
import { pictureNamePattern } from "./picture-name.ts";

/** A field that a catalogue may leave out, because older catalogues do not have it; it is then null. */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.nullable(schema), null);

export const wholeNumber = (code: ProblemCode, least: number, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(code), v.safeInteger(code), v.minValue(least, code), v.maxValue(most, code));

export const quantity = v.custom<number>(isQuantity, "quantity-form");

export const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,24}$/u, "id-form"));

export function isId(text: string): boolean {
  return v.is(id, text);
}

const pictureName = v.nullable(v.pipe(v.string(), v.regex(pictureNamePattern, "picture-name")));

/** The fields of a picture: the file names of the large and of the small one. */
export const pictureNames = { image: pictureName, thumbnail: pictureName };

/** A picture has both of its files, or none. */
export const isOnePicture = ({
  image,
  thumbnail,
}: Record<keyof typeof pictureNames, string | null>) => (image === null) === (thumbnail === null);

/** The path of an issue below a value, as valibot wants it. */
export function pathOf(value: object, keys: readonly (string | number)[]): [v.IssuePathItem] {
  const path: v.IssuePathItem[] = [];
  let input: unknown = value;
  for (const key of keys) {
    const next = (input as Readonly<Record<string | number, unknown>>)[key];
    path.push({ type: "unknown", origin: "value", input, key, value: next });
    input = next;
  }
  return path as [v.IssuePathItem];
}
