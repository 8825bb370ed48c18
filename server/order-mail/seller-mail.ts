import { type DishLine, dishLines } from "#domain/cart/dish-lines.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { noAgorot } from "#domain/money/agorot.ts";
import { priceText } from "#domain/money/price-text.ts";
import type { AcceptedDish } from "#domain/order/order.ts";
import { translateOrder } from "#domain/order/translate-order.ts";
import type { StoredOrder } from "#server/store/store.ts";
import type { MailContent, MailDish, MailLine } from "./mail-content.ts";
import { messagesHe as messages } from "./messages-he.ts";
import {
  isPaymentSet,
  mainTotal,
  orderTotals,
  phoneFact,
  placeFacts,
  priceOrFree,
  timeText,
  weekText,
} from "./order-facts.ts";
import { isolatedText, mailAddressText, safeText, unlinkedText } from "./safe-text.ts";
import { sellerMessages } from "./seller-messages.ts";

/**
 * The content of the seller's notice, from which she cooks. It is always in Hebrew, gives the total amount of every add-on,
 * and says whom to call and where the order goes. `catalogue` is the one that the order was priced with.
 */
export function sellerMail(stored: StoredOrder, catalogue: Catalogue): MailContent {
  const { number, week, receivedAt } = stored;
  const { shop } = catalogue;
  const order = translateOrder(stored.order, catalogue, "he");
  const { customerData } = order;
  const name = unlinkedText(customerData.name);
  return {
    language: "he",
    subject: sellerMessages.subject(number, name),
    preview: sellerMessages.preview(
      messages[customerData.orderType],
      isolatedText(customerData.city),
      priceText(order.orderTotal),
    ),
    shopName: safeText(shop.name.he),
    title: sellerMessages.title(number),
    opening: stored.order.language === "en" ? [sellerMessages.fromEnglish] : [],
    due: {
      total: mainTotal(order),
      payment: [
        isPaymentSet(shop)
          ? sellerMessages.payTo(
              isolatedText(shop.payment.app.he),
              isolatedText(shop.payment.payee.he),
            )
          : sellerMessages.payLater,
      ],
    },
    facts: [
      { label: messages.name, value: name },
      {
        ...phoneFact(messages.phoneNumber, customerData.phoneNumber),
        href: `tel:${customerData.phoneNumber}`,
      },
      ...placeFacts(order, catalogue, sellerMessages.orderType),
      { label: messages.week, value: weekText(week, shop, "he") },
      { label: sellerMessages.receivedAt, value: timeText(receivedAt, "he") },
      {
        label: sellerMessages.email,
        value: mailAddressText(customerData.email),
        isLeftToRight: true,
        href: `mailto:${encodeURIComponent(customerData.email).replace("%40", "@")}`,
      },
    ],
    groups: order.allOrders.map(({ typeName, orders }) => ({
      typeName: safeText(typeName),
      dishes: orders.map(mailDish),
    })),
    totals: orderTotals(order),
    closing: [{ text: sellerMessages.reply(isolatedText(name)) }],
    isForCooking: true,
  };
}

function mailDish(dish: AcceptedDish): MailDish {
  const portions = dish.selections.reduce((sum, { amount }) => sum + amount, 0);
  return {
    name: safeText(dish.dishName),
    portions: sellerMessages.portions(portions),
    lines: dishLines(dish).map((line) => mailLine(line, portions)),
    total: { label: messages.dishTotal, price: priceText(dish.totalPrice) },
  };
}

function mailLine(line: DishLine, portions: number): MailLine {
  const price = priceOrFree(line.price, messages.free);
  switch (line.kind) {
    case "selection":
      return {
        amount: line.amount,
        text: safeText(line.name),
        details: line.addOns.map(({ name }) => ({
          text: sellerMessages.addOn(line.amount, safeText(name)),
        })),
        price,
      };
    case "option":
      return {
        text: `${safeText(line.name)}: ${safeText(line.choice)}`,
        details: [{ text: sellerMessages.forAll(portions) }],
        price: line.price === noAgorot ? "" : price,
      };
    case "extra":
      return {
        amount: line.amount,
        text: sellerMessages.extra(safeText(line.name)),
        details: [],
        price,
      };
  }
}
