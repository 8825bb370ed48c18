import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import type { Language } from "#domain/language/language.ts";
import { priceText } from "#domain/money/price-text.ts";
import { type OrderInLanguage, orderIn } from "#domain/order/order.ts";
import { momentText } from "#domain/schedule/date-text.ts";
import type { ReportedMailKind } from "#server/store/mails/outbox.ts";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";
import { changeList, type OrderChange } from "./change-list.ts";
import type { MailButton, MailContent, MailFact, MailParagraph } from "./mail-content.ts";
import { sellerGroups } from "./mail-groups.ts";
import { messagesHe as messages } from "./messages-he.ts";
import {
  isPaymentSet,
  mainTotal,
  numberFact,
  orderTotals,
  phoneFact,
  placeFacts,
  receivedTotals,
  weekText,
} from "./order-facts.ts";
import {
  isolatedName,
  isolatedText,
  mailAddressText,
  safeText,
  unlinkedText,
} from "./safe-text.ts";
import { sellerChangeMessages, sellerMessages, undeliveredMessages } from "./seller-messages.ts";

/** What the mail of an order says first, by the language in which it was ordered. */
const openings: Readonly<Record<Language, readonly string[]>> = {
  he: [],
  en: [sellerMessages.fromEnglish],
};

/**
 * The content of the seller's notice, from which she cooks. It is always in Hebrew, gives the total amount of every add-on,
 * and says whom to call and where the order goes.
 */
export function sellerMail(
  stored: StoredOrder,
  { shop }: Pick<Catalogue, "shop">,
  page: string | undefined,
): MailContent {
  const { number, week } = stored;
  const order = orderIn(stored.order, "he");
  const { customerData } = order;
  return {
    ...sellerFrame(shop),
    subject: sellerMessages.subject(number, unlinkedText(customerData.name)),
    preview: sellerMessages.preview(
      messages[customerData.orderType],
      isolatedText(customerData.city),
      priceText(order.orderTotal),
    ),
    title: sellerMessages.title(number),
    opening: openings[stored.order.language],
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
    buttons: deskButton(page, number),
    facts: customerFacts(stored, order, weekText(week, shop, "he")),
    groups: sellerGroups(order),
    totals: orderTotals(order, stored),
    closing: replyParagraphs(customerData),
    isForCooking: true,
  };
}

/** The content of the mail that tells the seller, in Hebrew, what a customer did to an order: what changed, and what to cook now. */
export function sellerChangeMail(
  change: OrderChange,
  { shop }: Pick<Catalogue, "shop">,
  page: string | undefined,
): MailContent {
  const texts = sellerChangeMessages;
  const { told, after, received } = change;
  const { number } = after;
  const order = orderIn(after.order, "he");
  const { customerData } = order;
  const { isCancelled, week, due } = told.after;
  const sentence = texts.opening[told.kind](isolatedName(customerData));
  return {
    ...sellerFrame(shop),
    subject: texts.subject[told.kind](number, unlinkedText(customerData.name)),
    preview: sentence,
    title: texts.title[told.kind](number),
    opening: [sentence, ...(isCancelled && received > 0 ? [texts.hasToGiveBack] : [])],
    changes: told.kind === "changed" ? changeList(change, "he") : [],
    due: isCancelled ? undefined : { total: mainTotal(order), payment: [] },
    buttons: deskButton(page, number),
    facts: customerFacts(after, order, weekText(week, shop, "he")),
    groups: isCancelled ? [] : sellerGroups(order),
    totals: [
      ...(isCancelled ? [] : orderTotals(order, after)),
      ...receivedTotals(due, received, texts),
    ],
    closing: replyParagraphs(customerData),
    isForCooking: true,
  };
}

export interface UndeliveredMail {
  readonly kind: ReportedMailKind;
  readonly recipient: string;
}

/**
 * The content of the mail that tells the seller, in Hebrew, that a mail to a customer could not be delivered: whom to call, and the
 * address that was rejected. `undelivered` is that mail.
 */
export function undeliveredMail(
  { number, order, week }: StoredOrder,
  { shop }: Pick<Catalogue, "shop">,
  { kind, recipient }: UndeliveredMail,
  page: string | undefined,
): MailContent {
  const { phoneNumber, ...customer } = order.customerData;
  const name = unlinkedText(customer.name);
  const phone = phoneFact(messages.phoneNumber, phoneNumber);
  return {
    ...sellerFrame(shop),
    subject: undeliveredMessages.subject[kind](number, name),
    preview: undeliveredMessages.preview(phone.value),
    title: undeliveredMessages.title[kind](number),
    opening: [undeliveredMessages.opening[kind]],
    buttons: deskButton(page, number),
    facts: [
      numberFact(number, "he"),
      { label: messages.name, value: name },
      { ...phone, href: `tel:${phoneNumber}` },
      {
        label: undeliveredMessages.address,
        value: mailAddressText(recipient),
        isLeftToRight: true,
      },
      { label: messages.week, value: weekText(week, shop, "he") },
    ],
    closing: [{ text: undeliveredMessages.whatToDo[kind] }],
  };
}

function sellerFrame({ name }: Catalogue["shop"]) {
  return { language: "he", shopName: safeText(name.he) } as const;
}

/** The way to an order at the desk, which is at the same address as the order's `page` for its customer. */
function deskButton(page: string | undefined, number: string): readonly MailButton[] {
  if (page === undefined) return [];
  const { href } = new URL(`/desk/orders/${number}`, page);
  return [{ label: sellerMessages.toDesk, href }];
}

/** Whom the seller calls, where the order goes, and `week` in words. `order` is in Hebrew. */
function customerFacts(
  { receivedAt }: StoredOrder,
  order: OrderInLanguage,
  week: string,
): readonly MailFact[] {
  const { name, phoneNumber, email } = order.customerData;
  const emailFact = {
    label: sellerMessages.email,
    value: mailAddressText(email),
    isLeftToRight: true,
    href: `mailto:${encodeURIComponent(email).replace("%40", "@")}`,
  };
  return [
    { label: messages.name, value: unlinkedText(name) },
    { ...phoneFact(messages.phoneNumber, phoneNumber), href: `tel:${phoneNumber}` },
    ...placeFacts(order, sellerMessages.orderType),
    { label: messages.week, value: week },
    { label: sellerMessages.receivedAt, value: momentText(receivedAt, "he") },
    ...(email === "" ? [] : [emailFact]),
  ];
}

/** Where a reply of the seller goes; nothing for a customer without an email address. */
function replyParagraphs(customer: CustomerData): readonly MailParagraph[] {
  return customer.email === "" ? [] : [{ text: sellerMessages.reply(isolatedName(customer)) }];
}
