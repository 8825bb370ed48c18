import fc from "fast-check";
import { expect, test } from "vitest";
import { cartOfOrder } from "#domain/cart/cart-of-order.ts";
import { resolveCart } from "#domain/cart/resolve-cart.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { anyOrdering } from "#domain/testing/any-order.ts";
import { checkedGroups } from "#domain/testing/checked-groups.ts";
import { orderLinesOf } from "#domain/testing/lines-of.ts";
import { noted, notesIn } from "#domain/testing/noted.ts";
import { checkOrder } from "./check-order.ts";
import { inBothLanguages } from "./in-both-languages.ts";
import { orderIn } from "./order.ts";
import { priceOrderLines } from "./price-order-lines.ts";
import { stripPositions } from "./strip-positions.ts";

test("what no code names of a dish, a selection, an add-on, an option or an extra stays on its way", () => {
  fc.assert(
    fc.property(anyOrdering, ({ catalogue, language, cart, order }) => {
      const menu = localizeMenu(catalogue.menu, language);
      const notes = notesIn(noted(cart));
      expect(notes).toBeGreaterThan(0);

      const resolved = resolveCart(noted(cart), menu);
      expect(notesIn(resolved.cart)).toBe(notes);
      const sent = stripPositions(resolved.cart);
      expect(notesIn(sent)).toBe(notes);

      const checked = checkOrder(order, catalogue);
      if (!checked.ok) throw new Error("the order is refused");
      const groups = inBothLanguages(checkedGroups(sent), language, catalogue.menu);
      const stored = { ...checked.order, language, groups };
      expect(notesIn(stored)).toBe(notes);
      const shown = orderIn(stored, language);
      expect(notesIn(shown)).toBe(notes);
      expect(notesIn(cartOfOrder(shown.groups))).toBe(notes);

      const kept = priceOrderLines(
        { lines: orderLinesOf(shown), namesIn: language, language },
        catalogue,
        stored,
      );
      if (!kept.ok) throw new Error("the change is refused");
      expect(notesIn(kept.groups)).toBe(notes);
    }),
  );
});
