import type { Cart } from "#domain/cart/cart.ts";
import { placesIn } from "./begin-change.ts";
import { endChange } from "./end-change.ts";
import type { CartState, OrderBeingChanged, SentOrder } from "./order-state.ts";
import { makeOrderKey, type OrderStore } from "./order-store.ts";

/**
 * An order was placed. `sent` is the state from which it was sent; its cart is empty if that is not known. The cart shows what was ordered
 * until the dialog is closed. The customer may have left the form before the answer: dishes that were added or changed since stay in the
 * cart, as a new order, and another cart that was begun is kept.
 */
export function orderSent(
  store: OrderStore,
  sentOrder: SentOrder,
  { cart, orderKey }: Pick<CartState, "cart" | "orderKey"> = store.state(),
): void {
  const state = store.state();
  const lastOrder = { order: sentOrder, cart };
  if (orderKey !== state.orderKey) {
    store.takeOver({ ...state, lastOrder });
    return;
  }
  const rest = cart.length === 0 ? [] : withoutSent(state.cart, cart);
  const settled = { ...state, isInDoubt: false, sentOrder };
  store.takeOver(
    rest.length === 0
      ? { ...settled, cart, lastOrder: null }
      : { ...settled, cart: rest, orderKey: makeOrderKey(), lastOrder },
  );
}

/**
 * A change was recorded that was sent with the cart `sent`, and the order is as `recorded`. If the customer has changed the dishes since, the
 * cart is a further change of it; otherwise the cart before the change comes back.
 */
export async function changeSent(
  store: OrderStore,
  sent: Cart,
  recorded: Required<Pick<OrderBeingChanged, "revision" | "money">>,
): Promise<void> {
  const state = store.state();
  const { cart, changedOrder } = state;
  if (changedOrder === null || isSent(cart, sent)) store.takeOver(await endChange(state));
  else {
    const further = { ...changedOrder, ...recorded, had: placesIn(sent) };
    store.takeOver({
      ...state,
      changedOrder: further,
      isInDoubt: false,
      orderKey: makeOrderKey(),
    });
  }
}

/** Whether a cart holds just what was sent. */
function isSent(cart: Cart, sent: Cart): boolean {
  const count = (each: Cart) => each.flatMap(({ dishes }) => dishes).length;
  return count(cart) === count(sent) && withoutSent(cart, sent).length === 0;
}

/** What is compared by names and what by places in the menu: of a cart in another language the names differ, of a changed menu the places. */
const ignored = ["id", "choiceId", "price", "addedPrice", "totalPrice"];
const inWords = [...ignored, "position", "choicePosition"];
const byPlaces = [...ignored, "name", "choice"];

/** The dishes of a cart that were not sent as they are. */
function withoutSent(cart: Cart, sent: Cart): Cart {
  const textsOf = ({ dishes, ...group }: Cart[number], dish: (typeof dishes)[number]) =>
    [inWords, byPlaces].map((without) =>
      JSON.stringify([group, dish], (key, value: unknown) =>
        without.includes(key) ? undefined : value,
      ),
    );
  const known = new Set(
    sent.flatMap((group) => group.dishes.flatMap((dish) => textsOf(group, dish))),
  );
  return cart.flatMap((group) => {
    const dishes = group.dishes.filter((dish) =>
      textsOf(group, dish).every((text) => !known.has(text)),
    );
    return dishes.length === 0 ? [] : [{ ...group, dishes }];
  });
}
