import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { isPlaceholder } from "#domain/catalogue/is-placeholder.ts";
import { type Language, otherLanguage } from "#domain/language/language.ts";
import { type OrderInLanguage, orderIn } from "#domain/order/order.ts";
import type { OrderState } from "#domain/order-log/order-state.ts";
import { momentText } from "#domain/schedule/date-text.ts";
import type { Message } from "#server/store/mails/messages.ts";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";
import type { OrderChange } from "./change-list.ts";
import type { MailContent, MailFact, MailParagraph } from "./mail-content.ts";
import { customerGroups } from "./mail-groups.ts";
import { changeMessagesIn, letterMessagesIn } from "./messages.ts";
import {
  balanceTotal,
  dueOf,
  handOverFacts,
  isAsPlaced,
  isPaymentSet,
  numberFact,
  orderTotals,
  type PageOfOrder,
  pageButton,
  payButton,
  paymentTexts,
  phoneFact,
  placeFacts,
  receivedTotals,
  weekText,
} from "./order-facts.ts";
import { isolatedName, isolatedText, safeText, unlinkedText } from "./safe-text.ts";
import { textBody } from "./text-body.ts";

type Shop = Catalogue["shop"];

/**
 * The content of the customer's confirmation, in the language of the order: when and where the food is handed over, how to pay and until
 * when the order can be changed, and the order as the site shows it. `money` is the current one, in agorot.
 */
export function customerMail(
  stored: StoredOrder,
  { shop }: Pick<Catalogue, "shop">,
  money: Pick<OrderState, "due" | "received">,
  page: PageOfOrder,
): MailContent {
  const { number, week, receivedAt } = stored;
  const { language } = stored.order;
  const order = orderIn(stored.order, language);
  const messages = letterMessagesIn(language);
  const frame = customerFrame(shop, language);
  const { customerData, handOver } = order;
  const [time] = handOverFacts(handOver && withoutNote(handOver), customerData.orderType, language);
  const due = dueOf(order, money, shop);
  const { label, price } = due.total;
  const toPay = isAsPlaced(order, money) ? messages.preview(price) : `${label}: ${price}`;
  return {
    ...frame,
    subject: messages.subject(number, frame.shopName),
    preview: time === undefined ? toPay : `${time.label}: ${time.value}. ${toPay}`,
    title: messages.title,
    opening: [messages.greeting(isolatedName(customerData))],
    handOver: placeFacts(order, messages.orderType, page.page),
    due,
    buttons: [
      ...payButton(shop, language, { number, toPay: money.due - money.received }),
      ...pageButton(page, "seeOrChange", week, shop, language),
    ],
    facts: [],
    groups: customerGroups(order),
    totals: [
      ...orderTotals(order, stored),
      ...receivedTotals(money.due, money.received, changeMessagesIn(language)),
    ],
    details: [
      numberFact(number, language),
      { label: messages.receivedAt, value: momentText(receivedAt, language) },
      ...personFacts(order, weekText(week, shop, language)),
    ],
  };
}

/** A preview has no room for what the seller wrote beside a time. */
function withoutNote({
  note: _,
  ...time
}: NonNullable<OrderInLanguage["handOver"]>): NonNullable<OrderInLanguage["handOver"]> {
  return time;
}

/** When and where an order goes and to whom, and when its `week` closes, in words. */
export function factsOfOrder(
  order: OrderInLanguage,
  week: string,
  { page }: Pick<PageOfOrder, "page">,
): readonly MailFact[] {
  const { orderType } = letterMessagesIn(order.language);
  return [...placeFacts(order, orderType, page), ...personFacts(order, week)];
}

function personFacts({ customerData, language }: OrderInLanguage, week: string) {
  const messages = letterMessagesIn(language);
  const { name, phoneNumber } = customerData;
  return [
    { label: messages.name, value: unlinkedText(name) },
    phoneFact(messages.phoneNumber, phoneNumber),
    { label: messages.week, value: week },
  ];
}

/**
 * The content of a message of the seller to a customer. It is in the language of the order, except for her own words if she wrote them only in
 * the other one: then a line says so.
 */
