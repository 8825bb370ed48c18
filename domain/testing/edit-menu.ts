import type { GeneratorValue } from "fast-check";
import fc from "fast-check";
import { parseCatalogue } from "#domain/catalogue/parse-catalogue.ts";
import type { Dish, ShopMenu } from "#domain/menu/menu.ts";
import { changeAnything } from "./change-menu.ts";
import { soupKitchen } from "./soup-kitchen.ts";

/**
 * A menu that the seller has edited: items are removed, get other prices, change their order, swap or change their names, and dishes
 * move to other dish types and are added. Ids stay with what they name; new things have new ones.
 */
export function editMenu(menu: ShopMenu, any: GeneratorValue): ShopMenu {
  const shuffle = <Item>(items: readonly Item[]): readonly Item[] =>
    any(() => fc.shuffledSubarray([...items], { minLength: items.length }));
  let count = 0;
  const names = <Item>(
    items: readonly (Item & { readonly name: { he: string; en: string } })[],
  ) => {
    const renamed = items.map((item) => {
      if (any(fc.integer, { min: 0, max: 2 }) > 0) return item;
      count += 1;
      return { ...item, name: { he: `חדש ${String(count)}`, en: `New ${String(count)}` } };
    });
    const swapped = shuffle(renamed.map((item) => item.name));
    return any(fc.boolean)
      ? renamed
      : renamed.map((item, index) => ({ ...item, name: swapped[index] }));
  };
  /** Without its recipe, which customers do not get and which may name parts that are removed. */
  const editDish = ({ recipe: _, ...dish }: Dish<{ he: string; en: string }>) => ({
    ...dish,
    selections: names(dish.selections).map((selection) => ({
      ...selection,
      addOns: names(shuffle(selection.addOns)),
    })),
    options: names(shuffle(dish.options)).map((option) => ({
      ...option,
      choices: names(shuffle(option.choices)),
    })),
    extras: names(shuffle(dish.extras)),
  });

  const edited = changeAnything(menu, any);
  const moved = shuffle(edited.flatMap(({ dishes }) => dishes));
  const isMoving = any(fc.boolean);
  let next = 0;
  const types = edited.map((type) => {
    const dishes = isMoving ? moved.slice(next, (next += type.dishes.length)) : type.dishes;
    return { ...type, dishes: uniquelyNamed(names(shuffle(dishes))).map(editDish) };
  });
  const added = soupKitchen.menu.map((type) => ({ ...type, position: type.position + 100 }));
  const name = { he: "מרק חדש", en: "New soups" };
  const all = any(fc.boolean)
    ? [...types, ...added.slice(0, 1).map((type) => ({ ...type, name }))]
    : types;
  // The parser checks that the result is a menu that can be saved.
  return parseCatalogue({ ...soupKitchen, menu: all }).menu;
}

/** Dishes from different types may share a name; in one type the later ones get another. */
function uniquelyNamed<Item extends { readonly name: { he: string; en: string } }>(
  dishes: readonly Item[],
): readonly Item[] {
  const used = new Set<string>();
  return dishes.map((dish, index) => {
    const { he, en } = dish.name;
    const isUsed = used.has(he) || used.has(en);
    const name = isUsed
      ? { he: `עוד ${String(index)}`, en: `Another ${String(index)}` }
      : dish.name;
    used.add(name.he).add(name.en);
    return { ...dish, name };
  });
}
