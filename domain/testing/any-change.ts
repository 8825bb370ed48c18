import fc, { type Arbitrary } from "fast-check";
import {
  type Catalogue,
  type PortionLimit,
  versionOfDish,
  versionOfDishType,
  versionOfLimit,
  versionOfSettings,
  versionOfThing,
} from "#domain/catalogue/catalogue.ts";
import type { AskedChange } from "#domain/catalogue/change-catalogue.ts";
import { withWord } from "#domain/catalogue/change-ingredients.ts";
import { selectionsOfLimit } from "#domain/catalogue/change-limits.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import type { Identified } from "#domain/menu/identified.ts";
import type { Dish, DishType } from "#domain/menu/menu.ts";
import { partsOf } from "#domain/menu/parts-of.ts";
import { aisles, ingredientUnits } from "#domain/menu/recipe.ts";
import { anyPrice } from "./any-catalogue.ts";

/** What a change is made of; it becomes one with the catalogue that it is for. */
export type PlannedChange = (catalogue: Catalogue) => AskedChange | undefined;

const anyNewName = fc.record({
  he: fc.constantFrom("מרק", "קציצות", "", "פסטה", "א"),
  en: fc.constantFrom("Soup", "", "Meatballs", "Pasta", "a"),
});

/** Some change that the editor can ask for. It may be refused, for example because of a name that another thing has. */
export const anyChange: Arbitrary<PlannedChange> = fc
  .record({
    kind: fc.nat(19),
    at: fc.nat(1_000),
    to: fc.option(fc.nat(1_000)),
    name: anyNewName,
    price: anyPrice,
    isSet: fc.boolean(),
    isOutdated: fc.nat(9).map((roll) => roll === 0),
    newId: fc.stringMatching(/^[a-z0-9]{1,12}$/u),
    portions: fc.nat(30),
  })
  .map((plan) => (catalogue: Catalogue) => changeOf(catalogue, plan));

interface Plan {
  readonly kind: number;
  readonly at: number;
  readonly to: number | null;
  readonly name: { readonly he: string; readonly en: string };
  readonly price: number;
  readonly isSet: boolean;
  readonly isOutdated: boolean;
  readonly newId: string;
  readonly portions: number;
}

interface Asked extends Plan {
  readonly catalogue: Catalogue;
  readonly type: DishType<LocalizedText> | undefined;
  readonly other: DishType<LocalizedText> | undefined;
  readonly found: { readonly dish: Dish<LocalizedText>; readonly inType: string } | undefined;
  readonly place: DeliveryPlace<LocalizedText> | undefined;
  readonly selection: Identified | undefined;
  readonly limit: PortionLimit | undefined;
  readonly seenAs: (version: string) => string;
}

function changeOf(catalogue: Catalogue, plan: Plan): AskedChange | undefined {
  const found = pick(
    catalogue.menu.flatMap(({ id, dishes }) =>
      dishes.map((dish) => ({ dish, inType: idOf({ id }) })),
    ),
    plan.at,
  );
  return makers[plan.kind]?.({
    ...plan,
    catalogue,
    type: pick(catalogue.menu, plan.at),
    other: pick(catalogue.menu, plan.to),
    found,
    place: pick(catalogue.deliveryPlaces, plan.at),
    selection: pick(found?.dish.selections ?? [], plan.to),
    limit: pick(catalogue.limits ?? [], plan.at),
    seenAs: (version) => (plan.isOutdated ? `${version}0` : version),
  });
}

function pick<Thing>(things: readonly Thing[], index: number | null): Thing | undefined {
  return index === null ? undefined : things[index % Math.max(1, things.length)];
}

function idOf(thing: { readonly id?: string | undefined } | undefined): string {
  return thing?.id ?? "none";
}