export function messageMail(
  { order, number, week }: StoredOrder,
  { shop }: Pick<Catalogue, "shop">,
  { subject, text }: Pick<Message, "subject" | "text">,
  page: PageOfOrder,
): MailContent {
  const { language, customerData } = order;
  const { handOver } = orderIn(order, language);
  const frame = customerFrame(shop, language);
  const isWritten = subject[language] !== "" && text[language] !== "";
  const written = isWritten ? language : otherLanguage(language);
  const title = safeText(subject[written]);
  const paragraphs = text[written].split("\n").map(safeText);
  return {
    ...frame,
    subject: `${title} · ${frame.shopName}`,
    preview: paragraphs[0] ?? "",
    title,
    opening: [
      changeMessagesIn(language).greeting(isolatedName(customerData)),
      ...(isWritten ? [] : [letterMessagesIn(language).onlyInOther]),
      ...paragraphs
        .filter((paragraph) => paragraph !== "")
        .map((paragraph) => (isWritten ? paragraph : isolatedText(paragraph))),
    ],
    buttons: pageButton(page, "seeOrChange", week, shop, language),
    facts: [
      ...handOverFacts(handOver, customerData.orderType, language, page.page),
      numberFact(number, language),
      { label: letterMessagesIn(language).week, value: weekText(week, shop, language) },
    ],
  };
}

/**
 * The content of the mail that asks a customer to pay what is open, in the language of the order: how much, to whom, and the order's page. `money`
 * is the current one, in agorot: less was received than is due.
 */
export function requestMail(
  stored: StoredOrder,
  { shop }: Pick<Catalogue, "shop">,
  money: Pick<OrderState, "due" | "received">,
  page: PageOfOrder,
): MailContent {
  const { number, week } = stored;
  const { language } = stored.order;
  const order = orderIn(stored.order, language);
  const { greeting, request, ...texts } = changeMessagesIn(language);
  const { receivedAt } = letterMessagesIn(language);
  const frame = customerFrame(shop, language);
  const total = balanceTotal(money.due, money.received, texts);
  return {
    ...frame,
    subject: request.subject(number, frame.shopName),
    preview: request.preview(total.price),
    title: request.title,
    opening: [greeting(isolatedName(order.customerData)), request.sentence],
    due: { total, payment: isPaymentSet(shop) ? paymentTexts(shop, language) : [request.howToPay] },
    buttons: [
      ...payButton(shop, language, { number, toPay: money.due - money.received }),
      ...pageButton(page, undefined, week, shop, language),
    ],
    facts: [
      numberFact(number, language),
      { label: receivedAt, value: momentText(stored.receivedAt, language) },
      ...handOverFacts(order.handOver, order.customerData.orderType, language),
    ],
    totals: [...orderTotals(order, stored), ...receivedTotals(money.due, money.received, texts)],
  };
}

/** The same for a chat, as plain text: without sums of what is open, which the customer finds on the order's page, and how to answer. */
export function requestText(...request: Parameters<typeof requestMail>): string {
  const content = requestMail(...request);
  return textBody({ ...content, totals: [], closing: [] }).trim();
}

/**
 * The content of the mail to the address that an order had before its customer gave it another one, in the language that the order had.
 * Its reader may not be the customer of the order now, so it says nothing about the order as it is now.
 */
export function readdressedMail(
  { before: { order, number } }: Pick<OrderChange, "before">,
  { shop }: Pick<Catalogue, "shop">,
): MailContent {
  const { language, customerData } = order;
  const { greeting, readdressed } = changeMessagesIn(language);
  const frame = customerFrame(shop, language);
  return {
    ...frame,
    subject: readdressed.subject(number, frame.shopName),
    preview: readdressed.sentence,
    title: readdressed.title,
    opening: [greeting(isolatedName(customerData)), readdressed.sentence],
    facts: [numberFact(number, language)],
  };
}

/** What every mail to a customer has: the name of the shop, and at its end who cooks and whom to ask. */
export function customerFrame(shop: Shop, language: Language) {
  const messages = letterMessagesIn(language);
  const address = safeText(shop.contactAddress);
  const questions: MailParagraph = {
    text: messages.questions(isolatedText(address)),
    link: { text: address, href: `mailto:${address}` },
  };
  const href = `https://wa.me/${shop.whatsapp ?? ""}`;
  const whatsapp = { text: messages.whatsapp(isolatedText(href)), link: { text: href, href } };
  return {
    language,
    shopName: safeText(shop.name[language]),
    closing: [
      ...cookLine(shop.cook, language),
      questions,
      ...(shop.whatsapp === null ? [] : [whatsapp]),
    ],
  };
}

/** Who cooks, as far as the seller says it. Without her photograph: a mail loads nothing from outside. */
function cookLine(cook: Shop["cook"], language: Language): readonly MailParagraph[] {
  const said = (cook === null ? [] : [cook.name, cook.sentence])
    .filter((text) => text[language] !== "" && !isPlaceholder(text))
    .map((text) => isolatedText(safeText(text[language])));
  return said.length === 0 ? [] : [{ text: said.join(": ") }];
}
