import type { Dish, ShownMenu } from "#domain/menu/menu.ts";
import { checkDish } from "./check-dish.ts";
import type { CheckedDish } from "./order.ts";
import type { ReceivedDish } from "./received-order.ts";
import type { OrderedLine, SellerRefusal, SellerRefusalCode } from "./seller-change.ts";

export interface PricedOrderLine {
  /** Whatever of it the menu has, at the prices of the menu; null if the menu does not have the dish. */
  readonly dish: CheckedDish | null;
  /** Only without any of them is the dish what was ordered. */
  readonly refusals: readonly SellerRefusal[];
}

/** Prices a line by a menu in its language. `line` is its position, for the refusals. */
export function priceOrderLine(
  ordered: OrderedLine,
  line: number,
  menu: ShownMenu,
): PricedOrderLine {
  const { typeName, dishName } = ordered;
  const refused = (code: SellerRefusalCode, name: string): PricedOrderLine => ({
    dish: null,
    refusals: [{ code, line, field: null, name }],
  });
  const dishType = menu.find(({ orderType }) => orderType === typeName);
  if (dishType === undefined) return refused("DISH_TYPE_UNKNOWN", typeName);
  const offered = dishType.dishes.find((each) => each.dishName === dishName);
  if (offered === undefined) return refused("DISH_UNKNOWN", dishName);
  const checked = checkDish(withPrices(ordered, offered), offered, {
    path: [],
    typeName,
    dishName,
  });
  const refusals = checked.refusals.flatMap(({ code, name }) =>
    isOfPrice(code) ? [] : [{ code, line, field: null, name: name ?? dishName }],
  );
  return { dish: checked.order, refusals };
}

type Code = ReturnType<typeof checkDish>["refusals"][number]["code"];

/** The line has the prices of the menu, and no total. */
function isOfPrice(code: Code): code is Exclude<Code, SellerRefusalCode> {
  return [
    "PRICE_CHANGED",
    "DISH_TOTAL_WRONG",
    "CART_TOTAL_WRONG",
    "DELIVERY_PRICE_CHANGED",
    "DISH_TYPE_TWICE",
  ].includes(code);
}

/** The line as a client would send it that knows the menu. What is not on the menu has no price, and is refused by its name. */
function withPrices(
  { dishName, selections, options, extras }: OrderedLine,
  offered: Dish<string>,
): ReceivedDish {
  return {
    dishName,
    totalPrice: null,
    selections: selections.map(({ name, amount, addOns }) => {
      const offer = offered.selections.find(({ selectionName }) => selectionName === name);
      return {
        selectionName: name,
        amount,
        price: offer?.price ?? null,
        checkedOptions: addOns.map((addOn) => ({
          name: addOn,
          addedPrice: offer?.checkBoxes.find((each) => each.name === addOn)?.addedPrice ?? null,
        })),
      };
    }),
    options: options.map(({ name, choice }) => ({
      name,
      choice,
      price:
        offered.options
          .find((each) => each.name === name)
          ?.choices.find((each) => each.name === choice)?.price ?? [],
    })),
    extras: extras.map(({ name, amount }) => ({
      name,
      amount,
      price: offered.extras.find((each) => each.name === name)?.price ?? null,
    })),
  };
}
