import { agorot, signedAgorot } from "#domain/money/agorot.ts";
import type { AdjustedOrder } from "#domain/order/change-order.ts";
import { longestAdjustmentText as longest } from "#domain/order/check-adjustment.ts";
import { measureOrder, type measuresOf } from "#domain/order/measure-order.ts";
import { orderIn } from "#domain/order/order.ts";
import type { MissingLine, OrderEvent } from "./desk-event.ts";
import { orderLines, thingAndMore } from "./order-lines.ts";
import { standingEvents } from "./standing-events.ts";

/**
 * How many of each line of an order are missing from its box, by the key of the line; lines of which nothing is are left out. `events`
 * are at least all changes of the order, and what undoes one.
 */
export function missingOf(events: readonly OrderEvent[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { content } of standingEvents(events)) {
    if (content.kind !== "changed" || content.missing === undefined) continue;
    const { line, amount } = content.missing;
    sums.set(line, (sums.get(line) ?? 0) + amount);
  }
  return sums;
}

interface MissingOptions {
  /** Of the order, see `missingOf`. */
  readonly events: readonly OrderEvent[];
  readonly measures: ReturnType<typeof measuresOf>;
  /** Begins the list of what is missing, in the language of the order. */
  readonly heading: string;
}

/**
 * An order from whose box something more is missing: the same dishes, so that the kitchen's sums stay, and the price of what is missing as
 * an adjustment that says what it is, in the language of the order. At most what the order costs is taken off. Undefined if the order has
 * not so many of that line beside those that are missing already.
 */
export function takeOffMissing(
  { order, adjustment, adjustmentText }: AdjustedOrder,
  { line: key, amount }: MissingLine,
  { events, measures, heading }: MissingOptions,
): AdjustedOrder | undefined {
  // The key of a line is made of its Hebrew names.
  const lines = orderLines(measureOrder(orderIn(order, "he"), measures));
  const index = lines.findIndex((each) => each.key === key);
  const [line, named] = [lines[index], orderLines(orderIn(order, order.language))[index]];
  const before = missingOf(events).get(key) ?? 0;
  if (line === undefined || named === undefined) return undefined;
  if (amount < 1 || before + amount > line.amount) return undefined;
  // The price of a line is a price of one times its amount.
  const off = Math.min((line.price / line.amount) * amount, order.orderTotal);
  const [thing, more] = thingAndMore(named);
  const said = `${String(amount)} × ${thing} (${more})`;
  const text = adjustmentText.includes(heading)
    ? `${adjustmentText}, ${said}`
    : `${adjustmentText}${adjustmentText && "; "}${heading} ${said}`;
  return {
    order: { ...order, orderTotal: agorot(order.orderTotal - off) },
    adjustment: signedAgorot(adjustment - off),
    adjustmentText: text.length <= longest ? text : `${text.slice(0, longest - 1)}…`,
  };
}
