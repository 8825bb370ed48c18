import * as v from "valibot";
import type { LocalizedText } from "#domain/language/language.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import type { Dish } from "#domain/menu/menu.ts";
import type { Ingredient } from "#domain/menu/recipe.ts";
import type { WeekException } from "#domain/schedule/week-exception.ts";
import type { PortionLimit, SelectionOfLimit, ShopSettings } from "./catalogue.ts";
import { type CatalogueProblem, problemOf } from "./catalogue-problem.ts";
import { ingredient } from "./parse-ingredients.ts";
import { deliveryPlace, dish, dishTypeName, limitUses, limitWithId } from "./parse-menu.ts";
import { settings } from "./parse-shop.ts";
import { weekDecision } from "./parse-weeks.ts";

/** The parsed part, or at least one problem with a path within the part. */
export type CheckedPart<Part> =
  | { readonly kind: "valid"; readonly part: Part }
  | { readonly kind: "invalid"; readonly problems: readonly CatalogueProblem[] };

/** A thing that has an id. */
export type WithId<Thing> = Thing & { readonly id: string };

/** What is saved of a dish type: its dishes are saved one by one. */
export interface NamedDishType {
  readonly id: string;
  readonly name: LocalizedText;
}

export interface LimitWithUses {
  readonly limit: WithId<PortionLimit>;
  readonly uses: readonly SelectionOfLimit[];
}

/** Checks a dish with ids as far as it can be checked without the catalogue that it is part of. */
export function checkMenuDish(input: unknown): CheckedPart<WithId<Dish<LocalizedText>>> {
  return withId(check(dish, input));
}

export function checkDishType(input: unknown): CheckedPart<NamedDishType> {
  return check(dishTypeName, input);
}

export function checkPlace(input: unknown): CheckedPart<WithId<DeliveryPlace<LocalizedText>>> {
  return withId(check(deliveryPlace, input));
}

export function checkIngredient(input: unknown): CheckedPart<WithId<Ingredient>> {
  return withId(check(ingredient, input));
}

/** Checks a limit, and which selections count toward it: paths begin with `limit` or `uses`. */
export function checkLimit(input: unknown): CheckedPart<LimitWithUses> {
  return check(v.object({ limit: limitWithId, uses: limitUses }), input);
}

/** Checks some of the settings; those that are not named are not checked. */
export function checkSettings(input: unknown): CheckedPart<Partial<ShopSettings>> {
  return check(settings, input);
}

/** Checks a decision about a week, also that it is an ordinary one. */
export function checkWeek(input: unknown): CheckedPart<WeekException<LocalizedText>> {
  return check(weekDecision, input);
}

function check<Part>(schema: v.GenericSchema<unknown, Part>, input: unknown): CheckedPart<Part> {
  const result = v.safeParse(schema, input);
  return result.success
    ? { kind: "valid", part: result.output }
    : { kind: "invalid", problems: result.issues.map(problemOf) };
}

function withId<Part extends { readonly id?: string }>(
  checked: CheckedPart<Part>,
): CheckedPart<WithId<Part>> {
  if (checked.kind === "invalid") return checked;
  const { id } = checked.part;
  return id === undefined
    ? { kind: "invalid", problems: [{ path: ["id"], code: "missing" }] }
    : { kind: "valid", part: { ...checked.part, id } };
}
