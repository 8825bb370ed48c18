import { type DishLine, dishLines } from "#domain/cart/dish-lines.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { priceText } from "#domain/money/price-text.ts";
import type { AcceptedDish } from "#domain/order/order.ts";
import type { StoredOrder } from "#server/store/store.ts";
import type { MailContent, MailDish, MailFact, MailLine } from "./mail-content.ts";
import { messagesIn } from "./messages.ts";
import { isPaymentSet, orderTotals, phoneFact, placeFacts, weekText } from "./order-facts.ts";
import { isolatedText, safeText } from "./safe-text.ts";

/**
 * The content of the customer's confirmation, in the language of the order: the order as the site showed it, and how to pay.
 * `catalogue` is the one that the order was priced with.
 */
export function customerMail(
  { order, number, week }: StoredOrder,
  catalogue: Catalogue,
): MailContent {
  const { language, customerData } = order;
  const { shop } = catalogue;
  const messages = messagesIn(language);
  const shopName = safeText(shop.name[language]);
  const due = weekText(week, shop, language);
  return {
    language,
    subject: messages.subject(number, shopName),
    preview: messages.preview(priceText(order.orderTotal), due),
    shopName,
    title: messages.title,
    opening: [messages.greeting(isolatedText(customerData.name))],
    facts: [
      { label: messages.number, value: number, isLeftToRight: true },
      { label: messages.week, value: due },
      ...placeFacts(order, catalogue, messages.orderType),
      { label: messages.name, value: safeText(customerData.name) },
      phoneFact(messages.phoneNumber, customerData.phoneNumber),
      ...payLinkFact(shop.payment.link, messages.payLink),
    ],
    groups: order.allOrders.map(({ typeName, orders }) => ({
      typeName: safeText(typeName),
      dishes: orders.map((dish) => mailDish(dish, messages.dishTotal)),
    })),
    totals: orderTotals(order),
    closing: [
      isPaymentSet(shop)
        ? messages.pay(
            isolatedText(shop.payment.app[language]),
            isolatedText(shop.payment.payee[language]),
          )
        : messages.payLater,
      messages.questions(isolatedText(shop.contactAddress)),
      ...(shop.whatsapp === null
        ? []
        : [messages.whatsapp(isolatedText(`https://wa.me/${shop.whatsapp}`))]),
    ],
    isForCooking: false,
  };
}

function payLinkFact(link: string | null, label: string): readonly MailFact[] {
  return link === null ? [] : [{ label, value: link, isLeftToRight: true, href: link }];
}

function mailDish(dish: AcceptedDish, totalLabel: string): MailDish {
  return {
    name: safeText(dish.dishName),
    lines: dishLines(dish).map(mailLine),
    total: { label: totalLabel, price: priceText(dish.totalPrice) },
  };
}

function mailLine(line: DishLine): MailLine {
  const price = priceText(line.price);
  switch (line.kind) {
    case "selection":
      return {
        amount: line.amount,
        text: safeText(line.name),
        details: line.addOns.map(({ name, addedPrice }) => ({
          text: safeText(name),
          addedPrice: `+${priceText(addedPrice)}`,
        })),
        price,
      };
    case "option":
      return { text: `${safeText(line.name)}: ${safeText(line.choice)}`, details: [], price };
    case "extra":
      return { amount: line.amount, text: safeText(line.name), details: [], price };
  }
}
