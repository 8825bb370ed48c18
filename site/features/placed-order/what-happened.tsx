import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { momentText } from "#domain/schedule/moment-text.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { useOrderPageTexts } from "#site/language/order-page-texts.ts";
import type { ShownOrder } from "#site/parts/shown-order.ts";

/** What has happened to the order, as a plain list. */
export function WhatHappened({ order }: { readonly order: ShownOrder }) {
  const { language } = useLanguage();
  const texts = useOrderPageTexts();
  const { received, isCancelled, isPacked, isHandedOver } = order;
  const lines = [
    texts.received(momentText(order.receivedAt, language)),
    order.revision > 0 && texts.changed,
    received > 0 && texts.paid(isolatedPriceText(agorot(received))),
    isPacked && !isCancelled && texts.packed,
    isHandedOver && texts.handedOver,
    isCancelled && texts.cancelled,
  ];
  return (
    <ul>
      {lines
        .filter((line) => line !== false)
        .map((line) => (
          // Servers and phones may write dates differently.
          <li key={line} suppressHydrationWarning>
            {line}
          </li>
        ))}
    </ul>
  );
}
