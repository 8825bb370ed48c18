import * as v from "valibot";
import { emptyTexts, type TypedTexts, typedTextsOf } from "#desk/parts/catalogue/typed-texts.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import { allergens } from "#domain/menu/allergen.ts";
import { dishKinds } from "#domain/menu/dish-kind.ts";
import { units } from "#domain/menu/measure.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { amountText } from "#domain/money/price-text.ts";
import { typedPrice } from "#domain/money/typed-price.ts";

const texts = v.object({ he: v.string(), en: v.string() });
const priced = { id: v.string(), name: texts, price: v.string() };
const shape = v.object({
  id: v.string(),
  dishType: v.string(),
  /** The version of the dish that is edited (`versionOfDish`); null for a new dish. */
  seen: v.nullable(v.string()),
  /** The action with which it was sent, while the outcome is not known; null otherwise. */
  sending: v.nullable(v.object({ actionId: v.string(), pressedAt: v.number() })),
  dishName: texts,
  dishDescriptions: v.array(texts),
  picture: v.nullable(v.object({ image: v.string(), thumbnail: v.string() })),
  kind: v.nullable(v.picklist(dishKinds)),
  /** Null while they are not stated. */
  allergens: v.nullable(v.array(v.picklist(allergens))),
  selections: v.array(
    v.object({
      ...priced,
      quantity: v.string(),
      unit: v.picklist(units),
      addOns: v.array(v.object(priced)),
      limits: v.array(v.object({ limit: v.string(), portions: v.string() })),
    }),
  ),
  options: v.array(
    v.object({
      id: v.string(),
      name: texts,
      choices: v.array(
        v.object({
          id: v.string(),
          name: texts,
          /** Whether each selection has a price of its own. */
          isPerSelection: v.boolean(),
          /** The first one is the only one where `isPerSelection` is not set. */
          prices: v.array(v.string()),
        }),
      ),
    }),
  ),
  extras: v.array(v.object(priced)),
});

/** A dish as it is typed: texts may be missing, and prices are what was typed. */
export type EditedDish = v.InferOutput<typeof shape>;
export type DraftSelection = EditedDish["selections"][number];
export type DraftOption = EditedDish["options"][number];
export type DraftChoice = DraftOption["choices"][number];
/** A name with a price: an add-on or an extra. */
export type DraftPriced = EditedDish["extras"][number];

/** Whether what the device has kept is a draft that this build understands. */
export function isDishDraft(value: unknown): value is EditedDish {
  return v.is(shape, value);
}

interface NewDraftOptions {
  readonly dishType: string;
  readonly makeId: () => string;
}

/** A new dish with one selection. */
export function newDishDraft({ dishType, makeId }: NewDraftOptions): EditedDish {
  return {
    id: makeId(),
    dishType,
    seen: null,
    sending: null,
    dishName: emptyTexts,
    dishDescriptions: [emptyTexts],
    picture: null,
    kind: null,
    allergens: null,
    selections: [newSelection(makeId)],
    options: [],
    extras: [],
  };
}

export function newSelection(makeId: () => string): DraftSelection {
  return { ...newPriced(makeId), quantity: "", unit: "litre", addOns: [], limits: [] };
}

export function newPriced(makeId: () => string): DraftPriced {
  return { id: makeId(), name: emptyTexts, price: "" };
}

export function newOption(makeId: () => string): DraftOption {
  return { id: makeId(), name: emptyTexts, choices: [newChoice(makeId), newChoice(makeId)] };
}

export function newChoice(makeId: () => string): DraftChoice {
  return { id: makeId(), name: emptyTexts, isPerSelection: false, prices: ["0"] };
}

/** A draft with other selections; the prices that choices have for each of them go along. */
export function withSelections(draft: EditedDish, selections: DraftSelection[]): EditedDish {
  const before = selections.map(({ id }) => draft.selections.findIndex((each) => each.id === id));
  const withPrices = (choice: DraftChoice): DraftChoice =>
    choice.isPerSelection
      ? { ...choice, prices: before.map((at) => choice.prices[at] ?? "") }
      : choice;
  const options = draft.options.map((option) => ({
    ...option,
    choices: option.choices.map(withPrices),
  }));
  return { ...draft, selections, options };
}

