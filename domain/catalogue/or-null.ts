import * as v from "valibot";

/** What a catalogue may leave out, as catalogues do that were written before the field existed: it is null then. */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.nullable(schema), null);
