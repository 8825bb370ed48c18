/** What of a changed order was not priced with the catalogue of the change, because it stayed as it was. */
export interface KeptParts {
  readonly dishes: readonly KeptDish[];
  /** The catalogue from which the delivery place comes; null for that of the change. */
  readonly placeFrom: number | null;
}

/** A dish with the version of the catalogue that it was priced with. It is named as in the order. */
export interface KeptDish {
  readonly typeName: string;
  readonly dishName: string;
  readonly catalogueVersion: number;
}

export const nothingKept: KeptParts = { dishes: [], placeFrom: null };
