import { type DishLine, dishLines } from "#domain/cart/dish-lines.ts";
import { type Agorot, noAgorot } from "#domain/money/agorot.ts";
import { priceText } from "#domain/money/price-text.ts";
import type { AcceptedDish, OrderInLanguage } from "#domain/order/order.ts";
import type { MailDish, MailGroup, MailLine } from "./mail-content.ts";
import { type Messages, messagesIn } from "./messages.ts";
import { priceOrFree } from "./order-facts.ts";
import { safeText } from "./safe-text.ts";

/** The dishes of an order as the site showed them, in its language. */
export function customerGroups({ allOrders, language }: OrderInLanguage): readonly MailGroup[] {
  const messages = messagesIn(language);
  return allOrders.map(({ typeName, orders }) => ({
    typeName: safeText(typeName),
    dishes: orders.map((dish) => mailDish(dish, messages)),
  }));
}

function mailDish(dish: AcceptedDish<string>, messages: Messages): MailDish {
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
