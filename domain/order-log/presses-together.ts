import { groupBy } from "#domain/group-by.ts";
import type { OrderEvent, WeekEvent } from "./desk-event.ts";
import { standingEvents } from "./standing-events.ts";

/** The action id of one of several marks of one press, the first of which is 1. */
export function actionIdOfPart(press: string, part: number): string {
  return `${press}_${String(part)}`;
}

/** The press that an action id of `actionIdOfPart` begins with; undefined for a mark that was pressed alone. */
function pressOfPart(actionId: string): string | undefined {
  return /^(?<press>.+)_\d+$/u.exec(actionId)?.groups?.["press"];
}

/** What one press set of several kitchen lines, or of several boxes. */
export interface PressTogether {
  /** When it was stored, in milliseconds since 1970 UTC. */
  readonly at: number;
  readonly deviceId: number | null;
  /** The keys of the kitchen lines that it set; empty for boxes. */
  readonly lines: readonly string[];
  /** The numbers of the orders that it marked as packed; empty for others. */
  readonly orders: readonly string[];
  /** The numbers of the orders that it marked as handed over, also paid in cash; empty for others. */
  readonly handedOver: readonly string[];
  /** What still counts of it: the marks that an undo takes back. `orderNumber` is null for the kitchen. */
  readonly standing: readonly {
    readonly actionId: string;
    readonly orderNumber: string | null;
  }[];
}

/**
 * The presses of a week that set several things at once, the newest first. `ofWeek` are its events, `ofOrders` those of its orders that
 * pack boxes, hand them over, are about money or undo something.
 */
export function pressesTogether(
  ofWeek: readonly WeekEvent[],
  ofOrders: readonly OrderEvent[],
): readonly PressTogether[] {
  const standing = new Set(
    [...standingEvents(ofWeek), ...standingEvents(ofOrders)].map(({ actionId }) => actionId),
  );
  const cooked = ofWeek.flatMap(({ content, ...event }) =>
    content.kind === "cooked" && "lines" in content
      ? [{ ...nothingSet, lines: content.lines.map(({ line }) => line), events: [event] }]
      : [],
  );
  const boxes = [...groupBy(ofOrders, ({ actionId }) => pressOfPart(actionId))].flatMap(
    ([press, events]) => {
      // A press of one order: most of a week.
      if (press === undefined) return [];
      const [orders, handedOver] = [numbersOf(events, isPacking), numbersOf(events, isHandingOver)];
      if (Math.max(orders.length, handedOver.length) < 2) return [];
      return [{ ...nothingSet, orders, handedOver, events }];
    },
  );
  return [...cooked, ...boxes]
    .map(({ events, ...set }) => ({
      ...set,
      at: Math.max(...events.map(({ at }) => at)),
      deviceId: events[0]?.deviceId ?? null,
      standing: events
        .filter(({ actionId }) => standing.has(actionId))
        .map(({ actionId, orderNumber }) => ({ actionId, orderNumber })),
    }))
    .toSorted((a, b) => b.at - a.at);
}

const nothingSet = { lines: [], orders: [], handedOver: [] };

function isPacking({ content }: OrderEvent): boolean {
  return content.kind === "packed" && content.isPacked;
}

function isHandingOver({ content }: OrderEvent): boolean {
  return content.kind === "handed-over" && content.isHandedOver;
}

function numbersOf(
  events: readonly OrderEvent[],
  isOfKind: (event: OrderEvent) => boolean,
): readonly string[] {
  return events.filter(isOfKind).map(({ orderNumber }) => orderNumber);
}
