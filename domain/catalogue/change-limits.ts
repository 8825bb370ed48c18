import type { LimitUse, ShopMenu } from "#domain/menu/menu.ts";
import { type Catalogue, type SelectionOfLimit, versionOfLimit } from "./catalogue.ts";
import { putThing, withoutThing } from "./change-list.ts";
import type { LimitWithUses } from "./check-part.ts";
import { isOrderLimit } from "./order-limits.ts";

/** The selections of a menu that count toward a limit. */
export function selectionsOfLimit(menu: ShopMenu, limit: string): readonly SelectionOfLimit[] {
  const selections = menu.flatMap(({ dishes }) => dishes.flatMap((dish) => dish.selections));
  return selections.flatMap(({ id: selection, limits = [] }) => {
    const use = limits.find((each) => each.limit === limit);
    return use && selection !== undefined ? [{ selection, portions: use.portions }] : [];
  });
}

/** See `CatalogueChange`. A selection that is not on the menu anymore is left out, and so are all where orders are counted. */
export function saveLimit(
  catalogue: Catalogue,
  { limit, uses }: LimitWithUses,
  seen: string | null,
): Catalogue | "changed-elsewhere" | "gone" {
  const limits = catalogue.limits ?? [];
  const stored = limits.find(({ id }) => id === limit.id);
  if (stored === undefined && seen !== null) return "gone";
  if (
    stored !== undefined &&
    versionOfLimit(stored, selectionsOfLimit(catalogue.menu, limit.id)) !== seen
  )
    return "changed-elsewhere";
  return {
    ...catalogue,
    menu: withUses(catalogue.menu, limit.id, isOrderLimit(limit) ? [] : uses),
    limits: putThing(limits, limit),
  };
}

/** Removes a limit, and takes it from the selections that counted toward it. */
export function removeLimit(catalogue: Catalogue, id: string): Catalogue | "gone" {
  const left = withoutThing(catalogue.limits ?? [], id);
  if (left === undefined) return "gone";
  const { limits: _, ...rest } = { ...catalogue, menu: withUses(catalogue.menu, id, []) };
  return left.length === 0 ? rest : { ...rest, limits: left };
}

function withUses(menu: ShopMenu, limit: string, uses: readonly SelectionOfLimit[]): ShopMenu {
  const portionsOf = new Map(uses.map(({ selection, portions }) => [selection, portions]));
  return menu.map((dishType) => ({
    ...dishType,
    dishes: dishType.dishes.map((dish) => ({
      ...dish,
      selections: dish.selections.map(({ limits = [], ...selection }) => {
        const all = usesWith(limits, limit, portionsOf.get(selection.id ?? ""));
        return all.length === 0 ? selection : { ...selection, limits: all };
      }),
    })),
  }));
}

/** The uses of one selection, in the same sequence. `portions` is undefined if it does not count toward the limit. */
function usesWith(
  uses: readonly LimitUse[],
  limit: string,
  portions: number | undefined,
): readonly LimitUse[] {
  if (portions === undefined) return uses.filter((use) => use.limit !== limit);
  const isUsed = uses.some((use) => use.limit === limit);
  if (!isUsed) return [...uses, { limit, portions }];
  return uses.map((use) => (use.limit === limit ? { limit, portions } : use));
}
