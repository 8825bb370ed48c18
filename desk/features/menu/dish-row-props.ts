import type { ChangeByPress } from "#desk/data/catalogue/use-catalogue-presses.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { Dish, DishType, ShopMenu } from "#domain/menu/menu.ts";

export interface DishRowProps {
  readonly menu: ShopMenu;
  readonly dishType: DishType<LocalizedText>;
  readonly dish: Dish<LocalizedText>;
  readonly changeMenu: ChangeByPress;
}
