import { type DishLine, dishLines } from "#domain/cart/dish-lines.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type Agorot, noAgorot } from "#domain/money/agorot.ts";
import { priceText } from "#domain/money/price-text.ts";
import type { AcceptedDish } from "#domain/order/order.ts";
import type { StoredOrder } from "#server/store/store.ts";
import type { MailContent, MailDish, MailFact, MailLine, MailParagraph } from "./mail-content.ts";
import { type Messages, messagesIn } from "./messages.ts";
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
import { isolatedText, safeText, unlinkedText } from "./safe-text.ts";

/**
 * The content of the customer's confirmation, in the language of the order: the order as the site showed it, and how to pay.
 * `catalogue` is the one that the order was priced with.
 */
export function customerMail(
  { order, number, week, receivedAt }: StoredOrder,
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
    opening: [messages.greeting(isolatedText(unlinkedText(customerData.name)))],
    due: {
      total: mainTotal(order),
      payment: [
        isPaymentSet(shop)
          ? messages.pay(
              isolatedText(shop.payment.app[language]),
              isolatedText(shop.payment.payee[language]),
            )
          : messages.payLater,
      ],
    },
    facts: [
      ...payLinkFact(shop.payment.link, messages.payLink),
      { label: messages.number, value: number, isLeftToRight: true },
      { label: messages.receivedAt, value: timeText(receivedAt, language) },
      { label: messages.week, value: due },
      ...placeFacts(order, catalogue, messages.orderType),
      { label: messages.name, value: unlinkedText(customerData.name) },
      phoneFact(messages.phoneNumber, customerData.phoneNumber),
    ],
    groups: order.allOrders.map(({ typeName, orders }) => ({
      typeName: safeText(typeName),
      dishes: orders.map((dish) => mailDish(dish, messages)),
    })),
    totals: orderTotals(order),
    closing: [questions(shop, messages), ...whatsapp(shop, messages)],
    isForCooking: false,
  };
}

function payLinkFact(link: string | null, label: string): readonly MailFact[] {
  return link === null ? [] : [{ label, value: link, isLeftToRight: true, href: link }];
}

function questions({ contactAddress }: Catalogue["shop"], messages: Messages): MailParagraph {
  const address = safeText(contactAddress);
  return {
    text: messages.questions(isolatedText(address)),
    link: { text: address, href: `mailto:${address}` },
  };
}

function whatsapp(shop: Catalogue["shop"], messages: Messages): readonly MailParagraph[] {
  if (shop.whatsapp === null) return [];
  const href = `https://wa.me/${shop.whatsapp}`;
  return [{ text: messages.whatsapp(isolatedText(href)), link: { text: href, href } }];
}

function mailDish(dish: AcceptedDish, messages: Messages): MailDish {
  return {
    name: safeText(dish.dishName),
    lines: dishLines(dish).map((line) => mailLine(line, messages)),
    total: { label: messages.dishTotal, price: priceText(dish.totalPrice) },
  };
}

function mailLine(line: DishLine, messages: Messages): MailLine {
  const price = priceOrFree(line.price, messages.free);
  switch (line.kind) {
    case "selection":
      return {
        amount: line.amount,
        text: safeText(line.name),
        ...unitPrice(line, messages),
        details: line.addOns.map(({ name, addedPrice }) => ({
          text: safeText(name),
          addedPrice: `+${priceText(addedPrice)}`,
        })),
        price,
      };
    case "option":
      return {
        text: `${safeText(line.name)}: ${safeText(line.choice)}`,
        details: [],
        price: line.price === noAgorot ? "" : price,
      };
    case "extra":
      return {
        amount: line.amount,
        text: safeText(line.name),
        ...unitPrice(line, messages),
        details: [],
        price,
      };
  }
}

/** Nothing if one costs as much as the line, which then says it already. */
function unitPrice(
  line: { readonly unitPrice: Agorot; readonly price: Agorot },
  messages: Messages,
): Pick<MailLine, "unitPrice"> {
  return line.unitPrice === line.price
    ? {}
    : { unitPrice: messages.each(priceText(line.unitPrice)) };
}
