import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { giveIds } from "#domain/catalogue/give-ids.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { partsOf } from "#domain/menu/parts-of.ts";
import { readRecipe } from "#domain/menu/recipe-text.ts";
import type { WeeklyHandOver } from "#domain/schedule/hand-over.ts";
import { seedIngredients } from "./ingredients.ts";
import { baking } from "./menu/baking.ts";
import { beef } from "./menu/beef.ts";
import { dishType } from "./menu/build-dish.ts";
import { chicken } from "./menu/chicken.ts";
import { desserts } from "./menu/desserts.ts";
import { fish } from "./menu/fish.ts";
import { salads } from "./menu/salads.ts";
import { sideDishes } from "./menu/side-dishes.ts";
import { soups } from "./menu/soups.ts";
import { shekels } from "./shekels.ts";
import { seedShop } from "./shop.ts";

const friday = (from: number, to: number): WeeklyHandOver<LocalizedText> => ({
  weekday: 5,
  from: { hour: from, minute: 0 },
  to: { hour: to, minute: 0 },
});

/** A place, with its prices in shekels, and the hours of delivery and pickup on Friday. Without a pickup address orders are only delivered there. */
const place = (
  name: LocalizedText,
  deliveryPrice: number,
  deliveryTime: WeeklyHandOver<LocalizedText>,
  pickupAddress: LocalizedText = { he: "", en: "" },
  pickupPrice = 0,
): DeliveryPlace<LocalizedText> => ({
  name,
  deliveryPrice: shekels(deliveryPrice),
  pickupAddress,
  pickupPrice: shekels(pickupPrice),
  deliveryTime,
  ...(pickupAddress.he !== "" && { pickupTime: friday(9, 12) }),
});

const seedDeliveryPlaces: readonly DeliveryPlace<LocalizedText>[] = [
  place({ he: "אפרת", en: "Efrat" }, 15, friday(8, 10), {
    he: "רחוב הגפן 7",
    en: "7 HaGefen Street",
  }),
  place({ he: "אלון שבות", en: "Alon Shvut" }, 20, friday(8, 10)),
  place({ he: "נווה דניאל", en: "Neve Daniel" }, 20, friday(8, 10)),
  place({ he: "ביתר עילית", en: "Beitar Illit" }, 25, friday(9, 11)),
  place(
    { he: "ירושלים", en: "Jerusalem" },
    30,
    friday(10, 13),
    { he: "רחוב האורן 12", en: "12 HaOren Street" },
    5,
  ),
  place({ he: "מבשרת ציון", en: "Mevaseret Zion" }, 30, friday(10, 13), {
    he: "רחוב הזית 15",
    en: "15 HaZayit Street",
  }),
  place({ he: "צור הדסה", en: "Tzur Hadassa" }, 27.5, friday(9, 11)),
  place({ he: "בית שמש", en: "Beit Shemesh" }, 35, friday(9, 12), {
    he: "רחוב הרימון 4",
    en: "4 HaRimon Street",
  }),
  place(
    { he: "מודיעין", en: "Modi’in" },
    40,
    friday(11, 14),
    { he: "רחוב התאנה 9", en: "9 HaTe’ena Street" },
    5,
  ),
  place({ he: "הר אדר", en: "Har Adar" }, 37.5, friday(11, 14)),
];

const plans = [soups, salads, fish, chicken, beef, sideDishes, baking, desserts];
const {
  menu,
  ingredients = [],
  ...rest
} = giveIds({
  menu: plans.map(dishType),
  deliveryPlaces: seedDeliveryPlaces,
  shop: seedShop,
  ingredients: seedIngredients,
});

/** The catalogue that the first start stores. Later changes are made in the database, not here. */
export const seedCatalogue: Catalogue = {
  ...rest,
  menu: menu.map((type, at) => ({
    ...type,
    dishes: type.dishes.map((dish, of) => withRecipe(dish, plans[at]?.dishes[of]?.recipe)),
  })),
  ingredients,
};

/** Throws an Error that names what of the recipe is not understood. */
function withRecipe(dish: Dish<LocalizedText>, recipe = ""): Dish<LocalizedText> {
  const makes = dish.selections.at(-1)?.measure;
  if (makes === undefined) return dish;
  const read = readRecipe(recipe, { ingredients, parts: partsOf(dish), language: "he" });
  const wrong = read.flatMap(({ name, problem }) => (problem ? [`${problem} ${name}`] : []));
  if (wrong.length > 0) throw new Error(`${dish.name.en}: ${wrong.join(", ")}`);
  return { ...dish, recipe: { makes, lines: read.flatMap(({ lines }) => lines) } };
}
