import { agorot } from "#domain/money/agorot.ts";
import { type SignedAgorot, signedAgorot } from "#domain/money/signed-agorot.ts";
import { longestAdjustmentText } from "#domain/order/check-adjustment.ts";
import type { AcceptedOrder } from "#domain/order/order.ts";
import type { MissingLine, OrderEvent } from "./desk-event.ts";
import type { PricedLine } from "./order-lines.ts";
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

/** A revision of an order, as far as something missing changes it. */
interface Adjusted {
  /** Its `orderTotal` includes the adjustment. */
  readonly order: AcceptedOrder;
  /** Added to the price, or below 0 taken off it. */
  readonly adjustment: SignedAgorot;
  readonly adjustmentText: string;
}

interface MissingOptions {
  /** The lines of the order, with the keys by which they are named. */
  readonly lines: readonly Pick<PricedLine, "key" | "amount" | "price">[];
  /** What is missing already, see `missingOf`. */
  readonly before: ReadonlyMap<string, number>;
  /** Names what is missing, in the language of the order. */
  readonly textOf: (missing: readonly MissingLine[]) => string;
}

/**
 * An order from whose box something more is missing: the same dishes, so that the kitchen's sums stay, and the price of what is missing as
 * an adjustment that says what it is. At most what the order costs is taken off. Undefined if the order has not so many of that line
 * beside those that are missing already.
 */
export function takeOffMissing(
  { order, adjustment, adjustmentText }: Adjusted,
  missing: MissingLine,
  { lines, before, textOf }: MissingOptions,
): Adjusted | undefined {
  const line = lines.find(({ key }) => key === missing.line);
  const earlier = before.get(missing.line) ?? 0;
  if (line === undefined || missing.amount < 1 || earlier + missing.amount > line.amount)
    return undefined;
  // The price of a line is a price of one times its amount.
  const price = (line.price / line.amount) * missing.amount;
  const off = Math.min(price, order.orderTotal);
  const said = before.size === 0 ? "" : textOf(listOf(before));
  // A text that the seller has changed since stays, and only what is new is added to it.
  const isSaid = said !== "" && adjustmentText.endsWith(said);
  const beforeIt = isSaid ? adjustmentText.slice(0, -said.length) : withEnd(adjustmentText);
  const now = new Map(before).set(missing.line, earlier + missing.amount);
  return {
    order: { ...order, orderTotal: agorot(order.orderTotal - off) },
    adjustment: signedAgorot(adjustment - off),
    adjustmentText: fitting(beforeIt + textOf(isSaid ? listOf(now) : [missing])),
  };
}

function listOf(missing: ReadonlyMap<string, number>): readonly MissingLine[] {
  return [...missing].map(([line, amount]) => ({ line, amount }));
}

function withEnd(text: string): string {
  return text === "" ? "" : `${text}; `;
}

function fitting(text: string): string {
  return text.length <= longestAdjustmentText
    ? text
    : `${text.slice(0, longestAdjustmentText - 1)}…`;
}
