import {
  type Catalogue,
  type ShopSettings,
  versionOfSettings,
  versionOfThing,
} from "./catalogue.ts";
import type { CatalogueChange, ChangeOutcome } from "./catalogue-change.ts";
import { checkIngredientIn, joinIngredients } from "./change-ingredients.ts";
import { removeLimit, saveLimit } from "./change-limits.ts";
import { moveThing, putThing, withoutThing } from "./change-list.ts";
import {
  moveDish,
  moveDishType,
  removeDish,
  saveDish,
  saveDishType,
  setHidden,
  setSoldOut,
} from "./change-menu.ts";
import {
  type CheckedPart,
  checkDishType,
  checkLimit,
  checkMenuDish,
  checkPlace,
  checkSettings,
} from "./check-part.ts";
import { checkCatalogue } from "./parse-catalogue.ts";
import { textsNamed } from "./texts-named.ts";
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
      return saved(checkDishType(change.dishType), (dishType) =>
        withList("menu", saveDishType(menu, dishType, change.seen)),
      );
    case "move-dish-type":
      return outcomeOf(withList("menu", moveDishType(menu, change.id, change.before)));
    case "remove-dish-type":
      return outcomeOf(withList("menu", withoutThing(menu, change.id) ?? "gone"));
    case "save-dish":
      return saved(checkMenuDish(change.dish), (dish) =>
        withList("menu", saveDish(menu, dish, change.dishType, change.seen)),
      );
    case "move-dish":
      return outcomeOf(withList("menu", moveDish(menu, change.id, change.dishType, change.before)));
    case "remove-dish":
      return outcomeOf(withList("menu", removeDish(menu, change.id)));
    case "set-sold-out":
      return outcomeOf(withList("menu", setSoldOut(menu, change.id, change.isSoldOut)));
    case "set-hidden":
      return outcomeOf(withList("menu", setHidden(menu, change.id, change.isHidden)));
    case "save-limit":
      return saved(checkLimit({ limit: change.limit, uses: change.uses }), (limit) =>
        saveLimit(catalogue, limit, change.seen),
      );
    case "remove-limit":
      return outcomeOf(removeLimit(catalogue, change.id));
    case "save-ingredient":
      return saved(checkIngredientIn(catalogue, change.ingredient), (ingredient) =>
        withList("ingredients", putSeen(ingredients, ingredient, change.seen)),
      );
    case "join-ingredients": {
      const joined = joinIngredients(ingredients, change.id, change.into);
      return joined === "units-differ"
        ? { kind: "invalid", problems: [{ path: ["unit"], code: joined }] }
        : outcomeOf(withList("ingredients", joined));
    }
    case "save-place":
      return saved(checkPlace(change.place), (place) =>
        withList("deliveryPlaces", putSeen(deliveryPlaces, place, change.seen)),
      );
    case "move-place":
      return outcomeOf(
        withList("deliveryPlaces", moveThing(deliveryPlaces, change.id, change.before) ?? "gone"),
      );
    case "remove-place":
      return outcomeOf(
        withList("deliveryPlaces", withoutThing(deliveryPlaces, change.id) ?? "gone"),
      );
    case "save-shop":
      return saved(checkSettings(change.settings), (settings) =>
        versionOfSettings(shop, Object.keys(settings) as (keyof ShopSettings)[]) === change.seen
          ? { ...catalogue, shop: { ...shop, ...settings } }
          : "changed-elsewhere",
      );
    case "restore":
      return outcomeOf(withWeekRules(change.older, shop));
  }
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

function saved<Part extends object>(
  checked: CheckedPart<Part>,
  save: (part: Part) => Changed,
): ChangeOutcome {
  if (checked.kind === "invalid") return checked;
  const { part } = checked;
  return outcomeOf(save(part), "id" in part ? part.id : undefined);
}

/** Problems are told within the thing with an id that was saved, also that another thing has its name. */
function outcomeOf(changed: Changed, saves?: unknown): ChangeOutcome {
  if (typeof changed === "string") return { kind: changed };
  const checked = checkCatalogue(changed);
  if (checked.kind === "valid") return { kind: "changed", catalogue: checked.catalogue };
  const at =
    textsNamed("id", changed)
      .find(({ text }) => text === saves)
      ?.path.slice(0, -1) ?? [];
  const problems = checked.problems.map(({ path, code }) => {
    const isWithin = at.every((key, index) => path[index] === key);
    if (!isWithin && code === "same-name") return { path: path.slice(-1), code };
    return { path: isWithin ? path.slice(at.length) : path, code };
  });
  return { kind: "invalid", problems };
}
