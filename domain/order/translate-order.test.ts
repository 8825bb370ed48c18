import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { languages, otherLanguage } from "#domain/language/language.ts";
import { anyShopping, cartOfSteps } from "#domain/testing/any-cart.ts";
import { anyOrdering } from "#domain/testing/any-order.ts";
import { ruth, ruthsOrder } from "#domain/testing/ruths-order.ts";
import { englishMenu, hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { checkOrder } from "./check-order.ts";
import type { AcceptedOrder, CustomerOrder } from "./order.ts";
import { stripPositions } from "./strip-positions.ts";
import { translateOrder } from "./translate-order.ts";

function accept(order: CustomerOrder, catalogue = soupKitchen): AcceptedOrder {
  const checked = checkOrder(order, catalogue);
  if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.refusals)}`);
  return checked.order;
}

describe("an order in the other language", () => {
  const hebrew = accept(ruthsOrder(hebrewMenu, "ירושלים"));
  const english = accept(ruthsOrder(englishMenu, "Jerusalem"));

  test("is the order that a customer would have made in that language", () => {
    expect(translateOrder(english, soupKitchen, "he")).toEqual(hebrew);
    expect(translateOrder(hebrew, soupKitchen, "en")).toEqual(english);
  });

  test("names every dish, selection, add-on, option, choice and extra, and the place", () => {
    const { customerData, allOrders } = translateOrder(english, soupKitchen, "he");
    expect(customerData).toEqual(ruth);
    expect(allOrders[0]).toMatchObject({
      typeName: "מרקים",
      orders: [
        {
          dishName: "מרק עוף",
          selections: [
            { selectionName: "חצי ליטר", checkedOptions: [{ name: "קניידלך" }] },
            { selectionName: "ליטר" },
          ],
          options: [
            { name: "תיבול", choice: "חריף" },
            { name: "כלי", choice: "צנצנת" },
          ],
          extras: [{ name: "חלה" }],
        },
      ],
    });
  });

  test("is the same object if the language does not change", () => {
    expect(translateOrder(hebrew, soupKitchen, "he")).toBe(hebrew);
  });

  test("keeps names that are not on the menu", () => {
    const elsewhere = { ...soupKitchen, menu: [], deliveryPlaces: [] };
    expect(translateOrder(english, elsewhere, "he")).toEqual({ ...english, language: "he" });
  });
});

test("for any cart, its translation is the cart in the other language", () => {
  fc.assert(
    fc.property(anyShopping, fc.constantFrom(...languages), ({ catalogue, steps }, language) => {
      const to = otherLanguage(language);
      const groupsIn = (each: typeof language) =>
        stripPositions(cartOfSteps(localizeMenu(catalogue.menu, each), steps));
      const translated = translateOrder(asAccepted(groupsIn(language), language), catalogue, to);
      expect(translated.allOrders).toEqual(groupsIn(to));
    }),
  );
});

test("any accepted order is unchanged after translation in both directions", () => {
  fc.assert(
    fc.property(anyOrdering, ({ catalogue, order }) => {
      const accepted = accept(order, catalogue);
      const there = translateOrder(accepted, catalogue, otherLanguage(accepted.language));
      expect(translateOrder(there, catalogue, accepted.language)).toEqual(accepted);
    }),
  );
});

/** Whatever language the menu would take the names for: they are in this one. */
function asAccepted(
  allOrders: CustomerOrder["allOrders"],
  language: AcceptedOrder["language"],
): AcceptedOrder {
  return { ...accept(ruthsOrder(hebrewMenu, "ירושלים")), allOrders, language } as AcceptedOrder;
}