/** A draft of a dish of the catalogue. */
export function draftOfDish(
  dish: Dish<LocalizedText>,
  dishType: string,
  seen: string | null,
): EditedDish {
  const pricedOf = (id: string | undefined, name: LocalizedText, price: string): DraftPriced => ({
    id: id ?? "",
    name: typedTextsOf(name),
    price,
  });
  return {
    id: dish.id ?? "",
    dishType,
    seen,
    sending: null,
    dishName: typedTextsOf(dish.dishName),
    dishDescriptions: dish.dishDescriptions.map(typedTextsOf),
    picture:
      dish.image === null || dish.thumbnail === null
        ? null
        : { image: dish.image, thumbnail: dish.thumbnail },
    kind: dish.kind,
    allergens: dish.allergens === null ? null : [...dish.allergens],
    selections: dish.selections.map((each) => ({
      ...pricedOf(each.id, each.selectionName, priceTyped(each.price)),
      quantity: each.measure === undefined ? "" : String(each.measure.quantity),
      unit: each.measure?.unit ?? "litre",
      addOns: each.checkBoxes.map((addOn) =>
        pricedOf(addOn.id, addOn.name, priceTyped(addOn.addedPrice)),
      ),
      limits: (each.limits ?? []).map(({ limit, portions }) => ({
        limit,
        portions: String(portions),
      })),
    })),
    options: dish.options.map((option) => ({
      id: option.id ?? "",
      name: typedTextsOf(option.name),
      choices: option.choices.map((choice) => ({
        id: choice.id ?? "",
        name: typedTextsOf(choice.name),
        isPerSelection: choice.price.length > 1,
        prices: choice.price.map(priceTyped),
      })),
    })),
    extras: dish.extras.map((extra) => pricedOf(extra.id, extra.name, priceTyped(extra.price))),
  };
}

/** A price as it stands in its field: `28.40`, and `28` for whole shekels. */
function priceTyped(price: Dish<LocalizedText>["extras"][number]["price"]): string {
  return amountText(price).replace(/\.00$/u, "");
}

/** What a draft is saved as. What is typed wrong is in it in a form that `checkMenuDish` tells of: null for a price or a quantity. */
export function dishOfDraft(draft: EditedDish): unknown {
  return {
    id: draft.id,
    dishName: draft.dishName,
    dishDescriptions: draft.dishDescriptions.filter(isWritten),
    image: draft.picture?.image ?? null,
    thumbnail: draft.picture?.thumbnail ?? null,
    selections: draft.selections.map((each) => ({
      id: each.id,
      selectionName: each.name,
      price: typedPrice(each.price) ?? null,
      checkBoxes: each.addOns.map((addOn) => ({
        id: addOn.id,
        name: addOn.name,
        addedPrice: typedPrice(addOn.price) ?? null,
      })),
      ...(each.quantity.trim() !== "" && {
        measure: { quantity: numberOf(each.quantity), unit: each.unit },
      }),
      ...(each.limits.length > 0 && {
        limits: each.limits.map(({ limit, portions }) => ({ limit, portions: numberOf(portions) })),
      }),
    })),
    options: draft.options.map(({ id, name, choices }) => ({
      id,
      name,
      choices: choices.map((choice) => ({
        id: choice.id,
        name: choice.name,
        price: pricesOf(choice, draft.selections.length),
      })),
    })),
    extras: draft.extras.map(({ id, name, price }) => ({
      id,
      name,
      price: typedPrice(price) ?? null,
    })),
    kind: draft.kind,
    allergens: draft.allergens,
  };
}

function pricesOf({ isPerSelection, prices }: DraftChoice, selections: number) {
  const count = isPerSelection ? selections : 1;
  return Array.from({ length: count }, (_, index) => typedPrice(prices[index] ?? "") ?? null);
}

function numberOf(text: string): number | null {
  const number = Number(text.trim().replace(",", "."));
  return text.trim() === "" || Number.isNaN(number) ? null : number;
}

function isWritten({ he, en }: TypedTexts): boolean {
  return he.trim() !== "" || en.trim() !== "";
}
