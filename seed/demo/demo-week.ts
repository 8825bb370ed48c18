import { type Cart, emptyCart } from "#domain/cart/cart.ts";
import { saveCartDish } from "#domain/cart/change-cart.ts";
import { cartDishOfDraft, type DishDraft } from "#domain/cart/dish-draft.ts";
import { priceCart } from "#domain/cart/price-cart.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { offersPickup, pickupOrDeliveryPrice } from "#domain/menu/delivery-place.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { type Agorot, signedAgorot } from "#domain/money/agorot.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import { stripPositions } from "#domain/order/strip-positions.ts";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import type { OrderAction } from "#domain/order-log/mark.ts";
import { type DemoCustomer, demoCustomers } from "./demo-customers.ts";
import { type RandomNumbers, randomNumbers } from "./random-numbers.ts";

/** An order of the demo, and what the seller did with it. */
export interface DemoWeekOrder {
  readonly order: CustomerOrder;
  /** When it came: from 0, the beginning of the week, to 1, its deadline or now. */
  readonly moment: number;
  /** The presses about it, for the total that the server computed. */
  readonly presses: (orderTotal: Agorot) => readonly OrderAction[];
}

/** `ordering`: orders still come, and some are paid. `packing`: the deadline is over, and the boxes are being packed. `over`: all is done. */
export type DemoStage = "ordering" | "packing" | "over";

const notes = [
  "תתקשר כשהיא יוצאת מהעבודה",
  "בלי שקית, מביאה סל",
  "להשאיר אצל השכנה בדירה 2",
  "אלרגיה לשומשום בבית, לארוז בנפרד",
  "Leave with the neighbor, apartment 2",
  "Comes on Friday at 11:30",
] as const;

const customersNotes = {
  he: { dish: "בלי פלפל שחור, בבקשה", order: "הקוד בשער 1234" },
  en: { dish: "No black pepper, please", order: "The gate code is 1234" },
} as const;

const firstSeed = 20_260_107;

interface DemoWeek {
  readonly count: number;
  readonly stage: DemoStage;
  readonly week: number;
  /** So many of the orders, the last ones, are for the door of an earlier one: fetched by the same person, or brought to a neighbor. */
  readonly sharedDoors?: number | undefined;
}

/** The orders of one week, oldest first; the same for the same week number. */
export function demoWeek(
  catalogue: Catalogue,
  { count, stage, week, sharedDoors = 0 }: DemoWeek,
): readonly DemoWeekOrder[] {
  const random = randomNumbers(firstSeed + week);
  const customerAt = (index: number) => {
    const customer = demoCustomers[(index + week * 17) % demoCustomers.length];
    if (customer === undefined) throw new Error("the demo has no customers");
    return customer;
  };
  const orders: CustomerOrder[] = [];
  return Array.from({ length: count }, (_, index) => {
    const earlier = index - (count - sharedDoors);
    const door = orders[earlier];
    const customer = customerAt(door === undefined ? index : earlier);
    const ordered = demoOrder(customer, catalogue, random);
    const atDoor = door === undefined ? ordered : atDoorOf(door, ordered, customerAt(index));
    orders.push(atDoor);
    const order = withNotes(atDoor, customer, index);
    const presses = demoPresses(stage, index, random);
    return { order, moment: (index + 1) / (count + 1), presses };
  });
}

/** An order that goes where another one goes: a delivery to another customer there, a pickup by the same one. */
function atDoorOf(
  { customerData: door }: CustomerOrder,
  order: CustomerOrder,
  { name, email, phoneNumber }: DemoCustomer,
): CustomerOrder {
  const neighbor = door.orderType === "delivery" ? { name, email, phoneNumber } : {};
  return { ...order, customerData: { ...door, ...neighbor } };
}

/** Some customers write about a dish, and some of those whose order is brought to them about the order. */
function withNotes(
  { customerData, groups, ...order }: CustomerOrder,
  { language }: DemoCustomer,
  index: number,
): CustomerOrder {
  const { dish: ofDish, order: ofOrder } = customersNotes[language];
  const isNoted = index % 17 === 6 && customerData.orderType === "delivery";
  return {
    ...order,
    customerData: { ...customerData, ...(isNoted && { note: ofOrder }) },
    groups:
      index % 13 === 4
        ? groups.map((group) => ({
            ...group,
            dishes: group.dishes.map((dish) => ({ ...dish, note: ofDish })),
          }))
        : groups,
  };
}

