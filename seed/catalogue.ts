import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { giveIds } from "#domain/catalogue/give-ids.ts";
import { seedDeliveryPlaces } from "./delivery-places.ts";
import { baking } from "./menu/baking.ts";
import { beef } from "./menu/beef.ts";
import { chicken } from "./menu/chicken.ts";
import { desserts } from "./menu/desserts.ts";
import { fish } from "./menu/fish.ts";
import { salads } from "./menu/salads.ts";
import { sideDishes } from "./menu/side-dishes.ts";
import { soups } from "./menu/soups.ts";
import { withSeedRecipes } from "./recipes/with-recipes.ts";
import { seedShop } from "./shop.ts";

/** The catalogue that the first start stores. Later changes are made in the database, not here. */
export const seedCatalogue: Catalogue = withSeedRecipes(
  giveIds({
    menu: [soups, salads, fish, chicken, beef, sideDishes, baking, desserts],
    deliveryPlaces: seedDeliveryPlaces,
    shop: seedShop,
  }),
);