const makers: readonly ((asked: Asked) => AskedChange | undefined)[] = [
  ({ newId, name }) => ({
    kind: "save-dish-type",
    dishType: { id: newId, name },
    seen: null,
  }),
  ({ type, name, seenAs }) =>
    type && {
      kind: "save-dish-type",
      dishType: { id: type.id, name },
      seen: seenAs(versionOfDishType(type)),
    },
  ({ type, other }) => ({
    kind: "move-dish-type",
    id: idOf(type),
    before: other?.id ?? null,
  }),
  ({ type }) => ({ kind: "remove-dish-type", id: idOf(type) }),
  ({ type, newId, name, price }) => ({
    kind: "save-dish",
    dish: {
      id: newId,
      name,
      descriptions: [],
      image: null,
      thumbnail: null,
      selections: [{ id: `${newId}-s`, name, price, addOns: [] }],
      options: [],
      extras: [],
      kind: null,
      allergens: null,
    },
    dishType: idOf(type),
    seen: null,
  }),
  ({ found, other, name, seenAs }) =>
    found && {
      kind: "save-dish",
      dish: { ...found.dish, name },
      dishType: other?.id ?? found.inType,
      seen: seenAs(versionOfDish(found.dish)),
    },
  ({ found, other, portions }) =>
    found && {
      kind: "move-dish",
      id: idOf(found.dish),
      dishType: other?.id ?? found.inType,
      before: pick(other?.dishes ?? [], portions)?.id ?? null,
    },
  ({ found }) => ({ kind: "remove-dish", id: idOf(found?.dish) }),
  ({ found, selection, isSet }) => ({
    kind: "set-sold-out",
    id: idOf(selection ?? found?.dish),
    isSoldOut: isSet,
  }),
  ({ found, other, isSet }) => ({
    kind: "set-hidden",
    id: idOf(other ?? found?.dish),
    isHidden: isSet,
  }),
  ({ catalogue, selection, limit, newId, portions, seenAs }) => {
    const id = limit?.id ?? newId;
    const seen = limit && seenAs(versionOfLimit(limit, selectionsOfLimit(catalogue.menu, id)));
    const uses = selection?.id === undefined ? [] : [{ selection: selection.id, portions }];
    return {
      kind: "save-limit",
      limit: { id, name: "תנור", most: portions },
      uses,
      seen: seen ?? null,
    };
  },
  ({ limit }) => ({ kind: "remove-limit", id: idOf(limit) }),
  ({ catalogue, at, newId, name, isSet, portions, seenAs }) => {
    const known = isSet ? undefined : pick(catalogue.ingredients ?? [], at);
    const ingredient = {
      id: newId,
      aisle: aisles[portions % aisles.length],
      unit: ingredientUnits[portions % ingredientUnits.length],
      ...known,
      name,
    };
    return {
      kind: "save-ingredient",
      ingredient,
      seen: known === undefined ? null : seenAs(versionOfThing(known)),
    };
  },
  ({ catalogue, found, at, portions, isSet, seenAs }) => {
    const ingredient = pick(catalogue.ingredients ?? [], at)?.id;
    if (found === undefined || ingredient === undefined) return undefined;
    const part = pick(partsOf(found.dish), portions)?.id;
    const line = { ingredient, amount: portions + 1, ...(isSet && part && { with: part }) };
    return {
      kind: "save-dish",
      dish: {
        ...found.dish,
        recipe: { makes: { quantity: portions + 1, unit: "portion" }, lines: [line] },
      },
      dishType: found.inType,
      seen: seenAs(versionOfDish(found.dish)),
    };
  },
  ({ catalogue, at, to }) => {
    const { ingredients = [] } = catalogue;
    return {
      kind: "join-ingredients",
      id: idOf(pick(ingredients, at)),
      into: idOf(pick(ingredients, to)),
    };
  },
  ({ catalogue, at, name, isSet, seenAs }) => {
    const known = pick(catalogue.ingredients ?? [], at);
    if (known === undefined) return undefined;
    const { words: _, ...bare } = known;
    const ingredient = isSet ? bare : withWord(known, name.he || name.en || "סולת");
    return { kind: "save-ingredient", ingredient, seen: seenAs(versionOfThing(known)) };
  },
  ({ place, name, price, seenAs }) =>
    place && {
      kind: "save-place",
      place: { ...place, name, deliveryPrice: price },
      seen: seenAs(versionOfThing(place)),
    },
  ({ place, isSet }) => ({
    kind: isSet ? "move-place" : "remove-place",
    id: idOf(place),
    before: null,
  }),
  ({ catalogue, name, seenAs }) => ({
    kind: "save-shop",
    settings: { name, vat: null },
    seen: seenAs(versionOfSettings(catalogue.shop, ["vat", "name"])),
  }),
];
