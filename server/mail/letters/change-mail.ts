import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { signedPriceText } from "#domain/money/price-text.ts";
import type { OrderInLanguage } from "#domain/order/order.ts";
import { orderIn } from "#domain/order/order-in.ts";
import { changeList, type OrderChange } from "./change-list.ts";
import { customerFrame, factsOfOrder } from "./customer-mail.ts";
import type { MailContent } from "./mail-content.ts";
import { customerGroups } from "./mail-groups.ts";
import { type ChangeMessages, changeMessagesIn } from "./messages.ts";
import {
  balanceTotal,
  mainTotal,
  numberFact,
  orderTotals,
  pageFact,
  payLinkFact,
  paymentTexts,
  receivedTotals,
  weekText,
} from "./order-facts.ts";
import { isolatedName, isolatedText } from "./safe-text.ts";

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
  const { language } = after.order;
  const order = orderIn(after.order, language);
  const texts = changeMessagesIn(language);
  const frame = customerFrame(shop, language);
  const week = weekText(told.after.week, shop, language);
  const sentence = sentenceOf(change, week, texts);
  const { isCancelled, due } = told.after;
  return {
    ...frame,
    subject: texts.subject[told.kind](after.number, frame.shopName),
    preview: sentence,
    title: texts.title[told.kind],
    opening: [texts.greeting(isolatedName(order.customerData)), sentence],
    changes: told.kind === "changed" ? changeList(change, language) : [],
    due: isCancelled ? undefined : dueOf(change, order, shop, texts),
    facts: [
      ...(isToPay(change) ? payLinkFact(shop, language) : []),
      ...pageFact(page, language, order.handOver),
      numberFact(after.number, language),
      ...(isCancelled ? [] : factsOfOrder(order, week)),
    ],
    groups: isCancelled ? [] : customerGroups(order),
    totals: isCancelled
      ? []
      : [...orderTotals(order, after), ...receivedTotals(due, change.received, texts)],
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
  const { due } = change.told.after;
  const total = balanceTotal(due, change.received, texts);
  if (isToPay(change)) return { total, payment: paymentTexts(shop, order.language) };
  return { total, payment: due < change.received ? [texts.givesBack] : [] };
}
