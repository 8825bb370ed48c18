import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { isPlaceholder } from "#domain/catalogue/is-placeholder.ts";
import { type Agorot, noAgorot } from "#domain/money/agorot.ts";
import { priceText } from "#domain/money/price-text.ts";
import type { AcceptedOrder } from "#domain/order/order.ts";
import { dateText } from "#domain/schedule/date-text.ts";
import type { MailFact, MailTotal } from "./mail-content.ts";
import { messagesIn } from "./messages.ts";
import { safeText } from "./safe-text.ts";

/** How and where the customer gets the order, in its language. `label` names the choice between pickup and delivery. */
export function placeFacts(
  { customerData, language }: AcceptedOrder,
  { deliveryPlaces }: Catalogue,
  label: string,
): readonly MailFact[] {
  const messages = messagesIn(language);
  const { orderType, city, address } = customerData;
  const place = deliveryPlaces.find(({ name }) => name[language] === city);
  const where =
    orderType === "delivery"
      ? { label: messages.address, value: address }
      : { label: messages.pickupAddress, value: place?.pickupAddress[language] ?? "" };
  return [
    { label, value: messages[orderType] },
    { label: messages.city, value: safeText(city) },
    { label: where.label, value: safeText(where.value) },
  ];
}

/** A phone number of ten digits, with a dash after the prefix. */
export function phoneFact(label: string, phoneNumber: string): MailFact {
  const value = `${phoneNumber.slice(0, 3)}-${phoneNumber.slice(3)}`;
  return { label, value, isLeftToRight: true };
}

/** The deadline of the order's week in words; `week` is its date, `YYYY-MM-DD`. */
export function weekText(
  week: string,
  { deadline }: Catalogue["shop"],
  language: AcceptedOrder["language"],
): string {
  return messagesIn(language).deadline(dateText(week, language), deadline.hour, deadline.minute);
}

/** Whether the seller has set where to pay; otherwise she must write to each customer. */
export function isPaymentSet({ payment }: Catalogue["shop"]): boolean {
  return !isPlaceholder(payment.app) && !isPlaceholder(payment.payee);
}

/** The cart total, the pickup or delivery price, and the order total, as the place-order form shows them. */
export function orderTotals(order: AcceptedOrder): readonly MailTotal[] {
  const messages = messagesIn(order.language);
  const { orderType, pickupOrDeliveryPrice } = order.customerData;
  const labels = { pickup: messages.pickupPrice, delivery: messages.deliveryPrice };
  const orFree = (price: Agorot) => (price === noAgorot ? messages.free : priceText(price));
  return [
    { label: messages.cartTotal, price: priceText(order.totalPrice) },
    { label: labels[orderType], price: orFree(pickupOrDeliveryPrice) },
    { label: messages.orderTotal, price: priceText(order.orderTotal), isMain: true },
  ];
}
