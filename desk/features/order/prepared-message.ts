import { messagesIn } from "#desk/language/messages.ts";
import type { Language } from "#domain/language/language.ts";
import { priceText } from "#domain/money/price-text.ts";
import { balance } from "#domain/order-log/balance.ts";

interface MessagedOrder {
  readonly number: string;
  readonly name: string;
  readonly language: Language;
  readonly state: { readonly due: number | null; readonly received: number | null };
}

/** The beginning of a message to a customer, in the customer's language: who writes, which order, and what is open. */
export function preparedMessage(order: MessagedOrder, shopName: string): string {
  const texts = messagesIn(order.language).order;
  const open = balance(order.state);
  const opening = texts.messageOpening(order.name, shopName, order.number);
  if (open?.kind === "to-pay") return `${opening} ${texts.messageToPay(priceText(open.amount))}`;
  if (open?.kind === "to-give-back")
    return `${opening} ${texts.messageToGiveBack(priceText(open.amount))}`;
  return opening;
}

/** The subject of an e-mail to a customer, in the customer's language. */
export function preparedSubject({ number, language }: MessagedOrder, shopName: string): string {
  return messagesIn(language).order.mailSubject(number, shopName);
}
