import { addAgorot } from "#domain/money/agorot.ts";
import { priceText } from "#domain/money/price-text.ts";
import type { LineDifference, LineOfDish } from "#domain/order/order-difference.ts";
import type { MailChange } from "./mail-content.ts";
import type { ChangeMessages } from "./messages.ts";
import { isolatedText, safeText } from "./safe-text.ts";

/** The changed lines of an order in words. A dish that is new or gone as a whole is one item, and any other line is one of its own. */
export function lineChanges(
  lines: readonly LineDifference[],
  isWholeDish: (line: LineOfDish) => boolean,
  messages: ChangeMessages,
): readonly MailChange[] {
  const done = new Set<LineDifference>();
  return lines.flatMap((difference): readonly MailChange[] => {
    if (done.has(difference)) return [];
    if (difference.kind === "changed") {
      const text = changedText(difference.before, difference.after, messages);
      return [{ label: messages.changedLine, text }];
    }
    const { kind, line } = difference;
    const together = lines.filter(
      (each): each is typeof difference =>
        each.kind === kind && isWholeDish(each.line) && keyOfDish(each.line) === keyOfDish(line),
    );
    const items = together.length === 0 ? [difference] : together;
    for (const each of items) done.add(each);
    const texts = items.map((each) => lineText(each.line, messages));
    return [{ label: messages[kind], text: ofDish(line, texts.join("; ")) }];
  });
}

/** Names a dish, as `isWholeDish` is asked. */
export function keyOfDish({
  typeName,
  dishName,
}: Pick<LineOfDish, "typeName" | "dishName">): string {
  return JSON.stringify([typeName, dishName]);
}

function ofDish({ dishName }: LineOfDish, text: string): string {
  return `${safeText(dishName)}, ${text}`;
}

function lineText(line: LineOfDish, messages: ChangeMessages): string {
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

function changedText(before: LineOfDish, after: LineOfDish, messages: ChangeMessages): string {
  if (after.kind === "option" || before.kind === "option") {
    const choice = (line: LineOfDish) => (line.kind === "option" ? safeText(line.choice) : "");
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

type CountedLine = Exclude<LineOfDish, { kind: "option" }>;

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
