import { type DishLine, dishLines } from "#domain/cart/dish-lines.ts";
import { noAgorot } from "#domain/money/agorot.ts";
import { priceText } from "#domain/money/price-text.ts";
import type { AcceptedDish, OrderInLanguage } from "#domain/order/order.ts";
import type { MailDish, MailGroup, MailLine } from "./mail-content.ts";
import { messagesHe as messages } from "./messages-he.ts";
import { priceOrFree } from "./order-facts.ts";
import { safeText } from "./safe-text.ts";
import { sellerMessages } from "./seller-messages.ts";

/** The dishes of an order as they are cooked, with the total amount of every add-on. Its names must be in Hebrew. */
export function sellerGroups({ allOrders }: OrderInLanguage): readonly MailGroup[] {
  return allOrders.map(({ typeName, orders }) => ({
    typeName: safeText(typeName),
    dishes: orders.map(mailDish),
  }));
}

function mailDish(dish: AcceptedDish<string>): MailDish {
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
