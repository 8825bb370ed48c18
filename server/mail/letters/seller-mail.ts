import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { priceText } from "#domain/money/price-text.ts";
import { orderIn } from "#domain/order/order-in.ts";
import type { StoredOrder } from "#server/store/store.ts";
import type { MailContent } from "./mail-content.ts";
import { sellerGroups } from "./mail-groups.ts";
import { messagesHe as messages } from "./messages-he.ts";
import { isPaymentSet, mainTotal, orderTotals } from "./order-facts.ts";
import { isolatedText, safeText, unlinkedText } from "./safe-text.ts";
import { customerFacts, replyParagraphs } from "./seller-facts.ts";
import { sellerMessages } from "./seller-messages.ts";

/**
 * The content of the seller's notice, from which she cooks. It is always in Hebrew, gives the total amount of every add-on,
 * and says whom to call and where the order goes.
 */
export function sellerMail(stored: StoredOrder, { shop }: Pick<Catalogue, "shop">): MailContent {
  const { number, week, receivedAt } = stored;
  const order = orderIn(stored.order, "he");
  const { customerData } = order;
  const name = unlinkedText(customerData.name);
  return {
    language: "he",
    subject: sellerMessages.subject(number, name),
    preview: sellerMessages.preview(
      messages[customerData.orderType],
      isolatedText(customerData.city),
      priceText(order.orderTotal),
    ),
    shopName: safeText(shop.name.he),
    title: sellerMessages.title(number),
    opening: stored.order.language === "en" ? [sellerMessages.fromEnglish] : [],
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
    facts: customerFacts({ order, shop, week, receivedAt }),
    groups: sellerGroups(order),
    totals: orderTotals(order, stored),
    closing: replyParagraphs(customerData),
    isForCooking: true,
  };
}
