import { type DishLine, dishLines } from "#domain/cart/dish-lines.ts";
import { noAgorot } from "#domain/money/agorot.ts";
import { priceText } from "#domain/money/price-text.ts";
import type { AcceptedDish, OrderInLanguage } from "#domain/order/order.ts";
import type { ContentGroup, MailDish, MailLine } from "./mail-content.ts";
import { letterMessagesIn } from "./messages.ts";
import type { LetterMessages } from "./messages-he.ts";
import { priceOrFree } from "./order-facts.ts";
import { isolatedText, safeText, unlinkedText } from "./safe-text.ts";
import { sellerMessages } from "./seller-messages.ts";

/** What the mails to one side say of a line beside its name and its price. */
type Details = (line: DishLine, portions: number) => Partial<MailLine>;

/** The dishes of an order as the site showed them, in its language. */
export function customerGroups(order: OrderInLanguage): readonly ContentGroup[] {
  const messages = letterMessagesIn(order.language);
  const details: Details = (line) => {
    if (line.kind === "option") return {};
    return {
      // One that costs as much as the line says nothing more.
      ...(line.unitPrice !== line.price && { unitPrice: messages.each(priceText(line.unitPrice)) }),
      ...(line.kind === "selection" && {
        details: line.addOns.map(({ name, addedPrice }) => ({
          text: safeText(name),
          addedPrice: `+${priceText(addedPrice)}`,
        })),
      }),
    };
  };
  return groupsOf(order, (dish) => mailDish(dish, messages, details));
}

/** The dishes of an order as they are cooked, with the total amount of every add-on. Its names must be in Hebrew. */
export function sellerGroups(order: OrderInLanguage): readonly ContentGroup[] {
  const details: Details = (line, portions) => {
    if (line.kind === "option") return { details: [{ text: sellerMessages.forAll(portions) }] };
    if (line.kind === "extra") return { text: sellerMessages.extra(safeText(line.name)) };
    const addOn = (name: string) => sellerMessages.addOn(line.amount, safeText(name));
    return { details: line.addOns.map(({ name }) => ({ text: addOn(name) })) };
  };
  return groupsOf(order, (dish) => ({
    ...mailDish(dish, letterMessagesIn("he"), details),
    portions: sellerMessages.portions(portionsOf(dish)),
  }));
}

function groupsOf(
  { groups }: OrderInLanguage,
  mailDishOf: (dish: AcceptedDish<string>) => MailDish,
): readonly ContentGroup[] {
  return groups.map(({ name: typeName, dishes }) => ({
    typeName: safeText(typeName),
    dishes: dishes.map(mailDishOf),
  }));
}

function mailDish(
  dish: AcceptedDish<string>,
  messages: LetterMessages,
  details: Details,
): MailDish {
  return {
    name: safeText(dish.name),
    lines: dishLines(dish).map((line) => ({
      ...mailLine(line, messages),
      ...details(line, portionsOf(dish)),
    })),
    ...(dish.note !== undefined && { note: noteText(dish.note, messages) }),
    total: { label: messages.dishTotal, price: priceText(dish.totalPrice) },
  };
}

function noteText(note: string, { note: label }: LetterMessages): string {
  return `${label}: ${isolatedText(unlinkedText(note))}`;
}

function mailLine(line: DishLine, messages: LetterMessages): MailLine {
  const price = priceOrFree(line.price, messages.free);
  if (line.kind !== "option")
    return { amount: line.amount, text: safeText(line.name), details: [], price };
  const text = `${safeText(line.name)}: ${safeText(line.choice)}`;
  return { text, details: [], price: line.price === noAgorot ? "" : price };
}

function portionsOf({ selections }: AcceptedDish<string>): number {
  return selections.reduce((sum, { amount }) => sum + amount, 0);
}
