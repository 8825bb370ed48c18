import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { isPlaceholder } from "#domain/catalogue/is-placeholder.ts";
import { paymentLinkOf } from "#domain/catalogue/payment-link.ts";
import type { CustomerData, OrderType } from "#domain/customer/customer-data.ts";
import { dashedPhoneNumber } from "#domain/customer/customer-form.ts";
import type { Language } from "#domain/language/language.ts";
import { handOverTimes } from "#domain/menu/delivery-place.ts";
import { type Agorot, agorot, noAgorot, type SignedAgorot } from "#domain/money/agorot.ts";
import { priceText, signedPriceText } from "#domain/money/price-text.ts";
import type { OrderInLanguage } from "#domain/order/order.ts";
import type { OrderState } from "#domain/order-log/order-state.ts";
import { momentText } from "#domain/schedule/date-text.ts";
import { handOverLine } from "#domain/schedule/hand-over-texts.ts";
import { orderWeekOn } from "#server/ordering/order-week.ts";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";
import type { MailButton, MailContent, MailFact, MailTotal } from "./mail-content.ts";
import { changeMessagesIn, letterMessagesIn } from "./messages.ts";
import { isolatedText, safeText, unlinkedText } from "./safe-text.ts";

/** When the customer gets an order, in its language, with the ways from its `page` to a calendar; nothing where that is not set. */
export function handOverFacts(
  handOver: OrderInLanguage["handOver"],
  orderType: OrderType,
  language: Language,
  page?: string,
): readonly MailFact[] {
  const messages = letterMessagesIn(language);
  if (handOver === undefined) return [];
  return [
    {
      label: messages[handOverTimes[orderType]],
      value: safeText(handOverLine(handOver, language)),
      ...(page !== undefined && {
        links: [
          { text: messages.toCalendar, href: `${page}/calendar.ics` },
          { text: messages.toGoogleCalendar, href: `${page}/google-calendar` },
        ],
      }),
    },
  ];
}

/** When, how and where the customer gets the order, in its language. `label` names the choice between pickup and delivery. */
export function placeFacts(
  { customerData, pickupAddress, handOver, language }: OrderInLanguage,
  label: string,
  page?: string,
): readonly MailFact[] {
  const messages = letterMessagesIn(language);
  const { orderType, city, address } = customerData;
  const where =
    orderType === "delivery"
      ? { label: messages.address, value: unlinkedText(address) }
      : { label: messages.pickupAddress, value: safeText(pickupAddress) };
  return [
    ...handOverFacts(handOver, orderType, language, page),
    { label, value: messages[orderType] },
    { label: messages.city, value: safeText(city) },
    where,
    ...noteFact(customerData, language),
  ];
}

/** What the customer wrote about the order. */
function noteFact({ note }: CustomerData, language: Language): readonly MailFact[] {
  return note === undefined
    ? []
    : [{ label: letterMessagesIn(language).note, value: unlinkedText(note) }];
}

export function numberFact(number: string, language: Language): MailFact {
  return { label: letterMessagesIn(language).number, value: number, isLeftToRight: true };
}

export function phoneFact(label: string, phoneNumber: string): MailFact {
  return { label, value: dashedPhoneNumber(phoneNumber), isLeftToRight: true };
}

/** The deadline of a week (`YYYY-MM-DD`) in words, by the week rules of `shop`. */
export function weekText(week: string, shop: Catalogue["shop"], language: Language): string {
  return momentText(orderWeekOn(week, shop).deadline, language);
}

/** To whom and how to pay, in words. */
export function paymentTexts(shop: Catalogue["shop"], language: Language): readonly string[] {
  const messages = letterMessagesIn(language);
  if (!isPaymentSet(shop)) return [messages.payLater];
  const { app, payee } = shop.payment;
  return [messages.pay(isolatedText(app[language]), isolatedText(payee[language]))];
}

/** The order's page for its customer, and when the mail about it was written. */
export interface PageOfOrder {
  /** Undefined if the shop does not know its own address. */
  readonly page: string | undefined;
  /** Milliseconds since 1970 UTC. */
  readonly writtenAt: number;
}

/** The payment link of an order as a button, where the shop has one and something is to be paid. */
export function payButton(
  shop: Catalogue["shop"],
  language: Language,
  order: Parameters<typeof paymentLinkOf>[1],
): readonly MailButton[] {
  const { payNow, payLink } = letterMessagesIn(language);
  const { link, app } = shop.payment;
  if (link === null || order.toPay <= 0) return [];
  const label = isPaymentSet(shop) ? payNow(isolatedText(app[language])) : payLink;
  return [{ label, href: paymentLinkOf(link, order), isMain: true }];
}

