import type { Catalogue } from "./catalogue.ts";
import type { CatalogueChange, ChangeOutcome } from "./catalogue-change.ts";
import type { CatalogueProblem } from "./catalogue-problem.ts";
import { removeLimit, saveLimit } from "./change-limits.ts";
import { moveThing, putThing, withoutThing } from "./change-list.ts";
import {
  type CheckedPart,
  checkDishType,
  checkIngredient,
  checkLimit,
  checkMenuDish,
  checkPlace,
  checkSettings,
} from "./check-part.ts";
import { checkCatalogue } from "./parse-catalogue.ts";
import {
  moveDish,
  moveDishType,
  removeDish,
  saveDish,
  saveDishType,
  setHidden,
  setSoldOut,
} from "./store-catalogue-change.ts";
import { textsNamed } from "./texts-named.ts";
import { type ShopSettings, versionOfSettings, versionOfThing } from "./version-of-thing.ts";
import { withWeekRules } from "./with-week-rules.ts";

/** A change, and for a `restore` the catalogue of its version. */
export type AskedChange =
  | Exclude<CatalogueChange, { kind: "restore" }>
  | { readonly kind: "restore"; readonly older: Catalogue };

type Changed = Catalogue | "changed-elsewhere" | "gone";

/** Carries out a change on the newest catalogue. Every outcome but `changed` leaves it as it is. */
export function changeCatalogue(catalogue: Catalogue, change: AskedChange): ChangeOutcome {
  const { menu, deliveryPlaces, shop, ingredients = [] } = catalogue;
  const withList = <Name extends "menu" | "deliveryPlaces" | "ingredients">(
    name: Name,
    changed: Catalogue[Name] | "changed-elsewhere" | "gone",
  ): Changed => (typeof changed === "string" ? changed : { ...catalogue, [name]: changed });

  switch (change.kind) {
    case "save-dish-type":
      return saved(checkDishType(change.dishType), (dishType) => ({
        changed: withList("menu", saveDishType(menu, dishType, change.seen)),
        within: (now) => ["menu", now.menu.findIndex(({ id }) => id === dishType.id)],
        name: "orderType",
      }));
    case "move-dish-type":
      return outcomeOf(withList("menu", moveDishType(menu, change.id, change.before)));
    case "remove-dish-type":
      return outcomeOf(withList("menu", withoutThing(menu, change.id) ?? "gone"));
    case "save-dish":
      return saved(checkMenuDish(change.dish), (dish) => ({
        changed: withList("menu", saveDish(menu, dish, change.dishType, change.seen)),
        within: (now) => pathOfDish(now, dish.id),
        name: "dishName",
      }));
    case "move-dish":
      return outcomeOf(withList("menu", moveDish(menu, change.id, change.dishType, change.before)));
    case "remove-dish":
      return outcomeOf(withList("menu", removeDish(menu, change.id)));
    case "set-sold-out":
      return outcomeOf(withList("menu", setSoldOut(menu, change.id, change.isSoldOut)));
    case "set-hidden":
      return outcomeOf(withList("menu", setHidden(menu, change.id, change.isHidden)));
    case "save-limit":
      return saved(checkLimit({ limit: change.limit, uses: change.uses }), (limit) => ({
        changed: saveLimit(catalogue, limit, change.seen),
        within: () => ["limits"],
        name: "limit",
      }));
    case "remove-limit":
      return outcomeOf(removeLimit(catalogue, change.id));
    case "save-ingredient":
      return saved(withUnitInUse(catalogue, checkIngredient(change.ingredient)), (ingredient) => ({
        changed: withList("ingredients", putSeen(ingredients, ingredient, change.seen)),
        within: (now) => [
          "ingredients",
          now.ingredients?.findIndex(({ id }) => id === ingredient.id) ?? -1,
        ],
        name: "name",
      }));
    case "save-place":
      return saved(checkPlace(change.place), (place) => ({
        changed: withList("deliveryPlaces", putSeen(deliveryPlaces, place, change.seen)),
        within: (now) => [
          "deliveryPlaces",
          now.deliveryPlaces.findIndex(({ id }) => id === place.id),
        ],
        name: "name",
      }));
    case "move-place":
      return outcomeOf(
        withList("deliveryPlaces", moveThing(deliveryPlaces, change.id, change.before) ?? "gone"),
      );
    case "remove-place":
      return outcomeOf(
        withList("deliveryPlaces", withoutThing(deliveryPlaces, change.id) ?? "gone"),
      );
    case "save-shop":
      return saved(checkSettings(change.settings), (settings) => ({
        changed:
          versionOfSettings(shop, Object.keys(settings) as (keyof ShopSettings)[]) === change.seen
            ? { ...catalogue, shop: { ...shop, ...settings } }
            : "changed-elsewhere",
        within: () => ["shop"],
        name: "name",
      }));
    case "restore":
      return outcomeOf(withWeekRules(change.older, shop));
  }
}

