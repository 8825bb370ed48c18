/**
 * The names of the specification (§3) for what the domain calls otherwise, by the thing that has them: the name of a field, or that name
 * with those within the field. They stand in the customers' API, in session storage, and in what the shop has stored since its first version.
 */
interface SpecifiedNames {
  readonly [field: string]: string | readonly [name: string, within: SpecifiedNames];
}

/** Of the groups of an order, or of a cart. */
export const groupNames = {
  name: "typeName",
  position: "typeOrder",
  dishes: [
    "orders",
    {
      name: "dishName",
      position: "dishOrder",
      selections: [
        "selections",
        {
          name: "selectionName",
          position: "order",
          addOns: ["checkedOptions", { position: "order" }],
        },
      ],
      options: ["options", { choicePosition: "choiceIndex", position: "order" }],
      extras: ["extras", { position: "order" }],
    },
  ],
} as const satisfies SpecifiedNames;

/** Of an order. */
export const orderNames = { groups: ["allOrders", groupNames] } as const satisfies SpecifiedNames;

/** Of the dish types of a menu. */
export const menuNames = {
  name: "orderType",
  position: "orderNumber",
  dishes: [
    "dishes",
    {
      name: "dishName",
      descriptions: "dishDescriptions",
      selections: ["selections", { name: "selectionName", addOns: ["checkBoxes", {}] }],
    },
  ],
} as const satisfies SpecifiedNames;

/** Of a catalogue. */
export const catalogueNames = { menu: ["menu", menuNames] } as const satisfies SpecifiedNames;

/** The fields of `Data`, and the items of a list, with the names of the specification. */
export type Specified<Data, Names extends SpecifiedNames> = Data extends readonly (infer Item)[]
  ? readonly Specified<Item, Names>[]
  : {
      readonly [Field in keyof Data as NameOf<Field, Names>]: Field extends keyof Names
        ? Names[Field] extends readonly [string, infer Within extends SpecifiedNames]
          ? Specified<Data[Field], Within>
          : Data[Field]
        : Data[Field];
    };

type NameOf<Field extends PropertyKey, Names extends SpecifiedNames> = Field extends keyof Names
  ? Names[Field] extends readonly [infer Name extends string, SpecifiedNames]
    ? Name
    : Names[Field] & string
  : Field;

/** The fields of `Data`, which has the names of the specification, with those of the domain. */
export type OfDomain<Data, Names extends SpecifiedNames> = Data extends readonly (infer Item)[]
  ? readonly OfDomain<Item, Names>[]
  : {
      readonly [Name in keyof Data as FieldOf<Name, Names>]: FieldOf<
        Name,
        Names
      > extends infer Field extends keyof Names
        ? Names[Field] extends readonly [string, infer Within extends SpecifiedNames]
          ? OfDomain<Data[Name], Within>
          : Data[Name]
        : Data[Name];
    };

type FieldOf<Name extends PropertyKey, Names extends SpecifiedNames> =
  | {
      [Field in keyof Names]: Names[Field] extends Name | readonly [Name, SpecifiedNames]
        ? Field
        : never;
    }[keyof Names]
  | (Name extends NameOf<keyof Names, Names> ? never : Name);

/** Data of the domain with the names of the specification; what these do not name comes along. */
export function toSpecified<const Data, const Names extends SpecifiedNames>(
  data: Data,
  names: Names,
): Specified<Data, Names> {
  return rename(data, tablesOf(names).toSpecified) as Specified<Data, Names>;
}

/** Data with the names of the specification, with those of the domain. It may be of any shape, and may have these already. */
export function fromSpecified<const Data, const Names extends SpecifiedNames>(
  data: Data,
  names: Names,
): OfDomain<Data, Names> {
  return rename(data, tablesOf(names).fromSpecified) as OfDomain<Data, Names>;
}

/** Where something is in data of the domain, in the names of the specification: `["groups", 0, "name"]` is `["allOrders", 0, "typeName"]`. */
export function pathToSpecified(
  path: readonly (string | number)[],
  names: SpecifiedNames,
): readonly (string | number)[] {
  let table: Table | undefined = tablesOf(names).toSpecified;
  return path.map((key) => {
    if (typeof key === "number") return key;
    const [name, within] = table?.get(key) ?? [key];
    table = within;
    return name;
  });
}

/** The name of a field in the other names, and those of what is within it. */
type Table = ReadonlyMap<string, readonly [name: string, within?: Table | undefined]>;

interface Tables {
  readonly toSpecified: Table;
  readonly fromSpecified: Table;
}

const known = new WeakMap<SpecifiedNames, Tables>();

function tablesOf(names: SpecifiedNames): Tables {
  const made = known.get(names);
  if (made !== undefined) return made;
  const rows = Object.entries(names).map(([field, named]) => {
    const [name, within] = typeof named === "string" ? [named] : named;
    return { field, name, below: within && tablesOf(within) };
  });
  const tables = {
    toSpecified: new Map(rows.map(({ field, name, below }) => [field, [name, below?.toSpecified]])),
    fromSpecified: new Map(
      rows.map(({ field, name, below }) => [name, [field, below?.fromSpecified]]),
    ),
  } satisfies Tables;
  known.set(names, tables);
  return tables;
}

function rename(data: unknown, table: Table): unknown {
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) return data.map((item: unknown) => rename(item, table));
  const copy: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(data)) {
    const [name, within] = table.get(field) ?? [field];
    copy[name] = within === undefined ? value : rename(value, within);
  }
  return copy;
}
