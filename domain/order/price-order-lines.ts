import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { groupBy } from "#domain/group-by.ts";
import { noAgorot } from "#domain/money/agorot.ts";
import { isTooLarge } from "./is-too-large.ts";
import { keepDish } from "./keep-dish.ts";
import type { KeptDish, KeptParts } from "./kept-parts.ts";
import type { AcceptedDish, AcceptedGroup, AcceptedOrder } from "./order.ts";
import { priceOrderLine } from "./price-order-line.ts";
import {
  type OrderedLine,
  refusedField,
  type SellerOrder,
  type SellerRefusal,
} from "./seller-change.ts";
import { translateOrder } from "./translate-order.ts";

/** An order before a change. */
export interface OrderToChange {
  readonly order: AcceptedOrder;
  /** The catalogue that has everything of it, see `catalogueOfOrder`. */
  readonly catalogue: Catalogue;
  readonly catalogueVersion: number;
  readonly kept: KeptParts;
}

type PricedLines =
  | {
      readonly ok: true;
      /** In the language of the order, and in the sequence of the newest menu. */
      readonly allOrders: readonly AcceptedGroup[];
      /** The dishes that keep their prices. */
      readonly kept: readonly KeptDish[];
    }
  | { readonly ok: false; readonly refusals: readonly SellerRefusal[] };

/** A dish in the language of the order. */
interface Placed {
  readonly typeName: string;
  readonly dish: AcceptedDish;
  /** The catalogue with which a dish was priced that is kept. */
  readonly keptFrom: number | undefined;
}

/** Prices the lines of an order, see `changeOrder`. `before` is the order that they change; undefined for a new one. */
export function priceOrderLines(
  order: Pick<SellerOrder, "lines" | "namesIn" | "language">,
  newest: Catalogue,
  before: OrderToChange | undefined,
): PricedLines {
  const { lines, namesIn, language } = order;
  if (lines.length === 0) return { ok: false, refusals: [refusedField("ORDER_EMPTY", "lines")] };
  if (isTooLarge(asReceived(lines)))
    return { ok: false, refusals: [refusedField("ORDER_TOO_LARGE", "lines")] };
  const menu = localizeMenu(newest.menu, namesIn);
  const earlier = before === undefined ? [] : dishesOf(before, namesIn);
  const placeLine = (line: OrderedLine, index: number) => {
    const ordered = earlier.find(({ shown }) => isSameDish(shown, line));
    const kept = ordered && keepDish(line, ordered.dish, ordered.shown);
    if (ordered !== undefined && kept !== undefined) {
      const { typeName, catalogueVersion } = ordered;
      return { typeName, dish: kept, keptFrom: catalogueVersion };
    }
    const priced = priceOrderLine(line, index, menu);
    if (!priced.ok) return priced;
    const inLanguage = translateDish(line.typeName, priced.dish, newest, namesIn, language);
    return { ...inLanguage, keptFrom: undefined };
  };
  const placed: Placed[] = [];
  const refusals: SellerRefusal[] = [];
  lines.forEach((line, index) => {
    const next = placeLine(line, index);
    if ("refusals" in next) refusals.push(...next.refusals);
    else if (placed.some((each) => isSameDish(namesOf(each), namesOf(next))))
      refusals.push({ code: "DISH_TWICE", line: index, field: null, name: line.dishName });
    else placed.push(next);
  });
  if (refusals.length > 0) return { ok: false, refusals };
  return {
    ok: true,
    allOrders: inOrderOfMenu(placed, newest, language),
    kept: placed.flatMap((each) =>
      each.keptFrom === undefined ? [] : [{ ...namesOf(each), catalogueVersion: each.keptFrom }],
    ),
  };
}

/** The dishes of an order, in its own language and as the lines name them, with the catalogue that each was priced with. */
function dishesOf(
  { order, catalogue, catalogueVersion, kept }: OrderToChange,
  namesIn: SellerOrder["namesIn"],
) {
  const shown = translateOrder(order, catalogue, namesIn);
  return order.allOrders.flatMap(({ typeName, orders }, group) =>
    orders.flatMap((dish, index) => {
      const shownGroup = shown.allOrders[group];
      const shownDish = shownGroup?.orders[index];
      if (shownGroup === undefined || shownDish === undefined) return [];
      const earlier = kept.dishes.find((each) => isSameDish(each, { typeName, ...dish }));
      return [
        {
          typeName,
          dish,
          shown: { ...shownDish, typeName: shownGroup.typeName },
          catalogueVersion: earlier?.catalogueVersion ?? catalogueVersion,
        },
      ];
    }),
  );
}

interface DishNames {
  readonly typeName: string;
  readonly dishName: string;
}

function namesOf({ typeName, dish: { dishName } }: Placed): DishNames {
  return { typeName, dishName };
}

function isSameDish(left: DishNames, right: DishNames): boolean {
  return left.typeName === right.typeName && left.dishName === right.dishName;
}

/** A dish of the newest menu in another language. */
function translateDish(
  typeName: string,
  dish: AcceptedDish,
  newest: Catalogue,
  from: SellerOrder["namesIn"],
  to: SellerOrder["language"],
): { readonly typeName: string; readonly dish: AcceptedDish } {
  const [group] = translateOrder(
    { ...noOrder, language: from, allOrders: [{ typeName, orders: [dish] }] },
    newest,
    to,
  ).allOrders;
  return { typeName: group?.typeName ?? typeName, dish: group?.orders[0] ?? dish };
}

const noOrder: Omit<AcceptedOrder, "language" | "allOrders"> = {
  customerData: {
    name: "",
    email: "",
    phoneNumber: "",
    orderType: "pickup",
    city: "",
    address: "",
    pickupOrDeliveryPrice: noAgorot,
  },
  totalPrice: noAgorot,
  orderTotal: noAgorot,
};

/** Dish types and dishes in the order of the menu; those that it has no more come last, as they were. */
function inOrderOfMenu(
  placed: readonly Placed[],
  { menu }: Catalogue,
  language: SellerOrder["language"],
): readonly AcceptedGroup[] {
  const types = menu.map(({ orderType }) => orderType[language]);
  const dishesOfType = (typeName: string) =>
    menu
      .find(({ orderType }) => orderType[language] === typeName)
      ?.dishes.map(({ dishName }) => dishName[language]) ?? [];
  return [...groupBy(placed, ({ typeName }) => typeName)]
    .toSorted(([a], [b]) => position(types, a) - position(types, b))
    .map(([typeName, ofType]) => {
      const names = dishesOfType(typeName);
      const orders = ofType
        .map(({ dish }) => dish)
        .toSorted((a, b) => position(names, a.dishName) - position(names, b.dishName));
      return { typeName, orders };
    });
}

function position(names: readonly string[], name: string): number {
  const index = names.indexOf(name);
  return index === -1 ? names.length : index;
}

/** Lines in the shape whose size is limited. */
function asReceived(lines: readonly OrderedLine[]): Parameters<typeof isTooLarge>[0] {
  return {
    customerData: { ...noOrder.customerData },
    totalPrice: null,
    allOrders: lines.map(({ typeName, dishName, selections, options, extras }) => ({
      typeName,
      orders: [
        {
          dishName,
          totalPrice: null,
          selections: selections.map(({ name, amount, addOns }) => ({
            selectionName: name,
            amount,
            price: null,
            checkedOptions: addOns.map((addOn) => ({ name: addOn, addedPrice: null })),
          })),
          options: options.map(({ name, choice }) => ({ name, choice, price: [] })),
          extras: extras.map(({ name, amount }) => ({ name, amount, price: null })),
        },
      ],
    })),
  };
}