/** Every combination that the desk shows occurs: paid, paid in part, paid too much, canceled before and after paying, and notes. */
function demoPresses(
  stage: DemoStage,
  index: number,
  random: RandomNumbers,
): DemoWeekOrder["presses"] {
  const note = index % 16 === 5 ? random.oneOf(notes) : undefined;
  const way = random.oneOf<PaymentWay>(["app", "app", "app", "app", "cash", "transfer"]);
  const isPaid = stage === "over" ? index % 11 !== 3 : random.happens(0.6);
  const isCancelled = index % 27 === 13;
  const isPacked = stage === "packing" && !isCancelled && random.happens(0.3);
  return (orderTotal) => {
    const received = (amount: number): OrderAction => ({
      kind: "money",
      amount: signedAgorot(amount),
      way,
    });
    return [
      ...(note === undefined ? [] : [{ kind: "note", text: note } as const]),
      ...(index % 23 === 7 ? [received(Math.floor(orderTotal / 200) * 100)] : []),
      ...(index % 31 === 11 ? [received(orderTotal + 3500)] : []),
      ...(isPaid && index % 23 !== 7 && index % 31 !== 11 ? [received(orderTotal)] : []),
      ...(isCancelled ? [{ kind: "cancelled" } as const] : []),
      ...(isPacked || (stage === "over" && !isCancelled)
        ? [{ kind: "packed", isPacked: true } as const]
        : []),
      ...(stage === "over" && !isCancelled
        ? [{ kind: "handed-over", isHandedOver: true } as const]
        : []),
    ];
  };
}

/** Most customers live near: the first places of the seed are ordered to more often. */
const nearPlaces = 5;

/** An order that the site could create, for one customer: one to three dishes, mostly of different types. */
function demoOrder(
  customer: DemoCustomer,
  catalogue: Catalogue,
  random: RandomNumbers,
): CustomerOrder {
  const { language, name, email, phoneNumber } = customer;
  const cart = demoCart(catalogue, customer, random);
  const places = catalogue.deliveryPlaces;
  const drawn = random.oneOf(random.happens(0.75) ? places.slice(0, nearPlaces) : places);
  const canPickUp = offersPickup({ pickupAddress: drawn.pickupAddress[language] });
  const isPickup = canPickUp && random.happens(0.55);
  const orderType = isPickup && !customer.isNeighbor ? "pickup" : "delivery";
  const [nearest = drawn] = places;
  const place = customer.isNeighbor ? nearest : drawn;
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
    groups: stripPositions(cart),
    totalPrice: priceCart(cart),
  };
}

function demoCart({ menu }: Catalogue, { language }: DemoCustomer, random: RandomNumbers): Cart {
  const types = localizeMenu(menu, language);
  return Array.from({ length: random.oneOf([1, 1, 2, 2, 3]) }).reduce((cart: Cart): Cart => {
    const dishType = random.oneOf(types);
    const { dishes } = dishType;
    const dish = random.oneOf(dishes);
    const draft = demoDraft(dish, random);
    return saveCartDish(cart, dishType, cartDishOfDraft(dish, dishes.indexOf(dish), draft));
  }, emptyCart);
}

function demoDraft(dish: Dish<string>, random: RandomNumbers): DishDraft {
  const chosen = random.whole(0, dish.selections.length - 1);
  const amounts = dish.selections.map((_, index) => {
    if (index === chosen) return random.oneOf([1, 1, 1, 1, 2]);
    return random.happens(0.06) ? 1 : 0;
  });
  return {
    selections: dish.selections.map(({ name, addOns }, index) => ({
      name,
      amount: amounts[index] ?? 0,
      addOns: addOns.filter(() => random.happens(0.25)).map((addOn) => addOn.name),
    })),
    options: dish.options.map(({ name, choices }) => ({
      name,
      choice: random.oneOf(choices).name,
    })),
    extras: dish.extras.map(({ name }) => ({
      name,
      amount: random.happens(0.2) ? random.whole(1, 2) : 0,
    })),
  };
}
