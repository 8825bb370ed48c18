import { type DishLine, dishLines } from "#domain/cart/dish-lines.ts";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import { type Agorot, noAgorot } from "#domain/money/agorot.ts";
import type { DishOrder, OrderInLanguage } from "./order.ts";

/** What differs between two revisions of an order. */
export interface OrderDifference {
  /** In the sequence of the new order; what was removed comes last. */
  readonly lines: readonly LineDifference[];
  /** The fields of the customer's data that differ, without the price of pickup or delivery. */
  readonly customer: readonly ChangedField[];
}

export type LineDifference =
  | { readonly kind: "added" | "removed"; readonly line: NamedDishLine }
  /** The same selection, option or extra with another amount, other add-ons, another choice or another price of one. */
  | { readonly kind: "changed"; readonly before: NamedDishLine; readonly after: NamedDishLine };

/** What the customer wrote about a dish is compared as a line of it. */
interface NoteLine {
  readonly kind: "note";
  readonly name: "";
  readonly text: string;
  readonly price: Agorot;
}

export type NamedDishLine = (DishLine | NoteLine) & {
  readonly typeName: string;
  readonly dishName: string;
};

export type ChangedField = (typeof comparedFields)[number];

const comparedFields = [
  "orderType",
  "city",
  "address",
  "name",
  "phoneNumber",
  "email",
  "note",
] as const satisfies readonly (keyof CustomerData)[];

/**
 * Compares two revisions of an order, whose names must be in one language. A line is the same if it has the same dish, kind and
 * name: a selection of a dish is ordered at most once.
 */
export function orderDifference(
  before: Pick<OrderInLanguage, "groups" | "customerData">,
  after: Pick<OrderInLanguage, "groups" | "customerData">,
): OrderDifference {
  const old = linesOf(before);
  const fresh = linesOf(after);
  const oldByKey = new Map(old.map((line) => [keyOf(line), line]));
  const freshKeys = new Set(fresh.map(keyOf));
  return {
    lines: [
      ...fresh.flatMap((line): readonly LineDifference[] => {
        const earlier = oldByKey.get(keyOf(line));
        if (earlier === undefined) return [{ kind: "added", line }];
        return isSame(earlier, line) ? [] : [{ kind: "changed", before: earlier, after: line }];
      }),
      ...old
        .filter((line) => !freshKeys.has(keyOf(line)))
        .map((line): LineDifference => ({ kind: "removed", line })),
    ],
    customer: comparedFields.filter(
      (field) => before.customerData[field] !== after.customerData[field],
    ),
  };
}

function linesOf({ groups }: Pick<OrderInLanguage, "groups">): readonly NamedDishLine[] {
  return groups.flatMap(({ name: typeName, dishes }) =>
    dishes.flatMap((dish) =>
      [...dishLines(dish), ...noteLines(dish)].map((line) => ({
        ...line,
        typeName,
        dishName: dish.name,
      })),
    ),
  );
}

function noteLines({ note }: Pick<DishOrder, "note">): readonly NoteLine[] {
  return note === undefined ? [] : [{ kind: "note", name: "", text: note, price: noAgorot }];
}

function keyOf({ typeName, dishName, kind, name }: NamedDishLine): string {
  return JSON.stringify([typeName, dishName, kind, name]);
}

/** The price of a line follows from its amounts and those of its dish, so it does not count. */
function isSame(
  { price: _, ...before }: NamedDishLine,
  { price: __, ...after }: NamedDishLine,
): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
