import { type Cart, emptyCart } from "#domain/cart/cart.ts";
import { saveCartDish } from "#domain/cart/change-cart.ts";
import { cartDishOfDraft } from "#domain/cart/dish-draft.ts";
import { priceCart } from "#domain/cart/price-cart.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import type { Language } from "#domain/language/language.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import { stripPositions } from "#domain/order/strip-positions.ts";
import { draftAt } from "#domain/testing/draft-at.ts";
import { ruth } from "#domain/testing/ruths-order.ts";
import { seedCatalogue } from "#seed/catalogue.ts";

const [place] = seedCatalogue.deliveryPlaces;
if (place === undefined) throw new Error("the seed delivers nowhere");

/**
 * An order of everything on the seed's menu, so many of each, with all add-ons, for a customer whose name and address are in
 * `wordsOf`.
 */
export function orderOfEverything(
  language: Language,
  wordsOf: Language = language,
  amount = 1,
): CustomerOrder {
  const cart = localizeMenu(seedCatalogue.menu, language).reduce(
    (filled: Cart, dishType) =>
      dishType.dishes.reduce((cartSoFar, dish, index) => {
        const draft = draftAt(dish, {
          amounts: dish.selections.map(() => amount),
          checked: dish.selections.map(({ addOns }) => addOns.map(() => true)),
          choices: dish.options.map(() => 0),
          extraAmounts: dish.extras.map(() => amount),
        });
        return saveCartDish(cartSoFar, dishType, cartDishOfDraft(dish, index, draft));
      }, filled),
    emptyCart,
  );
  const own = { he: ["רות", "רחוב הזית 7"], en: ["Ruth", "7 Olive St."] }[wordsOf];
  const [name = "", address = ""] = own;
  const price = place?.deliveryPrice ?? ruth.pickupOrDeliveryPrice;
  const city = place?.name[language] ?? "";
  return {
    customerData: { ...ruth, name, address, city, pickupOrDeliveryPrice: price },
    groups: stripPositions(cart),
    totalPrice: priceCart(cart),
  };
}
