import fc from "fast-check";
import { expect, test } from "vitest";
import { noteIn } from "#domain/customer/customer-note.ts";
import { languages } from "#domain/language/language.ts";
import { anyOrdering } from "#domain/testing/any-order.ts";
import { changeAnything } from "#domain/testing/change-menu.ts";
import { orderLinesOf } from "#domain/testing/lines-of.ts";
import { changeOrder, takeOrder } from "./change-order.ts";
import { checkOrder } from "./check-order.ts";
import { type AcceptedOrder, orderIn } from "./order.ts";

/** Any order that the site can create, with a catalogue that is newer and may have anything changed or removed. */
const anyChangedShop = fc
  .tuple(anyOrdering, fc.gen(), fc.constantFrom(...languages))
  .map(([{ catalogue, order }, any, namesIn]) => {
    const checked = checkOrder(order, catalogue);
    if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
    const newest = {
      ...catalogue,
      menu: changeAnything(catalogue.menu, any),
      deliveryPlaces: catalogue.deliveryPlaces.slice(1),
    };
    const before = checked.order;
    const shown = orderIn(before, namesIn);
    const { orderType, city: place, address, note } = shown.customerData;
    const asItIs = {
      namesIn,
      lines: orderLinesOf(shown),
      orderType,
      place,
      address,
      ...noteIn(note ?? ""),
      adjustment: 0,
      adjustmentText: "",
    };
    return { before, catalogue, asItIs, newest };
  });

/** The dishes of an order, whatever their sequence. */
const dishesOf = ({ groups }: AcceptedOrder) =>
  groups
    .flatMap(({ name: typeName, dishes }) => dishes.map((dish) => JSON.stringify([typeName, dish])))
    .toSorted();

test("a change that changes nothing keeps every dish and every price, whatever happened to the menu, and both languages", () => {
  fc.assert(
    fc.property(anyChangedShop, ({ before, asItIs, newest }) => {
      const changed = changeOrder(before, asItIs, newest);
      if (!changed.ok) throw new Error(JSON.stringify(changed.refusals));
      const { groups: _, ...rest } = changed.order;
      expect(before).toMatchObject(rest);
      expect(dishesOf(changed.order)).toEqual(dishesOf(before));
    }),
    { numRuns: 300 },
  );
});

test("what the seller takes by phone costs what it costs a customer", () => {
  fc.assert(
    fc.property(anyChangedShop, ({ before: order, catalogue, asItIs }) => {
      const { name, phoneNumber, email } = order.customerData;
      const taken = takeOrder(
        { ...asItIs, language: order.language, name, phoneNumber, email },
        catalogue,
      );
      expect(taken).toEqual({ ok: true, order, adjustment: 0, adjustmentText: "" });
    }),
    { numRuns: 300 },
  );
});
