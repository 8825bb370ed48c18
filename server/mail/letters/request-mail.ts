import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { orderIn } from "#domain/order/order-in.ts";
import type { OrderState } from "#domain/order-log/order-state.ts";
import { momentText } from "#domain/schedule/moment-text.ts";
import type { StoredOrder } from "#server/store/store.ts";
import { customerFrame } from "./customer-mail.ts";
import type { MailContent } from "./mail-content.ts";
import { changeMessagesIn, letterMessagesIn } from "./messages.ts";
import {
  balanceTotal,
  handOverFacts,
  isPaymentSet,
  numberFact,
  orderTotals,
  type PageOfOrder,
  pageButton,
  payButton,
  paymentTexts,
  receivedTotals,
} from "./order-facts.ts";
import { isolatedName } from "./safe-text.ts";
import { textBody } from "./text-body.ts";

/**
 * The content of the mail that asks a customer to pay what is open, in the language of the order: how much, to whom, and the order's page. `money`
 * is that of now, in agorot: less was received than is due.
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
    buttons: [...payButton(shop, language), ...pageButton(page, undefined, week, shop, language)],
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
  const text = textBody({ ...content, totals: [], closing: [] });
  return text.replaceAll(/\n{3,}/gu, "\n\n").trim();
}
