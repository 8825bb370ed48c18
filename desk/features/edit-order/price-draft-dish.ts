import type { OrderPageFieldsFragment } from "#contract/generated/desk-operations.ts";
import { priceDish } from "#domain/cart/price-cart.ts";
import { type Agorot, addAgorot, agorot, multiplyAgorot, noAgorot } from "#domain/money/agorot.ts";
import { isGone } from "./draft-lines.ts";
import type { DraftDish } from "./order-draft.ts";
import { isSameDish, type MenuDish } from "./order-menu.ts";

/** A dish as it was ordered, with the prices of its lines. */
export interface OrderedBefore {
  readonly dish: OrderPageFieldsFragment["dishes"][number];
  /** Of one of each selection, with its add-ons and choices, and of one of each extra, by name. */
  readonly units: ReadonlyMap<string, Agorot>;
}

/** Undefined for a dish that is new in the order. */
export function orderedBefore(
  page: Pick<OrderPageFieldsFragment, "dishes" | "order"> | null,
  names: Pick<DraftDish, "typeName" | "dishName">,
): OrderedBefore | undefined {
  const dish = page?.dishes.find((each) => isSameDish(each, names));
  if (page === null || dish === undefined) return undefined;
  const lines = page.order.lines.filter((line) => isSameDish(line, names));
  const units = lines.flatMap(({ kind, name, amount, price }) =>
    price === null ? [] : [[`${kind} ${name}`, agorot(price / amount)] as const],
  );
  return { dish, units: new Map(units) };
}

/**
 * What a dish of a draft will cost, as the server prices it: what there is only less of keeps its price, and everything else has that
 * of the menu. Undefined where the menu does not have all of it.
 */
export function priceDraftDish(
  draft: DraftDish,
  before: OrderedBefore | undefined,
  onMenu: MenuDish | undefined,
): Agorot | undefined {
  if (isGone(draft)) return noAgorot;
  if (before !== undefined && isNoMore(draft, before.dish)) return pricedAsBefore(draft, before);
  return onMenu && pricedByMenu(draft, onMenu);
}

/** Whether a draft has nothing that was not in the order: the same add-ons and choices, and no higher amount. */
export function isNoMore(draft: DraftDish, before: OrderedBefore["dish"]): boolean {
  const hasSelections = draft.selections.every(({ name, amount, addOns }) => {
    const ordered = before.selections.find((each) => each.name === name);
    return (
      amount === 0 ||
      (ordered !== undefined && amount <= ordered.amount && isSameSet(addOns, ordered.addOns))
    );
  });
  const hasExtras = draft.extras.every(({ name, amount }) => {
    const ordered = before.extras.find((each) => each.name === name);
    return amount <= (ordered?.amount ?? 0);
  });
  const choices = (options: DraftDish["options"]) =>
    options.map(({ name, choice }) => JSON.stringify([name, choice]));
  return (
    hasSelections && hasExtras && isSameSet(choices(draft.options), choices([...before.options]))
  );
}

function isSameSet(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((each) => right.includes(each));
}

function pricedAsBefore(draft: DraftDish, { units }: OrderedBefore): Agorot | undefined {
  const priced = (kind: "selection" | "extra", name: string, amount: number) => {
    const unit = amount === 0 ? noAgorot : units.get(`${kind} ${name}`);
    return unit === undefined ? undefined : multiplyAgorot(unit, amount);
  };
  const parts = [
    ...draft.selections.map(({ name, amount }) => priced("selection", name, amount)),
    ...draft.extras.map(({ name, amount }) => priced("extra", name, amount)),
  ];
  return areKnown(parts) ? addAgorot(...parts) : undefined;
}

function pricedByMenu(draft: DraftDish, onMenu: MenuDish): Agorot | undefined {
  const selections = draft.selections
    .filter(({ amount }) => amount > 0)
    .map(({ name, amount, addOns }) => {
      const order = onMenu.selections.findIndex((each) => each.name === name);
      const offer = onMenu.selections[order];
      const added = addOns.map((addOn) => offer?.addOns.find((each) => each.name === addOn));
      return offer === undefined || added.includes(undefined)
        ? undefined
        : {
            price: agorot(offer.price),
            amount,
            order,
            checkedOptions: added.map((each) => ({ addedPrice: agorot(each?.price ?? 0) })),
          };
    });
  const options = draft.options.map(({ name, choice }) => {
    const option = onMenu.options.find((each) => each.name === name);
    const price = option?.choices.find((each) => each.name === choice)?.price;
    return price === undefined ? undefined : { price: price.map((each) => agorot(each)) };
  });
  const extras = draft.extras
    .filter(({ amount }) => amount > 0)
    .map(({ name, amount }) => {
      const offer = onMenu.extras.find((each) => each.name === name);
      return offer === undefined ? undefined : { price: agorot(offer.price), amount };
    });
  return areKnown(selections) && areKnown(options) && areKnown(extras)
    ? priceDish({ selections, options, extras })
    : undefined;
}

function areKnown<Part>(parts: readonly (Part | undefined)[]): parts is readonly Part[] {
  return !parts.includes(undefined);
}