/** An ingredient that was checked, unless it has another unit while recipes use it: their amounts are in that of before. */
function withUnitInUse(
  { menu, ingredients = [] }: Catalogue,
  checked: ReturnType<typeof checkIngredient>,
): typeof checked {
  if (checked.kind === "invalid") return checked;
  const { id, unit } = checked.part;
  const isAnother = ingredients.some((stored) => stored.id === id && stored.unit !== unit);
  const isUsed = textsNamed("ingredient", menu).some(({ text }) => text === id);
  return isAnother && isUsed
    ? { kind: "invalid", problems: [{ path: ["unit"], code: "unit-in-use" }] }
    : checked;
}

/** A list with a thing in it that was edited, if the stored one is as it was seen. */
function putSeen<Thing extends Parameters<typeof versionOfThing>[0]>(
  things: readonly Thing[],
  thing: Thing,
  seen: string | null,
): readonly Thing[] | "changed-elsewhere" | "gone" {
  const stored = things.find(({ id }) => id === thing.id);
  if (stored === undefined && seen !== null) return "gone";
  if (stored !== undefined && versionOfThing(stored) !== seen) return "changed-elsewhere";
  return putThing(things, thing);
}

interface Saved {
  readonly changed: Changed;
  /** Where the saved thing is in the changed catalogue. */
  readonly within: (now: Catalogue) => readonly (string | number)[];
  /** The field with its name: a name that another thing has is the problem of the one that is saved. */
  readonly name: string;
}

function saved<Part>(checked: CheckedPart<Part>, save: (part: Part) => Saved): ChangeOutcome {
  if (checked.kind === "invalid") return checked;
  const { changed, within, name } = save(checked.part);
  return outcomeOf(changed, (problem, now) => {
    const path = within(now);
    const isWithin = path.every((key, index) => problem.path[index] === key);
    if (isWithin) return { ...problem, path: problem.path.slice(path.length) };
    return problem.code === "same-name" ? { ...problem, path: [name] } : problem;
  });
}

function outcomeOf(
  changed: Changed,
  told: (problem: CatalogueProblem, now: Catalogue) => CatalogueProblem = (problem) => problem,
): ChangeOutcome {
  if (typeof changed === "string") return { kind: changed };
  const checked = checkCatalogue(changed);
  return checked.kind === "valid"
    ? { kind: "changed", catalogue: checked.catalogue }
    : { kind: "invalid", problems: checked.problems.map((problem) => told(problem, changed)) };
}

function pathOfDish({ menu }: Catalogue, dishId: string): readonly (string | number)[] {
  const type = menu.findIndex(({ dishes }) => dishes.some(({ id }) => id === dishId));
  const dish = menu[type]?.dishes.findIndex(({ id }) => id === dishId) ?? -1;
  return ["menu", type, "dishes", dish];
}
