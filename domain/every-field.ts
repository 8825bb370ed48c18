/** The fields of data at every depth but those called `Except`, none of them optional, and those of what may be null. */
type EveryField<Data, Except extends PropertyKey> = Data extends null | undefined
  ? never
  : Data extends string | number | boolean
    ? unknown
    : Data extends readonly (infer Item)[]
      ? readonly EveryField<Item, Except>[]
      : {
          readonly [Field in keyof Data as Exclude<Field, Except>]-?: EveryField<
            Data[Field],
            Except
          >;
        };

/** Does not compile where `Read` leaves out a field of `Data`, also an optional one. Fields called `Except` may be left out. */
export type ReadsEveryField<Read, Data, Except extends PropertyKey = never> =
  EveryField<Read, Except> extends EveryField<Data, Except> ? true : never;