/**
 * The button to the order's page, where its address is known, with what can be done there and until when: until the deadline of `week`
 * (`YYYY-MM-DD`) the customer `can` change or restore it, or, without it, only see it.
 */
export function pageButton(
  { page, writtenAt }: PageOfOrder,
  can: "seeOrChange" | "restore" | undefined,
  week: string,
  shop: Catalogue["shop"],
  language: Language,
): readonly MailButton[] {
  const messages = letterMessagesIn(language);
  if (page === undefined) return [];
  if (can === undefined || !isOpen(week, shop, writtenAt))
    return [{ label: messages.see, href: page }];
  return [
    { label: messages[can], until: messages.until(weekText(week, shop, language)), href: page },
  ];
}

/** Whether a customer could still change an order of a week at a time (milliseconds since 1970 UTC). */
export function isOpen(week: string, shop: Catalogue["shop"], time: number): boolean {
  return time < orderWeekOn(week, shop).deadline;
}

/** Whether the seller has set where to pay; otherwise she must write to each customer. */
export function isPaymentSet({ payment }: Catalogue["shop"]): boolean {
  return !isPlaceholder(payment.app) && !isPlaceholder(payment.payee);
}

/** A price, or that it is free. */
export function priceOrFree(price: Agorot, free: string): string {
  return price === noAgorot ? free : priceText(price);
}

/** The amount to pay as it stands at the top of both mails. */
export function mainTotal(
  { orderTotal, language }: OrderInLanguage,
  label = letterMessagesIn(language).orderTotal,
): MailTotal {
  return { label, price: priceText(orderTotal), isMain: true };
}

/** What was added to the price of an order, or taken off it, and why. */
export type Adjustment = Pick<StoredOrder, "adjustment" | "adjustmentText">;

/** The cart total, the pickup or delivery price, the adjustment if there is one, and the order total, which is called `label`. */
export function orderTotals(
  order: OrderInLanguage,
  { adjustment, adjustmentText }: Adjustment,
  label?: string,
): readonly MailTotal[] {
  const messages = letterMessagesIn(order.language);
  const { orderType, pickupOrDeliveryPrice } = order.customerData;
  const labels = { pickup: messages.pickupPrice, delivery: messages.deliveryPrice };
  const adjusted = {
    label: safeText(adjustmentText) || messages.adjustment,
    price: signedPriceText(adjustment),
  };
  return [
    { label: messages.cartTotal, price: priceText(order.totalPrice) },
    { label: labels[orderType], price: priceOrFree(pickupOrDeliveryPrice, messages.free) },
    ...(adjustment === 0 ? [] : [adjusted]),
    mainTotal(order, label),
  ];
}

/** What the mails about a change say of the money. */
interface MoneyTexts {
  readonly received: string;
  readonly isPaid: string;
  readonly toPay: string;
  readonly toGiveBack: string;
}

/** What is left to pay of `due`, or to give back; what was due where that is paid. */
export function balanceTotal(due: Agorot, received: SignedAgorot, texts: MoneyTexts): MailTotal {
  const balance = due - received;
  const label = balance === 0 ? texts.isPaid : balance > 0 ? texts.toPay : texts.toGiveBack;
  return { label, price: priceText(agorot(Math.abs(balance || due))), isMain: true };
}

type Money = Pick<OrderState, "due" | "received">;

/** Whether nothing was received, and what is due is the order total. */
export function isAsPlaced({ orderTotal }: OrderInLanguage, { due, received }: Money): boolean {
  return received === 0 && due === orderTotal;
}

/** What is to be paid or given back, and how: at the top of the confirmation and of the mails about a change. */
export function dueOf(
  order: OrderInLanguage,
  money: Money,
  shop: Catalogue["shop"],
): NonNullable<MailContent["due"]> {
  const { due, received } = money;
  const { givesBack, ...texts } = changeMessagesIn(order.language);
  const payment = paymentTexts(shop, order.language);
  return {
    total: isAsPlaced(order, money) ? mainTotal(order) : balanceTotal(due, received, texts),
    payment: due > received ? payment : due < received ? [givesBack] : [],
  };
}

/** What was received and what follows from it, if anything was. */
export function receivedTotals(
  due: Agorot,
  received: SignedAgorot,
  texts: MoneyTexts,
): readonly MailTotal[] {
  if (received === 0) return [];
  const total = { label: texts.received, price: signedPriceText(received) };
  return [total, balanceTotal(due, received, texts)];
}
