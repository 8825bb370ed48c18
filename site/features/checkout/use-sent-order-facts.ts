import type { Cart } from "#domain/cart/cart.ts";
import { priceText } from "#domain/money/price-text.ts";
import { deadlineText } from "#domain/schedule/deadline-text.ts";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import type { SentOrder } from "#site/order-state/order-state.ts";
import { useShop } from "#site/order-state/use-shop.ts";
import { paymentText } from "#site/parts/payment-text.ts";
import { orderText } from "./order-text.ts";

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

/** The facts shown about a sent order with its dishes. Suspends until the shop's settings are loaded. */
export function useSentOrderFacts(order: SentOrder, allOrders: Cart): SentOrderFacts {
  const { siteName } = useMessages();
  const { orderSent } = useOrderTexts();
  const { language } = useLanguage();
  const shop = useShop();
  const week =
    order.week === null
      ? null
      : { name: orderSent.week, value: deadlineText(order.week, order.deadline, language) };
  const place = order.place && {
    name: order.place.orderType === "pickup" ? orderSent.pickupAt : orderSent.deliverTo,
    value: order.place.address,
  };
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
  return { week, place, text: orderText({ facts, allOrders }) };
}
