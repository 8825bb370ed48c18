import { type Cart, emptyCart } from "#domain/cart/cart.ts";
import { saveCartDish } from "#domain/cart/change-cart.ts";
import { cartDishOfDraft } from "#domain/cart/dish-draft.ts";
import { priceCart } from "#domain/cart/price-cart.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import { stripPositions } from "#domain/order/strip-positions.ts";
import { draftAt } from "#domain/testing/draft-at.ts";
import { seedCatalogue } from "#seed/catalogue.ts";

const names = ["רות כהן", "יוסף בן־דוד", "Miriam Goldstein-Rosenbaum", "אלישבע שטיינברגר־הורוביץ"];

/** An order in Hebrew of two to five dishes with all that can be chosen, different for each number. */
function orderOf(number: number): CustomerOrder {
  const types = localizeMenu(seedCatalogue.menu, "he");
  const dishes = types.flatMap((dishType) =>
    dishType.dishes.map((dish, position) => ({ dishType, dish, position })),
  );
  const cart = Array.from({ length: 2 + (number % 4) }).reduce<Cart>((filled, _, index) => {
    const chosen = dishes[(number * 7 + index * 5) % dishes.length];
    if (chosen === undefined) return filled;
    const { dishType, dish, position } = chosen;
    const draft = draftAt(dish, {
      amounts: dish.selections.map((__, size) =>
        size === number % dish.selections.length ? 1 + (number % 3) : 0,
      ),
      checked: dish.selections.map(({ addOns }) => addOns.map((__, box) => box === number % 2)),
      choices: dish.options.map(({ choices }) => number % choices.length),
      extraAmounts: dish.extras.map((__, extra) => (extra === 0 && number % 3 === 0 ? 1 : 0)),
    });
    return saveCartDish(filled, dishType, cartDishOfDraft(dish, position, draft));
  }, emptyCart);
  const place = seedCatalogue.deliveryPlaces[number % 6];
  if (place === undefined) throw new Error("the seed has no delivery place");
  return {
    customerData: {
      name: `${names[number % names.length] ?? ""} ${String(number)}`,
      email: "customer@shop.example",
      phoneNumber: "0501234567",
      orderType: "delivery",
      city: place.name.he,
      address: `הרימון ${String(number % 30)}`,
      pickupOrDeliveryPrice: place.deliveryPrice,
    },
    groups: stripPositions(cart),
    totalPrice: priceCart(cart),
  };
}

/** Orders for delivery in Hebrew, the same ones for the same numbers. */
export function weekOrders(first: number, count: number): readonly CustomerOrder[] {
  return Array.from({ length: count }, (_, index) => orderOf(first + index));
}

/** The same orders, each by a person of its own. */
export function byDifferentPeople(orders: readonly CustomerOrder[]): readonly CustomerOrder[] {
  return orders.map((order, index) => ({
    ...order,
    customerData: {
      ...order.customerData,
      phoneNumber: `0501${String(index).padStart(6, "0")}`,
      email: `customer${String(index)}@shop.example`,
    },
  }));
}
