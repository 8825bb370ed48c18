import { expect, test } from "vitest";
import { type Cart, emptyCart } from "#domain/cart/cart.ts";
import { saveDish } from "#domain/cart/change-cart.ts";
import { cartDishOfDraft } from "#domain/cart/dish-draft.ts";
import { priceCart } from "#domain/cart/price-cart.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { type Language, languages } from "#domain/language/language.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import { stripPositions } from "#domain/order/strip-positions.ts";
import { foreignWords } from "#domain/testing/foreign-words.ts";
import { ruth } from "#domain/testing/ruths-order.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import type { MailKind } from "#server/store/outbox.ts";
import { renderMail } from "#server/testing/receive-mail.ts";
import { storedOrder } from "#server/testing/stored-order.ts";

const [place] = seedCatalogue.deliveryPlaces;
if (place === undefined) throw new Error("the seed delivers nowhere");

/** An order with one of everything on the seed's menu, for a customer whose name and address are in `wordsOf`. */
function orderOfEverything(language: Language, wordsOf: Language): CustomerOrder {
  const cart = localizeMenu(seedCatalogue.menu, language).reduce(
    (filled: Cart, { orderType, orderNumber, dishes }) =>
      dishes.reduce((cartSoFar, dish, index) => {
        const draft = {
          amounts: dish.selections.map(() => 1),
          checked: dish.selections.map(({ checkBoxes }) => checkBoxes.map(() => true)),
          choices: dish.options.map(() => 0),
          extraAmounts: dish.extras.map(() => 1),
        };
        const group = { typeName: orderType, typeOrder: orderNumber };
        return saveDish(cartSoFar, group, cartDishOfDraft(dish, index, draft));
      }, filled),
    emptyCart,
  );
  const own = { he: ["רות", "רחוב הזית 7"], en: ["Ruth", "7 Olive St."] }[wordsOf];
  const [name = "", address = ""] = own;
  const price = place?.deliveryPrice ?? ruth.pickupOrDeliveryPrice;
  const city = place?.name[language] ?? "";
  return {
    customerData: { ...ruth, name, address, city, pickupOrDeliveryPrice: price },
    allOrders: stripPositions(cart),
    totalPrice: priceCart(cart),
  };
}

function mail(kind: MailKind, order: CustomerOrder) {
  const stored = storedOrder(order, {}, seedCatalogue);
  return renderMail(kind, stored, { catalogue: seedCatalogue });
}

test.each(languages)(
  "the customer's mail of an order in %s is entirely in that language",
  (language) => {
    const { subject, from, html, text } = mail("customer", orderOfEverything(language, language));
    expect(foreignWords(html, language)).toEqual([]);
    for (const line of [subject, from.name, ...text.split("\n")]) {
      expect(foreignWords(line, language)).toEqual([]);
    }
  },
);

test.each(
  languages.flatMap((language) => [
    ["seller", language] as const,
    ["undelivered", language] as const,
  ]),
)("the seller's mail (%s) about an order in %s is entirely in Hebrew", (kind, language) => {
  const { subject, from, html, text } = mail(kind, orderOfEverything(language, "he"));
  expect(foreignWords(html, "he")).toEqual([]);
  for (const line of [subject, from.name, ...text.split("\n")]) {
    expect(foreignWords(line, "he")).toEqual([]);
  }
});
