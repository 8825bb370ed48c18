import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Language } from "#domain/language/language.ts";
import { dishNamed, type NamedSelections, type OrderedAmounts } from "./ordered-amounts.ts";
import { type PortionsOfLimits, unitsLeft } from "./portion-limits.ts";
import type { Refusal } from "./refusal.ts";

/** What can still be ordered. */
export interface Availability {
  /** What the order had before a change: as many may stay of what the seller has marked as sold out. */
  readonly had: OrderedAmounts;
  /** What the order may take of the limits, see `mayTake`; undefined while that is not known. */
  readonly left: PortionsOfLimits | undefined;
}

/**
 * The refusals of what the seller has marked as sold out, and of what is more than the limits leave, line by line: earlier lines come
 * first. Names that are not on the menu are refused elsewhere.
 */
export function soldOutRefusals(
  { allOrders }: NamedSelections,
  language: Language,
  { menu }: Pick<Catalogue, "menu">,
  { had, left }: Availability,
): readonly Refusal[] {
  const remaining = left && new Map(left);
  return allOrders.flatMap(({ typeName, orders }, group) =>
    orders.flatMap(({ dishName, selections }, index) => {
      const dish = dishNamed(menu, language, typeName, dishName);
      return selections.flatMap(({ selectionName, amount }, at): readonly Refusal[] => {
        const offered = dish?.selections.find(
          (each) => each.selectionName[language] === selectionName,
        );
        if (dish === undefined || offered === undefined) return [];
        const isMarked = dish.isSoldOut === true || offered.isSoldOut === true;
        const marked = isMarked ? (had.get(offered.id ?? "") ?? 0) : undefined;
        const limited = remaining && unitsLeft(offered, remaining);
        const most = Math.min(marked ?? amount, limited ?? amount);
        for (const { limit, portions } of offered.limits ?? [])
          remaining?.set(limit, (remaining.get(limit) ?? 0) - most * portions);
        if (amount <= most) return [];
        const where = {
          path: ["allOrders", group, "orders", index, "selections", at, "amount"],
          typeName,
          dishName,
          name: selectionName,
        };
        return [
          most === 0 ? { code: "SOLD_OUT", ...where } : { code: "ONLY_LEFT", ...where, left: most },
        ];
      });
    }),
  );
}
