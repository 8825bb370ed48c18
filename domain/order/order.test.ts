import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cartOfOrder } from "#domain/cart/cart-of-order.ts";
import { resolveCart } from "#domain/cart/resolve-cart.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { languages } from "#domain/language/language.ts";
import { mapFields } from "#domain/map-fields.ts";
import { anyShopping, cartOfSteps } from "#domain/testing/any-cart.ts";
import { anyOrdering } from "#domain/testing/any-order.ts";
import { checkedGroups } from "#domain/testing/checked-groups.ts";
import { ruth, ruthsOrder } from "#domain/testing/ruths-order.ts";
import { englishMenu, hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { withoutIds } from "#domain/testing/without-ids.ts";
import { checkOrder } from "./check-order.ts";
import { inBothLanguages } from "./in-both-languages.ts";
import { type AcceptedOrder, type CustomerOrder, type OrderGroup, orderIn } from "./order.ts";
import { stripPositions } from "./strip-positions.ts";

function accept(order: CustomerOrder, catalogue = soupKitchen): AcceptedOrder {
  const checked = checkOrder(order, catalogue);
  if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.refusals)}`);
  return checked.order;
}

describe("an order in the other language", () => {
  const hebrew = accept(ruthsOrder(hebrewMenu, "ירושלים"));
  const english = accept(ruthsOrder(englishMenu, "Jerusalem"));

  test("equals the order that the same choices make in that language", () => {
    expect({ ...english, language: "he" }).toEqual(hebrew);
    expect(orderIn(english, "he")).toEqual(orderIn(hebrew, "he"));
    expect(orderIn(hebrew, "en")).toEqual(orderIn(english, "en"));
  });

  test("names every dish, selection, add-on, option, choice and extra, and the place", () => {
    const { customerData, groups } = orderIn(english, "he");
    expect(customerData).toEqual(ruth);
    expect(groups[0]).toMatchObject({
      name: "מרקים",
      dishes: [
        {
          name: "מרק עוף",
          selections: [{ name: "חצי ליטר", addOns: [{ name: "קניידלך" }] }, { name: "ליטר" }],
          options: [
            { name: "תיבול", choice: "חריף" },
            { name: "כלי", choice: "צנצנת" },
          ],
          extras: [{ name: "חלה" }],
        },
      ],
    });
  });

  test("keeps names that are not on the menu", () => {
    const sent = checkedGroups(ruthsOrder(englishMenu, "Jerusalem").groups);
    const groups = inBothLanguages(sent, "en", []);
    expect(orderIn({ ...english, groups }, "he").groups).toMatchObject(sent);
  });

  test("is read without any menu: it says where it is picked up", () => {
    const place = soupKitchen.deliveryPlaces.find(({ pickupAddress }) => pickupAddress.en !== "");
    if (place === undefined) throw new Error("there is a place for pickup");
    const { customerData, ...rest } = ruthsOrder(hebrewMenu, place.name.he);
    const pickup = { orderType: "pickup", address: "", pickupOrDeliveryPrice: place.pickupPrice };
    const order = accept({
      ...rest,
      customerData: { ...customerData, ...pickup },
    } as CustomerOrder);
    for (const language of languages) {
      expect(orderIn(order, language).pickupAddress).toBe(place.pickupAddress[language]);
      expect(orderIn(hebrew, language).pickupAddress).toBe("");
    }
  });
});

test("an order has the names and the ids of the cart from which it was sent, in either language, and nothing else of it changes", () => {
  fc.assert(
    fc.property(
      anyShopping,
      fc.constantFrom(...languages),
      fc.constantFrom(...languages),
      ({ catalogue, steps }, from, to) => {
        // Whatever language the menu would take the names for: they are in this one.
        const sent = checkedGroups(
          stripPositions(cartOfSteps(localizeMenu(catalogue.menu, from), steps)),
        );
        const groups = inBothLanguages(sent, from, catalogue.menu);
        const order = { ...accept(ruthsOrder(hebrewMenu, "ירושלים")), groups };
        expect(withoutIds(orderIn(order, from).groups)).toMatchObject(withoutIds(sent));
        const shown = localizeMenu(catalogue.menu, to);
        // The customer's page gets no measures.
        const placed = mapFields(orderIn(order, to).groups, (value, name) =>
          name === "measure" ? undefined : value,
        ) as readonly OrderGroup[];
        const resolved = resolveCart(cartOfOrder(placed), shown);
        expect(resolved).toEqual({ cart: cartOfSteps(shown, steps), changes: [] });
      },
    ),
  );
});

test("any accepted order is what was sent, in its own language", () => {
  fc.assert(
    fc.property(anyOrdering, ({ catalogue, order }) => {
      const accepted = accept(order, catalogue);
      expect(orderIn(accepted, accepted.language)).toMatchObject(order);
    }),
  );
});
