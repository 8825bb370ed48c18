import { isCount } from "#domain/cart/count.ts";
import { priceDish } from "#domain/cart/price-cart.ts";
import { cleanNote, isNoteTooLong, noteIn } from "#domain/customer/customer-note.ts";
import type { ReadsEveryField } from "#domain/every-field.ts";
import type { Dish, OptionPrice, Selection } from "#domain/menu/menu.ts";
import type { Agorot } from "#domain/money/agorot.ts";
import type { CheckedDish, ReceivedDish, ReceivedSelection } from "./order.ts";
import type { ReceivedPrice, Refusal, RefusalCode } from "./refusal.ts";

/** The place and the names of a dish in the order, for its refusals. */
type DishPlace = Pick<Refusal, "path" | "typeName" | "dishName">;

/**
 * Checks one dish of an order against the dish of the same name on the menu. `order` is the dish with the prices and in the order of the
 * menu; it is valid only if nothing was refused.
 */
export function checkDish(received: ReceivedDish, offered: Dish<string>, place: DishPlace) {
  const refusals: Refusal[] = [];
  const refuse: Refuse = (code, path, details) => {
    refusals.push({ ...place, code, path: [...place.path, ...path], ...details });
  };

  const selections = checkSelections(received, offered, refuse);
  const options = checkOptions(received, offered, refuse);
  const extras = checkExtras(received, offered, refuse);
  const note = cleanNote(received.note ?? "");
  if (isNoteTooLong(note, "dish")) refuse("TEXT_TOO_LONG", ["note"]);
  if (selections.length === 0 && refusals.length === 0) refuse("NO_SELECTION", ["selections"]);

  const totalPrice = priceDish({ selections, options, extras });
  // If a part is refused the total is wrong too, so a second refusal for it would add no information.
  if (refusals.length === 0 && received.totalPrice !== totalPrice) {
    refuse("DISH_TOTAL_WRONG", ["totalPrice"], {
      expected: [totalPrice],
      received: [received.totalPrice],
    });
  }
  const { name } = offered;
  return { order: { name, totalPrice, selections, options, extras, ...noteIn(note) }, refusals };
}

type Refuse = (
  code: RefusalCode,
  path: Refusal["path"],
  details?: Pick<Refusal, "name" | "expected" | "received">,
) => void;

function checkSelections(received: ReceivedDish, offered: Dish<string>, refuse: Refuse) {
  const ordered = new Map<string, ReturnType<typeof checkedSelection>>();
  received.selections.forEach((selection, index) => {
    const path = ["selections", index];
    const { name } = selection;
    const offer = offered.selections.find((each) => each.name === name);
    if (offer === undefined) {
      refuse("SELECTION_UNKNOWN", path, { name });
    } else if (ordered.has(name)) {
      refuse("SELECTION_TWICE", path, { name });
    } else {
      checkCount(selection.amount, name, [...path, "amount"], refuse);
      checkPrices([selection.price], [offer.price], name, [...path, "price"], refuse);
      const addOns = checkAddOns(selection, offer, path, refuse);
      ordered.set(name, checkedSelection(selection, offer, addOns));
    }
  });
  return offered.selections.flatMap(({ name }, position) => {
    const selection = ordered.get(name);
    return selection === undefined || selection.amount === 0 ? [] : [{ ...selection, position }];
  });
}

function checkedSelection(
  { name, amount }: ReceivedSelection,
  { price }: Selection<string>,
  addOns: ReturnType<typeof checkAddOns>,
) {
  return { name, amount: isCount(amount) ? amount : 0, addOns, price };
}

function checkAddOns(
  selection: ReceivedSelection,
  offer: Selection<string>,
  selectionPath: Refusal["path"],
  refuse: Refuse,
) {
  const checked = new Set<string>();
  selection.addOns.forEach(({ name, addedPrice }, index) => {
    const path = [...selectionPath, "addOns", index];
    const addOn = offer.addOns.find((box) => box.name === name);
    if (addOn === undefined) {
      refuse("ADD_ON_UNKNOWN", path, { name });
    } else if (checked.has(name)) {
      refuse("ADD_ON_TWICE", path, { name });
    } else {
      checkPrices([addedPrice], [addOn.addedPrice], name, [...path, "addedPrice"], refuse);
      checked.add(name);
    }
  });
  return offer.addOns
    .filter(({ name }) => checked.has(name))
    .map(({ name, addedPrice }) => ({ name, addedPrice }));
}

function checkOptions(received: ReceivedDish, offered: Dish<string>, refuse: Refuse) {
  const chosen = new Map<string, ReturnType<typeof checkedOption>>();
  // A refused choice still counts as an answer to its option, so that one mistake gives one refusal.
  const answered = new Set<string>();
  received.options.forEach(({ name, choice, price }, index) => {
    const path = ["options", index];
    const option = offered.options.find((each) => each.name === name);
    if (option === undefined) {
      refuse("OPTION_UNKNOWN", path, { name });
      return;
    }
    if (answered.has(name)) {
      refuse("OPTION_TWICE", path, { name });
      return;
    }
    answered.add(name);
    const offer = option.choices.find((each) => each.name === choice);
    if (offer === undefined) {
      refuse("CHOICE_UNKNOWN", [...path, "choice"], { name: choice });
      return;
    }
    checkPrices(price, offer.price, choice, [...path, "price"], refuse);
    chosen.set(name, checkedOption(name, choice, offer.price));
  });
  for (const { name } of offered.options) {
    if (!answered.has(name)) refuse("OPTION_REQUIRED", ["options"], { name });
  }
  return offered.options.flatMap(({ name }) => chosen.get(name) ?? []);
}

function checkedOption(name: string, choice: string, price: OptionPrice) {
  return { name, choice, price };
}

function checkExtras(received: ReceivedDish, offered: Dish<string>, refuse: Refuse) {
  const ordered = new Map<string, ReturnType<typeof checkedExtra>>();
  received.extras.forEach(({ name, amount, price }, index) => {
    const path = ["extras", index];
    const extra = offered.extras.find((each) => each.name === name);
    if (extra === undefined) {
      refuse("EXTRA_UNKNOWN", path, { name });
    } else if (ordered.has(name)) {
      refuse("EXTRA_TWICE", path, { name });
    } else {
      checkCount(amount, name, [...path, "amount"], refuse);
      checkPrices([price], [extra.price], name, [...path, "price"], refuse);
      ordered.set(name, checkedExtra(name, amount, extra.price));
    }
  });
  return offered.extras.flatMap(({ name }) => {
    const extra = ordered.get(name);
    return extra === undefined || extra.amount === 0 ? [] : [extra];
  });
}

function checkedExtra(name: string, amount: number, price: Agorot) {
  return { name, amount: isCount(amount) ? amount : 0, price };
}

function checkCount(amount: number, name: string, path: Refusal["path"], refuse: Refuse): void {
  if (!isCount(amount)) refuse("COUNT_OUT_OF_RANGE", path, { name });
}

function checkPrices(
  received: readonly ReceivedPrice[],
  expected: OptionPrice,
  name: string,
  path: Refusal["path"],
  refuse: Refuse,
): void {
  const isSame =
    received.length === expected.length &&
    received.every((price, index) => price === expected[index]);
  if (!isSame) refuse("PRICE_CHANGED", path, { name, expected, received });
}

// Of what a client sends only that passes which is named here: another field of a dish would be gone from every order. Ids are the menu's.
true satisfies ReadsEveryField<
  ReturnType<typeof checkDish>["order"],
  CheckedDish,
  "id" | "choiceId"
>;
