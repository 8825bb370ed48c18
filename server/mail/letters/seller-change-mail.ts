import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type Agorot, agorot } from "#domain/money/agorot.ts";
import { priceText, signedPriceText } from "#domain/money/price-text.ts";
import type { SignedAgorot } from "#domain/money/signed-agorot.ts";
import { orderIn } from "#domain/order/order-in.ts";
import { changeList } from "./change-list.ts";
import type { MailContent, MailTotal } from "./mail-content.ts";
import { sellerGroups } from "./mail-groups.ts";
import type { OrderChange } from "./order-change.ts";
import { mainTotal, orderTotals } from "./order-facts.ts";
import { isolatedText, safeText, unlinkedText } from "./safe-text.ts";
import { customerFacts, replyParagraphs } from "./seller-facts.ts";
import { sellerChangeMessages as texts } from "./seller-messages.ts";

/** The content of the mail that tells the seller, in Hebrew, what a customer did to an order: what changed, and what to cook now. */
export function sellerChangeMail(
  change: OrderChange,
  { shop }: Pick<Catalogue, "shop">,
): MailContent {
  const { told, after, received } = change;
  const { number, receivedAt } = after;
  const order = orderIn(after.order, "he");
  const { customerData } = order;
  const name = unlinkedText(customerData.name);
  const { isCancelled, week, due } = told.after;
  const sentence = texts.opening[told.kind](isolatedText(name));
  return {
    language: "he",
    subject: texts.subject[told.kind](number, name),
    preview: sentence,
    shopName: safeText(shop.name.he),
    title: texts.title[told.kind](number),
    opening: [sentence, ...(isCancelled && received > 0 ? [texts.toGiveBack] : [])],
    changes: told.kind === "changed" ? changeList(change, "he") : [],
    due: isCancelled ? undefined : { total: mainTotal(order), payment: [] },
    facts: customerFacts({ order, shop, week, receivedAt }),
    groups: isCancelled ? [] : sellerGroups(order),
    totals: [...(isCancelled ? [] : orderTotals(order, after)), ...receivedTotals(received, due)],
    closing: replyParagraphs(customerData),
    isForCooking: true,
  };
}

/** What was received and what follows from it, if anything was. */
function receivedTotals(received: SignedAgorot, due: Agorot): readonly MailTotal[] {
  if (received === 0) return [];
  const balance = due - received;
  const label = balance === 0 ? texts.isPaid : balance > 0 ? texts.toCollect : texts.toReturn;
  return [
    { label: texts.received, price: signedPriceText(received) },
    { label, price: priceText(agorot(Math.abs(balance || due))), isMain: true },
  ];
}
