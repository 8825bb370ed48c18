import type { Language } from "#domain/language/language.ts";
import { priceText, signedPriceText } from "#domain/money/price-text.ts";
import type { SignedAgorot } from "#domain/money/signed-agorot.ts";
import type { OrderInLanguage } from "#domain/order/order.ts";
import { type ChangedField, orderDifference } from "#domain/order/order-difference.ts";
import { orderIn } from "#domain/order/order-in.ts";
import type { NotifiedChange } from "#domain/order-log/notified-change.ts";
import type { StoredOrder } from "#server/store/store.ts";
import { keyOfDish, lineChanges } from "./line-changes.ts";
import type { MailChange } from "./mail-content.ts";
import { changeMessagesIn, letterMessagesIn } from "./messages.ts";
import { isolatedText, mailAddressText, safeText, unlinkedText } from "./safe-text.ts";

/** What happened to an order, and the order before and after it. */
export interface OrderChange {
  readonly told: NotifiedChange;
  readonly before: StoredOrder;
  readonly after: StoredOrder;
  /** What was received by now, less what was given back. */
  readonly received: SignedAgorot;
}

/** So many lines are listed at most: the whole order follows, and mail programs cut off the end of a long mail. */
const mostListed = 40;

/** What changed in an order, line by line, in one language; empty for an order whose content stayed the same. */
export function changeList(
  change: Pick<OrderChange, "before" | "after">,
  language: Language,
): readonly MailChange[] {
  const before = orderIn(change.before.order, language);
  const after = orderIn(change.after.order, language);
  const messages = changeMessagesIn(language);
  const { lines, customer } = orderDifference(before, after);
  const inBoth = dishesOf(before).intersection(dishesOf(after));
  const listed = [
    ...lineChanges(lines, (line) => !inBoth.has(keyOfDish(line)), messages),
    ...customerChanges(after, customer, language),
    ...adjustmentChange(change, language),
  ];
  const left = listed.length - mostListed;
  const cut = left > 1 ? [...listed.slice(0, mostListed), { text: messages.more(left) }] : listed;
  return [...cut, ...totalChange(before, after, language)];
}

function customerChanges(
  { customerData }: OrderInLanguage,
  changed: readonly ChangedField[],
  language: Language,
): readonly MailChange[] {
  const messages = letterMessagesIn(language);
  const { orderType, city, address, name, phoneNumber, email } = customerData;
  const isElsewhere = (["orderType", "city", "address"] as const).some((field) =>
    changed.includes(field),
  );
  const place = [messages[orderType], safeText(city), unlinkedText(address)].filter(Boolean);
  const is = (field: ChangedField, change: MailChange) => (changed.includes(field) ? [change] : []);
  return [
    ...(isElsewhere ? [{ label: messages.orderType, text: place.join(", ") }] : []),
    ...is("name", { label: messages.name, text: unlinkedText(name) }),
    ...is("phoneNumber", { label: messages.phoneNumber, text: isolatedText(phoneNumber) }),
    ...is("email", {
      label: changeMessagesIn(language).email,
      text: isolatedText(mailAddressText(email)),
    }),
  ];
}

function adjustmentChange(
  { before, after }: Pick<OrderChange, "before" | "after">,
  language: Language,
): readonly MailChange[] {
  if (after.adjustment === before.adjustment && after.adjustmentText === before.adjustmentText)
    return [];
  const text = isolatedText(signedPriceText(after.adjustment));
  return [{ label: safeText(after.adjustmentText) || letterMessagesIn(language).adjustment, text }];
}

function totalChange(
  before: OrderInLanguage,
  after: OrderInLanguage,
  language: Language,
): readonly MailChange[] {
  if (before.orderTotal === after.orderTotal) return [];
  const [now, earlier] = [after, before].map(({ orderTotal }) =>
    isolatedText(priceText(orderTotal)),
  );
  const text = changeMessagesIn(language).instead(now ?? "", earlier ?? "");
  return [{ label: letterMessagesIn(language).orderTotal, text }];
}

function dishesOf({ allOrders }: OrderInLanguage): ReadonlySet<string> {
  return new Set(
    allOrders.flatMap(({ typeName, orders }) =>
      orders.map(({ dishName }) => keyOfDish({ typeName, dishName })),
    ),
  );
}
