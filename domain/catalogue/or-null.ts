import * as v from "valibot";

/** A field that a catalogue may leave out, because older catalogues do not have it; it is then null. */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.nullable(schema), null);
