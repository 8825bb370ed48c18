import { type Cart, emptyCart } from "#domain/cart/cart.ts";
import { saveCartDish } from "#domain/cart/change-cart.ts";
import { cartDishOfDraft } from "#domain/cart/dish-draft.ts";
import { priceCart } from "#domain/cart/price-cart.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import { stripPositions } from "#domain/order/strip-positions.ts";
import { draftAt } from "#domain/testing/draft-at.ts";
import { ruth } from "#domain/testing/ruths-order.ts";
import { seedCatalogue } from "#seed/catalogue.ts";

const mostTypes = 3;

/** A typical order: the first dish of three dish types of the seed menu, with add-ons, options and extras, for delivery. */
export function seedOrder(): CustomerOrder {
  const cart = localizeMenu(seedCatalogue.menu, "he")
    .slice(0, mostTypes)
    .reduce((filled: Cart, dishType) => {
      const [dish] = dishType.dishes;
      if (dish === undefined) return filled;
      const draft = draftAt(dish, {
        amounts: dish.selections.map(() => 1),
        checked: dish.selections.map(({ addOns }) => addOns.map((_, index) => index === 0)),
        choices: dish.options.map(() => 0),
        extraAmounts: dish.extras.map(() => 1),
      });
      return saveCartDish(filled, dishType, cartDishOfDraft(dish, 0, draft));
    }, emptyCart);
  const [place] = seedCatalogue.deliveryPlaces;
  if (place === undefined) throw new Error("the seed has no delivery place");
  return {
    customerData: { ...ruth, city: place.name.he, pickupOrDeliveryPrice: place.deliveryPrice },
    groups: stripPositions(cart),
    totalPrice: priceCart(cart),
  };
}
