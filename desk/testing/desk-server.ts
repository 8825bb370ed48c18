import type { AnswerOf, RequestOf } from "#contract/wire/desk-calls.ts";
import type { CallAnswer, CallDesk } from "#desk/data/calls/call-desk.ts";
import type { DeskOrderState, DeskWeek } from "#desk/data/week/desk-week.ts";
import { agorot, signedAgorot } from "#domain/money/agorot.ts";
import { decideMark } from "#domain/order-log/decide-mark.ts";
import type { OrderEvent, WeekEvent } from "#domain/order-log/desk-event.ts";
import type { Mark } from "#domain/order-log/mark.ts";
import { foldOrder } from "#domain/order-log/order-state.ts";
import { foldWeek } from "#domain/order-log/week-state.ts";
import { sampleMe } from "./sample-me.ts";

type Event = OrderEvent | WeekEvent;
type Answer = CallAnswer<unknown>;

/** A server of the desk with one week, in memory; its log decides as the shop's does. */
export interface DeskServer {
  readonly call: CallDesk;
  readonly events: () => readonly Event[];
  /** The names of the calls that arrived, in sequence. */
  readonly asked: () => readonly string[];
  /** Puts back a backup in which nothing was pressed; a snapshot of the disk does not report it. */
  readonly restore: (from?: "snapshot") => void;
  /** Called for each call by its name: what it gives replaces the answer, and `"lost"` loses the answer of a call that was carried out. */
  fail: (name: string) => Answer | "unreachable" | "lost" | null;
}

/** The events of `week` are those with ids up to its cursor: presses come after them. */
export function createDeskServer(week: DeskWeek): DeskServer {
  const firstEvent = week.cursor.event + 1;
  let events: readonly Event[] = [];
  let asked: readonly string[] = [];
  let { generation } = week;

  const stateOf = (number: string): DeskOrderState | null => {
    const state = week.orders.find((order) => order.number === number)?.state;
    if (state === undefined) return null;
    const opening = {
      orderNumber: number,
      week: week.week,
      orderTotal: agorot(state.due ?? 0),
      isBeforeDesk: false,
    };
    const own = events.filter((event): event is OrderEvent => event.orderNumber === number);
    const folded = foldOrder(opening, own);
    const received = folded.received + (state.received ?? 0);
    const has = (kind: string) => own.some(({ content }) => content.kind === kind);
    return {
      ...state,
      due: folded.due,
      received,
      hasBalance: received !== folded.due,
      isPacked: has("packed") ? folded.isPacked : state.isPacked,
      isHandedOver: has("handed-over") ? folded.isHandedOver : state.isHandedOver,
      isCancelled: folded.isCancelled || (state.isCancelled && !has("restored")),
      lastEvent: Math.max(state.lastEvent, folded.lastEvent),
    };
  };
  const weekNow = () => {
    const own = events.filter((event): event is WeekEvent => event.orderNumber === null);
    return foldWeek(week.week, own);
  };
  const newestEvent = () => events.at(-1)?.id ?? week.cursor.event;
  const shownWeek = (): DeskWeek => {
    const { isClosed, cooked, had } = weekNow();
    const { shopping } = week;
    return {
      ...week,
      shopping: {
        ...shopping,
        items: shopping.items.map((item) => ({ ...item, had: had.get(item.ingredient) ?? 0 })),
      },
      isClosed,
      generation,
      cursor: { ...week.cursor, event: newestEvent() },
      orders: week.orders.map((order) => ({
        ...order,
        state: stateOf(order.number) ?? order.state,
      })),
      kitchen: week.kitchen.map((line) => ({
        ...line,
        cooked: cooked.get(line.key) ?? line.cooked,
      })),
    };
  };
  const press = (input: RequestOf<"press">): AnswerOf<"press"> => {
    const orderNumber = input.orderNumber ?? null;
    const about = events.filter((event) => event.orderNumber === orderNumber);
    const answer = (outcome: AnswerOf<"press">["outcome"], event: number | null) => ({
      outcome,
      event,
      order: orderNumber === null ? null : stateOf(orderNumber),
      week: orderNumber === null ? weekAnswer() : null,
    });
    hear(input.seen.event, input.seen.generation);
    if (input.seen.generation !== generation)
      return { outcome: "other_generation", event: null, order: null, week: null };
    const earlier = events.find(({ actionId }) => actionId === input.actionId);
    if (earlier !== undefined) return answer("repeated", earlier.id);
    const decision = decideMark(
      {
        ...input,
        deviceId: 1,
        orderNumber,
        week: week.week,
        action: actionOf(input.action),
      } as Mark,
      about,
    );
    if (decision.kind !== "record")
      return answer(decision.kind === "outdated" ? "outdated" : "nothing_to_undo", null);
    const id = Math.max(firstEvent, newestEvent() + 1);
    events = [
      ...events,
      {
        id,
        at: id,
        pressedAt: input.pressedAt,
        actionId: input.actionId,
        deviceId: 1,
        orderNumber,
        week: week.week,
        content: decision.content,
      } as Event,
    ];
    return answer("recorded", id);
  };
  const weekAnswer = () => {
    const { isClosed, cooked, had, lastEvent } = weekNow();
    const lines = [...cooked].map(([line, done]) => ({ line, done }));
    const items = [...had].map(([ingredient, amount]) => ({ ingredient, amount }));
    return { week: week.week, isClosed, cooked: lines, had: items, lastEvent };
  };
  /** A device that has read more than there is lets the server find out that a backup was restored. */
  const hear = (event: number, known: string | null | undefined) => {
    if (known === generation && event > newestEvent()) generation = "second";
  };
  const changes = ({ since, generation: known }: RequestOf<"changes">): AnswerOf<"changes"> => {
    hear(since.event, known);
    const newer = events.filter(({ id }) => id > since.event);
    return {
      orders: [...new Set(newer.flatMap(({ orderNumber }) => orderNumber ?? []))],
      week: newer.some(({ orderNumber }) => orderNumber === null),
      cursor: { ...week.cursor, event: newestEvent() },
      generation,
    };
  };
  const answer = (name: string, request: unknown): Answer => {
    switch (name) {
      case "me":
        return { answer: sampleMe() };
      case "week":
        return { answer: shownWeek() };
      case "changes":
        return { answer: changes(request as RequestOf<"changes">) };
      case "press":
        return { answer: press(request as RequestOf<"press">) };
      default:
        return { refused: { code: "INTERNAL_ERROR", message: `no answer to ${name}` } };
    }
  };

  const server: DeskServer = {
    events: () => events,
    asked: () => asked,
    restore: (from) => {
      events = [];
      if (from === undefined) generation = "second";
    },
    fail: () => null,
    call: async (name, request) => {
      asked = [...asked, name];
      const failure = server.fail(name);
      if (failure === "unreachable") throw new TypeError("Failed to fetch");
      const given = failure === null || failure === "lost" ? answer(name, request) : failure;
      await Promise.resolve();
      if (failure === "lost") throw new TypeError("the answer was lost");
      return given as never;
    },
  };
  return server;
}

