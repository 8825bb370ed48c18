import type { Catalogue } from "#domain/catalogue/catalogue.ts";

type Items = ReadonlyMap<string, unknown>;

/** Counts the differences between two catalogues, with one line for each kind of thing; empty for equal catalogues. */
export function catalogueChanges(before: Catalogue, after: Catalogue): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [old, now] = [partsOf(before), partsOf(after)];
  const lines = Object.entries(now).flatMap(([what, items]) =>
    countLine(what, old[what as keyof typeof old], items),
  );
  return lines.length === 0 ? ["sequence of the menu or of the delivery places: changed"] : lines;
}

/** The things of a catalogue by their Hebrew names. Dish types are without their dishes, which are counted themselves. */
function partsOf({ menu, deliveryPlaces, shop }: Catalogue) {
  return {
    "dish types": new Map(
      menu.map(({ dishes: _, ...type }) => [type.orderType.he, type]),
    ) satisfies Items,
    dishes: new Map(
      menu.flatMap(({ orderType, dishes }) =>
        dishes.map((dish) => [JSON.stringify([orderType.he, dish.dishName.he]), dish] as const),
      ),
    ) satisfies Items,
    "delivery places": new Map(
      deliveryPlaces.map((place) => [place.name.he, place]),
    ) satisfies Items,
    "settings of the shop": new Map(Object.entries(shop)) satisfies Items,
  };
}

function countLine(what: string, before: Items, after: Items): string[] {
  const added = [...after.keys()].filter((name) => !before.has(name)).length;
  const removed = [...before.keys()].filter((name) => !after.has(name)).length;
  const changed = [...after].filter(
    ([name, item]) => before.has(name) && JSON.stringify(before.get(name)) !== JSON.stringify(item),
  ).length;
  if (added + removed + changed === 0) return [];
  return [
    `${what}: ${String(changed)} changed, ${String(added)} added, ${String(removed)} removed`,
  ];
}
