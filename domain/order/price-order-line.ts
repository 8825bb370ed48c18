import type { Dish, ShownMenu } from "#domain/menu/menu.ts";
import { checkDish } from "./check-dish.ts";
import type { CheckedDish, ReceivedDish } from "./order.ts";
import {
  type EnteredDish,
  isForSeller,
  type SellerRefusal,
  type SellerRefusalCode,
} from "./seller-change.ts";

export interface PricedEnteredDish {
  /** The parts of it that the menu has, at the prices of the menu; null if the menu does not have the dish. */
  readonly dish: CheckedDish | null;
  /** Only without any of them is the dish what was ordered. */
  readonly refusals: readonly SellerRefusal[];
}

/** Prices a line by a menu in its language. `line` is its position, for the refusals. */
export function priceOrderLine(
  ordered: EnteredDish,
  line: number,
  menu: ShownMenu,
): PricedEnteredDish {
  const { typeName, dishName } = ordered;
  const refused = (code: SellerRefusalCode, name: string): PricedEnteredDish => ({
    dish: null,
    refusals: [{ code, line, field: null, name }],
  });
  const dishType = menu.find(({ name }) => name === typeName);
  if (dishType === undefined) return refused("DISH_TYPE_UNKNOWN", typeName);
  const offered = dishType.dishes.find((each) => each.name === dishName);
  if (offered === undefined) return refused("DISH_UNKNOWN", dishName);
  const checked = checkDish(asReceived(ordered, offered), offered, {
    path: [],
    typeName,
    dishName,
  });
  const refusals = checked.refusals.flatMap(({ code, name }) =>
    isForSeller(code) ? [{ code, line, field: null, name: name ?? dishName }] : [],
  );
  return { dish: checked.order, refusals };
}

/** The line as a client would send it that knows the menu. What is not on the menu has no price, and is refused by its name. */
function asReceived(
  { typeName: _, dishName, ...line }: EnteredDish,
  offered: Dish<string>,
): ReceivedDish {
  const named = <Thing extends { readonly name: string }>(things: readonly Thing[], name: string) =>
    things.find((thing) => thing.name === name);
  return {
    ...line,
    name: dishName,
    totalPrice: null,
    selections: line.selections.map((selection) => {
      const offer = named(offered.selections, selection.name);
      return {
        ...selection,
        price: offer?.price ?? null,
        addOns: selection.addOns.map((name) => ({
          name,
          addedPrice: named(offer?.addOns ?? [], name)?.addedPrice ?? null,
        })),
      };
    }),
    options: line.options.map((option) => {
      const choices = named(offered.options, option.name)?.choices ?? [];
      return { ...option, price: named(choices, option.choice)?.price ?? [] };
    }),
    extras: line.extras.map((extra) => ({
      ...extra,
      price: named(offered.extras, extra.name)?.price ?? null,
    })),
  };
}
