import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import { seedCatalogue } from "#seed/catalogue.ts";

/** A longer type would be split by whoever keeps such a menu. */
const mostDishesOfType = 50;

/**
 * The seed's catalogue with as many dishes as are asked for: its types come again, and so do their dishes, under names of
 * their own in both languages. All types are about as long. Pictures stay those of the dish that is repeated.
 */
export function grownCatalogue(dishes: number): Catalogue {
  const { menu } = seedCatalogue;
  const types = Math.max(menu.length, Math.ceil(dishes / mostDishesOfType));
  return {
    ...seedCatalogue,
    menu: Array.from({ length: types }, (_, index) => {
      const dishType = repeated(menu, index);
      const timeOfType = Math.floor(index / menu.length);
      return {
        orderNumber: index,
        orderType: again(dishType.orderType, timeOfType),
        dishes: Array.from(
          { length: Math.floor(dishes / types) + (index < dishes % types ? 1 : 0) },
          (_dish, position) => {
            const dish = repeated(dishType.dishes, position);
            const time =
              timeOfType * mostDishesOfType + Math.floor(position / dishType.dishes.length);
            return { ...dish, dishName: again(dish.dishName, time) };
          },
        ),
      };
    }),
  };
}

function repeated<Item>(items: readonly Item[], position: number): Item {
  const item = items[position % items.length];
  if (item === undefined) throw new Error("the seed has an empty list");
  return item;
}

/** A name that is repeated for the `time`th time; the first is the seed's own. */
function again({ he, en }: LocalizedText, time: number): LocalizedText {
  return time === 0 ? { he, en } : { he: `${he}, מתכון ${time}`, en: `${en}, recipe ${time}` };
}
