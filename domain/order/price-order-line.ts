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
  /** The name that the type of the dish has in the menu. */
  readonly typeName: string;
  /** The parts of it that the menu has, at the prices of the menu; null if the menu does not have the dish. */
  readonly dish: CheckedDish | null;
  /** Only without any of them is the dish what was ordered. */
  readonly refusals: readonly SellerRefusal[];
}

/**
 * The dish of a menu that is meant, in the language of its names, with its type. A dish that was renamed is found by its id; one that only
 * has the same name is another dish.
 */
export function findEnteredDish(
  menu: ShownMenu,
  { id, typeName, dishName }: Pick<EnteredDish, "typeName" | "dishName"> & DishId,
): { readonly typeName: string; readonly dish: Dish<string> } | undefined {
  const isMeant = ({ name }: ShownMenu[number], dish: ShownMenu[number]["dishes"][number]) =>
    id == null ? name === typeName && dish.name === dishName : dish.id === id;
  for (const type of menu) {
    const dish = type.dishes.find((each) => isMeant(type, each));
    if (dish !== undefined) return { typeName: type.name, dish };
  }
  return undefined;
}

interface DishId {
  readonly id?: string | null | undefined;
}

/** Prices a line by a menu in its language. `line` is its position, for the refusals. */
export function priceOrderLine(
  ordered: EnteredDish,
  line: number,
  menu: ShownMenu,
): PricedEnteredDish {
  const refused = (code: SellerRefusalCode, name: string): PricedEnteredDish => ({
    typeName: ordered.typeName,
    dish: null,
    refusals: [{ code, line, field: null, name }],
  });
  const found = findEnteredDish(menu, ordered);
  if (found === undefined)
    return menu.some(({ name }) => name === ordered.typeName)
      ? refused("DISH_UNKNOWN", ordered.dishName)
      : refused("DISH_TYPE_UNKNOWN", ordered.typeName);
  const { typeName, dish: offered } = found;
  const dishName = offered.name;
  const checked = checkDish(asReceived(ordered, offered), offered, {
    path: [],
    typeName,
    dishName,
  });
  const refusals = checked.refusals.flatMap(({ code, name }) =>
    isForSeller(code) ? [{ code, line, field: null, name: name ?? dishName }] : [],
  );
  return { typeName, dish: checked.order, refusals };
}

/** The line as a client would send it that knows the menu. What is not on the menu has no price, and is refused by its name. */
function asReceived(
  { id: _id, typeName: _, dishName: _name, ...line }: EnteredDish,
  offered: Dish<string>,
): ReceivedDish {
  const named = <Thing extends { readonly name: string }>(things: readonly Thing[], name: string) =>
    things.find((thing) => thing.name === name);
  return {
    ...line,
    name: offered.name,
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