/** An action of the API in the words of the domain. */
function actionOf(action: RequestOf<"press">["action"]): Mark["action"] {
  if ("packed" in action) return { kind: "packed", isPacked: action.packed };
  if ("handedOver" in action) return { kind: "handed-over", isHandedOver: action.handedOver };
  if ("cancelled" in action) return { kind: action.cancelled ? "cancelled" : "restored" };
  if ("moved" in action) return { kind: "moved", toWeek: action.moved };
  if ("money" in action) {
    const { amount, way } = action.money;
    return { kind: "money", amount: signedAgorot(amount), way };
  }
  if ("missing" in action) throw new Error("the server in memory has no prices");
  if ("asked" in action) return { kind: "asked", by: action.asked };
  if ("note" in action) return { kind: "note", text: action.note };
  if ("cooked" in action) return { kind: "cooked", ...action.cooked };
  if ("allCooked" in action) return { kind: "cooked", lines: action.allCooked };
  if ("printed" in action) {
    const { list, ...printed } = action.printed;
    return { kind: "printed", ...printed, ...(list !== undefined && { list }) };
  }
  if ("shopping" in action) {
    const { with: joined, ...had } = action.shopping;
    return { kind: "shopping", ...had, ...(joined !== undefined && { with: joined }) };
  }
  if ("weekClosed" in action) return { kind: action.weekClosed ? "week-closed" : "week-reopened" };
  if (!("undo" in action)) throw new Error("the server in memory knows no people");
  return { kind: "undone", actionId: action.undo };
}
