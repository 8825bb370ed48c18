import { dishLines } from "#domain/cart/dish-lines.ts";
import { handOverTimes } from "#domain/menu/delivery-place.ts";
import { type Agorot, noAgorot } from "#domain/money/agorot.ts";
import { priceText } from "#domain/money/price-text.ts";
import type { OrderGroup, SelectionOrder } from "#domain/order/order.ts";
import { deadlineText } from "#domain/schedule/date-text.ts";
import { handOverLine } from "#domain/schedule/hand-over-texts.ts";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { wholeDates } from "#site/language/whole-dates.ts";
import type { SentOrder } from "#site/order-state/order-state.ts";
import { useShop } from "#site/order-state/use-shop.ts";
import { paymentText } from "#site/parts/how-to-pay.tsx";
import { lineText } from "#site/parts/line-text.ts";

/** What the server answers about a sent order for its dialog, beside the `SentOrder`. */
export interface SentOrderNow {
  /** What is still owed, in agorot; 0 where something is to be given back. */
  readonly amount: Agorot;
  /** By which that is paid. */
  readonly link: string | null;
  /** What was ordered; empty if it is not known. */
  readonly groups: readonly OrderGroup[];
}

/**
 * The deadline of the week of a sent order and where it is handed over, as far as they are known, and the whole order as plain text, with
 * what is still owed of it.
 * Suspends until the shop's settings are loaded.
 */
export function useSentOrderFacts(order: SentOrder, { amount, link, groups }: SentOrderNow) {
  const { siteName } = useMessages();
  const { orderSent, note } = useOrderTexts();
  const { language } = useLanguage();
  const shop = useShop();
  const { week, deadline, place, handOver } = order;
  const shown = [
    handOver !== null &&
      place !== null && {
        name: orderSent[handOverTimes[place.orderType]],
        value: wholeDates(handOverLine(handOver, language), language),
      },
    week !== null && {
      name: orderSent.week,
      value: wholeDates(deadlineText(week, deadline, language), language),
    },
    place !== null && {
      name: place.orderType === "pickup" ? orderSent.pickupAt : orderSent.deliverTo,
      value: place.address,
    },
  ].filter((fact) => fact !== false);
  const shared = [
    { name: orderSent.number, value: order.number },
    { name: orderSent.total, value: priceText(amount) },
    ...shown,
    ...(link === null || amount === noAgorot ? [] : [{ name: orderSent.payLink, value: link }]),
  ];
  const facts = [
    shop?.name ?? siteName,
    ...shared.map(({ name, value }) => `${name}: ${value}`),
    ...(amount === noAgorot ? [] : [paymentText(shop?.payment ?? null, orderSent)]),
  ];
  return { shown, text: orderText(facts, groups, note) };
}

/** An order as plain text, for sharing or saving; `facts` are the lines that precede the dishes, `note` is before what was written about one. */
export function orderText(
  facts: readonly string[],
  groups: readonly OrderGroup[],
  note: string,
): string {
  const parts = groups.map(({ name: typeName, dishes }) =>
    [
      typeName,
      ...dishes.flatMap((dish) => [
        `  ${dish.name}: ${priceText(dish.totalPrice)}`,
        // The lines have no prices, which positions are for.
        ...dishLines({ ...dish, selections: dish.selections.map(atFirst) }).map(
          (line) => `    ${lineText(line)}`,
        ),
        ...(dish.note === undefined ? [] : [`    ${note}: ${dish.note}`]),
      ]),
    ].join("\n"),
  );
  return `${[facts.join("\n"), ...parts].join("\n\n")}\n`;
}

function atFirst(selection: SelectionOrder) {
  return { ...selection, position: 0 };
}
