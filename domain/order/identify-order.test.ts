import fc from "fast-check";
import { expect, test } from "vitest";
import { cartOfOrder } from "#domain/cart/cart-of-order.ts";
import { resolveCart } from "#domain/cart/resolve-cart.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { languages } from "#domain/language/language.ts";
import { anyShopping, cartOfSteps } from "#domain/testing/any-cart.ts";
import { orderOf } from "#domain/testing/any-order.ts";
import { ruth } from "#domain/testing/ruths-order.ts";
import { withoutIds } from "#domain/testing/without-ids.ts";
import { identifyOrder } from "./identify-order.ts";
import type { AcceptedOrder } from "./order.ts";
import { translateOrder } from "./translate-order.ts";

test("an order has the ids of the cart from which it was sent, in either language, and nothing else of it changes", () => {
  fc.assert(
    fc.property(
      anyShopping,
      fc.constantFrom(...languages),
      fc.constantFrom(...languages),
      ({ catalogue, steps }, from, to) => {
        const cart = cartOfSteps(localizeMenu(catalogue.menu, from), steps);
        const order = { ...orderOf(cart, ruth), language: from } as AcceptedOrder;
        const identified = identifyOrder(order, catalogue);
        expect(withoutIds(identified)).toEqual(order);
        const shown = localizeMenu(catalogue.menu, to);
        const translated = translateOrder(identified, catalogue, to);
        const resolved = resolveCart(cartOfOrder(translated.allOrders), shown);
        expect(resolved).toEqual({ cart: cartOfSteps(shown, steps), changes: [] });
      },
    ),
  );
});
