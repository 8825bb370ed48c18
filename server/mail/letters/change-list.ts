import type { Language } from "#domain/language/language.ts";
import { handOverTimes } from "#domain/menu/delivery-place.ts";
import { addAgorot, type SignedAgorot } from "#domain/money/agorot.ts";
import { priceText, signedPriceText } from "#domain/money/price-text.ts";
import { type OrderInLanguage, orderIn } from "#domain/order/order.ts";
import {
  type LineDifference,
  type NamedDishLine,
  orderDifference,
} from "#domain/order/order-difference.ts";
import { type Renaming, withLaterNames } from "#domain/order/with-later-names.ts";
import type { NotifiedChange } from "#domain/order-log/notified-change.ts";
import { isSameTime } from "#domain/schedule/hand-over.ts";
import { handOverText } from "#domain/schedule/hand-over-texts.ts";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";
import { customerChanges, noteText, type Replaced, writtenNote } from "./customer-changes.ts";
import type { MailChange } from "./mail-content.ts";
import { changeMessagesIn, letterMessagesIn } from "./messages.ts";
import type { ChangeMessages } from "./messages-he.ts";
import { isolatedText, safeText } from "./safe-text.ts";

/** What happened to an order, and the order before and after it. */
export interface OrderChange {
  readonly told: NotifiedChange;
  readonly before: StoredOrder;
  readonly after: StoredOrder;
  /** What was received by now, less what was given back. */
  readonly received: SignedAgorot;
}

/** How many lines are listed at most: the whole order follows, and mail programs cut off the end of a long mail. */
const mostListed = 40;

/**
 * What changed in an order, line by line, in one language; empty for an order whose content stayed the same. `saysBefore`: with what the
 * customer gave and wrote before, as it is stored. A mail has only what counts now.
 */
export function changeList(
  change: Pick<OrderChange, "before" | "after">,
  language: Language,
  { saysBefore = false } = {},
): readonly MailChange[] {
  const placed = orderIn(change.before.order, language);
  const after = orderIn(change.after.order, language);
  const { groups, renamings } = withLaterNames(placed.groups, after.groups);
  const before = { ...placed, groups };
  const messages = changeMessagesIn(language);
  const replaced: Replaced = (now, then) =>
    saysBefore && then !== "" ? messages.instead(now, then) : now;
  const { lines, customer } = orderDifference(before, after);
  const inBoth = dishesOf(before).intersection(dishesOf(after));
  const isWholeDish = (line: NamedDishLine) => !inBoth.has(keyOfDish(line));
  const listed = [
    ...lineChanges(lines, { isWholeDish, messages, replaced }),
    ...customerChanges([before, after], customer, { language, replaced }),
    ...handOverChange(before, after, language),
    ...adjustmentChange(change, language),
    ...renamings.map((each) => renamingChange(each, messages)),
  ];
  const left = listed.length - mostListed;
  const cut = left > 1 ? [...listed.slice(0, mostListed), { text: messages.more(left) }] : listed;
  return [...cut, ...totalChange(before, after, language)];
}

/** Something that the seller calls otherwise since, which an order has by its new name once it is changed. */
function renamingChange({ now, before, of }: Renaming, messages: ChangeMessages): MailChange {
  const text = messages.instead(safeText(now), safeText(before));
  return {
    label: messages.changedLine,
    text: of === undefined ? text : ofDish({ dishName: of }, text),
  };
}

