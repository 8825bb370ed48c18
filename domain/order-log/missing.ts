import { agorot, noAgorot, signedAgorot } from "#domain/money/agorot.ts";
import type { AdjustedOrder } from "#domain/order/change-order.ts";
import { longestAdjustmentText as longest } from "#domain/order/check-adjustment.ts";
import { measureOrder, type measuresOf } from "#domain/order/measure-order.ts";
import { type AcceptedOrder, orderIn } from "#domain/order/order.ts";
import type { MissingLine, OrderEvent, StillMissing } from "./desk-event.ts";
import { eventsWithTodaysKeys } from "./former-keys.ts";
import { orderLines, type PricedBoxLine, thingAndMore } from "./order-lines.ts";
import { standingEvents } from "./standing-events.ts";

export const nothingMissing: StillMissing = { lines: [], off: noAgorot };

/**
 * How many of each line of an order are missing from its box, by the key of the line; lines with nothing missing are left out. `events`
 * are at least all changes of the order, and what undoes one.
 */
export function missingOf(events: readonly OrderEvent[]): ReadonlyMap<string, number> {
  return missingSince(events).amounts;
}

/** The same by today's keys, see `withTodaysKeys`; `events` are of an order. */
export function missingNow(
  order: AcceptedOrder,
  events: readonly OrderEvent[],
  measures: ReturnType<typeof measuresOf>,
): ReadonlyMap<string, number> {
  return missingOf(eventsWithTodaysKeys(events, () => keyedLines(order, measures)));
}

interface MissingSince {
  readonly amounts: ReadonlyMap<string, number>;
  /** The revision whose adjustment is the seller's own beside what had been taken off by then: the newest one that was made by hand. */
  readonly revision: number;
  readonly offByThen: number;
}

function missingSince(events: readonly OrderEvent[]): MissingSince {
  const amounts = new Map<string, number>();
  const add = ({ line, amount }: MissingLine) =>
    amounts.set(line, (amounts.get(line) ?? 0) + amount);
  let byHand = { revision: 0, offByThen: 0 };
  let dueBefore: number | undefined;
  for (const { content } of standingEvents(events)) {
    if (content.kind !== "changed") continue;
    const { revision, due, missing, stillMissing } = content;
    // An earlier version did not say what was still missing. Where the price stayed, it had changed a place or an hour.
    const isSilent = stillMissing === undefined && due === dueBefore && amounts.size > 0;
    if (missing !== undefined) add(missing);
    else if (!isSilent) {
      const { lines, off } = stillMissing ?? nothingMissing;
      amounts.clear();
      lines.forEach(add);
      byHand = { revision, offByThen: off };
    }
    dueBefore = due;
  }
  return { amounts, ...byHand };
}

/** A revision of an order as its adjustment is read. */
interface AdjustedRevision extends Omit<AdjustedOrder, "order"> {
  readonly revision: number;
}

/**
 * What an adjustment is made of: what the seller takes off or adds by herself, and what is missing. `now` is the revision that counts,
 * `revisions` are all of the order, and `heading` begins the list of what is missing, in the language of the order.
 */
export function partsOfAdjustment(
  events: readonly OrderEvent[],
  {
    now,
    revisions,
    heading,
  }: {
    readonly now: AdjustedRevision;
    readonly revisions: readonly AdjustedRevision[];
    readonly heading: string;
  },
): { readonly own: Omit<AdjustedOrder, "order">; readonly missing: StillMissing } {
  const { amounts, revision, offByThen } = missingSince(events);
  const base = revisions.find((each) => each.revision === revision);
  if (amounts.size === 0 || base === undefined) return { own: now, missing: nothingMissing };
  const adjustment = signedAgorot(base.adjustment + offByThen);
  const text = base.adjustmentText;
  const at = offByThen === 0 ? -1 : text.lastIndexOf(heading);
  const adjustmentText = at === -1 ? text : text.slice(0, at).replace(/; $/u, "");
  const lines = [...amounts].map(([line, amount]) => ({ line, amount }));
  return {
    own: { adjustment, adjustmentText: adjustment === 0 ? "" : adjustmentText },
    missing: { lines, off: agorot(adjustment - now.adjustment) },
  };
}

