import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { priceCart } from "#domain/cart/price-cart.ts";
import { offeredMenu } from "#domain/catalogue/offered-menu.ts";
import { anyEditedCatalogue } from "#domain/testing/any-edited-catalogue.ts";
import { anyOrdering, anyOrderingOf } from "#domain/testing/any-order.ts";
import { breakLists, breakOrder } from "#domain/testing/break-order.ts";
import type { Path } from "#domain/testing/change-at.ts";
import { checkOrder } from "./check-order.ts";
import { orderIn } from "./order.ts";

function leadsTo(path: Path, end: Path): boolean {
  return path.every((key, index) => key === end[index]);
}

describe("any order that the site can make from any menu, in either language", () => {
  test("is accepted unchanged, at the cart's total", () => {
    fc.assert(
      fc.property(anyOrdering, ({ catalogue, cart, order }) => {
        const checked = checkOrder(order, catalogue);
        if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
        expect(orderIn(checked.order, checked.order.language)).toMatchObject(order);
        expect(checked.order.totalPrice).toBe(priceCart(cart));
        expect(checked.order.orderTotal).toBe(
          priceCart(cart) + order.customerData.pickupOrDeliveryPrice,
        );
      }),
      { numRuns: 200 },
    );
  });

  test("has the language that it was made in, unless its names are the same in both", () => {
    fc.assert(
      fc.property(anyOrdering, ({ catalogue, language, order }) => {
        const checked = checkOrder(order, catalogue);
        if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
        // If its names are the same in both languages, it is Hebrew.
        expect([language, "he"]).toContain(checked.order.language);
        const again = checkOrder(orderIn(checked.order, checked.order.language), catalogue);
        expect(again).toEqual(checked);
      }),
    );
  });

  test("is refused with one price, count or name changed, and only that is reported", () => {
    fc.assert(
      fc.property(anyOrdering, ({ catalogue, order }) => {
        for (const { what, path, order: broken } of breakOrder(order)) {
          const checked = checkOrder(broken, catalogue);
          const refusals = checked.ok ? [] : checked.refusals;
          expect(refusals, `${what} at ${path.join(".")}`).not.toEqual([]);
          expect(refusals.filter((refusal) => !leadsTo(refusal.path, path))).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("is refused if an entry that costs something is removed, or an entry is duplicated", () => {
    fc.assert(
      fc.property(anyOrdering, ({ catalogue, order }) => {
        for (const { what, path, order: broken } of breakLists(order)) {
          expect(checkOrder(broken, catalogue).ok, `${what} at ${path.join(".")}`).toBe(false);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("is refused with one portion more or less than it was priced for", () => {
    fc.assert(
      fc.property(anyOrdering, ({ catalogue, order }) => {
        for (const broken of recount(order)) expect(checkOrder(broken, catalogue).ok).toBe(false);
      }),
      { numRuns: 40 },
    );
  });
});

type Order = Parameters<typeof checkOrder>[0];

/** The order with one selection that costs something counted once more, or once less, at the old totals. */
function recount(order: Order): readonly Order[] {
  return order.groups.flatMap((group, groupAt) =>
    group.dishes.flatMap((dish, dishAt) =>
      dish.selections.flatMap((selection, at) => {
        if (selection.price === 0) return [];
        const amount = selection.amount === 20 ? 19 : selection.amount + 1;
        const recounted = {
          ...dish,
          selections: dish.selections.with(at, { ...selection, amount }),
        };
        const orders = group.dishes.with(dishAt, recounted);
        return [{ ...order, groups: order.groups.with(groupAt, { ...group, dishes: orders }) }];
      }),
    ),
  );
}

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
