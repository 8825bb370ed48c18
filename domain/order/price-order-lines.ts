import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { cleanNote, isNoteTooLong, noteIn } from "#domain/customer/customer-note.ts";
import { groupBy } from "#domain/group-by.ts";
import { inSequence } from "#domain/in-sequence.ts";
import { idOf } from "#domain/menu/menu.ts";
import { atOldPrice } from "./at-old-price.ts";
import { inBothLanguages } from "./in-both-languages.ts";
import { isTooLarge } from "./is-too-large.ts";
import { type AcceptedDish, type AcceptedGroup, type AcceptedOrder, orderIn } from "./order.ts";
import { priceOrderLine } from "./price-order-line.ts";
import {
  type CheckedOrRefused,
  type EnteredDish,
  refusedField,
  type SellerOrder,
  type SellerRefusal,
} from "./seller-change.ts";

/** A dish with its type. */
interface Placed {
  readonly type: Omit<AcceptedGroup, "dishes">;
  readonly dish: AcceptedDish;
}

/**
 * Prices the lines of an order, see `changeOrder`, and gives them in the sequence of the newest menu. `before` is the order that they
 * change; undefined for a new one.
 */
export function priceOrderLines(
  order: Pick<SellerOrder, "lines" | "namesIn" | "language">,
  newest: Catalogue,
  before: AcceptedOrder | undefined,
): CheckedOrRefused<Pick<AcceptedOrder, "groups">> {
  const { lines, namesIn, language } = order;
  if (lines.length === 0) return { ok: false, refusals: [refusedField("ORDER_EMPTY", "lines")] };
  if (isTooLarge(lines.map((line) => ({ dishes: [line] }))))
    return { ok: false, refusals: [refusedField("ORDER_TOO_LARGE", "lines")] };
  const menu = localizeMenu(newest.menu, namesIn);
  const earlier = before === undefined ? [] : dishesOf(before.groups);
  const shown = before === undefined ? [] : dishesOf(orderIn(before, namesIn).groups);
  const placeLine = (entered: EnteredDish, index: number) => {
    const at = shown.findIndex(({ type, dish }) =>
      entered.id === undefined || dish.id === undefined
        ? type.name === entered.typeName && dish.name === entered.dishName
        : dish.id === entered.id,
    );
    const [ordered, asShown] = [earlier[at], shown[at]];
    // A desk of an earlier version sends no ids; another dish may have the name of the ordered one by now.
    const line = {
      ...noteIn(ordered?.dish.note ?? ""),
      ...(ordered && idOf(ordered.dish)),
      ...entered,
    };
    if (isNoteTooLong(cleanNote(line.note ?? ""), "dish"))
      return { refusals: [refusedNote(line.dishName, index)] };
    const kept = ordered && asShown && atOldPrice(line, ordered.dish, asShown.dish);
    if (ordered !== undefined && kept !== undefined) return [{ type: ordered.type, dish: kept }];
    const priced = priceOrderLine(line, index, menu);
    if (priced.dish === null || priced.refusals.length > 0) return priced;
    const group = { name: priced.typeName, dishes: [priced.dish] };
    return dishesOf(inBothLanguages([group], namesIn, newest.menu));
  };
  const isSameDish = (left: Placed, right: Placed) =>
    left.dish.id === undefined || right.dish.id === undefined
      ? left.type.name[language] === right.type.name[language] &&
        left.dish.name[language] === right.dish.name[language]
      : left.dish.id === right.dish.id;
  const placed: Placed[] = [];
  const refusals: SellerRefusal[] = [];
  lines.forEach((line, index) => {
    const next = placeLine(line, index);
    if ("refusals" in next) refusals.push(...next.refusals);
    else if (next.some((dish) => placed.some((each) => isSameDish(each, dish))))
      refusals.push({ code: "DISH_TWICE", line: index, field: null, name: line.dishName });
    else placed.push(...next);
  });
  if (refusals.length > 0) return { ok: false, refusals };
  return { ok: true, groups: inOrderOfMenu(placed, newest, language) };
}

function refusedNote(name: string, line: number): SellerRefusal {
  return { code: "TEXT_TOO_LONG", line, field: null, name };
}

/** The dishes of an order, each with its type. */
function dishesOf<Text>(groups: readonly AcceptedGroup<Text>[]) {
  return groups.flatMap(({ dishes, ...type }) => dishes.map((dish) => ({ type, dish })));
}

/** Dish types and dishes in the order of the menu; those that it no longer has come last, as they were. */
function inOrderOfMenu(
  placed: readonly Placed[],
  { menu }: Catalogue,
  language: SellerOrder["language"],
): readonly AcceptedGroup[] {
  return inSequence(
    [...groupBy(placed, ({ type }) => type.name[language])],
    menu.map(({ name }) => name[language]),
    ([typeName]) => typeName,
  ).flatMap(([typeName, ofType]) => {
    const offered = menu.find(({ name }) => name[language] === typeName)?.dishes ?? [];
    const dishes = inSequence(
      ofType.map(({ dish }) => dish),
      offered.map(({ name }) => name[language]),
      ({ name }) => name[language],
    );
    return ofType.slice(0, 1).map(({ type }) => ({ ...type, dishes }));
  });
}
