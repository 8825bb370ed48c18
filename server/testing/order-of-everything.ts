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
 * An order of everything on the seed's menu, so many of each, with all add-ons and with notes, for a customer whose name, address and notes
 * are in `wordsOf`.
 */
export function orderOfEverything(
  language: Language,
  wordsOf: Language = language,
  amount = 1,
): CustomerOrder {
  const own = {
    he: { name: "רות", address: "רחוב הזית 7", note: "בלי בצל" },
    en: { name: "Ruth", address: "7 Olive St.", note: "Without onion" },
  }[wordsOf];
  const cart = localizeMenu(seedCatalogue.menu, language).reduce(
    (filled: Cart, dishType) =>
      dishType.dishes.reduce((cartSoFar, dish, index) => {
        const draft = draftAt(dish, {
          amounts: dish.selections.map(() => amount),
          checked: dish.selections.map(({ addOns }) => addOns.map(() => true)),
          choices: dish.options.map(() => 0),
          extraAmounts: dish.extras.map(() => amount),
          note: own.note,
        });
        return saveCartDish(cartSoFar, dishType, cartDishOfDraft(dish, index, draft));
      }, filled),
    emptyCart,
  );
  const price = place?.deliveryPrice ?? ruth.pickupOrDeliveryPrice;
  const city = place?.name[language] ?? "";
  return {
    customerData: { ...ruth, ...own, city, pickupOrDeliveryPrice: price },
    groups: stripPositions(cart),
    totalPrice: priceCart(cart),
  };
}
