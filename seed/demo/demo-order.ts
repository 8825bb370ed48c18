import { type Cart, emptyCart } from "#domain/cart/cart.ts";
import { saveCartDish } from "#domain/cart/change-cart.ts";
import { cartDishOfDraft, type DishDraft } from "#domain/cart/dish-draft.ts";
import { priceCart } from "#domain/cart/price-cart.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { offersPickup, pickupOrDeliveryPrice } from "#domain/menu/delivery-place.ts";
import type { Dish } from "#domain/menu/menu.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import { stripPositions } from "#domain/order/strip-positions.ts";
import type { DemoCustomer } from "./demo-customers.ts";
import type { RandomNumbers } from "./random-numbers.ts";

/** Most customers live near: the first places of the seed are ordered to more often. */
const nearPlaces = 5;

/** An order that the site could create, for one customer: one to three dishes, mostly of different types. */
export function demoOrder(
  customer: DemoCustomer,
  catalogue: Catalogue,
  random: RandomNumbers,
): CustomerOrder {
  const { language, name, email, phoneNumber } = customer;
  const cart = demoCart(catalogue, customer, random);
  const places = catalogue.deliveryPlaces;
  const place = random.oneOf(random.happens(0.75) ? places.slice(0, nearPlaces) : places);
  const canPickUp = offersPickup({ pickupAddress: place.pickupAddress[language] });
  const orderType = canPickUp && random.happens(0.55) ? "pickup" : "delivery";
  return {
    customerData: {
      name,
      email,
      phoneNumber,
      orderType,
      city: place.name[language],
      address: orderType === "delivery" ? customer.address : "",
      pickupOrDeliveryPrice: pickupOrDeliveryPrice(orderType, place),
    },
    allOrders: stripPositions(cart),
    totalPrice: priceCart(cart),
  };
}

function demoCart({ menu }: Catalogue, { language }: DemoCustomer, random: RandomNumbers): Cart {
  const types = localizeMenu(menu, language);
  return Array.from({ length: random.oneOf([1, 1, 2, 2, 3]) }).reduce((cart: Cart): Cart => {
    const { orderType, orderNumber, dishes } = random.oneOf(types);
    const dish = random.oneOf(dishes);
    const group = { typeName: orderType, typeOrder: orderNumber };
    const draft = demoDraft(dish, random);
    return saveCartDish(cart, group, cartDishOfDraft(dish, dishes.indexOf(dish), draft));
  }, emptyCart);
}

function demoDraft(dish: Dish<string>, random: RandomNumbers): DishDraft {
  const chosen = random.whole(0, dish.selections.length - 1);
  return {
    amounts: dish.selections.map((_, index) => {
      if (index === chosen) return random.oneOf([1, 1, 1, 1, 2]);
      return random.happens(0.06) ? 1 : 0;
    }),
    checked: dish.selections.map(({ checkBoxes }) => checkBoxes.map(() => random.happens(0.25))),
    choices: dish.options.map(({ choices }) => random.whole(0, choices.length - 1)),
    extraAmounts: dish.extras.map(() => (random.happens(0.2) ? random.whole(1, 2) : 0)),
  };
}
