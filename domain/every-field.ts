/** The fields of data at every depth, none of them optional. */
type EveryField<Data> = Data extends string | number | boolean | null | undefined
  ? unknown
  : Data extends readonly (infer Item)[]
    ? readonly EveryField<Item>[]
    : { readonly [Field in keyof Data]-?: EveryField<Data[Field]> };

/** Does not compile where `Read` leaves out a field of `Data`, also an optional one. */
export type ReadsEveryField<Read, Data> = EveryField<Read> extends EveryField<Data> ? true : never;
