import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { priceText, signedPriceText } from "#domain/money/price-text.ts";
import type { OrderInLanguage } from "#domain/order/order.ts";
import { orderIn } from "#domain/order/order-in.ts";
import { changeList } from "./change-list.ts";
import { contactParagraphs } from "./contact-paragraphs.ts";
import type { MailContent, MailTotal } from "./mail-content.ts";
import { customerGroups } from "./mail-groups.ts";
import { type ChangeMessages, changeMessagesIn, letterMessagesIn } from "./messages.ts";
import type { OrderChange } from "./order-change.ts";
import {
  mainTotal,
  orderTotals,
  pageFact,
  payLinkFact,
  paymentTexts,
  phoneFact,
  placeFacts,
  weekText,
} from "./order-facts.ts";
import { isolatedText, safeText, unlinkedText } from "./safe-text.ts";

/**
 * The content of the mail that tells a customer what happened to an order, in the language of the order: what it was, what is to be
 * paid now, and the order as it was made by it. `page` is the address of the order's page, if the shop knows its own.
 */
export function changeMail(
  change: OrderChange,
  { shop }: Pick<Catalogue, "shop">,
  page: string | undefined,
): MailContent {
  const { told, after } = change;
  const { number } = after;
  const { language } = after.order;
  const order = orderIn(after.order, language);
  const { customerData } = order;
  const messages = letterMessagesIn(language);
  const texts = changeMessagesIn(language);
  const shopName = safeText(shop.name[language]);
  const week = weekText(told.after.week, shop, language);
  const sentence = sentenceOf(change, week, texts);
  const { isCancelled } = told.after;
  return {
    language,
    subject: texts.subject[told.kind](number, shopName),
    preview: sentence,
    shopName,
    title: texts.title[told.kind],
    opening: [texts.greeting(isolatedText(unlinkedText(customerData.name))), sentence],
    changes: told.kind === "changed" ? changeList(change, language) : [],
    due: isCancelled ? undefined : dueOf(change, order, shop, texts),
    facts: [
      ...(isToPay(change) ? payLinkFact(shop, language) : []),
      ...pageFact(page, language),
      { label: messages.number, value: number, isLeftToRight: true },
      ...(isCancelled
        ? []
        : [
            { label: messages.week, value: week },
            ...placeFacts(order, messages.orderType),
            { label: messages.name, value: unlinkedText(customerData.name) },
            phoneFact(messages.phoneNumber, customerData.phoneNumber),
          ]),
    ],
    groups: isCancelled ? [] : customerGroups(order),
    totals: isCancelled ? [] : [...orderTotals(order, after), ...receivedTotals(change, texts)],
    closing: contactParagraphs(shop, language),
  };
}

/** What happened, in one sentence. */
function sentenceOf({ told, received }: OrderChange, week: string, texts: ChangeMessages): string {
  switch (told.kind) {
    case "changed":
      return texts.changed;
    case "cancelled":
      return received > 0 ? texts.paid(isolatedText(signedPriceText(received))) : texts.notPaid;
    case "restored":
      return texts.restored;
    case "moved":
      return texts.moved(week);
  }
}

function isToPay({ told, received }: OrderChange): boolean {
  return told.after.due > received;
}

function dueOf(
  change: OrderChange,
  order: OrderInLanguage,
  shop: Catalogue["shop"],
  texts: ChangeMessages,
): MailContent["due"] {
  if (change.received === 0)
    return { total: mainTotal(order), payment: paymentTexts(shop, order.language) };
  const balance = balanceTotal(change, texts);
  if (isToPay(change)) return { total: balance, payment: paymentTexts(shop, order.language) };
  return {
    total: balance,
    payment: change.told.after.due < change.received ? [texts.givesBack] : [],
  };
}

function balanceTotal({ told, received }: OrderChange, texts: ChangeMessages): MailTotal {
  const balance = told.after.due - received;
  if (balance === 0) return { label: texts.isPaid, price: priceText(told.after.due), isMain: true };
  const label = balance > 0 ? texts.toPay : texts.toGiveBack;
  return { label, price: signedPriceText(Math.abs(balance)), isMain: true };
}

/** What was received and what follows from it, if anything was. */
function receivedTotals(change: OrderChange, texts: ChangeMessages): readonly MailTotal[] {
  if (change.received === 0) return [];
  const received = { label: texts.received, price: signedPriceText(change.received) };
  return [received, balanceTotal(change, texts)];
}
