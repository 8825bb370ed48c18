import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { orderLimits } from "#domain/catalogue/order-limits.ts";
import type { Language } from "#domain/language/language.ts";
import type { Identified } from "#domain/menu/identified.ts";
import type { ShopMenu } from "#domain/menu/menu.ts";
import type { OrderedAmounts } from "./ordered-amounts.ts";
import { type PortionsOfLimits, unitsLeft } from "./portion-limits.ts";
import { fullCodes, type Refusal } from "./refusal.ts";

/** What is ordered of the selections of a menu: as it was received, by names in one language, or of a stored order, by ids. */
export interface OrderedSelections {
  readonly groups: readonly {
    readonly name: string;
    readonly dishes: readonly {
      readonly name: string;
      readonly selections: readonly (Identified & {
        readonly name: string;
        readonly amount: number;
      })[];
    }[];
  }[];
}

/** What can still be ordered. */
export interface Availability {
  /** What the order had before a change: as many may stay of what the seller has marked as sold out. */
  readonly had: OrderedAmounts;
  /** What the order may take of the limits, see `mayTake`; undefined while that is not known. */
  readonly left: PortionsOfLimits | undefined;
  /** Whether what is not on the menu is refused here, as sold out; otherwise it is elsewhere. */
  readonly isWholeMenu?: boolean;
}

/**
 * The refusals of what the seller has marked as sold out, and of what is more than the limits leave, line by line: earlier lines come
 * first. Before them comes that the week takes no more orders, or no more of its way. What is not on the menu is refused elsewhere.
 */
export function soldOutRefusals(
  { groups }: OrderedSelections,
  language: Language,
  { menu }: Pick<Catalogue, "menu">,
  { had, left, isWholeMenu = false }: Availability,
): readonly Refusal[] {
  const remaining = left && new Map(left);
  const lines = groups.flatMap(({ name: typeName, dishes }, group) =>
    dishes.flatMap(({ name: dishName, selections }, index) => {
      const named = dishNamed(menu, language, typeName, dishName);
      return selections.flatMap(({ id, name: selectionName, amount }, at): readonly Refusal[] => {
        const dish = id === undefined ? named : dishWith(menu, id);
        const offered = dish?.selections.find((each) =>
          id === undefined ? each.name[language] === selectionName : each.id === id,
        );
        const where = {
          path: ["groups", group, "dishes", index, "selections", at, "amount"],
          typeName,
          dishName,
          name: selectionName,
        };
        if (dish === undefined || offered === undefined)
          return isWholeMenu ? [{ code: "SOLD_OUT", ...where }] : [];
        const isMarked = dish.isSoldOut === true || offered.isSoldOut === true;
        const marked = isMarked ? (had.get(offered.id ?? "") ?? 0) : undefined;
        const limited = remaining && unitsLeft(offered, remaining);
        const most = Math.min(marked ?? amount, limited ?? amount);
        for (const { limit, portions } of offered.limits ?? [])
          remaining?.set(limit, (remaining.get(limit) ?? 0) - most * portions);
        if (amount <= most) return [];
        return [
          most === 0 ? { code: "SOLD_OUT", ...where } : { code: "ONLY_LEFT", ...where, left: most },
        ];
      });
    }),
  );
  return [...fullRefusals(left), ...lines];
}

/** That there is no place for the order itself; only the first reason, because a week that is full is full in each way. */
function fullRefusals(left: PortionsOfLimits | undefined): readonly Refusal[] {
  // What an order may take has only the limits that count it.
  const code = fullCodes.find((each) => left?.get(limitOfCode[each]) === 0);
  return code === undefined ? [] : [{ code, path: ["customerData", "orderType"] }];
}

const limitOfCode: Readonly<Record<(typeof fullCodes)[number], string>> = {
  WEEK_FULL: orderLimits.all,
  PICKUP_FULL: orderLimits.pickup,
  DELIVERY_FULL: orderLimits.delivery,
};

/** The dish of a type, by their names in a language. */
function dishNamed(menu: ShopMenu, language: Language, typeName: string, dishName: string) {
  return menu
    .find(({ name }) => name[language] === typeName)
    ?.dishes.find((dish) => dish.name[language] === dishName);
}

/** The dish that has a selection now, by its id. */
function dishWith(menu: ShopMenu, selection: string) {
  return menu
    .flatMap(({ dishes }) => dishes)
    .find(({ selections }) => selections.some(({ id }) => id === selection));
}
