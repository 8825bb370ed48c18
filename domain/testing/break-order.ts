import type { CustomerOrder, ReceivedOrder } from "#domain/order/order.ts";
import { changeAt, type Path, partAt } from "./change-at.ts";

/** A valid order in which one thing was changed, so that it must be refused. */
interface BrokenOrder {
  readonly what: string;
  /** What was changed. */
  readonly path: Path;
  readonly order: ReceivedOrder;
}

/** No generated menu has this name: `anyCatalogue` does not use these letters. */
const unknownName = "☒";

/** The free-text fields of the customer, with the note of the order: an order with another text in them is still valid. */
const freeTexts = new Set(["name", "email", "phoneNumber", "address", "note"]);

/** Every order that differs from a valid one in one price, count, name or entry, and must therefore be refused. */
export function breakOrder(order: CustomerOrder): readonly BrokenOrder[] {
  return leavesOf(order, []).flatMap(({ path, value }) =>
    brokenValues(path, value).map(([what, broken]) => ({
      what,
      path,
      order: changeAt(order, path, () => broken),
    })),
  );
}

/** The same for list entries that are removed or duplicated. */
export function breakLists(order: CustomerOrder): readonly BrokenOrder[] {
  return listsOf(order, []).flatMap(({ path, list }) =>
    list.flatMap((entry, index) => {
      const twice = {
        what: "an entry twice",
        path: [...path, list.length],
        order: changeAt(order, path, () => [...list, entry]),
      };
      const without = {
        what: "an entry dropped",
        path,
        order: changeAt(order, path, () => list.toSpliced(index, 1)),
      };
      return canBeMissed(path, entry) ? [twice] : [twice, without];
    }),
  );
}

function brokenValues(
  path: Path,
  value: unknown,
): readonly (readonly [what: string, broken: unknown])[] {
  if (typeof value === "string") {
    const ofCustomer = path[0] === "customerData" && freeTexts.has(String(path[1]));
    const isFree = ofCustomer || path.at(-1) === "note";
    return isFree
      ? []
      : [
          ["an unknown name", unknownName],
          ["no name", ""],
        ];
  }
  if (typeof value !== "number") return [];
  if (path.at(-1) === "amount") {
    return [21, -1, value + 0.5, Number.NaN].map((broken) => [
      `the count ${String(broken)}`,
      broken,
    ]);
  }
  return [
    ["an agora more", value + 1],
    ["no price", null],
    ["an agora less", value === 0 ? 100 : value - 1],
  ];
}

/** Whether an order is still valid without an entry: the entry is free and not required. */
function canBeMissed(path: Path, entry: unknown): boolean {
  if (path.at(-1) === "options") return false;
  const { price, addedPrice, totalPrice, dishes } = entry as {
    readonly price?: number;
    readonly addedPrice?: number;
    readonly totalPrice?: number;
    readonly dishes?: readonly { readonly totalPrice: number }[];
  };
  const cost =
    price ?? addedPrice ?? totalPrice ?? dishes?.reduce((sum, dish) => sum + dish.totalPrice, 0);
  return cost === 0;
}

interface Leaf {
  readonly path: Path;
  readonly value: unknown;
}

function leavesOf(value: unknown, path: Path): readonly Leaf[] {
  if (typeof value !== "object" || value === null) return [{ path, value }];
  return keysOf(value).flatMap((key) => leavesOf(partAt(value, key), [...path, key]));
}

/** The lists of entries in an order, without lists of prices. */
function listsOf(
  value: unknown,
  path: Path,
): readonly { readonly path: Path; readonly list: readonly unknown[] }[] {
  if (typeof value !== "object" || value === null) return [];
  const below = keysOf(value).flatMap((key) => listsOf(partAt(value, key), [...path, key]));
  return Array.isArray(value) && typeof value[0] === "object"
    ? [{ path, list: value }, ...below]
    : below;
}

function keysOf(value: object): readonly (string | number)[] {
  return Array.isArray(value) ? [...value.keys()] : Object.keys(value);
}