/** Another time of handing over than the customer was told. */
function handOverChange(
  before: OrderInLanguage,
  { handOver, customerData: { orderType } }: OrderInLanguage,
  language: Language,
): readonly MailChange[] {
  const was = before.handOver;
  if (handOver === undefined || was === undefined || isSameTime(was, handOver)) return [];
  const [now, earlier] = [handOver, was].map((each) => handOverText(each, language));
  const text = changeMessagesIn(language).instead(now ?? "", earlier ?? "");
  return [{ label: letterMessagesIn(language)[handOverTimes[orderType]], text }];
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

function dishesOf({ groups }: OrderInLanguage): ReadonlySet<string> {
  return new Set(
    groups.flatMap(({ name: typeName, dishes }) =>
      dishes.map(({ name: dishName }) => keyOfDish({ typeName, dishName })),
    ),
  );
}

interface LineTexts {
  /** Whether the dish of a line is new or gone. */
  readonly isWholeDish: (line: NamedDishLine) => boolean;
  readonly messages: ChangeMessages;
  readonly replaced: Replaced;
}

/** The changed lines of an order in words. A dish that is new or gone as a whole is one item, and any other line is one of its own. */
function lineChanges(
  lines: readonly LineDifference[],
  { isWholeDish, messages, replaced }: LineTexts,
): readonly MailChange[] {
  const done = new Set<LineDifference>();
  return lines.flatMap((difference): readonly MailChange[] => {
    if (done.has(difference)) return [];
    if (difference.kind === "changed") {
      const text = changedText(difference.before, difference.after, { messages, replaced });
      return [{ label: messages.changedLine, text }];
    }
    const { kind, line } = difference;
    const together = lines.filter(
      (each): each is typeof difference =>
        each.kind === kind && isWholeDish(each.line) && keyOfDish(each.line) === keyOfDish(line),
    );
    const items = together.length === 0 ? [difference] : together;
    for (const each of items) done.add(each);
    const texts = items.map((each) => changedLineText(each.line, messages));
    return [{ label: messages[kind], text: ofDish(line, texts.join("; ")) }];
  });
}

/** Names a dish, as `isWholeDish` is asked. */
function keyOfDish({ typeName, dishName }: Pick<NamedDishLine, "typeName" | "dishName">): string {
  return JSON.stringify([typeName, dishName]);
}

function ofDish({ dishName }: Pick<NamedDishLine, "dishName">, text: string): string {
  return `${safeText(dishName)}, ${text}`;
}

function changedLineText(line: NamedDishLine, messages: ChangeMessages): string {
  if (line.kind === "note") return noteText(line.text, messages);
  if (line.kind === "option") return `${safeText(line.name)}: ${safeText(line.choice)}`;
  const counted = countedText(line);
  if (line.kind === "extra" || line.addOns.length === 0) return counted;
  return messages.with(counted, namesOf(line.addOns));
}

function countedText({ amount, name }: CountedLine): string {
  return `${String(amount)} × ${safeText(name)}`;
}

function namesOf(addOns: readonly { readonly name: string }[]): string {
  return addOns.map(({ name }) => safeText(name)).join(", ");
}

function changedText(
  before: NamedDishLine,
  after: NamedDishLine,
  { messages, replaced }: Pick<LineTexts, "messages" | "replaced">,
): string {
  if (after.kind === "note" || before.kind === "note") {
    const [then, now] = [before, after].map((line) => (line.kind === "note" ? line.text : ""));
    return ofDish(after, replaced(noteText(now ?? "", messages), writtenNote(then ?? "")));
  }
  if (after.kind === "option" || before.kind === "option") {
    const choice = (line: NamedDishLine) => (line.kind === "option" ? safeText(line.choice) : "");
    const choices = messages.instead(choice(after), choice(before));
    return ofDish(after, `${safeText(after.name)}: ${choices}`);
  }
  const counted = countedText(after);
  const amount =
    after.amount === before.amount ? counted : messages.instead(counted, String(before.amount));
  const added = addOnsOnlyIn(after, before);
  const removed = addOnsOnlyIn(before, after);
  const details = [
    ...(added.length === 0 ? [] : [messages.nowWith(namesOf(added))]),
    ...(removed.length === 0 ? [] : [messages.nowWithout(namesOf(removed))]),
    ...priceChange(before, after, messages),
  ];
  return ofDish(after, [amount, ...details].join(", "));
}

type CountedLine = Exclude<NamedDishLine, { kind: "option" | "note" }>;

const addOnsOf = (line: CountedLine) => (line.kind === "selection" ? line.addOns : []);

function addOnsOnlyIn(line: CountedLine, other: CountedLine) {
  const names = new Set(addOnsOf(other).map(({ name }) => name));
  return addOnsOf(line).filter(({ name }) => !names.has(name));
}

/** It now has a different price, for a line whose add-ons stayed the same. */
function priceChange(
  before: CountedLine,
  after: CountedLine,
  messages: ChangeMessages,
): readonly string[] {
  const hasSameAddOns =
    addOnsOnlyIn(after, before).length + addOnsOnlyIn(before, after).length === 0;
  const [now, earlier] = [after, before].map((line) =>
    addAgorot(line.unitPrice, ...addOnsOf(line).map(({ addedPrice }) => addedPrice)),
  );
  if (!hasSameAddOns || now === undefined || earlier === undefined || now === earlier) return [];
  return [messages.each(isolatedText(priceText(now)), isolatedText(priceText(earlier)))];
}
