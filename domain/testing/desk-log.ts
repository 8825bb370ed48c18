import { agorot, signedAgorot } from "#domain/money/agorot.ts";
import { decideMark, isEventOf } from "#domain/order-log/decide-mark.ts";
import type {
  OrderContent,
  OrderEvent,
  PaymentWay,
  WeekEvent,
} from "#domain/order-log/desk-event.ts";
import type { Mark, OrderAction, Seen, UndoAction } from "#domain/order-log/mark.ts";
import type { OrderOpening } from "#domain/order-log/order-state.ts";

/** Ruth's order for 240 shekels, before any mark. */
export const ruthsOpening: OrderOpening = {
  orderNumber: "100000001",
  week: "2026-01-07",
  orderTotal: agorot(24_000),
  isBeforeDesk: false,
};

export const received = (shekels: number, way: PaymentWay = "app") =>
  ({ kind: "money", amount: signedAgorot(shekels * 100), way }) satisfies OrderAction;

export const packed = { kind: "packed", isPacked: true } satisfies OrderAction;
export const notPacked = { kind: "packed", isPacked: false } satisfies OrderAction;
export const handedOver = { kind: "handed-over", isHandedOver: true } satisfies OrderAction;
export const notHandedOver = { kind: "handed-over", isHandedOver: false } satisfies OrderAction;
export const cancelled = { kind: "cancelled" } satisfies OrderAction;
export const restored = { kind: "restored" } satisfies OrderAction;
export const undo = (actionId: string) => ({ kind: "undone", actionId }) satisfies UndoAction;

/** A mark about Ruth's order by a device that had seen everything up to an event. */
export function markOf(
  actionId: string,
  action: OrderAction | UndoAction,
  seen: Partial<Seen> = {},
): Extract<Mark, { readonly orderNumber: string }> {
  return {
    actionId,
    action,
    orderNumber: ruthsOpening.orderNumber,
    deviceId: null,
    pressedAt: 1,
    seen: { event: 0, actionIds: [], ...seen },
  };
}

export type LoggedMark =
  | { readonly kind: "recorded" | "repeated"; readonly event: OrderEvent }
  | { readonly kind: "outdated" | "erased" | "nothing-to-undo" | "action-reused" };

/** Adds a mark to the log of one order, as the store does. */
export function markOn(
  log: readonly OrderEvent[],
  press: Mark,
): { readonly log: readonly OrderEvent[]; readonly outcome: LoggedMark } {
  const earlier = log.find(({ actionId }) => actionId === press.actionId);
  if (earlier !== undefined) {
    const isRepeated = isEventOf(press, earlier, log);
    return {
      log,
      outcome: isRepeated ? { kind: "repeated", event: earlier } : { kind: "action-reused" },
    };
  }
  const decision = decideMark(press, log);
  if (decision.kind !== "record") return { log, outcome: decision };
  const event = {
    id: log.length + 1,
    at: 1,
    pressedAt: 1,
    actionId: press.actionId,
    deviceId: press.deviceId,
    orderNumber: ruthsOpening.orderNumber,
    week: ruthsOpening.week,
    content: decision.content as OrderEvent["content"],
  };
  return { log: [...log, event], outcome: { kind: "recorded", event } };
}

/** The log after a change of the order to a total in shekels, or to its texts; the first change is revision 1. */
export function changedOn(
  log: readonly OrderEvent[],
  actionId: string,
  shekels: number,
  said: Partial<Extract<OrderContent, { readonly kind: "changed" }>> = {},
): readonly OrderEvent[] {
  const revision = 1 + log.filter(({ content }) => content.kind === "changed").length;
  const event = {
    id: log.length + 1,
    at: 1,
    pressedAt: 1,
    actionId,
    deviceId: null,
    orderNumber: ruthsOpening.orderNumber,
    week: ruthsOpening.week,
    content: { kind: "changed", revision, due: agorot(shekels * 100), ...said },
  } as const;
  return [...log, event];
}

export type ActionEntry = readonly [actionId: string, action: OrderAction | UndoAction];

/** The log after marks that each device made with everything before them on its screen. */
export function logOf(...actions: readonly ActionEntry[]): readonly OrderEvent[] {
  return actions.reduce<readonly OrderEvent[]>(
    (log, [actionId, action]) => markOn(log, markOf(actionId, action, { event: log.length })).log,
    [],
  );
}

/** A week's log of contents, each by an own action. */
export function weekLogOf(...contents: readonly WeekEvent["content"][]): readonly WeekEvent[] {
  return contents.map((content, index) => ({
    id: index + 1,
    at: 1_000 + index,
    pressedAt: 1_000 + index,
    actionId: `week-${String(index + 1)}`,
    deviceId: null,
    orderNumber: null,
    week: ruthsOpening.week,
    content,
  }));
}
