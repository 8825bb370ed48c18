/**
 * The names of the specification (§3) for what the domain calls otherwise, by the thing that has them: for each field its name in the
 * domain, its name in the specification, and the names within it. They stand in the customers' API, in session storage, and in what
 * the shop has stored since its first version.
 */
type Names = readonly (
  | readonly [field: string, specified: string]
  | readonly [field: string, specified: string, within: Names]
)[];

const position = ["position", "order"] as const;

/** Of the groups of an order, or of a cart. */
export const groupNames = [
  ["name", "typeName"],
  ["position", "typeOrder"],
  [
    "dishes",
    "orders",
    [
      ["name", "dishName"],
      ["position", "dishOrder"],
      [
        "selections",
        "selections",
        [["name", "selectionName"], ["addOns", "checkedOptions", [position]], position],
      ],
      ["options", "options", [["choicePosition", "choiceIndex"], position]],
      ["extras", "extras", [position]],
    ],
  ],
] as const satisfies Names;

/** Of an order. */
export const orderNames = [["groups", "allOrders", groupNames]] as const satisfies Names;

/** Of the dish types of a menu. */
export const menuNames = [
  ["name", "orderType"],
  ["position", "orderNumber"],
  [
    "dishes",
    "dishes",
    [
      ["name", "dishName"],
      ["descriptions", "dishDescriptions"],
      [
        "selections",
        "selections",
        [
          ["name", "selectionName"],
          ["addOns", "checkBoxes"],
        ],
      ],
    ],
  ],
] as const satisfies Names;

/** Of a catalogue. */
export const catalogueNames = [["menu", "menu", menuNames]] as const satisfies Names;

/** Which name of a row is that of the domain, and which that of the specification. */
type Side = 0 | 1;

/** `Data`, or the items of a list, with other names. */
type Renamed<
  Data,
  Rows extends Names,
  From extends Side,
  To extends Side,
> = Data extends readonly (infer Item)[]
  ? readonly Renamed<Item, Rows, From, To>[]
  : {
      readonly [Field in keyof Data as [RowOf<Field, Rows, From>] extends [never]
        ? Field
        : RowOf<Field, Rows, From>[To]]: [RowOf<Field, Rows, From>] extends [never]
        ? Data[Field]
        : RowOf<Field, Rows, From> extends readonly [string, string, infer Within extends Names]
          ? Renamed<Data[Field], Within, From, To>
          : Data[Field];
    };

/** The row of a field; never if it has the same name on both sides. */
type RowOf<Field, Rows extends Names, From extends Side> = Extract<
  Rows[number],
  { readonly [At in From]: Field }
>;

/** Data of the domain with the names of the specification. */
export type Specified<Data, Rows extends Names> = Renamed<Data, Rows, 0, 1>;

/** Gives data of the domain the names of the specification; what these do not name comes along. */
export function toSpecified<const Data, const Rows extends Names>(
  data: Data,
  names: Rows,
): Specified<Data, Rows> {
  return rename(data, names, 0, 1) as Specified<Data, Rows>;
}

/** Gives data with the names of the specification those of the domain. It may be of any shape, and may have these already. */
export function fromSpecified<const Data, const Rows extends Names>(
  data: Data,
  names: Rows,
): Renamed<Data, Rows, 1, 0> {
  return rename(data, names, 1, 0) as Renamed<Data, Rows, 1, 0>;
}

/** Where something is in data of the domain, in the names of the specification: `["groups", 0, "name"]` is `["allOrders", 0, "typeName"]`. */
export function pathToSpecified(
  path: readonly (string | number)[],
  names: Names,
): readonly (string | number)[] {
  let rows = names;
  return path.map((key) => {
    if (typeof key === "number") return key;
    const [, name, within = []] = rows.find(([field]) => field === key) ?? [key, key];
    rows = within;
    return name;
  });
}

function rename(data: unknown, rows: Names, from: Side, to: Side): unknown {
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) return data.map((item: unknown) => rename(item, rows, from, to));
  const copy: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(data)) {
    const row = rows.find((each) => each[from] === field);
    copy[row?.[to] ?? field] = row?.[2] === undefined ? value : rename(value, row[2], from, to);
  }
  return copy;
}
