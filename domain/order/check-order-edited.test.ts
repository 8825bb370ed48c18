import fc from "fast-check";
import { expect, test } from "vitest";
import { priceCart } from "#domain/cart/price-cart.ts";
import { offeredMenu } from "#domain/catalogue/offered-menu.ts";
import { anyEditedCatalogue } from "#domain/testing/any-edited-catalogue.ts";
import { anyOrderingOf } from "#domain/testing/any-order.ts";
import { checkOrder } from "./check-order.ts";

/** An edited catalogue with what customers see of it, from which something can be ordered. */
const anyOffered = anyEditedCatalogue
  .map((catalogue) => ({ ...catalogue, menu: offeredMenu(catalogue.menu) }))
  .filter(({ menu, deliveryPlaces }) => menu.length > 0 && deliveryPlaces.length > 0);

test("whatever was edited, an order of what customers see is accepted at the cart's total, or refused as sold out", () => {
  fc.assert(
    fc.property(anyOffered.chain(anyOrderingOf), ({ catalogue, cart, order }) => {
      const checked = checkOrder(order, catalogue);
      if (checked.ok) expect(checked.order.totalPrice).toBe(priceCart(cart));
      else
        expect(
          checked.refusals.filter(({ code }) => code !== "SOLD_OUT" && code !== "ONLY_LEFT"),
        ).toEqual([]);
    }),
  );
});
