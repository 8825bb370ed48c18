import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { otherLanguage } from "#domain/language/language.ts";
import { handOverTimes } from "#domain/menu/delivery-place.ts";
import { signedPriceText } from "#domain/money/price-text.ts";
import { type OrderInLanguage, orderIn } from "#domain/order/order.ts";
import { handOverText } from "#domain/schedule/hand-over-texts.ts";
import { isSkipped } from "#server/ordering/order-week.ts";
import { changeList, type OrderChange } from "./change-list.ts";
import { customerFrame, factsOfOrder } from "./customer-mail.ts";
import type { MailContent } from "./mail-content.ts";
import { customerGroups } from "./mail-groups.ts";
import { changeMessagesIn } from "./messages.ts";
import type { ChangeMessages } from "./messages-he.ts";
import {
  dueOf,
  isOpen,
  numberFact,
  orderTotals,
  type PageOfOrder,
  pageButton,
  payButton,
  receivedTotals,
  weekText,
} from "./order-facts.ts";
import { isolatedName, isolatedText, safeText } from "./safe-text.ts";

/**
 * The content of the mail that tells a customer what happened to an order, in the language of the order: what it was, what is to be
 * paid now, and the order as it was made by it, also one that was canceled, with the way to restore it.
 */
export function changeMail(
  change: OrderChange,
  { shop }: Pick<Catalogue, "shop">,
  page: PageOfOrder,
): MailContent {
  const { told, after, received } = change;
  const { number } = after;
  const { language } = after.order;
  const order = orderIn(after.order, language);
  const texts = changeMessagesIn(language);
  const frame = customerFrame(shop, language);
  const { isCancelled, due, week } = told.after;
  const deadline = weekText(week, shop, language);
  const canRestore =
    told.isOwnCancelling && !isSkipped(week, shop) && isOpen(week, shop, page.writtenAt);
  const sentence = sentenceOf(change, deadline, texts);
  const wayBack = canRestore ? texts.canRestore(deadline) : texts.askToRestore;
  const time = newTime(change, order, texts);
  return {
    ...frame,
    subject: texts.subject[told.kind](number, frame.shopName),
    preview: time ?? sentence,
    title: texts.title[told.kind],
    opening: [
      texts.greeting(isolatedName(order.customerData)),
      ...(time === undefined ? [] : [time]),
      sentence,
      ...reasonOf(change, shop, texts),
      ...(isCancelled ? [wayBack] : []),
    ],
    changes: told.kind === "changed" ? changeList(change, language) : [],
    due: isCancelled ? undefined : dueOf(order, { due, received }, shop),
    buttons: [
      ...payButton(shop, language, { number, toPay: due - received }),
      ...pageButton(page, canOf(change, canRestore), week, shop, language),
    ],
    facts: [
      ...(isCancelled ? [] : factsOfOrder(order, deadline, page)),
      numberFact(number, language),
    ],
    groups: customerGroups(order),
    totals: [
      ...orderTotals(order, after, isCancelled ? texts.cancelledTotal : undefined),
      ...receivedTotals(due, received, texts),
    ],
  };
}

/** What happened, in one sentence. */
function sentenceOf(
  { told, received }: OrderChange,
  deadline: string,
  texts: ChangeMessages,
): string {
  switch (told.kind) {
    case "changed":
      return texts.changed;
    case "cancelled":
      return received > 0 ? texts.paid(isolatedText(signedPriceText(received))) : texts.notPaid;
    case "restored":
      return texts.restored;
    case "moved":
      return texts.moved(deadline);
  }
}

/** When an order that went to another week is handed over now; undefined for any other, and where that is not set. */
function newTime(
  { told }: OrderChange,
  { handOver, customerData, language }: OrderInLanguage,
  { movedTo }: ChangeMessages,
): string | undefined {
  if (told.kind !== "moved" || handOver === undefined) return undefined;
  const when = safeText(handOverText(handOver, language));
  return movedTo[handOverTimes[customerData.orderType]](when);
}

/** Why the seller canceled or moved an order, if she skipped its week and said why. */
function reasonOf(
  { told, after }: OrderChange,
  { exceptions }: Catalogue["shop"],
  texts: ChangeMessages,
): readonly string[] {
  const isHers = told.kind === "moved" || (told.kind === "cancelled" && !told.isOwnCancelling);
  const skipped = exceptions.find(({ week, isClosed }) => isClosed && week === told.before.week);
  const { language } = after.order;
  const { reason } = skipped ?? {};
  const words = reason?.[language] || reason?.[otherLanguage(language)] || "";
  return isHers && words !== "" ? [texts.reason(isolatedText(safeText(words)))] : [];
}

/** What the customer can do at the order's page until its deadline; undefined for a canceled one that they cannot restore. */
function canOf({ told }: OrderChange, canRestore: boolean): "restore" | "seeOrChange" | undefined {
  if (!told.after.isCancelled) return "seeOrChange";
  return canRestore ? "restore" : undefined;
}
