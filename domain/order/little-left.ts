import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { offeredMenu } from "#domain/catalogue/offered-menu.ts";
import type { Language } from "#domain/language/language.ts";
import { type PortionsOfLimits, portionsLeft, unitsLeft } from "./portion-limits.ts";

/** The most units, or orders, that are so few that customers read it. */
export const littleUnits = 5;

/** How much is left of something on the menu that is nearly sold out. */
export interface LittleLeft {
  readonly typeName: string;
  readonly dishName: string;
  /** Null for the whole dish. */
  readonly selectionName: string | null;
  /** Units, 0 to 5; for a whole dish, those of the selection with the most left. */
  readonly left: number;
}

/**
 * What customers see as sold out or as little, in the order of the menu and with its names in one language: marked by the seller, or by
 * the limits of the catalogue beside the portions that the orders of a week take. `taken` is undefined where only the marks count.
 *
 * A dish comes before its selections, and only if each of its selections is one of these; a dish that is sold out stands for all of them.
 */
export function littleLeft(
  { menu, limits }: Pick<Catalogue, "menu" | "limits">,
  language: Language,
  taken: PortionsOfLimits | undefined,
): readonly LittleLeft[] {
  const remaining = taken && portionsLeft({ ...(limits && { limits }) }, taken);
  return offeredMenu(menu).flatMap(({ name: typeName, dishes }) =>
    dishes.flatMap((dish): readonly LittleLeft[] => {
      const of = { typeName: typeName[language], dishName: dish.name[language] };
      const selections = dish.selections.flatMap((selection) => {
        const isMarked = dish.isSoldOut === true || selection.isSoldOut === true;
        const left = isMarked ? 0 : remaining && unitsLeft(selection, remaining);
        return left === undefined || left > littleUnits
          ? []
          : [{ ...of, selectionName: selection.name[language], left }];
      });
      if (selections.length < dish.selections.length) return selections;
      const most = Math.max(...selections.map(({ left }) => left));
      const whole = { ...of, selectionName: null, left: most };
      return most === 0 ? [whole] : [whole, ...selections];
    }),
  );
}
