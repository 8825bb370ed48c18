import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type Agorot, noAgorot } from "#domain/money/agorot.ts";
import { priceText } from "#domain/money/price-text.ts";
import type { AcceptedOrder } from "#domain/order/order.ts";
import { dateText } from "#domain/schedule/date-text.ts";
import type { MailFact, MailTotal } from "./mail-content.ts";
import { messagesIn } from "./messages.ts";
import { safeText } from "./safe-text.ts";

/** Where the order goes, or is fetched, in its language; `label` is that of the way it reaches the customer. */
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

/** The phone number, ten digits, as it is read out. */
export function phoneFact(label: string, phoneNumber: string): MailFact {
  const value = `${phoneNumber.slice(0, 3)}-${phoneNumber.slice(3)}`;
  return { label, value, isLeftToRight: true };
}

/** By when the orders of the order's week are due, in words of its language; `week` is the date of that deadline. */
export function weekText(
  week: string,
  { deadline }: Catalogue["shop"],
  language: AcceptedOrder["language"],
): string {
  return messagesIn(language).deadline(dateText(week, language), deadline.hour, deadline.minute);
}

/** Cart total, what pickup or delivery costs, and what the customer pays: as the place-order form shows them. */
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
