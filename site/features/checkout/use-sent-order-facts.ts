import { priceText } from "#domain/money/price-text.ts";
import { dateText } from "#domain/schedule/date-text.ts";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import { useOrderState } from "#site/order-state/order-context.tsx";
import type { SentOrder } from "#site/order-state/order-state.ts";
import { useShop } from "#site/order-state/use-shop.ts";
import { orderText } from "./order-text.ts";
import { paymentText } from "./payment-text.ts";

interface Fact {
  readonly name: string;
  readonly value: string;
}

interface SentOrderFacts {
  /** The deadline date of the week that the order belongs to; null if the server did not answer it. */
  readonly week: Fact | null;
  /** The pickup or delivery address; null if it is no longer known. */
  readonly place: Fact | null;
  /** The whole order as plain text. */
  readonly text: string;
}

/** The facts shown about a sent order, from the cart and form data that are kept until its dialog is closed. Suspends until the shop's settings are loaded. */
export function useSentOrderFacts(order: SentOrder): SentOrderFacts {
  const { orderSent, siteName } = useMessages();
  const { language } = useLanguage();
  const state = useOrderState();
  const shop = useShop();
  const week =
    order.week === null ? null : { name: orderSent.week, value: dateText(order.week, language) };
  const place = placeOf();
  const sharedFacts = [
    { name: orderSent.number, value: order.number },
    { name: orderSent.total, value: priceText(order.orderTotal) },
    ...(week === null ? [] : [week]),
    ...(place === null ? [] : [place]),
    ...(shop?.payment.link == null ? [] : [{ name: orderSent.payLink, value: shop.payment.link }]),
  ];
  const facts = [
    shop?.name ?? siteName,
    ...sharedFacts.map(({ name, value }) => `${name}: ${value}`),
    paymentText(shop?.payment ?? null, orderSent),
  ];
  return { week, place, text: orderText({ facts, allOrders: state?.allOrders ?? [] }) };

  function placeOf(): Fact | null {
    const data = state?.customerData;
    if (data == null) return null;
    const street = data.orderType === "pickup" ? order.pickupAddress : data.address;
    return {
      name: data.orderType === "pickup" ? orderSent.pickupAt : orderSent.deliverTo,
      value: [street, data.city].filter(Boolean).join(", "),
    };
  }
}