interface NamingOptions {
  readonly measures: ReturnType<typeof measuresOf>;
  /** Begins the list of what is missing, in the language of the order. */
  readonly heading: string;
}

interface MissingOptions extends NamingOptions {
  /** Of the order, see `missingOf`. */
  readonly events: readonly OrderEvent[];
}

/**
 * An order from whose box something more is missing: the same dishes, so that the kitchen's sums stay, and the price of what is missing as
 * an adjustment that says what it is, in the language of the order. At most what the order costs is taken off. Undefined if the order has
 * not so many of that line beside those that are missing already.
 */
export function takeOffMissing(
  revision: AdjustedOrder,
  { line, amount }: MissingLine,
  { events, ...options }: MissingOptions,
): AdjustedOrder | undefined {
  const found = lineOf(revision.order, line, options);
  const before = missingNow(revision.order, events, options.measures).get(line) ?? 0;
  if (found === undefined || amount < 1 || before + amount > found.amount) return undefined;
  return takeOff(revision, [{ ...found, missing: amount }], options.heading);
}

/**
 * An order that was changed by hand, with what was missing from its box before and is still in it: as many of each line as it still has,
 * at the current prices. `changed` has the seller's own adjustment only.
 */
export function withStillMissing(
  changed: AdjustedOrder,
  before: ReadonlyMap<string, number>,
  options: NamingOptions,
): AdjustedOrder & { readonly missing: StillMissing } {
  const gone = [...before].flatMap(([line, amount]) => {
    const found = lineOf(changed.order, line, options);
    return found === undefined ? [] : [{ ...found, line, missing: Math.min(amount, found.amount) }];
  });
  if (gone.length === 0) return { ...changed, missing: nothingMissing };
  const taken = takeOff(changed, gone, options.heading);
  const lines = gone.map(({ line, missing }) => ({ line, amount: missing }));
  const off = agorot(changed.adjustment - taken.adjustment);
  return { ...taken, missing: { lines, off } };
}

/** The lines of an order as keys are made of them: with Hebrew names, and with the measures of the current menu. */
export function keyedLines(
  order: AcceptedOrder,
  measures: ReturnType<typeof measuresOf>,
): readonly PricedBoxLine[] {
  return orderLines(measureOrder(orderIn(order, "he"), measures));
}

/** A line by its key, with what it is called in the language of the order, and the price of one of it in agorot. */
function lineOf(order: AcceptedOrder, key: string, { measures }: NamingOptions) {
  const lines = keyedLines(order, measures);
  const index = lines.findIndex((each) => each.key === key);
  const [line, named] = [lines[index], orderLines(orderIn(order, order.language))[index]];
  if (line === undefined || named === undefined) return undefined;
  const [thing, more] = thingAndMore(named);
  // The price of a line is a price of one times its amount.
  return { amount: line.amount, price: line.price / line.amount, name: `${thing} (${more})` };
}

interface Gone {
  readonly price: number;
  readonly name: string;
  readonly missing: number;
}

function takeOff(
  { order, adjustment, adjustmentText }: AdjustedOrder,
  gone: readonly Gone[],
  heading: string,
): AdjustedOrder {
  const sum = gone.reduce((all, { price, missing }) => all + price * missing, 0);
  const off = Math.min(sum, order.orderTotal);
  const said = gone.map(({ missing, name }) => `${String(missing)} × ${name}`).join(", ");
  const text = adjustmentText.includes(heading)
    ? `${adjustmentText}, ${said}`
    : `${adjustmentText}${adjustmentText && "; "}${heading} ${said}`;
  // The heading stays, because what stands before it is the seller's own.
  const most = Math.max(longest, text.lastIndexOf(heading) + heading.length + 2);
  return {
    order: { ...order, orderTotal: agorot(order.orderTotal - off) },
    adjustment: signedAgorot(adjustment - off),
    adjustmentText: text.length <= most ? text : `${text.slice(0, most - 1)}…`,
  };
}
