import type { Language } from "#domain/language/language.ts";
import { type Agorot, addAgorot } from "#domain/money/agorot.ts";
import { isolatedPriceText, priceText, signedPriceText } from "#domain/money/price-text.ts";
import type { AcceptedOrder } from "#domain/order/order.ts";
import {
  type ChangedField,
  type LineDifference,
  type LineOfDish,
  orderDifference,
} from "#domain/order/order-difference.ts";
import { type ChangeMessages, changeMessagesIn } from "./change-messages.ts";
import type { MailChange } from "./mail-content.ts";
import { messagesIn } from "./messages.ts";
import { type OrderChange, revisionIn } from "./order-change.ts";
import { isolatedText, mailAddressText, safeText, unlinkedText } from "./safe-text.ts";

/** So many lines are listed at most: the whole order follows, and mail programs cut off the end of a long mail. */
const mostListed = 40;

/** What changed in an order, line by line, in one language; empty for an order whose content stayed the same. */
export function changeList(change: OrderChange, language: Language): readonly MailChange[] {
  const [before, after] = [revisionIn(change.before, language), revisionIn(change.after, language)];
  const messages = changeMessagesIn(language);
  const { lines, customer } = orderDifference(before, after);
  const listed = [
    ...lines.map((line) => lineChange(line, messages)),
    ...customerChanges(after, customer, language),
    ...adjustmentChange(change, language),
  ];
  const left = listed.length - mostListed;
  const cut = left > 1 ? [...listed.slice(0, mostListed), { text: messages.more(left) }] : listed;
  return [...cut, ...totalChange(before, after, language)];
}

function lineChange(difference: LineDifference, messages: ChangeMessages): MailChange {
  if (difference.kind !== "changed") {
    const { kind, line } = difference;
    return { label: messages[kind], text: `${dishText(line)}${lineText(line)}` };
  }
  const { before, after } = difference;
  const text = `${dishText(after)}${changedText(before, after, messages)}`;
  return { label: messages.different, text };
}

function dishText({ dishName }: LineOfDish): string {
  return `${safeText(dishName)}: `;
}

function lineText(line: LineOfDish): string {
  if (line.kind === "option") return `${safeText(line.name)}: ${safeText(line.choice)}`;
  const counted = `${String(line.amount)} × ${safeText(line.name)}`;
  const addOns = line.kind === "selection" ? addOnsOf(line) : "";
  return addOns === "" ? counted : `${counted}, ${addOns}`;
}

function addOnsOf({ addOns }: Extract<LineOfDish, { kind: "selection" }>): string {
  return addOns.map(({ name }) => safeText(name)).join(", ");
}

function changedText(before: LineOfDish, after: LineOfDish, messages: ChangeMessages): string {
  if (after.kind === "option" || before.kind === "option") {
    const choice = (line: LineOfDish) => (line.kind === "option" ? safeText(line.choice) : "");
    return `${safeText(after.name)}: ${messages.instead(choice(after), choice(before))}`;
  }
  const counted = `${String(after.amount)} × ${safeText(after.name)}`;
  const parts = [
    after.amount === before.amount ? counted : messages.instead(counted, String(before.amount)),
  ];
  if (after.kind === "selection" && before.kind === "selection") {
    const [now, earlier] = [addOnsOf(after), addOnsOf(before)];
    if (now !== earlier)
      parts.push(messages.instead(now || messages.noAddOns, earlier || messages.noAddOns));
    else if (priceOfOne(after) !== priceOfOne(before))
      parts.push(priceOfEach(before, after, messages));
  } else if (priceOfOne(after) !== priceOfOne(before)) {
    parts.push(priceOfEach(before, after, messages));
  }
  return parts.join(", ");
}

type Counted = Exclude<LineOfDish, { kind: "option" }>;

/** With its add-ons. */
function priceOfOne(line: Counted): Agorot {
  const addOns = line.kind === "selection" ? line.addOns : [];
  return addAgorot(line.unitPrice, ...addOns.map(({ addedPrice }) => addedPrice));
}

function priceOfEach(before: Counted, after: Counted, messages: ChangeMessages): string {
  return messages.each(isolatedPriceText(priceOfOne(after)), isolatedPriceText(priceOfOne(before)));
}

function customerChanges(
  { customerData }: AcceptedOrder,
  changed: readonly ChangedField[],
  language: Language,
): readonly MailChange[] {
  const messages = messagesIn(language);
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
  { before: { stored: before }, after: { stored: after } }: OrderChange,
  language: Language,
): readonly MailChange[] {
  if (after.adjustment === before.adjustment && after.adjustmentText === before.adjustmentText)
    return [];
  const text = isolatedText(signedPriceText(after.adjustment));
  return [{ label: safeText(after.adjustmentText) || messagesIn(language).adjustment, text }];
}

function totalChange(
  before: AcceptedOrder,
  after: AcceptedOrder,
  language: Language,
): readonly MailChange[] {
  if (before.orderTotal === after.orderTotal) return [];
  const [now, earlier] = [after, before].map(({ orderTotal }) =>
    isolatedText(priceText(orderTotal)),
  );
  const text = changeMessagesIn(language).instead(now ?? "", earlier ?? "");
  return [{ label: messagesIn(language).orderTotal, text }];
}
