import { newCatalogueId } from "#desk/data/catalogue/new-catalogue-id.ts";
import { emptyTexts, type TypedTexts, typedTextsOf } from "#desk/parts/catalogue/typed-texts.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { partsOf } from "#domain/menu/parts-of.ts";
import { recipeText } from "#domain/menu/recipe-text.ts";
import { shortAmountText } from "#domain/money/price-text.ts";
import { typedPrice } from "#domain/money/typed-amount.ts";
import type {
  CatalogueNames,
  DraftChoice,
  DraftOption,
  DraftPriced,
  DraftSelection,
  EditedDish,
} from "./edited-dish.ts";
import { namesOfDraft, recipeOfDraft, typedNumber } from "./recipe-draft.ts";

/** A new dish with one selection. */
export function newDishDraft(dishType: string): EditedDish {
  return {
    id: newCatalogueId(),
    dishType,
    seen: null,
    sending: null,
    dishName: emptyTexts,
    dishDescriptions: [emptyTexts],
    picture: null,
    kind: null,
    allergens: null,
    selections: [newSelection()],
    options: [],
    extras: [],
  };
}

const newNamed = () => ({ id: newCatalogueId(), name: emptyTexts });
export const newPriced = (): DraftPriced => ({ ...newNamed(), price: "" });
export const newSelection = (): DraftSelection => ({
  ...newPriced(),
  quantity: "",
  unit: "litre",
  addOns: [],
  limits: [],
});
export const newChoice = (): DraftChoice => ({
  ...newNamed(),
  isPerSelection: false,
  prices: ["0"],
});
export const newOption = (): DraftOption => ({
  ...newNamed(),
  choices: [newChoice(), newChoice()],
});

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
  names: CatalogueNames,
): EditedDish {
  return {
    id: dish.id ?? "",
    dishType,
    seen,
    sending: null,
    dishName: typedTextsOf(dish.name),
    dishDescriptions: dish.descriptions.map(typedTextsOf),
    picture:
      dish.image === null || dish.thumbnail === null
        ? null
        : { image: dish.image, thumbnail: dish.thumbnail },
    kind: dish.kind,
    allergens: dish.allergens === null ? null : [...dish.allergens],
    selections: dish.selections.map(({ measure, limits = [], ...each }) => ({
      ...pricedOf(each),
      quantity: measure === undefined ? "" : String(measure.quantity),
      unit: measure?.unit ?? "litre",
      addOns: each.addOns.map((addOn) => pricedOf({ ...addOn, price: addOn.addedPrice })),
      limits: limits.map(({ limit, portions }) => ({ limit, portions: String(portions) })),
    })),
    options: dish.options.map(({ id = "", name, choices }) => ({
      id,
      name: typedTextsOf(name),
      choices: choices.map((choice) => ({
        id: choice.id ?? "",
        name: typedTextsOf(choice.name),
        isPerSelection: choice.price.length > 1,
        prices: choice.price.map(shortAmountText),
      })),
    })),
    extras: dish.extras.map(pricedOf),
    ...(dish.recipe && {
      recipe: {
        quantity: String(dish.recipe.makes.quantity),
        unit: dish.recipe.makes.unit,
        text: recipeText(dish.recipe.lines, { ...names, parts: partsOf(dish) }),
      },
    }),
  };
}

function pricedOf({ id = "", name, price }: Dish<LocalizedText>["extras"][number]): DraftPriced {
  return { id, name: typedTextsOf(name), price: shortAmountText(price) };
}

/** What a draft is saved as. What is typed wrong is in it in a form that `checkMenuDish` reports: null for a price or a quantity. */
export function dishOfDraft(draft: EditedDish, names: CatalogueNames): unknown {
  return {
    id: draft.id,
    name: draft.dishName,
    descriptions: draft.dishDescriptions.filter(isWritten),
    image: draft.picture?.image ?? null,
    thumbnail: draft.picture?.thumbnail ?? null,
    selections: draft.selections.map(({ id, name, price, quantity, unit, addOns, limits }) => ({
      id,
      name,
      price: priceOf(price),
      addOns: addOns.map((addOn) => ({
        id: addOn.id,
        name: addOn.name,
        addedPrice: priceOf(addOn.price),
      })),
      ...(quantity.trim() !== "" && { measure: { quantity: typedNumber(quantity), unit } }),
      ...(limits.length > 0 && {
        limits: limits.map(({ limit, portions }) => ({ limit, portions: typedNumber(portions) })),
      }),
    })),
    options: draft.options.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => ({
        id: choice.id,
        name: choice.name,
        price: pricesOf(choice, draft.selections.length),
      })),
    })),
    extras: draft.extras.map((extra) => ({ ...extra, price: priceOf(extra.price) })),
    kind: draft.kind,
    allergens: draft.allergens,
    ...(draft.recipe && recipeOfDraft(draft.recipe, namesOfDraft(draft, names))),
  };
}

function priceOf(typed = ""): number | null {
  return typedPrice(typed) ?? null;
}

function pricesOf({ isPerSelection, prices }: DraftChoice, selections: number) {
  const count = isPerSelection ? selections : 1;
  return Array.from({ length: count }, (_, index) => priceOf(prices[index]));
}

function isWritten({ he, en }: TypedTexts): boolean {
  return he.trim() !== "" || en.trim() !== "";
}
